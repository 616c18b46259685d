import type { RecordRef } from '../../catalogue/record.ts';
import type { EvidenceRecord } from '../evidence.ts';
import { quoteRecord } from '../reading/find-passages.ts';
import { evidenceKey, readPart } from '../records/evidence-record.ts';
import type { AnswerOptions } from './question-records.ts';

const OF_PHRASE = 4;
const FOUND_MAX = 8;
const QUOTED_MAX = 4;

/** A record that may answer a question, and its passages that are nearest to it. */
export interface Further {
  each: EvidenceRecord;
  quotes: string[];
}

/**
 * Records on the phrases in which records would put a question, the surest of each phrase first. Nobody has held them against the
 * question yet: whoever is told them says whether they answer it.
 */
export async function foundByPhrases(
  prompt: string,
  phrases: readonly string[],
  { find, engines, index, evidenceOf, encoder, signal }: AnswerOptions,
): Promise<Further[]> {
  const found: RecordRef[][] = [];
  for (const phrase of phrases)
    found.push((await find(phrase)).filter(({ engine }) => engines.includes(engine)).slice(0, OF_PHRASE));
  const inTurn = Array.from({ length: OF_PHRASE }, (_, at) => found.flatMap((refs) => refs[at] ?? [])).flat();
  const refs = [...new Map(inTurn.map((ref) => [evidenceKey(ref), ref])).values()].slice(0, FOUND_MAX);
  const further: Further[] = [];
  for (const record of await index.get(
    refs.map(({ engine, id }) => ({ engine, id })),
    signal,
  )) {
    if (!record) continue;
    const { quotes } = await quoteRecord({ texts: [...phrases, prompt] }, record, encoder, { signal });
    further.push({ each: evidenceOf(readPart(record)), quotes: quotes.slice(0, QUOTED_MAX) });
  }
  return further;
}
