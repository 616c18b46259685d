import { type AskCase, pad, page } from './ask-case.ts';

export const nihReporter: AskCase = {
  source: 'nih-reporter',
  host: 'api.reporter.nih.gov',
  sent: ({ body }) => body.criteria.advanced_text_search.search_text,
  isSearch: ({ body }) => body.criteria.use_relevance === true,
  totalOf: 'all words',
  hasYears: true,
  hosts: (world) => ({
    'api.reporter.nih.gov': ({ body }) => {
      const { advanced_text_search: search, fiscal_years: years } = body.criteria;
      if (search.operator !== 'advanced' || body.offset > 14_999 || body.limit > 500) return { status: 400, json: {} };
      const total = years ? Math.floor(world.matches / 10) : world.matches;
      const results = page(world, body.offset, body.limit, (index) => ({
        appl_id: 12_000_000 + index,
        fiscal_year: 2025,
        project_num: `1R43XX${index}`,
        activity_code: 'R43',
        agency_code: 'NIH',
        project_title: `${world.topic}, grant ${index}`,
        abstract_text: `We study ${world.topic}.`,
        organization: { org_name: 'MADE UP INC', org_state: 'IA' },
        award_amount: 300_000,
      }));
      const properties = { URL: 'https://reporter.nih.gov/search/madeup/projects' };
      return { json: { meta: { total, offset: body.offset, limit: body.limit, properties }, results } };
    },
  }),
};

export const nsf: AskCase = {
  source: 'nsf',
  host: 'api.nsf.gov',
  sent: ({ query }) => query.get('keyword')!,
  totalOf: 'one phrase',
  hosts: (world) => ({
    'api.nsf.gov': ({ query }) => {
      const [start, size] = [Number(query.get('offset')) - 1, Number(query.get('rpp'))];
      if (size > 25) return { json: { response: { serviceNotification: [{ notificationMessage: 'rpp too large' }] } } };
      const award = page(world, start, size, (index) => ({
        id: pad(2_600_000 + index, 7),
        title: `${world.topic}, award ${index}`,
        abstractText: `On ${world.topic}.`,
        date: '03/01/2025',
        awardeeName: 'Made Up University',
        fundsObligatedAmt: '250000',
      }));
      return { json: { response: { metadata: { totalCount: world.matches }, award } } };
    },
  }),
};

export const sbir: AskCase = {
  source: 'sbir',
  host: 'api.www.sbir.gov',
  isSearch: ({ path }) => path.endsWith('/awards'),
  sent: ({ query }) => query.get('keyword')!,
  totalOf: null,
  hosts: (world) => ({
    'api.www.sbir.gov': ({ query, path }) => {
      const [start, size] = [Number(query.get('start')), Number(query.get('rows'))];
      if (path.endsWith('/solicitations')) return solicitations(world, start, size);
      const awards = page(world, start, size, (index) => ({
        firm: `Made Up ${index} LLC`,
        award_title: `${world.topic}, phase ${index}`,
        agency: 'Department of Energy',
        phase: 'Phase I',
        program: 'SBIR',
        agency_tracking_number: `T-${index}`,
        contract: `DE-SC${pad(index, 7)}`,
        award_year: '2024',
        award_amount: '200000.00',
        abstract: `A product of ${world.topic}.`,
      }));
      // Without awards it answers 404.
      return awards.length > 0 ? { json: awards } : { status: 404, json: { message: 'No awards found' } };
    },
  }),
};

const solicitations = (world: Parameters<AskCase['hosts']>[0], start: number, size: number) => ({
  json: page(world, start, size, (index) => ({
    solicitation_id: 5_000 + index,
    solicitation_title: `Call ${index}`,
    solicitation_number: `C-${index}`,
    program: 'SBIR',
    agency: 'DOE',
    release_date: '2025-10-01',
    open_date: '2025-10-15',
    close_date: '2027-01-05',
    solicitation_agency_url: 'https://example.org/call',
    solicitation_topics: [
      { topic_title: `${world.topic}, topic ${index}`, topic_number: `${index}`, topic_description: world.topic },
    ],
  })),
});

