import { arxiv } from './live-hosts/arxiv.ts';
import { ctis } from './live-hosts/ctis.ts';
import { isrctn } from './live-hosts/isrctn.ts';
import { orcid } from './live-hosts/orcid.ts';
import { pubmed } from './live-hosts/pubmed.ts';
import { secFormD } from './live-hosts/sec-form-d.ts';
import type { ReplayHost, ReplayRequest, Reply } from './replay-server.ts';

/** What a source's servers answer, in its own envelopes and by its own rules of paging, over made-up records. */
export interface LiveCase {
  source: string;
  hosts: Record<string, ReplayHost>;
  /** The host that is paged. */
  host: string;
  /** Records that a whole run stores, and rows that it rejects. */
  stored: number;
  rejected: number;
  /** Requests of `host` that are pages, when some only prepare them. */
  isPage?(request: ReplayRequest): boolean;
  /** Pages that a whole run asks for. */
  requests: number;
  /** Where a request says the first day it asks for; null when the source cannot be asked for days. */
  sinceIn: ((request: ReplayRequest) => string) | null;
  settings?: Record<string, string>;
}

const from = <Item>(length: number, make: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => make(index));
const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** Pages of three by token. */
function byToken(request: ReplayRequest, name: string, all: unknown[]): { page: unknown[]; next: string | null } {
  const token = request.query.get(name);
  const start = token && token !== '*' ? Number(token.replace('after-', '')) : 0;
  return { page: all.slice(start, start + 3), next: start + 3 < all.length ? `after-${start + 3}` : null };
}

const studies = from(7, (index) => ({
  protocolSection: {
    // One without a title.
    identificationModule: { nctId: `NCT${pad(index + 1, 8)}`, ...(index !== 4 && { briefTitle: `Trial ${index}` }) },
    statusModule: { overallStatus: 'RECRUITING', lastUpdatePostDateStruct: { date: '2026-01-02' } },
    armsInterventionsModule: { interventions: [{ type: 'DRUG', name: 'Madeupine' }] },
  },
}));

