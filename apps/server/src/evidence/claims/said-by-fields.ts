import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';
import type { Word } from './language/words.ts';
import type { RoleClass } from './roles/labels.ts';

/** What somebody does by being what a field says: a federal laboratory has developed what it offers, a sponsor conducts its trial. */
const DOES_BY_PART: [RegExp, RoleClass][] = [
  [/^developed$/, 'laboratory'],
  [/^conduct(?:s|ed|ing)$/, 'sponsor'],
];
/** What a field of that name says by itself, with or without the word. */
const SAID_BY_FIELD: [RegExp, RegExp][] = [
  [/^(?:protect|cover)ed$/, /^Patent number$/],
  [/^(?:codes?|class|classified|classification)$/, /^(?:NAICS|SIC|CPC|IPC|Product or service)$/],
  [/^(?:estimated|anticipated|sample)$/, /^(?:Enrollment|Target size)$/],
  [/^issued$/, /^Office$/],
  [/^traded$/, /^(?:Tickers|Exchanges|Status)$/],
  [/^symbol$/, /^Tickers$/],
  [/^profile$/, /^ORCID$/],
  [/^(?:accepted|eligible)$/, /^Healthy volunteers$/],
  [/^(?:supported|financed)$/, /^Funders?$/],
  [/^joined$/, /^Known investments$/],
  [/^(?:performance|period)$/, /^(?:Start|End) date$/],
  [/^(?:active|operates?|business|sector)$/, /^Industries$/],
];
export const isOfItsPart = ({ lower, at }: Word, { values, words }: Clause, fields: GroundUnit[]) =>
  DOES_BY_PART.some(
    ([verb, role]) =>
      verb.test(lower) &&
      values.some(
        ({ kind, end, holders }) =>
          (role === 'laboratory' || (kind === 'name' && end < at)) && holders.some(({ roles }) => roles.includes(role)),
      ),
  ) ||
  SAID_BY_FIELD.some(
    ([said, label]) =>
      said.test(lower) &&
      fields.some(
        (field) =>
          label.test(field.label ?? '') &&
          (values.some(({ holders }) => holders.includes(field)) || words.some(({ stem }) => field.signs.has(stem))),
      ),
  );

/** What has the number of an application, or stands as one, has been filed. */
export const isFiled = ({ lower }: Word, fields: GroundUnit[]) =>
  lower === 'filed' &&
  fields.some(({ label, text }) => label === 'Application number' || (label === 'Status' && text === 'Application'));
