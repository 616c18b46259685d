import type { Reply } from '../replay-server.ts';
import { from, type LiveCase, pad } from './live-case.ts';

const applications = from(502, (index) => ({
  application_number: `NDA${pad(index, 6)}`,
  sponsor_name: 'MADE UP',
  submissions: [{ submission_type: 'ORIG', submission_number: '1', submission_status: 'AP' }],
  products: [{ product_number: '001', brand_name: `DRUG ${index}` }],
}));

/** The next page is told in a header, whose address repeats the key. */
export const drugsFda: LiveCase = {
  source: 'drugs-fda',
  host: 'api.fda.gov',
  hosts: {
    'api.fda.gov': ({ query, path }): Reply => {
      if (query.has('skip')) return { status: 400, json: { error: { message: 'Should not use skip' } } };
      if (query.has('search')) return { status: 404, json: { error: { message: 'No matches found!' } } };
      const start = Number(query.get('search_after')?.replace('0=', '') ?? 0);
      const results = applications.slice(start, start + 500);
      const next = new URLSearchParams({
        limit: '500',
        api_key: 'made-up',
        skip: '0',
        search_after: `0=${start + 500}`,
      });
      return {
        headers: start + 500 < 502 ? { link: `<https://api.fda.gov${path}?${next}>; rel="next"` } : {},
        json: { meta: { results: { skip: 0, limit: 500, total: 502 } }, results },
      };
    },
  },
  stored: 502,
  rejected: 0,
  requests: 2,
  sinceIn: ({ query }) => /\[(\d{4})(\d{2})(\d{2})/.exec(query.get('search')!)!.slice(1).join('-'),
  settings: { OPENFDA_API_KEY: 'made-up' },
};
