import { from, type LiveCase } from './live-case.ts';

export const nsf: LiveCase = {
  source: 'nsf',
  host: 'api.nsf.gov',
  hosts: {
    'api.nsf.gov': ({ query }) => {
      const start = Number(query.get('offset')) - 1;
      const award = from(30, (index) => ({
        id: String(2_600_000 + index),
        title: `SBIR Phase I: Award ${index}`,
        startDate: '01/15/2026',
        fundProgramName: 'SBIR Phase I',
        fundsObligatedAmt: '275000',
        awardeeName: 'MADE UP INC',
        awardeeStateCode: 'IA',
        piFirstName: 'Ada',
        piLastName: 'Invented',
      })).slice(start, start + 25);
      return { json: { response: { metadata: { offset: start + 1, rpp: 25, totalCount: 30 }, award } } };
    },
  },
  stored: 30,
  rejected: 0,
  requests: 2,
  sinceIn: ({ query }) => query.get('dateStart')!,
};
