import { ENGINES } from '@groundwork/contract/engines';
import type { Figure } from '@groundwork/contract/report-document';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { ProjectMatches } from '../../catalogue/matching/matches.ts';
import { tellingWords } from '../idea/words-in-common.ts';

/** Begins the ids of these figures; the word follows. */
export const WORD = 'word';
const WORDS_COUNTED = 6;

/** How many records of all data sets have each of the words that tell most of the idea. */
export async function wordFigures(
  index: Pick<CatalogueIndex, 'aggregate'>,
  { terms }: Pick<ProjectMatches, 'terms'>,
  signal?: AbortSignal,
): Promise<Figure[]> {
  return Promise.all(
    tellingWords(terms)
      .slice(0, WORDS_COUNTED)
      .map(async ({ label }): Promise<Figure> => {
        const selection = { engines: [...ENGINES], query: { type: 'word' as const, word: label } };
        const rows = await index.aggregate({ ...selection, by: { type: 'engine' } }, signal);
        const [most] = rows.toSorted((one, other) => other.count - one.count);
        const value = rows.reduce((sum, { count }) => sum + count, 0);
        return {
          id: `${WORD}:${label}`,
          label: `records of all data sets that have the word “${label}”`,
          value,
          unit: 'count',
          query: { searchEngine: (most?.key ?? ENGINES[0]) as (typeof ENGINES)[number], query: label, filters: {} },
          basis: { how: 'count', figures: [], records: [], n: value },
        };
      }),
  );
}
