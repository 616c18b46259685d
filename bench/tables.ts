import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FileImport, FileLook, FileTransfer } from '@groundwork/contract/table-imports';
import type { TableMapping } from '@groundwork/contract/table-mapping';
import { importFiles } from '../apps/server/src/catalogue/import/import-files.ts';
import { importInThread } from '../apps/server/src/catalogue/import/import-in-thread.ts';
import { lookAtFile } from '../apps/server/src/catalogue/import/look-at-file.ts';
import { openCatalogue, withFolder } from './catalogue.ts';
import { makeRecord } from './corpus.ts';
import { printTable, timed } from './measure.ts';
import { startServer } from './served.ts';

const ROWS = Number(process.env['ROWS'] ?? 30_000);
const COMMITTED = 500;
const HEADINGS = ['Tech ID', 'Invention title', 'Short description', 'Inventors', 'Disclosed', 'Shelf'];
const FIELDS = ['id', 'title', 'text', 'person', 'date', null];
const MAPPING: TableMapping = {
  name: 'Bench',
  engine: 'university-technologies',
  columns: HEADINGS.map((column, at) => ({
    column,
    field: FIELDS[at]!,
    ...(FIELDS[at] === null && { isFilter: true }),
  })),
  constants: { institution: 'Example University' },
  idFrom: [],
  licence: 'As the owner of the records says',
};
/** The sample is loaded and searched by meaning by then. */
const SETTLED_MS = 30_000;

/**
 * How fast an own table goes in: from the screen of a running server, in the thread that it uses, and from the command line, each beside
 * a plain loop of inserts of the same rows into a table and its full-text index.
 */
export async function run(): Promise<void> {
  await withFolder(async (folder) => {
    const location = join(folder, 'own.csv');
    const rows = Array.from({ length: ROWS }, (_, at) => rowOf(at));
    const text = [HEADINGS, ...rows].map((row) => row.join(',')).join('\n');
    await writeFile(location, text);
    const measured: string[][] = [];
    let plain = 0;
    const measure = async (what: string, work: () => Promise<unknown> | unknown) => {
      const cpu = process.cpuUsage();
      const { ms } = await timed(work);
      const { user, system } = process.cpuUsage(cpu);
      plain ||= ms;
      const spent = `${Math.round((user + system) / ROWS)} µs`;
      measured.push([what, rateOf(ms), (ms / plain).toFixed(1), spent]);
    };
    const { signal } = new AbortController();
    const fresh = async (part: string) => {
      await rm(join(folder, part), { recursive: true, force: true });
      return openCatalogue(join(folder, part));
    };
    const asked = { locations: [location], engine: null, source: null, mapping: MAPPING, signal };
    await measure('a plain loop of inserts', () => insertPlainly(join(folder, 'plain.db'), rows));
    await measure('looked at, with its columns counted', () => lookAtFile({ location, mapping: null }, signal));
    await measure('read and mapped, nothing stored', () => importFiles({ index: null, ...asked }));
    const line = await fresh('line');
    await measure('from the command line', () => importFiles({ index: line, ...asked }));
    await line.close();
    const kept = await fresh('kept');
    const input = { location, mapping: MAPPING, importId: 'bench', collection: null };
    await measure('in the thread of the screen', () =>
      importInThread(input, { index: kept, onProgress: () => {} }, signal),
    );
    await kept.close();
    const served = await fromTheScreen(join(folder, 'server'), Buffer.from(text));
    for (const [what, ms] of Object.entries(served)) measured.push([what, rateOf(ms), (ms / plain).toFixed(1), '']);
    printTable(['measure', 'rows', 'x the plain loop', 'processor a row'], measured);
  });
}

const rateOf = (ms: number) => `${Math.round((ROWS / ms) * 1000).toLocaleString('en')}/s`;

function rowOf(at: number): string[] {
  const { title, text, people, date, facets } = makeRecord(at);
  return [`t-${at}`, title, text, `${people[0]!.name}; Ada Example`, date!, facets['kind']![0]!];
}

function insertPlainly(file: string, rows: string[][]): void {
  const db = new DatabaseSync(file);
  db.exec(`pragma journal_mode = wal; pragma synchronous = normal;
    create table records (id text primary key, title text, text text, person text, date text, shelf text);
    create virtual table fts using fts5(title, text, person, content=records)`);
  const record = db.prepare('insert into records values (?, ?, ?, ?, ?, ?)');
  const words = db.prepare('insert into fts (rowid, title, text, person) values (?, ?, ?, ?)');
  for (let from = 0; from < rows.length; from += COMMITTED) {
    db.exec('begin');
    for (const row of rows.slice(from, from + COMMITTED)) {
      const { lastInsertRowid } = record.run(...row);
      words.run(lastInsertRowid, row[1]!, row[2]!, row[3]!);
    }
    db.exec('commit');
  }
  db.close();
}

/** By the calls that the screen makes, on a server that has its sample and its sentence encoder. */
async function fromTheScreen(folder: string, bytes: Buffer): Promise<Record<string, number>> {
  const server = await startServer(folder, { SENTENCE_ENCODER: 'on' });
  const imports = '/admin/data-sets/imports';
  try {
    await server.ask('GET', imports);
    await sleep(SETTLED_MS);
    const started = performance.now();
    const begun = (await server.ask('POST', imports, { fileName: 'own.csv', fileSize: bytes.length })) as FileTransfer;
    for (const { url, offset, size } of begun.parts) await server.send(url, bytes.subarray(offset, offset + size));
    const { proposal } = (await server.ask('POST', `${imports}/${begun.importId}/look`, {})) as FileLook;
    const looked = performance.now();
    await server.ask('POST', `${imports}/${begun.importId}/run`, { mapping: proposal!.mapping });
    for (;;) {
      const [one] = ((await server.ask('GET', imports)) as { imports: FileImport[] }).imports;
      if (one!.state === 'complete') break;
      if (one!.state === 'failed') throw new Error(`The import failed: ${one!.message}`);
      await sleep(250);
    }
    const ended = performance.now();
    return { 'from the screen, Import to Complete': ended - looked, 'from the file to Complete': ended - started };
  } finally {
    await server.stop();
  }
}
