import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { at, textAt } from '../shared/mapping.ts';
import { type DateWindow, pagesByDate, type WindowPage } from '../shared/pages-by-date.ts';
import { childText, nodesIn, type XmlNode } from '../shared/xml.ts';

const EUTILS = 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils';
const PAGE_SIZE = 500;
/** 'retstart' cannot be larger than 9998; a page across that end is cut without a word. */
export const REACHABLE = 9_999;
/** Three requests a second are let through, ten with a key. */
export const INTERVAL_MS = 340;
const INTERVAL_WITH_KEY_MS = 105;
const FIRST_RUN_DAYS = 7;

type Calls = Pick<LiveContext, 'client' | 'signal' | 'settings'>;

/** A search that the server remembers, for some hours. */
interface Search extends DateWindow {
  total: number;
  id: Record<string, string>;
}

/**
 * Articles entered on the days, and those retracted since. Other changes are not followed: on most days more articles
 * change than a search shows. The yearly baseline and its updates hold them.
 */
export function livePubmed(toItem: (at: string, article: XmlNode, context: LiveContext) => SourceItem): LiveSource {
  return {
    firstRunDays: FIRST_RUN_DAYS,
    pages(context) {
      const { since, until, cursor } = context;
      let latest: Search | null = null;
      const searchAgain = async (days: DateWindow) => {
        latest = await searchFor(days, context);
        return latest;
      };
      return pagesByDate({ from: since ?? until, to: until, cursor }, REACHABLE, async (days, offset) => {
        const search = latest?.from === days.from && latest.to === days.to ? latest : await searchAgain(days);
        const { total } = search;
        const count = Math.min(PAGE_SIZE, Math.min(total, REACHABLE) - offset);
        const isTooLarge = total > REACHABLE && days.from < days.to;
        if (isTooLarge || count <= 0) return { items: [], count: 0, total } satisfies WindowPage;
        const answer = await fetchArticles(search, offset, count, context).catch(async (error: unknown) => {
          if (!isForgotten(error)) throw error;
          return fetchArticles(await searchAgain(days), offset, count, context);
        });
        const { nodes, broken } = await nodesIn(answer, ['PubmedArticle', 'PubmedBookArticle'], context.signal);
        const items = nodes.map((article) => toItem(`PMID ${pmidOf(article) ?? 'unknown'}`, article, context));
        // Some ids have no article: the page is as long as was asked for.
        return { items: [...items, ...broken], count, total } satisfies WindowPage;
      });
    },
  };
}

async function searchFor({ from, to }: DateWindow, context: LiveContext): Promise<Search> {
  const days = `"${from.replaceAll('-', '/')}"[DATE] : "${to.replaceAll('-', '/')}"[DATE]`;
  const [entered, modified] = ['edat', 'mdat'].map((date) => `(${days.replaceAll('DATE', date)})`);
  const answer = await context.client.json(
    addressOf(context, 'esearch', {
      term: `${entered} OR (${modified} AND retracted publication[pt])`,
      usehistory: 'y',
      retmode: 'json',
      retmax: '0',
    }),
    { ...paceOf(context), errorIn: errorInSearch },
  );
  const result = at(answer?.value, 'esearchresult');
  return {
    from,
    to,
    total: Number(textAt(result, 'count')),
    id: { WebEnv: textAt(result, 'webenv')!, query_key: textAt(result, 'querykey')! },
  };
}

export async function fetchArticles(
  { id }: Pick<Search, 'id'>,
  start: number,
  count: number,
  context: Calls,
): Promise<string> {
  const answer = await context.client.text(
    addressOf(context, 'efetch', { ...id, retstart: String(start), retmax: String(count), retmode: 'xml' }),
    { ...paceOf(context), errorIn: errorInArticles },
  );
  const articles = answer?.value ?? '';
  const said = saidInstead(articles);
  if (said !== undefined) throw new FetchError('refused', `PubMed answered an error: ${said}`);
  return articles;
}

export function addressOf({ settings }: Calls, utility: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams({ db: 'pubmed', ...parameters, tool: 'groundwork' });
  const [mail, key] = [settings['CONTACT_EMAIL'], settings['NCBI_API_KEY']];
  if (mail) query.set('email', mail);
  if (key) query.set('api_key', key);
  return `${EUTILS}/${utility}.fcgi?${query}`;
}

export const paceOf = ({ settings, signal }: Calls) => ({
  intervalMs: settings['NCBI_API_KEY'] ? INTERVAL_WITH_KEY_MS : INTERVAL_MS,
  signal,
});

export function errorInSearch(value: unknown): string | undefined {
  const result = at(value, 'esearchresult');
  const isGood = ['count', 'webenv', 'querykey'].every((name) => textAt(result, name) !== undefined);
  return isGood ? undefined : (textAt(result, 'ERROR') ?? textAt(value, 'error') ?? 'no search result');
}

/** Errors come as `<eFetchResult><ERROR>…`, mostly with status 200. */
function saidInstead(answer: string): string | undefined {
  if (/<PubmedArticleSet\b/.test(answer)) return undefined;
  return /<ERROR>([\s\S]*?)<\/ERROR>/.exec(answer)?.[1]?.trim() ?? 'no articles';
}

/** A search that is forgotten must be made again; every other error passes. */
function errorInArticles(answer: string): string | undefined {
  const said = saidInstead(answer);
  return said !== undefined && FORGOTTEN.test(said) ? undefined : said;
}

const FORGOTTEN = /WebEnv|Unable to obtain query/i;
const isForgotten = (error: unknown) => error instanceof FetchError && FORGOTTEN.test(error.message);

export const pmidOf = (article: XmlNode) =>
  childText(article, 'MedlineCitation', 'PMID') ?? childText(article, 'BookDocument', 'PMID');
