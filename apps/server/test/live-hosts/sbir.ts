import type { Reply } from '../replay-server.ts';
import { from, type LiveCase } from './live-case.ts';

/** 101 awards in 2025, one in 2026; a year without awards is not found. */
export const sbir: LiveCase = {
  source: 'sbir',
  host: 'api.www.sbir.gov',
  hosts: {
    'api.www.sbir.gov': ({ query }): Reply => {
      const [year, start] = [Number(query.get('year')), Number(query.get('start'))];
      const all = from(year === 2025 ? 101 : year === 2026 ? 1 : 0, (index) => ({
        firm: 'Made Up, Inc.',
        award_title: `Award ${index}`,
        agency: 'National Aeronautics and Space Administration',
        program: 'SBIR',
        phase: 'Phase I',
        contract: `C-${year}-${index}`,
        award_year: String(year),
        award_amount: '150000',
      }));
      return all.length > 0
        ? { json: all.slice(start, start + 100) }
        : { status: 404, json: { message: 'No records' } };
    },
  },
  stored: 102,
  rejected: 0,
  requests: 45,
  sinceIn: ({ query }) => query.get('year')!,
};
