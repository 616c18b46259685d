import { formatDate } from '@groundwork/contract/format';
import { word } from '@groundwork/contract/message-refs';
import type { Message } from '@groundwork/contract/texts';
import { MESSAGES } from '../../platform/messages.ts';
import type { DraftSentence, Ground } from '../draft.ts';
import { type Evidence, type EvidenceRecord, findEvidence, findFigure } from '../evidence.ts';
import type { CitedFigure } from '../prose/check-prose.ts';
import { checkStretches } from '../prose/check-stretches.ts';
import { type Cited, citedBy } from '../prose/read-source.ts';
import { behindOf } from '../records/evidence-record.ts';
import { NEAR, NOT_NEAR, RELATIONS } from '../records/rings.ts';

const { source, notChecked, notSaid, contradicted, shownByNothing, nameOfOne } = MESSAGES.withheldReasons;

const LOOKED = {
  contradicted,
  'not said': notSaid,
  'shown by nothing': shownByNothing,
  'name of one': nameOfOne,
} as const;

/** Why a model's sentence may not be published: what its sources lack by rule, then what a second look has found. */
export function lacksOfModel(sentence: DraftSentence, evidence: Evidence): Message[] {
  const values = lacksByRule(sentence, evidence);
  if (values.length > 0) return values;
  if (sentence.looked === 'supported') return [];
  return [sentence.looked ? LOOKED[sentence.looked] : notChecked];
}

/** Faults that need no second look: no citation, or a value, name or quotation that stands elsewhere or nowhere. */
export function lacksByRule({ stretches = [], opensWithWord }: DraftSentence, evidence: Evidence): Message[] {
  if (stretches.length === 0 || stretches.some(({ rests }) => rests.length === 0)) return [source];
  const lacks = checkStretches(
    stretches.map(({ text, rests }) => ({
      text,
      cited: rests.flatMap(({ grounds, told }) => [
        ...citedIn(grounds, evidence).map((each) => withIdentity(each, evidence)),
        // What was looked for may be quoted.
        ...(told ? [{ key: NO_RECORD, fields: [], passages: [told] }] : []),
      ]),
      figures: rests.flatMap(({ figures }) => figuresBy(figures, evidence)),
    })),
    { texts: askedIn(evidence), isOpening: opensWithWord === true },
  );
  return [...new Set(lacks.map(({ text }) => text))].map(word);
}

/** The questions that are answered, in the words of whoever asks. */
export const askedIn = ({ outline = [] }: Evidence): string[] => outline.flatMap(({ prompt }) => prompt ?? []);

/** What was looked for is counted among no records. */
const NO_RECORD = '';

/** A record's owner and dates may be told whatever is cited of it. */
function withIdentity(cited: Cited, evidence: Evidence): Cited {
  const record = findEvidence(evidence, cited.key);
  return record ? { ...cited, fields: [...new Set([...cited.fields, ...identityOf(record, evidence)])] } : cited;
}

/** The cited parts of each record, as the check of prose reads them. */
export const citedIn = (grounds: readonly Ground[], evidence: Evidence): Cited[] =>
  citedBy(grounds, (key) => {
    const each = findEvidence(evidence, key);
    return each && { fields: each.fields, publisher: each.record.source.name };
  });

export const figuresBy = (ids: readonly string[], evidence: Evidence): CitedFigure[] =>
  ids.flatMap((id) => findFigure(evidence, id) ?? []);

/** Labels of what a record is and how it stands: 'Recruitment status: Completed', 'Program: SBIR Phase II'. */
const OF_KIND = /^(?:Title|Phase|Place|Program|[^:]*\bstatus|[^:]*\byear): /i;

/**
 * What belongs to a record whatever is cited of it: its kind, whose it is, its dates, what it is to the project on the day of the data, and the
 * project's statements that it comes near to, in their own words.
 */
export function identityOf(each: EvidenceRecord, { statements = [], rings }: Evidence): string[] {
  const { date, closes } = each.record;
  const values = [...behindOf(each), ...[date, closes?.slice(0, 10)].flatMap((day) => (day ? [formatDate(day)] : []))];
  const derived = (each.derived ?? []).flatMap((line) => {
    if (line.startsWith(`${NOT_NEAR}: `)) return [];
    if (!line.startsWith(`${NEAR}: `)) return [line];
    const numbers = line.slice(NEAR.length + 2).split(', ');
    const near = numbers.flatMap((number) => statements[Number(number) - 1] ?? []);
    return near.length > 0 ? [`${NEAR}: ${near.map((statement) => `“${statement}”`).join(', ')}`] : [];
  });
  const ring = rings?.[each.key];
  return [
    ...each.fields.filter((line) => OF_KIND.test(line) || values.some((value) => line.endsWith(`: ${value}`))),
    ...derived,
    ...(ring ? [`Relation to the project: ${RELATIONS[ring]}`] : []),
  ];
}
