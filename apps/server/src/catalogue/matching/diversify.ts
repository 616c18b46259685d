import { foldedWords } from '../query/fold.ts';
import type { CatalogueRecord } from '../record.ts';

/** Records of one organisation shown before those of others had their turn. */
const OF_ONE_ORGANISATION = 3;

/**
 * The first `limit` in their order, without near-duplicates (the same words in title, from whomever), and with no more than a
 * few of one organisation until the others have been shown.
 */
export function diversify<Hit extends { record: Pick<CatalogueRecord, 'title' | 'organisations'> }>(
  hits: readonly Hit[],
  limit: number,
): Hit[] {
  const titles = new Set<string>();
  const shown = new Map<string, number>();
  const first: Hit[] = [];
  const later: Hit[] = [];
  for (const hit of hits) {
    const title = [...new Set(foldedWords(hit.record.title))].sort().join(' ');
    if (titles.has(title)) continue;
    titles.add(title);
    const organisation = hit.record.organisations[0]?.name.toLowerCase() ?? '';
    const count = shown.get(organisation) ?? 0;
    shown.set(organisation, count + 1);
    (organisation === '' || count < OF_ONE_ORGANISATION ? first : later).push(hit);
  }
  return [...first, ...later].slice(0, limit);
}
