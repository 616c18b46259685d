import { from, type LiveCase } from './live-case.ts';

/** A day of 501 works, a day of one. */
export const crossref: LiveCase = {
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
