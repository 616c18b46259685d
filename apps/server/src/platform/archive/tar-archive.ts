import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

interface ArchiveEntry {
  name: string;
  size: number;
  sha256: string;
}

export interface ArchiveWriter {
  /** The entries added so far. */
  readonly entries: readonly ArchiveEntry[];
  /** Bytes are drawn as they are written. Rejects when they are not as many as was said: the archive is of no use then. */
  add(name: string, size: number, pieces: AsyncIterable<Uint8Array>): Promise<void>;
}

/** Much of what is packed is packed already; a low level is quick. */
const LEVEL = 3;

/** A new .tar.gz, which only its owner may read. Nothing is held in memory. */
export async function writeArchive(path: string, fill: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: LEVEL }), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  const entries: ArchiveEntry[] = [];
  const filled = fill({
    entries,
    async add(name, size, pieces) {
      const sink = tar.entry({ name, size, mode: 0o600 });
      const failure = once(sink, 'error').then(([error]) => Promise.reject(error));
      failure.catch(() => undefined);
      const hash = createHash('sha256');
      let length = 0;
      for await (const piece of pieces) {
        hash.update(piece);
        length += piece.length;
        if (!sink.write(piece)) await Promise.race([once(sink, 'drain'), failure]);
      }
      if (length !== size) throw new Error(`${name} has ${length} bytes, and had ${size} a moment ago.`);
      const ended = once(sink, 'close');
      sink.end(undefined);
      await Promise.race([ended, failure]);
      entries.push({ name, size, sha256: hash.digest('hex') });
    },
  }).then(
    () => tar.finalize(),
    (error: Error) => {
      tar.destroy(error);
      throw error;
    },
  );
  await Promise.all([filled, written]);
}

export interface ReadEntry {
  name: string;
  size: number;
  /** To be read to its end, or left alone, before the next entry is asked for. */
  pieces: AsyncIterable<Uint8Array>;
}

/** The entries of a .tar.gz, in order. Rejects where its bytes are broken or end too early. */
export async function* readArchive(path: string): AsyncGenerator<ReadEntry> {
  const tar = extract();
  const file = createReadStream(path);
  // A failure reaches the reader through the last stream.
  const unpacked = pipeline(file, createGunzip(), tar).catch(() => undefined);
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, size: entry.header.size ?? 0, pieces: entry as AsyncIterable<Uint8Array> };
      entry.resume();
    }
  } finally {
    file.destroy();
    await unpacked;
  }
}
