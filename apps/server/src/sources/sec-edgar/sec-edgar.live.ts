import type { LiveContext, LiveSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { textAt } from '../shared/mapping.ts';

const TICKERS = 'https://www.sec.gov/files/company_tickers.json';
const SUBMISSIONS = 'https://data.sec.gov/submissions';
/** Ten requests a second are let through, by all its hosts together; who comes faster is shut out for a while. */
const INTERVAL_MS = 125;
const COMPANIES_PER_PAGE = 50;

export interface TickerCompany {
  cik: string;
  name: string;
  tickers: string[];
}

export interface CompanyMappings {
  fromSubmissions(at: string, filer: unknown, context: ReadContext): SourceItem;
  fromTickers(at: string, company: TickerCompany, context: ReadContext): SourceItem;
}

/**
 * The list of companies, then each one's submissions in the order of their CIKs. There is no filter by day: with `since`
 * each is asked for only if it changed, which the source may or may not heed.
 */
export function liveCompanies(map: CompanyMappings): LiveSource {
  return {
    async *pages(context) {
      const companies = await readCompanies(context);
      const done = (context.cursor as number | null) ?? -1;
      const left = companies.filter(({ cik }) => Number(cik) > done);
      for (let start = 0; start < left.length; start += COMPANIES_PER_PAGE) {
        const batch = left.slice(start, start + COMPANIES_PER_PAGE);
        const items: SourceItem[] = [];
        for (const company of batch) items.push(...(await readCompany(company, map, context)));
        const isLast = start + COMPANIES_PER_PAGE >= left.length;
        yield {
          items,
          cursor: isLast ? null : Number(batch.at(-1)!.cik),
          total: companies.length,
          count: batch.length,
        };
      }
    },
  };
}

async function readCompanies({ client, signal }: LiveContext): Promise<TickerCompany[]> {
  const answer = await client.json(TICKERS, { intervalMs: INTERVAL_MS, signal });
  const companies = new Map<string, TickerCompany>();
  for (const one of Object.values((answer?.value ?? {}) as Record<string, unknown>)) {
    const [cik, ticker, name] = ['cik_str', 'ticker', 'title'].map((key) => textAt(one, key));
    if (!cik || !name) continue;
    const tickers = [...(companies.get(cik)?.tickers ?? []), ...(ticker ? [ticker] : [])];
    companies.set(cik, { cik, name, tickers });
  }
  return [...companies.values()].sort((a, b) => Number(a.cik) - Number(b.cik));
}

export async function readCompany(
  company: TickerCompany,
  map: CompanyMappings,
  context: Pick<LiveContext, 'client' | 'signal' | 'retrievedAt'> & { since?: string | null },
): Promise<SourceItem[]> {
  const at = `CIK ${company.cik}`;
  try {
    const answer = await context.client.json(`${SUBMISSIONS}/CIK${company.cik.padStart(10, '0')}.json`, {
      intervalMs: INTERVAL_MS,
      signal: context.signal,
      ...(context.since && { ifModifiedSince: `${context.since}T00:00:00Z` }),
    });
    return answer ? [map.fromSubmissions(at, answer.value, context)] : [];
  } catch (error) {
    if (error instanceof FetchError && error.status === 404) return [map.fromTickers(at, company, context)];
    throw error;
  }
}
