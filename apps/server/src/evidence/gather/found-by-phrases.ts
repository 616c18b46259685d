import type { CatalogueRecord, RecordRef } from '../../catalogue/record.ts';
import type { EvidenceRecord } from '../evidence.ts';
import { quoteRecord } from '../reading/find-passages.ts';
import { isMeantForReader } from '../reading/speaks-to-reader.ts';
import { evidenceKey, readPart } from '../records/evidence-record.ts';
import type { AnswerOptions, Wording } from './question-records.ts';

/** Of each phrase: of the data sets that are named, and of all. */
const OF_NAMED = 20;
const OF_PHRASE = 20;
/** By how many titles it is chosen what is read, and how many are read. */
const TITLES_MAX = 40;
const FOUND_MAX = 12;
const QUOTED_MAX = 4;

/** A record that may answer a question, and its passages that are nearest to it. */
export interface Further {
  each: EvidenceRecord;
  quotes: string[];
}

/**
 * Records on the phrases in which records would put a question, the surest of each phrase first; of many, those that a language model
 * chooses by their titles. Nobody has held them against the question yet: whoever is told them says whether they answer it. What is a part
 * of another record is told as that one.
 */
export async function foundByPhrases(
  { id, prompt }: { id: string; prompt: string },
  wording: Wording | null,
  options: AnswerOptions,
): Promise<Further[]> {
  const { find, engines, evidenceOf, encoder, signal } = options;
  const { phrases, of } = wording ?? { phrases: [], of: [] };
  const found: RecordRef[][] = [];
  for (const phrase of phrases) {
    const refs = (await find(phrase)).filter(({ engine }) => engines.includes(engine));
    const named = refs.filter(({ engine }) => of.includes(engine)).slice(0, OF_NAMED);
    found.push(inTurn([named, refs.slice(0, OF_PHRASE)]));
  }
  const records = await wholeRecords(distinct(inTurn(found)).slice(0, TITLES_MAX), options);
  const further: Further[] = [];
  for (const record of await chosen(records, { id, prompt }, options)) {
    const { quotes } = await quoteRecord({ texts: [...phrases, prompt] }, record, encoder, { signal });
    further.push({ each: evidenceOf(readPart(record)), quotes: quotes.slice(0, QUOTED_MAX) });
  }
  return further;
}

/** The first of each list, then the second of each. */
const inTurn = <One>(lists: readonly (readonly One[])[]): One[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

/** Those that may answer by their titles; the first, where nobody chooses. A title that speaks to its reader is shown to nobody. */
async function chosen(
  records: readonly CatalogueRecord[],
  { id, prompt }: { id: string; prompt: string },
  { choose, engineOf }: AnswerOptions,
): Promise<CatalogueRecord[]> {
  const shown = records.filter(({ title }) => !isMeantForReader(title));
  const titles = shown.map(({ engine, date, title }) =>
    [engineOf(engine).singular, date?.slice(0, 4), title].filter(Boolean).join(', '),
  );
  const places = choose && shown.length > FOUND_MAX ? await choose(id, prompt, titles) : null;
  const taken = places?.flatMap((at) => shown[at] ?? []) ?? [];
  return (taken.length > 0 ? distinct(taken) : records).slice(0, FOUND_MAX);
}

/** The records, each as the one that it is a part of, where that is there. */
async function wholeRecords(
  refs: readonly RecordRef[],
  { index, engineOf, signal }: AnswerOptions,
): Promise<CatalogueRecord[]> {
  const records = (await index.get([...refs], signal)).flatMap((record) => record ?? []);
  const wholes = await index.get(
    records.map((record) => engineOf(record.engine).partOf?.(record) ?? record),
    signal,
  );
  return distinct(records.map((record, at) => wholes[at] ?? record));
}

const distinct = <Ref extends RecordRef>(refs: readonly Ref[]): Ref[] => [
  ...new Map(refs.map((ref) => [evidenceKey(ref), ref])).values(),
];
