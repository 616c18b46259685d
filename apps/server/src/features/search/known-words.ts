import { ENGINES } from '@groundwork/contract/engines';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';

/** Which of some words occur in the catalogue, in any form that its search takes for the same word. */
export function knownWords(index: CatalogueIndex) {
  return async (words: string[]): Promise<Set<string>> => {
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
