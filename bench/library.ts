import { performance } from 'node:perf_hooks';
import { extractInThread } from '../apps/server/src/features/library/extract/extract-in-thread.ts';
import { openTestApp, type Visitor } from '../apps/server/test/app.ts';
import { pdfOf } from '../apps/server/test/documents.ts';
import { addFile, factsOf, processed, sendParts } from '../apps/server/test/library.ts';
import { scanOf } from '../apps/server/test/scans.ts';
import { WORDS } from './corpus.ts';
import { printTable, round, spread, timed } from './measure.ts';

const LARGE_BYTES = 10 * 1024 * 1024;
const FILES = Number(process.env['FILES'] ?? 5_000);
const ASKED = 60;
const SCANNED = 12;

/** Uploading, reading text, and finding one's way in a library of 5,000 files, over the whole server on the embedded store. */
export async function run(): Promise<void> {
  const app = await openTestApp();
  try {
    const ada = await app.signedUp();
    await uploads(ada);
    await extraction();
    await large(app.database.pool, ada);
  } finally {
    await app.close();
  }
}

async function uploads(ada: Visitor) {
  const content = Buffer.alloc(LARGE_BYTES, 'A line of text that fills the file.\n');
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  const { ms } = await timed(async () => {
    for (let at = 0; at < 5; at += 1) {
      const { body } = await ada.post('/library/uploads', factsOf(`large-${at}.txt`, content));
      await sendParts(ada, body, content);
    }
  });
  clearInterval(sampling);
  console.log(
    `5 x 10 MB: ${round((5 * LARGE_BYTES) / 1e3 / ms)} MB/s, peak growth ${round((peak - before) / 1e6)} MB\n`,
  );
}

async function extraction() {
  const text = (at: number) => Array.from({ length: 60 }, (_, word) => WORDS[(at * 60 + word) % 2_000]).join(' ');
  const bytes = pdfOf(Array.from({ length: 500 }, (_, at) => text(at)));
  const { ms } = await timed(() => extractInThread('pdf', bytes));
  console.log(`500-page PDF: ${round(500 / (ms / 1000))} pages/s\n`);
  const lines = Array.from({ length: 24 }, (_, at) => text(at).slice(0, 60));
  const scan = await scanOf(Array.from({ length: SCANNED }, () => lines));
  const scanned = await timed(() => extractInThread('pdf', scan));
  console.log(`scan of ${SCANNED} full pages: ${round(SCANNED / (scanned.ms / 1000))} pages/s\n`);
}

/** Rows as they would be after uploading; putting each through the door would measure that again. */
async function large(pool: { query(text: string, values?: unknown[]): Promise<unknown> }, ada: Visitor) {
  const { id, folderId } = await addFile(ada, 'first.txt', 'first');
  await processed(ada, id);
  const rows = Array.from({ length: FILES }, (_, at) => {
    const words = Array.from({ length: 400 }, (_, word) => WORDS[Math.floor((at * 7919 + word * word * 31) % 4_000)]);
    return { name: `report ${String(at).padStart(5, '0')}.txt`, text: words.join(' ') };
  });
  for (let at = 0; at < rows.length; at += 250) {
    const some = rows.slice(at, at + 250);
    await pool.query(
      `WITH given AS (SELECT gen_random_uuid() AS id, * FROM unnest($1::text[], $2::text[]) AS g(name, text)),
         made AS (INSERT INTO library_file (id, owner_id, folder_id, name, name_key, type, size, storage_key, transfer_id, status, touched_at)
           SELECT given.id, owner_id, folder_id, given.name, given.name, 'txt', 2500, 'x', 'x', 'complete', now()
           FROM given, library_file f WHERE f.id = $3 RETURNING id)
       INSERT INTO library_page (file_id, number, label, text) SELECT id, 1, 'Text', text FROM given`,
      [some.map(({ name }) => name), some.map(({ text }) => text), id],
    );
  }
  await pool.query('ANALYZE library_file, library_page');
  const calls: [string, (at: number) => string][] = [
    ['list, any page, by name', (at) => `/library/files/paginated?folderId=${folderId}&page=${(at % 200) + 1}`],
    ['list, newest first', () => `/library/files/paginated?folderId=${folderId}&sortBy=date-desc`],
    ['list, by part of a name', (at) => `/library/files/paginated?folderId=${folderId}&query=${at}`],
    ['folders with counts', () => '/library/folders'],
    ['search, two words', (at) => `/library/search?query=${WORDS[at * 13]}%20${WORDS[at * 29 + 1]}`],
    ['search, one frequent word', (at) => `/library/search?query=${WORDS[at]}`],
  ];
  const table: string[][] = [];
  for (const [name, path] of calls) {
    const times: number[] = [];
    let found = 0;
    for (let at = 0; at < ASKED; at += 1) {
      const start = performance.now();
      const { body } = await ada.get(path(at));
      times.push(performance.now() - start);
      found += body.total;
    }
    table.push([name, spread(times), String(Math.round(found / ASKED))]);
  }
  console.log(`${FILES.toLocaleString('en')} files\n`);
  printTable(['call', 'p50 / p95 ms', 'found, mean'], table);
}
