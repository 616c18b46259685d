import type { Engine } from '@groundwork/contract/engines';
import type { CatalogueRecord, RecordRef } from '../../catalogue/record.ts';
import type { EvidenceRecord } from '../evidence.ts';
import { quoteRecord } from '../reading/find-passages.ts';
import { evidenceKey, readPart } from '../records/evidence-record.ts';
import type { AnswerOptions } from './question-records.ts';

/** Of each phrase: of the data sets that are named, and of all. */
const OF_NAMED = 5;
const OF_PHRASE = 4;
const FOUND_MAX = 10;
const QUOTED_MAX = 4;

/** How records would put a question: phrases, the likeliest first, and the data sets that hold its answer; none where any may. */
export interface Wording {
  phrases: readonly string[];
  of: readonly Engine[];
}

/** A record that may answer a question, and its passages that are nearest to it. */
export interface Further {
  each: EvidenceRecord;
  quotes: string[];
}

/**
 * Records on the phrases in which records would put a question, the surest of each phrase first. Nobody has held them against the
 * question yet: whoever is told them says whether they answer it. What is a part of another record is told as that one.
 */
export async function foundByPhrases(
  prompt: string,
  wording: Wording | null,
  options: AnswerOptions,
): Promise<Further[]> {
  const { find, engines, evidenceOf, encoder, signal } = options;
  const { phrases, of } = wording ?? { phrases: [], of: [] };
  const found: RecordRef[][] = [];
  for (const phrase of phrases) {
    const refs = (await find(phrase)).filter(({ engine }) => engines.includes(engine));
    found.push([...refs.filter(({ engine }) => of.includes(engine)).slice(0, OF_NAMED), ...refs.slice(0, OF_PHRASE)]);
  }
  const inTurn = Array.from({ length: OF_NAMED + OF_PHRASE }, (_, at) =>
    found.flatMap((refs) => refs[at] ?? []),
  ).flat();
  const records = (await wholeRecords(distinct(inTurn), options)).slice(0, FOUND_MAX);
  const further: Further[] = [];
  for (const record of records) {
    const { quotes } = await quoteRecord({ texts: [...phrases, prompt] }, record, encoder, { signal });
    further.push({ each: evidenceOf(readPart(record)), quotes: quotes.slice(0, QUOTED_MAX) });
  }
  return further;
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
