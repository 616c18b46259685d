import { liveSource } from '../../src/catalogue/import/import-live.ts';
import { runLive } from '../../src/catalogue/import/run-live.ts';
import { openCatalogue } from '../../src/catalogue/open-catalogue.ts';
import { replayClient } from '../replay-server.ts';

/** Fetches NSF's awards from a replay server into the catalogue of a folder; prints what is read after each page, then the summary. */
const [folder = '', origin = ''] = process.argv.slice(2);
const index = await openCatalogue(folder, { readers: 1 });
const summary = await runLive({
  index,
  source: (await liveSource('nsf'))!,
  engine: 'awards',
  since: null,
  client: replayClient(origin).client,
  settings: {},
  signal: new AbortController().signal,
  onProgress: ({ read }) => console.log(read),
  now: () => new Date('2026-01-05T12:00:00Z'),
});
await index.close();
console.log(JSON.stringify(summary));
