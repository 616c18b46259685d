import type { AskPage, AskSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { EDGAR_INTERVAL_MS, edgarAddress, edgarFilings } from '../shared/edgar-search.ts';
import { type CompanyMappings, readCompany } from './sec-edgar.live.ts';
import { idOf } from './sec-edgar.mapping.ts';

/** Forms in which companies tell of what they make: annual reports, and the prospectus of a first offering. */
const FORMS = '10-K,20-F,S-1,F-1';
const LIMIT_MAX = 60;
const COMPANIES_PER_PAGE = 10;

/** EDGAR's full-text search, then what each filer says of itself; one that is stored is not asked for again. */
export const askCompanies = (map: CompanyMappings): AskSource => ({
  goodFor: 'Companies whose reports to investors speak of it',
  intervalMs: EDGAR_INTERVAL_MS,
  limitMax: LIMIT_MAX,
  async *pages(context): AsyncGenerator<AskPage> {
    const from = (context.cursor as number | null) ?? 0;
    let page: { items: SourceItem[]; count: number } = { items: [], count: 0 };
    let told = { total: 0, place: from - 1 };
    for await (const { filing, place, total } of edgarFilings(context, FORMS, from)) {
      if (place >= context.limit) break;
      told = { total, place };
      page.count += 1;
      if (filing) {
        const [known] = await context.stored([{ engine: 'companies', id: idOf(filing.cik) }]);
        const company = { ...filing, tickers: [] };
        if (known) page.items.push({ at: `CIK ${filing.cik}`, record: known });
        else page.items.push(...(await readCompany(company, map, { ...context, since: null })));
      }
      if (page.items.length < COMPANIES_PER_PAGE) continue;
      yield { ...page, total, cursor: place + 1 < total ? place + 1 : null };
      page = { items: [], count: 0 };
    }
    const { total, place } = told;
    yield { ...page, total, cursor: page.count > 0 && place + 1 < total ? place + 1 : null };
  },
  address: (words) => edgarAddress(words, FORMS),
});
