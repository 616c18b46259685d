import type { Engine } from '@groundwork/contract/engines';
import { stemmer } from 'stemmer';
import type { CatalogueIndex, IndexHit } from '../../catalogue/index/index.port.ts';
import { contentWords } from '../../catalogue/query/content-words.ts';
import { printQuery } from '../../catalogue/query/print-query.ts';
import type { QueryNode } from '../../catalogue/query/query-tree.ts';
import type { CatalogueRecord, RecordRef } from '../../catalogue/record.ts';
import type { HybridSettings } from '../../catalogue/semantics/ranking/settings.ts';

const WORDS = 10;
/** One or two shared words make nothing similar: a data set about other things has them too. */
const SHARED_MIN = 3;

export interface SimilarRecords {
  /** In the query language: finds more of the same. Empty when the record says too little. */
  query: string;
  groups: { engine: Engine; hits: IndexHit[] }[];
}

/**
 * Records of each data set that share the words which this one uses most or lie near it in meaning, best first; title
 * words weigh three times. `apart` are left out beside the record itself: its other entries.
 */
export async function similarAcross(
  index: CatalogueIndex,
  record: CatalogueRecord,
  engines: readonly Engine[],
  { limit, settings, apart = [] }: { limit: number; settings: HybridSettings; apart?: RecordRef[] },
): Promise<SimilarRecords> {
  const words = tellingWords(record);
  if (words.length < 2) return { query: '', groups: [] };
  const query: QueryNode = { type: 'or', nodes: words.map((word) => ({ type: 'word', word })) };
  const needed = Math.min(SHARED_MIN, words.length);
  const own = await index.vectors.of({ engine: record.engine, id: record.id });
  const meaning = own && { mode: 'hybrid' as const, ...own, words: query, must: null, settings, floor: null };
  const exclude = [{ engine: record.engine, id: record.id }, ...apart];
  const groups = await Promise.all(
    engines.map(async (engine) => {
      const { hits } = await index.search({
        engines: [engine],
        query,
        ...(meaning && { meaning }),
        ...(record.source.isSample && { only: 'sample' as const }),
        exclude: exclude.filter((ref) => ref.engine === engine),
        sort: 'relevance',
        direction: 'desc',
        offset: 0,
        limit,
      });
      return {
        engine,
        hits: hits.filter(
          ({ record: other, matched }) => sharedWords(other, words) >= needed - Number(matched.isByMeaning),
        ),
      };
    }),
  );
  return { query: printQuery(query), groups: groups.filter(({ hits }) => hits.length > 0) };
}

function sharedWords({ title, text }: CatalogueRecord, words: string[]): number {
  const own = new Set(contentWords(`${title} ${text}`).map(stemmer));
  return words.filter((word) => own.has(stemmer(word))).length;
}

function tellingWords({ title, text }: CatalogueRecord): string[] {
  const weights = new Map<string, number>();
  for (const word of contentWords(title)) weights.set(word, (weights.get(word) ?? 0) + 3);
  for (const word of contentWords(text.slice(0, 4000))) weights.set(word, (weights.get(word) ?? 0) + 1);
  return [...weights]
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .slice(0, WORDS)
    .map(([word]) => word);
}
