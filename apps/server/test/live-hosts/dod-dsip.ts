import type { Reply } from '../replay-server.ts';
import { from, type LiveCase } from './live-case.ts';

const at = (day: string) => Date.parse(`${day}T16:00:00Z`);
const ends = [at('2026-02-04'), at('2026-01-04'), at('2025-06-04'), at('2011-06-04')];

/** 160 topics, the latest end first: of February, of January, of June, and of years ago. */
const topics = from(160, (index) => ({
  topicId: `made_${index}`,
  topicCode: `N26-${index}`,
  topicTitle: `Quiet pumps ${index}`,
  topicStatus: index < 20 ? 'Open' : 'Closed',
  topicEndDate: ends[index < 20 ? 0 : index < 40 ? 1 : index < 60 ? 2 : 3],
}));

/** A page of fifty each; one topic has no text. */
export const dodDsip: LiveCase = {
  source: 'dod-dsip',
  host: 'www.dodsbirsttr.mil',
  hosts: {
    'www.dodsbirsttr.mil': ({ path, query }): Reply => {
      if (path.endsWith('/made_7/details')) return { status: 404, json: { message: 'Not found' } };
      if (path.endsWith('/details')) return { json: { objective: '<p>Be quiet.</p>', keywords: 'pump; noise' } };
      const { sortBy, ...filters } = JSON.parse(query.get('searchParam')!);
      if (Object.keys(filters).length !== 10 || sortBy !== 'topicEndDate,desc')
        return { status: 400, json: { message: 'Invalid search request!' } };
      const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
      return { json: { total: topics.length, data: topics.slice(page * size, page * size + size) } };
    },
  },
  stored: 60,
  rejected: 0,
  requests: 3 + 60,
  sinceIn: null,
  requestsAgain: 2 + 40,
};
