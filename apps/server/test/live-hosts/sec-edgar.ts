import type { Reply } from '../replay-server.ts';
import { from, type LiveCase, pad } from './live-case.ts';

const ciks = from(60, (index) => 1000 + index);
export const secEdgar: LiveCase = {
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
