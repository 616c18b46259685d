import { expect, test } from 'vitest';
import { readLive } from '../../../test/read-live.ts';
import type { ReplayHost } from '../../../test/replay-server.ts';
import { rejectionsOf } from '../shared/read-source.ts';
import { orcid } from './orcid.source.ts';

const accounts: ReplayHost = () => ({ json: { access_token: 'made-up' } });
const days = { since: '2026-01-05', settings: { ORCID_CLIENT_ID: 'APP-MADEUP', ORCID_CLIENT_SECRET: 'made-up' } };

test('[DATA-16] each hour of a day is searched once; of an hour with too many the rest is told', async () => {
  const searched: string[] = [];
  const { items, requests } = await readLive(
    orcid,
    {
      'orcid.org': accounts,
      'pub.orcid.org': ({ query }) => {
        searched.push(`${/\[(.*)\]/.exec(query.get('q')!)![1]} ${query.get('start')}`);
        return { json: { result: null, 'num-found': query.get('q')!.includes('T05:') ? 10_150 : 0 } };
      },
    },
    days,
  );
  expect(new Set(searched).size).toBe(searched.length);
  expect(searched[0]).toBe('2026-01-05T00:00:00.000Z TO 2026-01-05T00:59:59.999Z 0');
  expect(searched.at(-1)).toBe('2026-01-05T23:00:00.000Z TO 2026-01-05T23:59:59.999Z 0');
  expect(searched).toHaveLength(23 + 100);
  expect(rejectionsOf(items)).toEqual([
    ['day 2026-01-05, hour 5', 'The source shows 10000 of this hour’s 10150 results'],
  ]);
  expect(new URLSearchParams(requests[0]!.body).get('scope')).toBe('/read-public');
  expect(requests[1]!.headers.authorization).toBe('Bearer made-up');
});

test('[DATA-16] wrong credentials are told', async () => {
  const hosts = { 'orcid.org': () => ({ status: 401, json: { error: 'invalid_client' } }) };
  await expect(readLive(orcid, hosts, days)).rejects.toThrow('orcid.org answered 401: invalid_client');
});
