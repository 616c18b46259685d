import type { AskContext, AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { bare, booleanQuery, eachYear, pagesByOffset } from '../shared/asked.ts';
import { at, numberAt, textAt } from '../shared/mapping.ts';
import { nodesIn, type XmlNode } from '../shared/xml.ts';
import { addressOf, errorInSearch, fetchArticles, INTERVAL_MS, paceOf, pmidOf, REACHABLE } from './pubmed.live.ts';

const PAGE_SIZE = 100;

/** https://www.ncbi.nlm.nih.gov/books/NBK25499: esearch by relevance with its history, then efetch. */
export const askPubmed = (toItem: (at: string, article: XmlNode, context: ReadContext) => SourceItem): AskSource => ({
  goodFor: 'Papers in medicine and the life sciences',
  intervalMs: INTERVAL_MS,
  async *pages(context) {
    const { total, id } = await search(context);
    yield* pagesByOffset(context, { pageSize: PAGE_SIZE, reachable: REACHABLE }, async (offset, size) => {
      const count = Math.min(size, Math.max(0, total - offset));
      if (count === 0) return { items: [], count, total };
      const answer = await fetchArticles({ id }, offset, count, context);
      const { nodes, broken } = await nodesIn(answer, ['PubmedArticle', 'PubmedBookArticle'], context.signal);
      const items = nodes.map((article) => toItem(`PMID ${pmidOf(article) ?? 'unknown'}`, article, context));
      return { items: [...items, ...broken], count, total };
    });
  },
  years: {
    unit: 'count',
    count: (context, years) => eachYear(years, async (year) => (await search(context, ` AND ${year}[dp]`)).total),
  },
  address: (words) => `https://pubmed.ncbi.nlm.nih.gov/?${new URLSearchParams({ term: termOf(words) })}`,
});

/** Title and abstract; a phrase that its index does not hold would be taken apart without the field. */
const termOf = (words: AskContext['words']) => booleanQuery(words, (phrase) => `"${bare(phrase)}"[tiab]`);

async function search(context: AskContext, narrowed = '') {
  const term = narrowed ? `(${termOf(context.words)})${narrowed}` : termOf(context.words);
  const answer = await context.client.json(
    addressOf(context, 'esearch', { term, sort: 'relevance', usehistory: 'y', retmode: 'json', retmax: '0' }),
    { ...paceOf(context), errorIn: errorInSearch },
  );
  const result = at(answer?.value, 'esearchresult');
  return {
    total: numberAt(result, 'count') ?? 0,
    id: { WebEnv: textAt(result, 'webenv')!, query_key: textAt(result, 'querykey')! },
  };
}
