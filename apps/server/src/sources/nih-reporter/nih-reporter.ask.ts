import type { AskContext, AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { booleanQuery, eachYear, needsOneOf, pagesByOffset } from '../shared/asked.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';

const PROJECTS = 'https://api.reporter.nih.gov/v2/projects/search';
const PAGE_SIZE = 100;
/** The offset goes up to 14,999. */
const REACHABLE = 15_000;
/** One request a second is let through. */
const INTERVAL_MS = 1_050;

/** https://api.reporter.nih.gov: text search with "and", "or" and phrases, ranked when `use_relevance` is set. */
export const askNih = (toItem: (at: string, project: unknown, context: ReadContext) => SourceItem): AskSource => ({
  goodFor: 'Research grants and small business awards in health',
  isOfMedicine: true,
  intervalMs: INTERVAL_MS,
  pages: (context) =>
    pagesByOffset(context, { pageSize: PAGE_SIZE, reachable: REACHABLE }, async (offset, size) => {
      const answer = await call(context, { use_relevance: true }, offset, size);
      const projects = listAt(answer, 'results');
      const total = numberAt(answer, 'meta', 'total');
      const address = textAt(answer, 'meta', 'properties', 'URL');
      return {
        items: projects.map((one) => toItem(`application ${textAt(one, 'appl_id') ?? 'without id'}`, one, context)),
        count: projects.length,
        ...(total !== undefined && { total }),
        ...(address && /^https:\/\/reporter\.nih\.gov\//.test(address) && { address }),
      };
    }),
  years: {
    unit: 'count',
    // The total is not reliable for several years at once.
    count: (context, years) =>
      eachYear(years, async (year) => numberAt(await call(context, { fiscal_years: [year] }, 0, 1), 'meta', 'total')),
  },
  address: () => 'https://reporter.nih.gov/advanced-search',
});

async function call(
  { client, signal, words }: AskContext,
  criteria: Record<string, unknown>,
  offset: number,
  limit: number,
): Promise<unknown> {
  const answer = await client.json(PROJECTS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      criteria: {
        advanced_text_search: {
          operator: 'advanced',
          search_field: 'projecttitle,abstracttext,terms',
          search_text: booleanQuery(words),
        },
        exclude_subprojects: true,
        ...criteria,
      },
      offset,
      limit,
    }),
    intervalMs: INTERVAL_MS,
    signal,
    errorIn: needsOneOf('results', 'meta.total'),
  });
  return answer?.value;
}
