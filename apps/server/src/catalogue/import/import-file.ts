import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Unzip, UnzipInflate } from 'fflate';
import type { SourceFile } from './source.port.ts';

const HEAD_BYTES = 65_536;
const ZIP_ENTRIES_MAX = 10_000;
/** All unpacked bytes together. */
const UNPACKED_MAX_BYTES = 40_000_000_000;
/** Text packs about ten-fold; a file that unpacks a thousand-fold was made to do harm. Small files are let be. */
const UNPACKED_RATIO_MAX = 1000;
const RATIO_CHECKED_FROM_BYTES = 100_000_000;

/** A file that cannot be opened; the message is shown to people. */
export class ImportFileError extends Error {}

/**
 * The files behind a path: itself, the entries of a zip, the files of a folder and its folders (sorted). Gzip is unpacked
 * while reading. '-' is standard input. `dispose` removes what was unpacked.
 */
export async function openImportFiles(location: string): Promise<Opened> {
  const nothing = async () => {};
  if (location === '-') return { files: [await streamFile('stdin', process.stdin)], dispose: nothing };
  const info = await stat(location).catch(() => null);
  if (!info) throw new ImportFileError(`There is no file or folder ${location}`);
  if (info.isDirectory()) return folderFiles(location);
  if (!isArchive(await readHead(location))) return { files: [await diskFile(location)], dispose: nothing };
  const folder = await unpackZip(location, info.size);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { files, dispose } = await folderFiles(folder);
    return { files, dispose: () => dispose().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

interface Opened {
  files: SourceFile[];
  dispose: () => Promise<void>;
}

/** Files of a folder, of the folders and of the zips in it, by path; hidden ones are passed over, links are not followed. */
async function folderFiles(folder: string): Promise<Opened> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const locations = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(
      (location) =>
        !path
          .relative(folder, location)
          .split(path.sep)
          .some((part) => part.startsWith('.')),
    );
  const opened: Opened[] = [];
  const dispose = async () => {
    for (const one of opened) await one.dispose();
  };
  try {
    for (const location of locations.toSorted()) opened.push(await openImportFiles(location));
    return { files: opened.flatMap(({ files }) => files), dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function diskFile(location: string): Promise<SourceFile> {
  const packed = await readHead(location);
  const { size } = await stat(location);
  const bytes = () => (isGzip(packed) ? gunzip(createReadStream(location), size) : createReadStream(location));
  return {
    name: path.basename(location).replace(/\.gz$/i, ''),
    folder: path.dirname(location),
    size,
    head: isGzip(packed) ? await headOf(bytes()) : packed,
    open: () => Readable.toWeb(bytes()) as ReadableStream<Uint8Array>,
  };
}

/** A stream can be read once, so its head is kept and given again. */
async function streamFile(name: string, stream: Readable): Promise<SourceFile> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const { value, done } = await chunks.next();
    if (done) break;
    first.push(value);
    length += value.length;
  }
  async function* all() {
    yield* first.splice(0);
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  const packed = Buffer.concat(first).subarray(0, HEAD_BYTES);
  if (isZip(packed)) throw new ImportFileError('A zip cannot be read from standard input; name the file');
  if (isGzip(packed)) {
    const unpacked = gunzip(Readable.from(all()), null);
    return streamFile(name, unpacked);
  }
  return {
    name,
    folder: null,
    size: null,
    head: packed,
    open: () => Readable.toWeb(Readable.from(all())) as ReadableStream<Uint8Array>,
  };
}

function gunzip(packed: Readable, packedSize: number | null): Readable {
  async function* limited(unpacked: AsyncIterable<Uint8Array>) {
    let total = 0;
    for await (const chunk of unpacked) {
      total += chunk.length;
      checkSize(total, packedSize);
      yield chunk;
    }
  }
  const unpacked = createGunzip();
  packed.on('error', (error) => unpacked.destroy(error));
  return Readable.from(limited(packed.pipe(unpacked)));
}

/** Entries go into one new folder under their last name, so that no entry can leave it. */
async function unpackZip(location: string, packedSize: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'groundwork-import-'));
  const writing: Promise<void>[] = [];
  let total = 0;
  let problem: unknown = null;
  const unzip = new Unzip((entry) => {
    const name = path.basename(entry.name.replaceAll('\\', '/'));
    if (!name || entry.name.endsWith('/')) return;
    if (writing.length >= ZIP_ENTRIES_MAX)
      throw new ImportFileError(`The zip holds more than ${ZIP_ENTRIES_MAX} files`);
    const output = createWriteStream(path.join(folder, name));
    writing.push(new Promise((resolve, reject) => output.on('finish', resolve).on('error', reject)));
    entry.ondata = (error, chunk, isLast) => {
      problem ??= error;
      total += chunk?.length ?? 0;
      checkSize(total, packedSize);
      output.write(chunk);
      if (isLast) output.end();
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for await (const chunk of createReadStream(location)) unzip.push(chunk as Uint8Array, false);
    unzip.push(new Uint8Array(0), true);
    if (problem) throw problem;
    await Promise.all(writing);
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (error instanceof ImportFileError) throw error;
    throw new ImportFileError(`${path.basename(location)} is a damaged zip: ${(error as Error).message}`);
  }
}

function checkSize(unpacked: number, packed: number | null): void {
  const isBomb = packed !== null && unpacked > RATIO_CHECKED_FROM_BYTES && unpacked > packed * UNPACKED_RATIO_MAX;
  if (isBomb) throw new ImportFileError(`The file unpacks to more than ${UNPACKED_RATIO_MAX} times its size`);
  if (unpacked > UNPACKED_MAX_BYTES) throw new ImportFileError('The file unpacks to more than 40 GB');
}

async function readHead(location: string): Promise<Uint8Array> {
  const handle = await open(location);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The first unpacked bytes; a damaged file gives what there is, and says so when it is read. */
async function headOf(stream: Readable): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= HEAD_BYTES) break;
    }
  } catch {
    // Reported by the reading itself.
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}

const isGzip = (head: Uint8Array) => head[0] === 0x1f && head[1] === 0x8b;
const isZip = (head: Uint8Array) => head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5);

/** A workbook is a zip, too, whatever it is called; the sources read it whole. */
const isArchive = (head: Uint8Array) => isZip(head) && !WORKBOOK_MARKS.some((mark) => Buffer.from(head).includes(mark));
const WORKBOOK_MARKS = ['[Content_Types].xml', 'opendocument.spreadsheet'];
