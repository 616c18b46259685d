import type { Tracing } from '../../platform/tracing/tracing.port.ts';
import type { CatalogueIndex } from './index.port.ts';

type SearchOutcome = 'answered' | 'canceled' | 'failed';

/** Calls that people wait for. Reads of a record, and writes, are quick or done behind their backs. */
const TIMED = ['search', 'searchRefs', 'similar', 'aggregate', 'facetValues', 'selectChanges', 'similarWords'] as const;

type Ask = (...args: unknown[]) => Promise<unknown>;

type Watched = {
  onEnd(of: { operation: string; outcome: SearchOutcome }, milliseconds: number): void;
  tracing: Pick<Tracing, 'span'>;
};

/** The same catalogue, telling how long each of its searches took, each a span of what asks. */
export function timedIndex(index: CatalogueIndex, { onEnd, tracing }: Watched): CatalogueIndex {
  async function timed(operation: (typeof TIMED)[number], args: unknown[]): Promise<unknown> {
    const started = performance.now();
    const end = (outcome: SearchOutcome) => onEnd({ operation, outcome }, performance.now() - started);
    try {
      const answer = await tracing.span({ name: `search ${operation}`, kind: 'internal' }, () =>
        (index[operation] as Ask)(...args),
      );
      end('answered');
      return answer;
    } catch (error) {
      end((error as Error).name === 'AbortError' ? 'canceled' : 'failed');
      throw error;
    }
  }
  const watched = TIMED.map((operation) => [operation, (...args: unknown[]) => timed(operation, args)]);
  const seenBy = (collection: string | null) => timedIndex(index.seenBy(collection), { onEnd, tracing });
  // All else is the catalogue's own.
  return Object.assign(Object.create(index), Object.fromEntries(watched), { seenBy });
}
