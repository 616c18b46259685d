import { afterEach, expect, test } from 'vitest';
import { openReplayServer, type ReplayServer } from '../../../test/replay-server.ts';
import { MemoryIndex } from '../../catalogue/import/memory-index.ts';
import { runLive } from '../../catalogue/import/run-live.ts';
import { drugsFda } from './drugs-fda.source.ts';

let replay: ReplayServer;
afterEach(() => replay.close());

test('[DATA-16] openFDA: a full page without a next one, of more results than that, is a failure and no end', async () => {
  const results = Array.from({ length: 500 }, (_, index) => ({ application_number: `NDA${100_000 + index}` }));
  replay = await openReplayServer({
    'api.fda.gov': () => ({ json: { meta: { results: { total: 28_001 } }, results } }),
  });
  const summary = await runLive({
    index: new MemoryIndex(),
    source: { ...drugsFda, live: drugsFda.live! },
    engine: null,
    since: null,
    client: replay.client,
    settings: {},
    signal: new AbortController().signal,
  });
  expect(summary.failure).toBe('api.fda.gov names no next page although there is one');
});
