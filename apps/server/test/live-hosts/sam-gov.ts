import type { Reply } from '../replay-server.ts';
import { from, type LiveCase } from './live-case.ts';

const notices = from(1_001, (index) => ({
  noticeId: `n${index}`,
  title: `Notice ${index}`,
  postedDate: index < 500 ? '2026-01-04' : '2026-01-03',
  active: 'Yes',
  // Most have no text.
  description: index < 3 ? `https://api.sam.gov/prod/opportunities/v1/noticedesc?noticeid=n${index}` : null,
}));

/** Of five calls a day two are searches and three read texts. `offset` is the index of the page. */
export const samGov: LiveCase = {
  source: 'sam-gov',
  host: 'api.sam.gov',
  hosts: {
    'api.sam.gov': ({ path, query }): Reply => {
      if (query.get('api_key') !== 'SAM-made-up') return { status: 403, json: { message: 'No valid api_key' } };
      if (path.endsWith('/noticedesc')) return { json: { description: `<p>Text of ${query.get('noticeid')}.</p>` } };
      const start = Number(query.get('offset')) * Number(query.get('limit'));
      const opportunitiesData = notices.slice(start, start + Number(query.get('limit')));
      return { json: { totalRecords: notices.length, limit: 1_000, offset: query.get('offset'), opportunitiesData } };
    },
  },
  stored: 1_001,
  rejected: 0,
  requests: 5,
  requestsAgain: 2,
  sinceIn: ({ query }) => query.get('postedFrom')!,
  settings: { SAM_GOV_API_KEY: 'SAM-made-up', SAM_GOV_DAILY_LIMIT: '5' },
};
