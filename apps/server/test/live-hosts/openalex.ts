import { byToken, from, type LiveCase } from './live-case.ts';

export const openalex: LiveCase = {
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
