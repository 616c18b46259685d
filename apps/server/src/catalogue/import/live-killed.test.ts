import { expect, test } from 'vitest';
import { startChild } from '../../../test/child.ts';
import { openReplayServer } from '../../../test/replay-server.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { openCatalogue } from '../open-catalogue.ts';
import type { ImportSummary } from './source.port.ts';

const AWARDS = 1_000;
const PAGE = 25;

test('[DATA-16] a fetch killed by kill -9 goes on behind its last page: every award once, none asked for again', async () => {
  const replay = await openReplayServer({
    'api.nsf.gov': ({ query }) => {
      const start = Number(query.get('offset')) - 1;
      const ids = Array.from({ length: Math.min(PAGE, AWARDS - start) }, (_, at) => start + at);
      const award = ids.map((id) => ({
        // One that is none.
        id: id === 30 ? 'x' : String(id),
        title: `Award ${id}`,
        startDate: '01/02/2026',
        awardeeName: 'Made Up',
      }));
      return { json: { response: { metadata: { totalCount: AWARDS }, award } } };
    },
  });
  const folder = temporaryFolder();
  for (const pages of [3, 7]) {
    const child = startChild('fetch-nsf.ts', folder, replay.origin);
    for (let page = 0; page < pages; page += 1) await child.nextLine();
    await child.kill();
  }
  const asked = replay.requests.length;
  expect(asked).toBeGreaterThanOrEqual(10);

  const last = startChild('fetch-nsf.ts', folder, replay.origin);
  let line = await last.nextLine();
  while (!line.startsWith('{')) line = await last.nextLine();
  const summary = JSON.parse(line) as ImportSummary;
  expect(summary).toMatchObject({
    read: AWARDS,
    added: AWARDS - 1,
    changed: 0,
    unchanged: 0,
    rejected: 1,
    isResumed: true,
    failure: null,
  });
  const index = await openCatalogue(folder, { readers: 1 });
  expect((await index.stats()).find(({ engine }) => engine === 'awards')?.count).toBe(AWARDS - 1);
  await index.close();
  // A page that was under way at a kill is the only one that may have been asked for twice.
  const offsets = replay.requests.map(({ query }) => query.get('offset'));
  expect(new Set(offsets).size).toBe(AWARDS / PAGE);
  expect(offsets.length - new Set(offsets).size).toBeLessThanOrEqual(2);
  await replay.close();
});
