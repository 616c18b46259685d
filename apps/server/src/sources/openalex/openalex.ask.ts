import type { AskContext, AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { booleanQuery, needsOneOf, pagesByTokenOf } from '../shared/asked.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';
import { API, INTERVAL_MS, PAGE_SIZE } from './openalex.live.ts';

/** https://docs.openalex.org: `search` with AND, OR and phrases, by relevance; `group_by` counts by year. */
export const askOpenAlex = (toItem: (at: string, work: unknown, context: ReadContext) => SourceItem): AskSource => ({
  engines: ['publications'],
  key: 'OPENALEX_API_KEY',
  goodFor: 'Papers of all fields, with citations and topics',
  intervalMs: INTERVAL_MS,
  pages: (context) =>
    pagesByTokenOf(context, PAGE_SIZE, async (token, size) => {
      const answer = await call(context, { 'per-page': String(size), cursor: token ?? '*' });
      const works = listAt(answer, 'results');
      const total = numberAt(answer, 'meta', 'count');
      return {
        items: works.map((work, index) => toItem(textAt(work, 'id') ?? `work ${index + 1} of a page`, work, context)),
        count: works.length,
        next: textAt(answer, 'meta', 'next_cursor') ?? null,
        ...(total !== undefined && { total }),
      };
    }),
  years: {
    unit: 'count',
    async count(context, years) {
      const answer = await call(context, { group_by: 'publication_year' });
      return listAt(answer, 'group_by').flatMap((group) => {
        const year = numberAt(group, 'key');
        const value = numberAt(group, 'count');
        return year !== undefined && value !== undefined && years.includes(year) ? [{ year, value }] : [];
      });
    },
  },
  address: (words) => `https://openalex.org/works?${new URLSearchParams({ search: booleanQuery(words) })}`,
});

async function call({ client, signal, settings, words }: AskContext, parameters: Record<string, string>) {
  const query = new URLSearchParams({ search: booleanQuery(words), ...parameters });
  const [mail, key] = [settings['CONTACT_EMAIL'], settings['OPENALEX_API_KEY']];
  if (mail) query.set('mailto', mail);
  if (key) query.set('api_key', key);
  const errorIn = needsOneOf('results', 'meta.count', 'group_by');
  return (await client.json(`${API}/works?${query}`, { intervalMs: INTERVAL_MS, signal, errorIn }))?.value;
}
