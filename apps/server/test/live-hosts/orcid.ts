import type { ReplayHost, ReplayRequest, Reply } from '../replay-server.ts';

const orcidOf = (index: number) => `0000-0000-0000-${String(1000 + index)}`;
/** People by the hour in which their records changed. */
const CHANGED: Record<string, number> = { '2026-01-04T07': 130, '2026-01-05T00': 2 };

const api: ReplayHost = ({ path, query, headers }): Reply => {
  if (headers.authorization !== 'Bearer made-up-token') return { status: 401, json: { error: 'invalid_token' } };
  const [, orcid] = /^\/v3\.0\/([\d-]+)\/record$/.exec(path) ?? [];
  // One was deactivated between the search and its reading, one has no public name.
  if (orcid === orcidOf(3)) return { status: 409, json: { 'developer-message': 'deactivated' } };
  if (orcid)
    return {
      json: {
        'orcid-identifier': { path: orcid },
        person: { name: orcid === orcidOf(4) ? null : { 'given-names': { value: 'Ada' } } },
      },
    };
  const hour = /^profile-last-modified-date:\[([\dT-]+):00:00/.exec(query.get('q')!)![1]!;
  const hours = Object.keys(CHANGED).filter((one) => one < hour);
  const before = hours.reduce((sum, one) => sum + CHANGED[one]!, 0);
  const start = Number(query.get('start'));
  const total = CHANGED[hour] ?? 0;
  const shown = Math.max(0, Math.min(total - start, Number(query.get('rows'))));
  const result = Array.from({ length: shown }, (_, index) => ({
    'orcid-identifier': { path: orcidOf(before + start + index) },
  }));
  return { json: { result: shown > 0 ? result : null, 'num-found': total } };
};

export const orcid = {
  source: 'orcid',
  host: 'pub.orcid.org',
  hosts: {
    'pub.orcid.org': api,
    'orcid.org': ({ body }: ReplayRequest): Reply =>
      new URLSearchParams(body).get('client_secret') === 'made-up'
        ? { json: { access_token: 'made-up-token', token_type: 'bearer' } }
        : { status: 401, json: { error: 'invalid_client' } },
  },
  isPage: ({ path }: ReplayRequest) => path === '/v3.0/search/',
  stored: 130,
  rejected: 2,
  requests: 49,
  sinceIn: ({ query }: ReplayRequest) => /\[([\d-]+)T/.exec(query.get('q')!)![1]!,
  settings: { ORCID_CLIENT_ID: 'APP-MADEUP', ORCID_CLIENT_SECRET: 'made-up' },
};
