import type { Source, SourceItem } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { readJson } from '../shared/json.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, RowRejected, stampOf, textAt } from '../shared/mapping.ts';
import { askCompanies } from './sec-edgar.ask.ts';
import { type CompanyMappings, liveCompanies } from './sec-edgar.live.ts';
import { mapSubmissions, mapTickers } from './sec-edgar.mapping.ts';

const TICKERS = /"cik_str"\s*:/;
const SUBMISSIONS = /^\s*\{\s*"cik"\s*:[\s\S]*"entityType"\s*:/;

/** https://www.sec.gov/edgar: company_tickers.json and submissions/CIK##########.json. */
export const secEdgar: Source = {
  name: 'sec-edgar',
  label: 'SEC EDGAR',
  url: 'https://www.sec.gov/edgar',
  licence: 'US government work (public domain)',
  engines: ['companies'],
  recognises: (file) => TICKERS.test(headText(file)) || SUBMISSIONS.test(headText(file)),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(secEdgar, context, id, url);
    if (!TICKERS.test(headText(file))) {
      for await (const element of readJson(file, [], context.signal)) {
        yield attempt('file', () => {
          if ('error' in element) throw new RowRejected(element.error);
          return mapSubmissions(element.value, stamp);
        });
      }
      return;
    }
    // One line for each ticker: a company with two classes of shares comes twice. The whole list is under 1 MB.
    const companies = new Map<string, { at: string; name: string; tickers: string[] }>();
    const rejected: SourceItem[] = [];
    const path = recordPath(file, ['cik_str', 'title']) ?? ['*'];
    for await (const element of readRecords(file, path, context.signal)) {
      const { at } = element;
      const [cik, ticker, name] =
        'value' in element ? ['cik_str', 'ticker', 'title'].map((key) => textAt(element.value, key)) : [];
      if ('error' in element) rejected.push({ at, rejected: element.error });
      else if (!cik || !name) rejected.push({ at, rejected: cik ? 'No name' : 'No CIK' });
      else
        companies.set(cik, {
          at,
          name,
          tickers: [...(companies.get(cik)?.tickers ?? []), ...(ticker ? [ticker] : [])],
        });
    }
    for (const [cik, { at, name, tickers }] of companies)
      yield attempt(at, () => mapTickers(cik, name, tickers, stamp));
    yield* rejected;
  },
  live: liveCompanies(companyMappings()),
  ask: askCompanies(companyMappings()),
};

function companyMappings(): CompanyMappings {
  return {
    fromSubmissions: (at, filer, context) =>
      attempt(at, () => mapSubmissions(filer, (id, url) => stampOf(secEdgar, context, id, url))),
    fromTickers: (at, { cik, name, tickers }, context) =>
      attempt(at, () => mapTickers(cik, name, tickers, (id, url) => stampOf(secEdgar, context, id, url))),
  };
}
