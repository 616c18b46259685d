import type { Engine } from '@groundwork/contract/engines';
import { stemmer } from 'stemmer';
import type { CatalogueIndex, SimilarRecords } from '../../catalogue/index/index.port.ts';
import { contentWords } from '../../catalogue/query/content-words.ts';
import { printQuery } from '../../catalogue/query/print-query.ts';
import type { CatalogueRecord, RecordRef } from '../../catalogue/record.ts';
import type { HybridSettings } from '../../catalogue/semantics/ranking/settings.ts';

const WORDS = 10;
/** One or two shared words make nothing similar: a data set about other things has them too. */
const SHARED_MIN = 3;

export interface SimilarAnswer {
  /** In the query language: finds more of the same. Empty when the record says too little. */
  query: string;
  groups: SimilarRecords['groups'];
}

/**
 * Records of each data set that share the words by which this one can be told from others or lie near it in meaning, best
 * first; title words weigh three times. `apart` are left out beside the record itself: its other entries.
 */
export async function similarAcross(
  index: CatalogueIndex,
  record: CatalogueRecord,
  engines: readonly Engine[],
  { limit, settings, apart = [], signal }: SimilarOptions,
): Promise<SimilarAnswer> {
  const asked = {
    record: { engine: record.engine, id: record.id },
    words: weighedWords(record),
    take: WORDS,
    engines: [...engines],
    exclude: apart,
    ...(record.source.isSample && { only: 'sample' as const }),
    settings,
    limit,
  };
  const { words, groups } = await index.similar(asked, signal);
  if (words.length < 2) return { query: '', groups: [] };
  const needed = Math.min(SHARED_MIN, words.length);
  const alike = groups.map(({ engine, hits }) => ({
    engine,
    hits: hits.filter(
      ({ record: other, matched }) => sharedWords(other, words) >= needed - Number(matched.isByMeaning),
    ),
  }));
  const query = printQuery({ type: 'or', nodes: words.map((word) => ({ type: 'word', word })) });
  return { query, groups: alike.filter(({ hits }) => hits.length > 0) };
}

export interface SimilarOptions {
  limit: number;
  settings: HybridSettings;
  apart?: RecordRef[];
  signal?: AbortSignal | undefined;
}

function sharedWords({ title, text }: CatalogueRecord, words: string[]): number {
  const own = new Set(contentWords(`${title} ${text}`).map(stemmer));
  return words.filter((word) => own.has(stemmer(word))).length;
}

function weighedWords({ title, text }: CatalogueRecord): { word: string; weight: number }[] {
  const weights = new Map<string, number>();
  for (const word of contentWords(title)) weights.set(word, (weights.get(word) ?? 0) + 3);
  for (const word of contentWords(text.slice(0, 4000))) weights.set(word, (weights.get(word) ?? 0) + 1);
  return [...weights]
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .map(([word, weight]) => ({ word, weight }));
}
