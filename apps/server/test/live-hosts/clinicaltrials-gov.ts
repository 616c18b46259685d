import { byToken, from, type LiveCase, pad } from './live-case.ts';

const studies = from(7, (index) => ({
  protocolSection: {
    // One without a title.
    identificationModule: { nctId: `NCT${pad(index + 1, 8)}`, ...(index !== 4 && { briefTitle: `Trial ${index}` }) },
    statusModule: { overallStatus: 'RECRUITING', lastUpdatePostDateStruct: { date: '2026-01-02' } },
    armsInterventionsModule: { interventions: [{ type: 'DRUG', name: 'Madeupine' }] },
  },
}));

export const clinicalTrials: LiveCase = {
  source: 'clinicaltrials-gov',
  host: 'clinicaltrials.gov',
  hosts: {
    'clinicaltrials.gov': (request) => {
      const { page, next } = byToken(request, 'pageToken', studies);
      return { json: { totalCount: 7, studies: page, ...(next && { nextPageToken: next }) } };
    },
  },
  stored: 6 + 6,
  rejected: 1,
  requests: 3,
  sinceIn: ({ query }) => /RANGE\[([^,]*),/.exec(query.get('filter.advanced') ?? '')?.[1] ?? '',
};
