import type { AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { booleanQuery, pagesByOffset, plainPhrase } from '../shared/asked.ts';
import { childText, nodesIn, type XmlNode } from '../shared/xml.ts';
import { INTERVAL_MS } from './arxiv.live.ts';

const QUERY = 'https://export.arxiv.org/api/query';
const PAGE_SIZE = 100;
/** No search shows more. */
const REACHABLE = 30_000;

/** https://info.arxiv.org/help/api/user-manual.html: `search_query` in all fields, by relevance. */
export const askArxiv = (toItem: (at: string, entry: XmlNode, context: ReadContext) => SourceItem): AskSource => ({
  goodFor: 'Preprints in physics, computer science, mathematics and engineering',
  intervalMs: INTERVAL_MS,
  pages: (context) =>
    pagesByOffset(context, { pageSize: PAGE_SIZE, reachable: REACHABLE }, async (offset, size) => {
      const query = new URLSearchParams({
        search_query: booleanQuery(context.words, (phrase) => `all:"${plainPhrase(phrase)}"`),
        start: String(offset),
        max_results: String(size),
        sortBy: 'relevance',
        sortOrder: 'descending',
      });
      const answer = await context.client.text(`${QUERY}?${query}`, {
        intervalMs: INTERVAL_MS,
        signal: context.signal,
        errorIn: (text) => (/<feed[\s>]/.test(text) ? undefined : 'no feed of papers'),
      });
      const feed = answer?.value ?? '';
      const { nodes, broken } = await nodesIn(feed, 'entry', context.signal);
      const items = nodes.map((entry) => toItem(childText(entry, 'id') ?? 'an entry without id', entry, context));
      const total = Number(/<opensearch:totalResults[^>]*>(\d+)</.exec(feed)?.[1] ?? Number.NaN);
      return { items: [...items, ...broken], count: nodes.length, ...(Number.isFinite(total) && { total }) };
    }),
  address: () => 'https://arxiv.org/search/advanced',
});