const clinicalTrials: LiveCase = {
  source: 'clinicaltrials-gov',
  host: 'clinicaltrials.gov',
  hosts: {
    'clinicaltrials.gov': (request) => {
      const { page, next } = byToken(request, 'pageToken', studies);
      return { json: { totalCount: 7, studies: page, ...(next && { nextPageToken: next }) } };
    },
  },
  stored: 6 + 6,
  rejected: 1,
  requests: 3,
  sinceIn: ({ query }) => /RANGE\[([^,]*),/.exec(query.get('filter.advanced') ?? '')?.[1] ?? '',
};

const openalex: LiveCase = {
  source: 'openalex',
  host: 'api.openalex.org',
  hosts: {
    'api.openalex.org': (request) => {
      const isWorks = request.path === '/works';
      const all = from(4, (index) =>
        isWorks
          ? { id: `https://openalex.org/W${index}`, title: `Work ${index}`, publication_date: '2025-12-30' }
          : { id: `https://openalex.org/A${index}`, display_name: `Author ${index}`, last_known_institutions: [] },
      );
      const { page, next } = byToken(request, 'cursor', all);
      return { json: { meta: { count: 4, next_cursor: next }, results: page } };
    },
  },
  stored: 8,
  rejected: 0,
  requests: 4,
  sinceIn: ({ query }) => query.get('filter')!.split(':')[1]!,
  settings: { OPENALEX_API_KEY: 'made-up' },
};

/** A day of 501 works, a day of one. */
const crossref: LiveCase = {
  source: 'crossref',
  host: 'api.crossref.org',
  hosts: {
    'api.crossref.org': ({ query }) => {
      const day = /from-update-date:([\d-]+)/.exec(query.get('filter')!)![1]!;
      const work = (index: number) => ({
        DOI: `10.5555/${day}.${index}`,
        title: [`Work ${index}`],
        type: 'journal-article',
      });
      const all = day === '2026-01-01' ? from(501, work) : day === '2026-01-04' ? from(1, work) : [];
      const start = Number(query.get('cursor')!.replace('*', '0'));
      const items = all.slice(start, start + 500);
      return {
        json: { status: 'ok', message: { 'total-results': all.length, items, 'next-cursor': String(start + 500) } },
      };
    },
  },
  stored: 502,
  rejected: 0,
  requests: 9,
  sinceIn: ({ query }) => /from-update-date:([\d-]+)/.exec(query.get('filter')!)![1]!,
};

const patents = from(501, (index) => ({ patent_id: String(11_000_000 + index), patent_title: `Patent ${index}` }));

const patentsview: LiveCase = {
  source: 'patentsview',
  host: 'search.patentsview.org',
  hosts: {
    'search.patentsview.org': ({ query, headers }): Reply => {
      if (headers['x-api-key'] !== 'made-up') return { status: 403, json: { detail: 'Incorrect/Missing API Key' } };
      const { after = '' } = JSON.parse(query.get('o')!) as { after?: string };
      const left = patents.filter((patent) => patent.patent_id > after);
      return { json: { error: false, count: 1, total_hits: patents.length, patents: left.slice(0, 500) } };
    },
  },
  stored: 501,
  rejected: 0,
  requests: 2,
  sinceIn: ({ query }) => JSON.parse(query.get('q')!)._and[0]._gte.patent_date,
  settings: { PATENTSVIEW_API_KEY: 'made-up' },
};

/** 101 awards in 2025, one in 2026; a year without awards is not found. */
const sbir: LiveCase = {
  source: 'sbir',
  host: 'api.www.sbir.gov',
  hosts: {
    'api.www.sbir.gov': ({ query }): Reply => {
      const [year, start] = [Number(query.get('year')), Number(query.get('start'))];
      const all = from(year === 2025 ? 101 : year === 2026 ? 1 : 0, (index) => ({
        firm: 'Made Up, Inc.',
        award_title: `Award ${index}`,
        agency: 'National Aeronautics and Space Administration',
        program: 'SBIR',
        phase: 'Phase I',
        contract: `C-${year}-${index}`,
        award_year: String(year),
        award_amount: '150000',
      }));
      return all.length > 0
        ? { json: all.slice(start, start + 100) }
        : { status: 404, json: { message: 'No records' } };
    },
  },
  stored: 102,
  rejected: 0,
  requests: 45,
  sinceIn: ({ query }) => query.get('year')!,
};

const nsf: LiveCase = {
  source: 'nsf',
  host: 'api.nsf.gov',
  hosts: {
    'api.nsf.gov': ({ query }) => {
      const start = Number(query.get('offset')) - 1;
      const award = from(30, (index) => ({
        id: String(2_600_000 + index),
        title: `SBIR Phase I: Award ${index}`,
        startDate: '01/15/2026',
        fundProgramName: 'SBIR Phase I',
        fundsObligatedAmt: '275000',
        awardeeName: 'MADE UP INC',
        awardeeStateCode: 'IA',
        piFirstName: 'Ada',
        piLastName: 'Invented',
      })).slice(start, start + 25);
      return { json: { response: { metadata: { offset: start + 1, rpp: 25, totalCount: 30 }, award } } };
    },
  },
  stored: 30,
  rejected: 0,
  requests: 2,
  sinceIn: ({ query }) => query.get('dateStart')!,
};

const nihDays: Record<string, number> = { '2025-03-01': 700, '2026-01-03': 300 };
const nih: LiveCase = {
  source: 'nih-reporter',
  host: 'api.reporter.nih.gov',
  hosts: {
    'api.reporter.nih.gov': ({ body }) => {
      const { from_date, to_date } = body.criteria.date_added;
      const days = Object.entries(nihDays).filter(([day]) => day >= from_date && day <= to_date);
      const total = days.reduce((sum, [, count]) => sum + count, 0);
      const ids = days.flatMap(([day, count]) =>
        from(count, (index) => Number(day.replaceAll('-', '')) * 100_000 + index),
      );
      const results = ids.slice(body.offset, body.offset + body.limit).map((id) => ({
        appl_id: id,
        fiscal_year: 2025,
        project_num: `1R43XX${id}`,
        activity_code: 'R43',
        agency_code: 'NIH',
        project_title: `Project ${id}`,
        organization: { org_name: 'MADE UP INC', org_state: 'IA', primary_uei: 'ZZSAMPLE0001' },
        award_amount: 300_000,
      }));
      return { json: { meta: { total, offset: body.offset, limit: body.limit }, results } };
    },
  },
  stored: 1_000,
  rejected: 0,
  requests: 2,
  sinceIn: ({ body }) => body.criteria.date_added.from_date,
};

const drugs: LiveCase = {
  source: 'drugs-fda',
  host: 'api.fda.gov',
  hosts: {
    'api.fda.gov': ({ query }): Reply => {
      const skip = Number(query.get('skip'));
      const [, since] = /\[(\d+) TO \d+\]/.exec(query.get('search')!)!;
      if (since! > '20260103')
        return { status: 404, json: { error: { code: 'NOT_FOUND', message: 'No matches found!' } } };
      const results = from(502, (index) => ({
        application_number: `NDA${pad(index, 6)}`,
        sponsor_name: 'MADE UP',
        submissions: [{ submission_type: 'ORIG', submission_number: '1', submission_status: 'AP' }],
        products: [{ product_number: '001', brand_name: `DRUG ${index}` }],
      })).slice(skip, skip + 500);
      return { json: { meta: { results: { skip, limit: 500, total: 502 } }, results } };
    },
  },
  stored: 502,
  rejected: 0,
  requests: 2,
  sinceIn: ({ query }) => /\[(\d{4})(\d{2})(\d{2})/.exec(query.get('search')!)!.slice(1).join('-'),
};

const ciks = from(60, (index) => 1000 + index);
const secEdgar: LiveCase = {
  source: 'sec-edgar',
  host: 'data.sec.gov',
  hosts: {
    'www.sec.gov': () => ({
      json: Object.fromEntries(
        [...ciks, 1000].map((cik, index) => [index, { cik_str: cik, ticker: `T${index}`, title: `Company ${cik}` }]),
      ),
    }),
    'data.sec.gov': ({ path, headers }): Reply => {
      const cik = Number(/CIK(\d{10})\.json/.exec(path)![1]);
      if (headers['if-modified-since'] && cik !== 1001) return { status: 304 };
      if (cik === 1007) return { status: 404, body: 'NoSuchKey' };
      return {
        json: { cik: pad(cik, 10), entityType: 'operating', name: `Company ${cik}`, sic: '3674', tickers: ['T'] },
      };
    },
  },
  stored: 60,
  rejected: 0,
  requests: 60,
  sinceIn: ({ headers }) => String(headers['if-modified-since']),
};

export const liveCases: LiveCase[] = [
  ...[clinicalTrials, openalex, crossref, patentsview, sbir, nsf, nih, drugs, secEdgar],
  ...[isrctn, pubmed, arxiv, orcid, secFormD, ctis],
];
