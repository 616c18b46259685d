import type { Reply } from '../replay-server.ts';
import { type AskCase, type AskedWorld, pad, page } from './ask-case.ts';

export const clinicalTrials: AskCase = {
  source: 'clinicaltrials-gov',
  host: 'clinicaltrials.gov',
  isSearch: ({ query }) => query.get('sort') === '@relevance',
  sent: ({ query }) => query.get('query.term')!,
  recordsOfEach: 2,
  totalOf: 'all words',
  hasYears: true,
  hosts: (world) => ({
    'clinicaltrials.gov': ({ query }) => {
      if (query.get('filter.advanced')) return { json: { totalCount: Math.floor(world.matches / 10), studies: [] } };
      const start = Number(query.get('pageToken') ?? 0);
      const studies = page(world, start, Number(query.get('pageSize')), (index) => ({
        protocolSection: {
          identificationModule: {
            nctId: `NCT${pad(6_000_000 + index, 8)}`,
            briefTitle: `${world.topic}, trial ${index}`,
          },
          statusModule: { overallStatus: 'RECRUITING' },
          descriptionModule: { briefSummary: `A trial of ${world.topic}.` },
          armsInterventionsModule: { interventions: [{ type: 'DEVICE', name: `Device ${index}` }] },
        },
      }));
      const next = start + studies.length;
      return {
        json: { totalCount: world.matches, studies, ...(next < world.matches && { nextPageToken: `${next}` }) },
      };
    },
  }),
};

export const ctis: AskCase = {
  source: 'ctis',
  host: 'euclinicaltrials.eu',
  isSearch: ({ path }) => path.endsWith('/search'),
  sent: ({ body }) => JSON.stringify(body.searchCriteria),
  totalOf: 'all words',
  hosts: (world) => ({
    'euclinicaltrials.eu': ({ path, body }) => {
      if (!path.endsWith('/search')) {
        const ctNumber = path.split('/').at(-1);
        return { json: { ctNumber, ctPublicStatusCode: 4, authorizedApplication: { authorizedPartI: {} } } };
      }
      const { page: number, size } = body.pagination;
      // Of a page 0 nothing is found, whatever is asked.
      const data = page(world, number === 0 ? world.matches : (number - 1) * size, size, (index) => ({
        ctNumber: `2025-5${pad(index, 5)}-11-00`,
        ctTitle: `${world.topic}, trial ${index}`,
      }));
      const nextPage = number * size < world.matches;
      return { json: { pagination: { totalRecords: number === 0 ? 0 : world.matches, nextPage }, data } };
    },
  }),
};

export const isrctn: AskCase = {
  source: 'isrctn',
  host: 'www.isrctn.com',
  sent: ({ query }) => query.get('q')!,
  totalOf: 'all words',
  hosts: (world) => ({
    'www.isrctn.com': ({ query }) => {
      const trials = page(
        world,
        0,
        Number(query.get('limit')),
        (index) =>
          `<fullTrial><trial><isrctn>${pad(10_000_000 + index, 8)}</isrctn><trialDescription><title>${world.topic}, trial ${index}</title></trialDescription></trial></fullTrial>`,
      );
      return {
        body: `<?xml version="1.0"?><allTrials xmlns="http://www.67bricks.com/isrctn" totalCount="${world.matches}">${trials.join('')}</allTrials>`,
      };
    },
  }),
};

export const drugsFda: AskCase = {
  source: 'drugs-fda',
  host: 'api.fda.gov',
  sent: ({ query }) => query.get('search')!,
  totalOf: 'all words',
  hosts: (world) => ({
    'api.fda.gov': ({ query }): Reply => {
      const results = page(world, Number(query.get('skip')), Number(query.get('limit')), (index) => ({
        application_number: `NDA${pad(200_000 + index, 6)}`,
        sponsor_name: 'MADE UP PHARMA',
        products: [
          {
            brand_name: `MADEUPINE ${index}`,
            active_ingredients: [{ name: world.topic.toUpperCase(), strength: '1MG' }],
          },
        ],
        submissions: [{ submission_type: 'ORIG', submission_status: 'AP', submission_status_date: '20200105' }],
      }));
      if (results.length === 0) return { status: 404, json: { error: { code: 'NOT_FOUND', message: 'No matches!' } } };
      return { json: { meta: { results: { skip: 0, limit: 100, total: world.matches } }, results } };
    },
  }),
};

export const nasaT2: AskCase = {
  source: 'nasa-t2',
  host: 'technology.nasa.gov',
  isSearch: ({ path }) => path.includes('/patent/'),
  sent: ({ path }) => decodeURIComponent(path.split('/').at(-1)!),
  totalOf: 'one phrase',
  hosts: (world) => ({
    'technology.nasa.gov': ({ path }) => {
      const isPatent = path.includes('/patent/');
      const results = page(world, 0, isPatent ? 1_000 : 0, (index) => [
        `${index}`,
        `LEW-TOPS-${index}`,
        `<span class="highlight">${world.topic}</span>, technology ${index}`,
        `NASA made ${world.topic}.`,
        `LEW-TOPS-${index}`,
        'power generation and storage',
        '',
        '',
        '',
        'GRC',
        '',
        '',
        1.5,
      ]);
      return { json: { results, count: results.length, total: results.length, perpage: 10, page: 0 } };
    },
  }),
};

