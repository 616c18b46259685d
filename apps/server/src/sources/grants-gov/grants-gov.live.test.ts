import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { openReplayServer, type ReplayServer, type Reply } from '../../../test/replay-server.ts';
import { MemoryIndex } from '../../catalogue/import/memory-index.ts';
import { runLive } from '../../catalogue/import/run-live.ts';
import { stampOf } from '../shared/mapping.ts';
import { mapHit, mapOpportunity } from './grants-gov.mapping.ts';
import { grantsGov } from './grants-gov.source.ts';

let replay: ReplayServer | undefined;
afterEach(() => replay?.close());

async function run(answer: (body: { opportunityId?: number }) => Reply) {
  replay = await openReplayServer({ 'api.grants.gov': ({ body }) => answer(body) });
  return runLive({
    index: new MemoryIndex(),
    source: { ...grantsGov, live: grantsGov.live! },
    engine: null,
    since: null,
    client: replay.client,
    settings: {},
    signal: new AbortController().signal,
  });
}

const succeeds = (data: unknown): Reply => ({ json: { errorcode: 0, msg: 'Webservice Succeeds', data } });
const oppHits = [1, 2, 3].map((id) => ({ id: String(id), title: `Opportunity ${id}`, oppStatus: 'posted' }));

test('[DATA-16] an error inside a success stays with its opportunity', async () => {
  const summary = await run(({ opportunityId: id }) => {
    if (id === undefined) return succeeds({ hitCount: 3, oppHits });
    if (id === 2) return { json: { errorcode: 7, msg: 'Opportunity is locked', data: null } };
    return succeeds({ id, opportunityTitle: `Opportunity ${id}`, synopsis: { synopsisDesc: 'Quiet pumps.' } });
  });
  expect(summary).toMatchObject({ failure: null, added: 2, rejected: 1 });
  expect(summary.rejections).toEqual([
    { at: 'opportunity 2', reason: 'api.grants.gov answered an error: Opportunity is locked' },
  ]);
});

test.each([
  ['an error', { errorcode: 1, msg: 'Search is down' }, 'Search is down'],
  ['no hits of many', { errorcode: 0, data: { hitCount: 2_000, oppHits: [] } }, 'an empty list of opportunities'],
  ['nothing at all', { errorcode: 0, data: { hitCount: 0, oppHits: [] } }, 'an empty list of opportunities'],
])('[DATA-16] a search that answers %s is a failure, not the end of the list', async (_name, json, reason) => {
  expect(await run(() => ({ json }))).toMatchObject({ failure: `api.grants.gov answered an error: ${reason}` });
});

test('[DATA-02] a hit and the whole opportunity are one record', () => {
  const stamp = (id: string, url: string | null) => stampOf(grantsGov, { retrievedAt: '2026-01-01' } as never, id, url);
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.boolean(), (id, isForecast) => {
      const hit = mapHit({ id: String(id), title: 'Pumps' }, stamp);
      const about = { [isForecast ? 'forecast' : 'synopsis']: { agencyName: 'Made Up Agency' } };
      const whole = mapOpportunity({ id, opportunityTitle: 'Pumps', ...about }, '2026-01-01', stamp);
      expect([hit.id, hit.url]).toEqual([whole.id, whole.url]);
    }),
  );
});
