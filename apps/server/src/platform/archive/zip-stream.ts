import { setImmediate as nextTurn } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  name: string;
  /** Drawn only when the entries before it are written. */
  text: AsyncIterable<string>;
}

/** Text packs well at any level; a low one keeps each turn of the event loop short. */
const LEVEL = 3;

/**
 * A zip as it is written: each piece of text is packed and passed on before the next is drawn, so that memory stays flat
 * and nothing is written faster than it is read.
 */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let ready: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(new Uint8Array(chunk));
  });
  const flush = () => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for (const { name, text } of entries) {
    const file = new ZipDeflate(name, { level: LEVEL });
    zip.add(file);
    for await (const piece of text) {
      file.push(encoder.encode(piece));
      yield* flush();
      await nextTurn();
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* flush();
}
