import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';
import { pagesByDate, type WindowPage } from '../shared/pages-by-date.ts';

const PROJECTS = 'https://api.reporter.nih.gov/v2/projects/search';
const PAGE_SIZE = 500;
/** The offset goes up to 14,999. */
const REACHABLE = 15_000;
/** One request a second is let through. */
const INTERVAL_MS = 1_050;
const FIRST_DAY = '1985-01-01';

/** Projects by the day on which RePORTER got them, which is what tells the new ones. */
export function liveNih(toItem: (at: string, project: unknown, context: LiveContext) => SourceItem): LiveSource {
  return {
    firstRunDays: 365,
    pages(context) {
      const { since, until, cursor, client, signal } = context;
      return pagesByDate({ from: since ?? FIRST_DAY, to: until, cursor }, REACHABLE, async ({ from, to }, offset) => {
        const answer = await client.json(PROJECTS, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            criteria: { date_added: { from_date: from, to_date: to }, exclude_subprojects: true },
            offset,
            limit: PAGE_SIZE,
            sort_field: 'appl_id',
            sort_order: 'asc',
          }),
          intervalMs: INTERVAL_MS,
          signal,
        });
        const projects = listAt(answer?.value, 'results');
        return {
          items: projects.map((one) => toItem(`application ${textAt(one, 'appl_id') ?? 'without id'}`, one, context)),
          count: projects.length,
          total: numberAt(answer?.value, 'meta', 'total') ?? offset + projects.length,
        } satisfies WindowPage;
      });
    },
  };
}
