import type { Reply } from '../replay-server.ts';
import { from, type LiveCase } from './live-case.ts';

/** 1,001 opportunities: 27 forecasted or posted, one closed lately, one a month before, and an archive of 2019. */
const hits = from(1_001, (index) => ({
  id: String(900_000 + index),
  title: `Opportunity ${index}`,
  oppStatus: index < 2 ? 'forecasted' : index > 975 ? 'posted' : index === 2 ? 'closed' : 'archived',
  closeDate: index > 975 ? '' : (['', '', '01/04/2026', '12/04/2025'][index] ?? '01/04/2019'),
}));

/** One opportunity is unknown when it is fetched; both calls answer errors with status 200. */
export const grantsGov: LiveCase = {
  source: 'grants-gov',
  host: 'api.grants.gov',
  hosts: {
    'api.grants.gov': ({ path, body }): Reply => {
      if (path === '/v1/api/search2') {
        const oppHits = hits.slice(body.startRecordNum, body.startRecordNum + body.rows);
        return { json: { errorcode: 0, msg: 'Webservice Succeeds', data: { hitCount: hits.length, oppHits } } };
      }
      if (body.opportunityId === 900_977) return { json: { errorcode: 0, msg: 'Webservice Succeeds', data: {} } };
      const synopsis = { agencyName: 'Made Up Agency', synopsisDesc: '<p>Quiet pumps.</p>', awardCeiling: '750000' };
      return {
        json: {
          errorcode: 0,
          msg: 'Webservice Succeeds',
          data: { id: body.opportunityId, opportunityTitle: `Opportunity ${body.opportunityId}`, synopsis },
        },
      };
    },
  },
  stored: 28,
  rejected: 1,
  requests: 2 + 29,
  sinceIn: null,
  requestsAgain: 2 + 28,
};
