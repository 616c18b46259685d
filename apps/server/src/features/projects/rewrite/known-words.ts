import { ENGINES } from '@groundwork/contract/engines';
import type { CatalogueIndex } from '../../../catalogue/index/index.port.ts';
import type { SimilarWords } from './correct-spelling.ts';

/** A catalogue of fewer records lacks words that everybody uses. */
const RECORDS_MIN = 1_000;

/**
 * Which of some words occur in the catalogue, in any form that its search takes for the same word; null while it is too
 * small for that to tell anything.
 */
export function knownWords(index: CatalogueIndex) {
  return async (words: string[]): Promise<Set<string> | null> => {
    if (!(await tells(index))) return null;
    const known = await Promise.all(
      words.map(async (word) => {
        const query = { type: 'word', word } as const;
        const [row] = await index.aggregate({ engines: [...ENGINES], query, by: { type: 'all' } });
        return (row?.count ?? 0) > 0;
      }),
    );
    return new Set(words.filter((_, at) => known[at]));
  };
}

/** Words of the catalogue like those that it does not hold; none while it is too small. */
export const likelyWords =
  (index: CatalogueIndex): SimilarWords =>
  async (words) =>
    (await tells(index)) ? index.similarWords(words, 1) : {};

async function tells(index: CatalogueIndex): Promise<boolean> {
  const [all] = await index.aggregate({ engines: [...ENGINES], query: null, by: { type: 'all' } });
  return (all?.count ?? 0) >= RECORDS_MIN;
}
