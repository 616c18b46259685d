import type { Reply } from '../replay-server.ts';
import { from, type LiveCase } from './live-case.ts';

const entry = (prefix: string, release: string) => (index: number) => [
  `${prefix}${index}`,
  `${prefix}-TOPS-${index}`,
  `Quiet <span class="highlight">pump</span> ${index}`,
  'A pump.',
  `${prefix}-TOPS-${index}`,
  'propulsion',
  release,
  '',
  '',
  'GRC',
  '',
  '',
  1.5,
];
const patents = from(25, entry('LEW', ''));
const software = from(12, entry('GSC', 'Open Source'));

/** Ten patents a page under one word, three at once under another; software shows the same ten of twelve on each page. */
export const nasaT2: LiveCase = {
  source: 'nasa-t2',
  host: 'technology.nasa.gov',
  hosts: {
    'technology.nasa.gov': ({ path, query }): Reply => {
      const [, collection, word] = /^\/api\/api\/(\w+)\/(.+)$/.exec(path)!;
      const page = Number(query.get('page') ?? 0);
      const answer = (results: unknown[], total: number): Reply => ({
        json: { results, count: results.length, total, perpage: 10, page },
      });
      if (collection === 'software') return word === 'data' ? answer(software.slice(0, 10), 12) : answer([], 0);
      if (word === 'propulsion') return answer(patents.slice(0, 22).slice(page * 10, page * 10 + 10), 22);
      return word === 'power%20generation%20and%20storage' ? answer(patents.slice(22), 3) : answer([], 0);
    },
  },
  stored: 25 + 10,
  rejected: 1,
  requests: 20 + 2 + 20 + 1,
  sinceIn: null,
};
