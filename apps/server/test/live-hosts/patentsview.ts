import type { Reply } from '../replay-server.ts';
import { from, type LiveCase } from './live-case.ts';

const patents = from(501, (index) => ({ patent_id: String(11_000_000 + index), patent_title: `Patent ${index}` }));

export const patentsview: LiveCase = {
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