export const sbirSolicitations: AskCase = {
  ...sbir,
  source: 'sbir-solicitations',
  isSearch: ({ path }) => path.endsWith('/solicitations'),
};

export const grantsGov: AskCase = {
  source: 'grants-gov',
  host: 'api.grants.gov',
  isSearch: ({ path }) => path.endsWith('/search2'),
  sent: ({ body }) => body.keyword,
  totalOf: 'one phrase',
  hosts: (world) => ({
    'api.grants.gov': ({ path, body }) => {
      const data = path.endsWith('/search2')
        ? {
            hitCount: world.matches,
            oppHits: page(world, body.startRecordNum, body.rows, (index) => ({
              id: String(350_000 + index),
              title: `Grant ${index}`,
              oppStatus: 'posted',
            })),
          }
        : {
            id: body.opportunityId,
            opportunityTitle: `${world.topic}, grant ${body.opportunityId}`,
            synopsis: { agencyName: 'Made Up Agency', synopsisDesc: `<p>${world.topic}.</p>`, awardCeiling: '750000' },
          };
      return { json: { errorcode: 0, msg: 'Webservice Succeeds', data } };
    },
  }),
};

export const samGov: AskCase = {
  source: 'sam-gov',
  host: 'api.sam.gov',
  sent: ({ query }) => query.get('title')!,
  totalOf: 'one phrase',
  settings: { SAM_GOV_API_KEY: 'made-up' },
  hosts: (world) => ({
    'api.sam.gov': ({ query }) => {
      if (query.get('api_key') !== 'made-up') return { status: 403, json: { message: 'API_KEY_INVALID' } };
      if (!/^\d\d\/\d\d\/\d{4}$/.test(query.get('postedFrom') ?? '')) return { status: 400, json: {} };
      const size = Number(query.get('limit'));
      const opportunitiesData = page(world, Number(query.get('offset')) * size, size, (index) => ({
        noticeId: `n${index}`,
        title: `${world.topic}, notice ${index}`,
        postedDate: '2025-11-01',
        type: 'Solicitation',
        active: 'Yes',
        naicsCode: '335910',
        pointOfContact: [],
        description: `https://api.sam.gov/prod/opportunities/v1/noticedesc?noticeid=n${index}`,
      }));
      return { json: { totalRecords: world.matches, limit: size, offset: 0, opportunitiesData } };
    },
  }),
};

export const usaspending: AskCase = {
  source: 'usaspending',
  host: 'api.usaspending.gov',
  isSearch: ({ path }) => path.endsWith('/spending_by_award/'),
  sent: ({ body }) => body.filters.keywords.join('|'),
  totalOf: 'all words',
  hasYears: true,
  hosts: (world) => ({
    'api.usaspending.gov': ({ path, body }) => {
      if (body.filters.keywords.some((one: string) => one.length < 3)) return { status: 422, json: {} };
      if (path.endsWith('/spending_over_time/'))
        return {
          json: {
            group: 'fiscal_year',
            results: [2023, 2024].map((year) => ({
              time_period: { fiscal_year: String(year) },
              aggregated_amount: year * 1_000,
            })),
          },
        };
      if (path.endsWith('/spending_by_award_count/'))
        return { json: { results: { contracts: world.matches, grants: world.matches, loans: 0 } } };
      const [type] = body.filters.award_type_codes;
      const start = (body.page - 1) * body.limit;
      const results = page(world, start, body.limit, (index) => ({
        generated_internal_id: `${type === 'A' ? 'CONT_AWD' : 'ASST_NON'}_MADE${index}_8900`,
        'Award ID': `MADE${index}`,
        'Recipient Name': 'MADE UP INC',
        Description: `${world.topic} ${index}`,
        'Award Amount': 1_000_000 - index,
      }));
      return {
        json: { results, page_metadata: { page: body.page, hasNext: start + results.length < world.matches } },
      };
    },
  }),
};
