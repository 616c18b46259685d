import type { Engine } from '@groundwork/contract/engines';
import { contentWords } from '../../../catalogue/query/content-words.ts';
import type { Cell, DraftBlock } from '../../draft.ts';
import { type Evidence, type EvidenceRecord, findEvidence } from '../../evidence.ts';
import { STATEMENT_BY_STATEMENT } from '../../findings/against-records.ts';
import type { NoteKind } from '../../reading/note.ts';
import { isWork } from '../../records/is-work.ts';
import { IN_COMMON, NEAR } from '../../records/rings.ts';
import { STATE } from '../../records/state-of.ts';
import { asOf } from '../../statements/of-record.ts';
import { BETWEEN_QUOTATIONS } from '../../statements/resolve.ts';
import { words } from '../../statements/statement.ts';
import { findingTable } from './findings.ts';
import { noteOfRecord } from './noted.ts';
import { readColumns } from './parts.ts';

type Columns = Extract<DraftBlock, { type: 'table' }>['columns'];

/** Kinds of notes that tell what a record is about; else what it set out to do or has found. */
const ABOUT: readonly NoteKind[] = ['what', 'how', 'achieved', 'next', 'result', 'need', 'stage'];
/** A call states what it asks for as a need or as a plan. */
export const ASKED: readonly NoteKind[] = ['next', 'what', 'need', 'achieved', 'how'];
const IN_A_CELL = 400;

/** A line of the record: 'closed'. */
const lineOf = (each: EvidenceRecord, label: string): string | null =>
  each.derived?.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2) ?? null;

export const stateIn = (each: EvidenceRecord): string | null => lineOf(each, STATE);
/** '1, 3': the statements of the idea that the record is likely near to. */
const nearIn = (each: EvidenceRecord): string | null => lineOf(each, NEAR);

/** "Acme Inc; 2017; expired": whose it is, of when, and what has become of it. */
export const ownerIn = (each: EvidenceRecord): string | null =>
  [each.record.organisations[0]?.name, each.record.date?.slice(0, 4), stateIn(each)].filter(Boolean).join('; ') || null;

const WORDS_SHOWN = 6;

/** 'dialysis, fistula': the idea's telling words that the record has, the most telling first. */
export const wordsIn = (each: EvidenceRecord): string | null =>
  lineOf(each, IN_COMMON)?.split(', ').slice(0, WORDS_SHOWN).join(', ') ?? null;

/** The record's own words on what it is: the sentence nearest to the project, else a note. */
export const aboutOf = (
  evidence: Evidence,
  key: string,
  kinds: readonly NoteKind[] = ABOUT,
  max = IN_A_CELL,
): string | null => {
  const quotes = [
    evidence.shown?.find((each) => each.key === key && each.quote.length <= max)?.quote,
    noteOfRecord(evidence, key, kinds, max)?.quote,
  ];
  return quotes.find((quote) => quote && !repeatsTitle(quote, findEvidence(evidence, key))) ?? null;
};

/** Says hardly a word beyond the title beside it: trials tell their titles once more. */
function repeatsTitle(quote: string, each: EvidenceRecord | undefined): boolean {
  const titled = new Set(contentWords(each?.record.title ?? ''));
  const said = contentWords(quote);
  const further = said.filter((word) => !titled.has(word)).length;
  return further <= FURTHER_MAX && said.length - further > FURTHER_MAX;
}
const FURTHER_MAX = 2;

const PASSAGES = 2;

/**
 * The passages of its record that bear on the idea most, in the order of its text: the first says what it is; of the others those that the
 * table of the idea's statements does not have.
 */
