import { COMPANIES_OFFERED_MAX } from '@groundwork/contract/limits';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { foldedWords } from '../../catalogue/query/fold.ts';
import type { QueryNode } from '../../catalogue/query/query-tree.ts';

const LOOKED_AT = 40;

/** Companies whose names have all the words, the last of which may still be typed; those that begin so first. */
export async function findCompanies(typed: string, index: Pick<CatalogueIndex, 'search' | 'stats'>) {
  const words = foldedWords(typed);
  if (words.length === 0) return [];
  const stats = await index.stats();
  const isAllSample = stats.every(({ count, sampleCount }) => count === sampleCount);
  const { hits } = await index.search({
    engines: ['companies'],
    query: queryOf(words),
    sort: 'relevance',
    direction: 'desc',
    offset: 0,
    limit: LOOKED_AT,
  });
  const name = words.join(' ');
  const rank = (title: string) => {
    const folded = foldedWords(title).join(' ');
    return folded === name ? 0 : folded.startsWith(name) ? 1 : 2;
  };
  return hits
    .filter(({ record }) => isAllSample || !record.source.isSample)
    .map(({ record }) => record)
    .sort((a, b) => rank(a.title) - rank(b.title) || a.title.length - b.title.length)
    .slice(0, COMPANIES_OFFERED_MAX)
    .map(({ id, title, place, source }) => ({
      id,
      name: title,
      place: [place?.city, place?.state, place?.country].filter(Boolean).join(', ') || null,
      source: source.name,
    }));
}

function queryOf(words: string[]): QueryNode {
  const nodes = words.map((word, at): QueryNode => {
    const isLast = at === words.length - 1;
    return { type: 'field', field: 'title', value: isLast ? { type: 'prefix', prefix: word } : { type: 'word', word } };
  });
  return nodes.length === 1 ? nodes[0]! : { type: 'and', nodes };
}
