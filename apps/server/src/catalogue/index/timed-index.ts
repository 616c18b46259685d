import type { CatalogueIndex } from './index.port.ts';

export type SearchOutcome = 'answered' | 'canceled' | 'failed';

/** What people wait for. Reads of a record, and writes, are quick or done behind their backs. */
const TIMED = ['search', 'searchRefs', 'similar', 'aggregate', 'facetValues', 'selectChanges', 'similarWords'] as const;

/** The same catalogue, telling how long each of its searches took. */
export function timedIndex(
  index: CatalogueIndex,
  onEnd: (of: { operation: string; outcome: SearchOutcome }, milliseconds: number) => void,
): CatalogueIndex {
  const timed = { ...index };
  for (const operation of TIMED) {
    const ask = index[operation] as (...args: unknown[]) => Promise<unknown>;
    const watched: typeof ask = async (...args) => {
      const started = performance.now();
      const end = (outcome: SearchOutcome) => onEnd({ operation, outcome }, performance.now() - started);
      try {
        const answer = await ask(...args);
        end('answered');
        return answer;
      } catch (error) {
        end((error as Error).name === 'AbortError' ? 'canceled' : 'failed');
        throw error;
      }
    };
    timed[operation] = watched as never;
  }
  return timed;
}