export function passagesOf(evidence: Evidence, each: EvidenceRecord, limit = PASSAGES): string[] {
  const { key, record } = each;
  const shown = (evidence.shown ?? [])
    .filter((passage) => passage.key === key && !repeatsTitle(passage.quote, each))
    .map(({ quote }) => quote);
  const told = shown.length > 1 ? toldByStatement(evidence) : '';
  const about =
    shown.length > 0
      ? shown.filter((quote, at) => at === 0 || !told.includes(quote))
      : [aboutOf(evidence, key)].filter((quote) => quote !== null);
  const placeOf = (quote: string) => record.text.indexOf(quote);
  return about.slice(0, limit).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Quotations that stand in the table of the idea's statements. */
const toldByStatement = (evidence: Evidence): string =>
  findingTable(evidence, STATEMENT_BY_STATEMENT)
    ?.rows.flatMap(({ cells }) => cells)
    .join(' ') ?? '';

/** Quotation marks around each, as in a cell. */
export const quotedCell = (...quotes: readonly (string | null | undefined)[]): string | null =>
  quotes.flatMap((quote) => (quote ? [`“${quote}”`] : [])).join(BETWEEN_QUOTATIONS) || null;

export const findAll = (evidence: Evidence, keys: readonly string[] = []): EvidenceRecord[] =>
  keys.flatMap((key) => findEvidence(evidence, key) ?? []);

/** The records of a data set that are close to the idea, the closest first. Checkpoints of earlier versions don't say which. */
export const closestOf = (evidence: Evidence, engine: Engine): EvidenceRecord[] => {
  const keys = evidence.closest ?? evidence.surest;
  return keys ? findAll(evidence, keys).filter(({ record }) => record.engine === engine) : evidence.records[engine];
};

/** The records that are likely near to something the idea says; all, where it was not held against them. */
export const nearAmong = ({ statements = [] }: Evidence, records: readonly EvidenceRecord[]): EvidenceRecord[] =>
  records.filter((each) => statements.length === 0 || nearIn(each) !== null);

/** With fewer works of others, papers are among them: those who write on a thing need not make it. */
const MAKERS_MIN = 3;

/** Laboratories and universities invent many things that have nothing in common. */
const OFFERED: ReadonlySet<string> = new Set(['federal-lab-technologies', 'university-technologies']);

/** Works that are close to the idea, the closest first; one of each firm, and one of those with the same title. */
export function nearestWorks(evidence: Evidence): EvidenceRecord[] {
  const works = findAll(evidence, evidence.closest ?? evidence.surest).filter(({ record }) => isWork(record));
  const made = works.filter(({ record }) => record.engine !== 'publications');
  const shown = made.length < MAKERS_MIN ? works : made;
  const kindOf = ({ key, record }: EvidenceRecord) =>
    OFFERED.has(record.engine)
      ? contentWords(record.title).join(' ')
      : (record.organisations[0]?.name.toLowerCase() ?? key);
  return shown.filter((each, at) => shown.findIndex((other) => kindOf(other) === kindOf(each)) === at);
}

const COMPARED = 8;

/** Inventions stand with their numbers and terms among those of the field. */
const INVENTIONS: ReadonlySet<string> = new Set(['patents', ...OFFERED]);

/** The works that the project is compared with. */
export const comparedWorks = (evidence: Evidence): EvidenceRecord[] =>
  nearestWorks(evidence)
    .filter(({ record }) => !INVENTIONS.has(record.engine))
    .slice(0, COMPARED);

/** Records one by one: each with what it is, whose, how it belongs to the project, and in its own words. */
export function worksTable(
  evidence: Evidence,
  records: readonly EvidenceRecord[],
  {
    caption,
    kinds = ABOUT,
    columns = WORKS,
    cells = workCells,
  }: {
    caption: string;
    kinds?: readonly NoteKind[];
    columns?: Columns;
    cells?: (each: EvidenceRecord) => Cell[];
  },
): DraftBlock | null {
  if (records.length === 0) return null;
  return {
    type: 'table',
    caption,
    ...readColumns([...columns, { label: 'In its own words', unit: 'text' }], records, (each) => [
      ...cells(each),
      quotedCell(aboutOf(evidence, each.key, kinds)),
    ]),
    note: words`Quoted word for word. As of ${asOf(evidence)}.`,
  };
}

const WORKS: Columns = [
  { label: 'Title', unit: 'text' },
  { label: 'Organization', unit: 'text' },
  { label: 'Date', unit: 'date' },
  { label: 'State', unit: 'text' },
  { label: 'Words in common', unit: 'text' },
];
const workCells = (each: EvidenceRecord): Cell[] => [
  each.record.title,
  each.record.organisations[0]?.name ?? null,
  each.record.date,
  stateIn(each),
  wordsIn(each),
];