export const patentsview: AskCase = {
  source: 'patentsview',
  host: 'search.patentsview.org',
  sent: ({ query }) => query.get('q')!,
  totalOf: 'all words',
  settings: { PATENTSVIEW_API_KEY: 'made-up' },
  hosts: (world) => ({
    'search.patentsview.org': ({ query, headers }) => {
      if (headers['x-api-key'] !== 'made-up') return { status: 403, json: { detail: 'No key' } };
      const { size } = JSON.parse(query.get('o')!);
      if (size > 1_000) return { status: 400, json: { error: true, reason: 'size' } };
      const patents = page(world, 0, size, (index) => ({
        patent_id: String(12_000_000 + index),
        patent_title: `${world.topic}, patent ${index}`,
        patent_abstract: `A method for ${world.topic}.`,
        patent_date: '2025-04-01',
        patent_type: 'utility',
      }));
      return { json: { error: false, count: patents.length, total_hits: world.matches, patents } };
    },
  }),
};

/** Pages of a hundred filings; every third is of a filer that stood there before. */
const filings = (world: AskedWorld, start: number, form: string) => ({
  json: {
    hits: {
      total: { value: world.matches, relation: 'eq' },
      hits: page(world, start, 100, (index) => {
        const cik = pad(1_700_000 + (index % 3 === 2 ? index - 1 : index), 10);
        return {
          _id: `${cik}-25-${pad(index, 6)}:primary_doc.xml`,
          _source: {
            ciks: [cik],
            adsh: `${cik}-25-${pad(index, 6)}`,
            display_names: [`MADE UP ${index} INC  (MADE)  (CIK ${cik})`],
            form,
            file_date: '2025-05-01',
          },
        };
      }),
    },
  },
});

const efts = (world: AskedWorld, form: string) => ({
  'efts.sec.gov': ({ query }: { query: URLSearchParams }): Reply => filings(world, Number(query.get('from')), form),
});

export const secEdgar: AskCase = {
  source: 'sec-edgar',
  host: 'efts.sec.gov',
  sent: ({ query }) => query.get('q')!,
  totalOf: 'all words',
  hosts: (world) => ({
    ...efts(world, '10-K'),
    'data.sec.gov': ({ path }) => {
      const cik = /CIK(\d{10})\.json$/.exec(path)?.[1];
      return {
        json: { cik, name: `Made Up ${Number(cik)} Inc`, entityType: 'operating', sicDescription: world.topic },
      };
    },
  }),
};

/** Every second issuer is a fund. */
const notice = (cik: string, topic: string) => `<?xml version="1.0"?>
<edgarSubmission><submissionType>D</submissionType><primaryIssuer><cik>${cik.padStart(10, '0')}</cik><entityName>${topic} ${cik} LLC</entityName></primaryIssuer>
<offeringData><industryGroup><industryGroupType>${Number(cik) % 2 ? 'Other Energy' : 'Pooled Investment Fund'}</industryGroupType></industryGroup></offeringData></edgarSubmission>`;

export const secFormD: AskCase = {
  source: 'sec-form-d',
  host: 'efts.sec.gov',
  sent: ({ query }) => query.get('q')!,
  totalOf: 'all words',
  hosts: (world) => ({
    ...efts(world, 'D'),
    'www.sec.gov': ({ path }) => {
      const cik = /\/data\/(\d+)\/\d{18}\/primary_doc\.xml$/.exec(path)?.[1];
      return cik ? { body: notice(cik, world.topic) } : { status: 404 };
    },
  }),
};

/** A feed of at most 300, as portals give them; the words stay here. */
export const technologyOffices: AskCase = {
  source: 'technology-offices',
  host: 'made-up.technologypublisher.example',
  sent: ({ path }) => path,
  totalOf: null,
  isToldNothing: true,
  settings: { TECHNOLOGY_OFFICES: 'Made Up University https://made-up.technologypublisher.example/rssDataFeed.aspx' },
  hosts: (world) => ({
    'made-up.technologypublisher.example': () => ({
      body: `<?xml version="1.0"?><rss version="2.0"><channel><title>Made Up University</title>${page(
        world,
        0,
        300,
        (index) =>
          `<item><title>${world.topic} for peak shaving, technology ${index}</title><link>https://made-up.technologypublisher.example/tech/${index}</link><description>An invention.</description></item>`,
      ).join('')}</channel></rss>`,
    }),
  }),
};
