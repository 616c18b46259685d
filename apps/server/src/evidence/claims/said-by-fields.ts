import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';
import type { Word } from './language/words.ts';
import type { RoleClass } from './roles/labels.ts';
import type { Value } from './value.ts';

/** What somebody does by being what a field says: a federal laboratory has developed what it offers, a sponsor conducts its trial. */
const DOES_BY_PART = new Map<string, RoleClass>([
  ['developed', 'laboratory'],
  ['conduct', 'sponsor'],
  ['conducts', 'sponsor'],
  ['conducted', 'sponsor'],
  ['conducting', 'sponsor'],
]);

/** What a field of that name says by itself, with or without the word. */
const SAID_BY_FIELD = new Map(
  `Patent number: protected covered
NAICS|SIC|CPC|IPC|Product or service: code codes class classified classification
Enrollment|Target size: estimated anticipated sample
Office: issued
Tickers: traded symbol
Exchanges|Status: traded
ORCID: profile
Healthy volunteers: accepted eligible
Funder|Funders: supported financed
Venue|Volume, issue, pages|Publication date: appeared
Supplemental: latest
Sex: open
Enrollment date: first
Known investments: joined
Start date|End date: performance period
Industries: active operate operates business sector`
    .split('\n')
    .flatMap((line) => {
      const [labels, words] = line.split(': ') as [string, string];
      return labels.split('|').map((label): [string, Set<string>] => [label, new Set(words.split(' '))]);
    }),
);

/** Rows that are numbered have one name: 'Supplemental 53'. */
const nameOf = ({ label }: GroundUnit) => (label ?? '').replace(/ \d+$/, '');

export const isOfItsPart = ({ lower, at }: Word, { values, words }: Clause, fields: GroundUnit[]) =>
  doesByPart(lower, at, values) ||
  fields.some(
    (field) =>
      SAID_BY_FIELD.get(nameOf(field))?.has(lower) &&
      (values.some(({ holders }) => holders.includes(field)) || words.some(({ stem }) => field.signs.has(stem))),
  );

function doesByPart(verb: string, at: number, values: Value[]): boolean {
  const role = DOES_BY_PART.get(verb);
  return (
    role !== undefined &&
    values.some(
      ({ kind, end, holders }) =>
        (role === 'laboratory' || (kind === 'name' && end < at)) && holders.some(({ roles }) => roles.includes(role)),
    )
  );
}

/** What has the number of an application, or stands as one, has been filed. */
export const isFiled = ({ lower }: Word, fields: GroundUnit[]) =>
  lower === 'filed' &&
  fields.some(({ label, text }) => label === 'Application number' || (label === 'Status' && text === 'Application'));
