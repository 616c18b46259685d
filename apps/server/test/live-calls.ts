import type { Answer, Visitor } from './app.ts';

type Filled = { projectId: string; askId: string; opportunityTrackerId: string };
const path = ({ projectId, askId }: Filled, more = '') => `/projects/${projectId}/live-search/asks/${askId}${more}`;
const words = [{ axis: 'technology', phrases: ['battery'] }];

/** For the table of rights: asking the public sources for a project. No process takes jobs, so nobody is asked. */
export const LIVE_CALLS: Record<
  string,
  [reach: 'sees' | 'edits', call: (who: Visitor, filled: Filled) => Promise<Answer>]
> = {
  'liveSearch.overview': ['sees', (who, { projectId }) => who.get(`/projects/${projectId}/live-search`)],
  'liveSearch.wordsOfQuery': [
    'sees',
    (who, { projectId }) => who.post(`/projects/${projectId}/live-search/words`, { query: 'battery' }),
  ],
  'liveSearch.get': ['sees', (who, filled) => who.get(path(filled))],
  'liveSearch.ask': ['edits', (who, { projectId }) => askFor(who, projectId)],
  'liveSearch.retry': ['edits', (who, filled) => who.post(path(filled, '/sources/nsf/retry'))],
  'liveSearch.more': ['edits', (who, filled) => who.post(path(filled, '/sources/nsf/more'))],
  'liveSearch.cancel': ['edits', (who, filled) => who.post(path(filled, '/cancel'))],
  'liveSearch.watch': ['edits', (who, filled) => who.put(watchPath(filled), { words, sources: ['nsf'] })],
  'liveSearch.unwatch': ['edits', (who, filled) => who.delete(watchPath(filled))],
  'liveSearch.consent': [
    'edits',
    (who, { projectId }) => who.put(`/projects/${projectId}/live-search/consent`, { consent: 'never' }),
  ],
};

const watchPath = ({ projectId, opportunityTrackerId }: Filled) =>
  `/projects/${projectId}/live-search/watches/tracker/${opportunityTrackerId}`;

export const askFor = (who: Visitor, projectId: string): Promise<Answer> =>
  who.post(`/projects/${projectId}/live-search/asks`, { words, sources: ['nsf'] });
