import type { CatalogueIndex, IndexHit } from '../../catalogue/index/index.port.ts';
import { contentWords } from '../../catalogue/query/content-words.ts';
import type { QueryNode } from '../../catalogue/query/query-tree.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';

const WORDS = 10;
const SIMILAR = 5;

/** Records of the same data set that share the words which this one uses most; title words weigh three times. */
export async function similarTo(index: CatalogueIndex, record: CatalogueRecord): Promise<IndexHit[]> {
  const words = tellingWords(record);
  if (words.length < 2) return [];
  const query: QueryNode = { type: 'or', nodes: words.map((word) => ({ type: 'word', word })) };
  const answer = await index.search({
    engines: [record.engine],
    query,
    exclude: [{ engine: record.engine, id: record.id }],
    sort: 'relevance',
    direction: 'desc',
    offset: 0,
    limit: SIMILAR,
  });
  return answer.hits;
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
