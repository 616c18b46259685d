import { cleanText } from '@groundwork/contract/clean-text';
import type { Message } from '@groundwork/contract/texts';
import { type Entry, openPromise } from 'yauzl';
import { AppError } from '../http/app-error.ts';
import { inEnglish, MESSAGES } from '../messages.ts';

export interface ZipLimits {
  entries: number;
  /** Size of all entries together, unpacked. */
  bytes: number;
  /** How often larger an entry may be than it is packed. */
  ratio: number;
}

/** A zip that somebody else made, found to be harmless to read. */
export interface ReadableZip {
  /** Unpacked sizes in bytes, by name; folders are left out. */
  sizes: ReadonlyMap<string, number>;
  /** No more than the size. Throws AppError BAD_REQUEST where the packed bytes are broken. */
  read(name: string): AsyncGenerator<Buffer>;
  close(): void;
}

const FILE_KIND = 0o170000;
const REGULAR = 0o100000;
/** An archive that unpacks to less does no harm, however well it was packed. */
const SMALL_BYTES = 1_000_000;

/** What was done to an archive is told to whoever did it, in English; what people run into by mistake has its text. */
export const refused = (said: Message | string) =>
  new AppError('BAD_REQUEST', typeof said === 'string' ? inEnglish(said) : said);

/** Opens a zip on the disk by its directory alone; the bytes of entries are drawn when they are asked for. */
export async function readZip(path: string, limits: ZipLimits): Promise<ReadableZip> {
  const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch((error: Error) => {
    throw refused(/not a zip file/i.test(error.message) ? MESSAGES.archive.notAZip : MESSAGES.archive.broken);
  });
  const entries = new Map<string, Entry>();
  const names = new Set<string>();
  let bytes = 0;
  try {
    if (zip.entryCount > limits.entries) throw refused(`The zip file has more than ${limits.entries} entries.`);
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName;
      checkEntry(entry, limits);
      bytes += entry.uncompressedSize;
      if (bytes > limits.bytes)
        throw refused(`The zip file unpacks to more than ${limits.bytes / 1e6} MB, as if made to do harm.`);
      // As disks see them that know no case.
      const key = name.normalize('NFC').toLowerCase();
      if (names.has(key)) throw refused(`The zip file has ${shown(name)} twice.`);
      names.add(key);
      if (!name.endsWith('/')) entries.set(name, entry);
    }
  } catch (error) {
    zip.close();
    throw error instanceof AppError ? error : refused(directoryProblem(error as Error));
  }
  return {
    sizes: new Map([...entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize])),
    async *read(name) {
      try {
        yield* await zip.openReadStreamPromise(entries.get(name)!);
      } catch {
        throw refused(`${shown(name)} in the zip file is broken: it cannot be unpacked.`);
      }
    },
    close: () => zip.close(),
  };
}

function checkEntry(entry: Entry, { ratio }: ZipLimits): void {
  const name = shown(entry.fileName);
  const kind = (entry.externalFileAttributes >>> 16) & FILE_KIND;
  if (cleanText(entry.fileName) !== entry.fileName) throw refused(`The zip file has an invisible sign in ${name}.`);
  if (entry.isEncrypted()) throw refused(`${name} in the zip file is encrypted.`);
  if (!entry.canDecodeFileData()) throw refused(`${name} in the zip file is packed in a way that is not understood.`);
  if (entry.fileName.endsWith('/')) return;
  if (kind !== 0 && kind !== REGULAR) throw refused(`${name} in the zip file is a link or device, not a file.`);
  if (entry.uncompressedSize > SMALL_BYTES && entry.uncompressedSize > ratio * entry.compressedSize)
    throw refused(`${name} unpacks to more than ${ratio} times its size, as if made to do harm.`);
}

const BAD_PATH = /^(?:invalid relative path|absolute path|invalid characters in fileName): (.*)$/s;

function directoryProblem({ message }: Error): Message | string {
  const [, path] = BAD_PATH.exec(message) ?? [];
  return path === undefined
    ? MESSAGES.archive.broken
    : `The zip file has an entry whose path leads out of it: ${shown(path)}.`;
}

const SHOWN = 120;
/** Somebody else's text in a sentence of ours. */
const shown = (name: string) => `‘${cleanText(name).slice(0, SHOWN)}’`;
