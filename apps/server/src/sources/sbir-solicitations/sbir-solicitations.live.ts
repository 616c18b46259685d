import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { at, textAt } from '../shared/mapping.ts';

const SOLICITATIONS = 'https://api.www.sbir.gov/public/api/solicitations';
export const PAGE_SIZE = 50;
export const INTERVAL_MS = 2_000;

/**
 * https://www.sbir.gov/api/solicitation: solicitations of any status, with their topics. There is no filter by day, and
 * `open` and `closed` both leave out the announced ones, so each run reads the few dozen pages of all.
 */
export function liveSolicitations(
  toItems: (place: string, solicitation: unknown, context: LiveContext) => Iterable<SourceItem>,
): LiveSource {
  return {
    async *pages(context) {
      for (let start = (context.cursor as number | null) ?? 0; ; start += PAGE_SIZE) {
        const solicitations = await readPage({ rows: String(PAGE_SIZE), start: String(start) }, context);
        const items = solicitations.flatMap((one, index) => [
          ...toItems(`solicitation ${textAt(one, 'solicitation_number') ?? start + index + 1}`, one, context),
        ]);
        const isLast = solicitations.length < PAGE_SIZE;
        yield { items, cursor: isLast ? null : start + PAGE_SIZE, count: solicitations.length };
        if (isLast) return;
      }
    },
  };
}

/** The solicitations of a page of a search. */
export async function readPage(
  search: Record<string, string>,
  { client, signal }: Pick<LiveContext, 'client' | 'signal'>,
): Promise<unknown[]> {
  try {
    const query = new URLSearchParams(search);
    const answer = await client.json(`${SOLICITATIONS}?${query}`, {
      intervalMs: INTERVAL_MS,
      signal,
      errorIn: (value) => (listIn(value) ? undefined : (textAt(value, 'message') ?? 'no list of solicitations')),
    });
    return listIn(answer?.value) ?? [];
  } catch (error) {
    // There is nothing to be found behind the last one.
    if (error instanceof FetchError && error.status === 404) return [];
    throw error;
  }
}

/** A bare list, or one in an envelope: both have been seen. */
function listIn(value: unknown): unknown[] | null {
  const list = Array.isArray(value) ? value : at(value, 'results');
  return Array.isArray(list) ? list : null;
}
