import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

export interface ZipEntry {
  name: string;
  /** Text or bytes, drawn only when the entries before it are written. */
  text: AsyncIterable<string | Uint8Array>;
}

/** Deflate, in a zip's own numbering. */
const DEFLATE = 8;
/** Text packs well at any level; a low one is quick. */
const LEVEL = 3;

/**
 * A zip as it is written: each piece of text is packed and passed on before the next is drawn, so that memory stays flat
 * and nothing is written faster than it is read. Node packs off the main thread, fflate writes the zip around it.
 */
export async function* zipStream(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let ready: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const flush = () => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for await (const { name, text } of entries) {
    const file: ZipInputFile = { filename: name, compression: DEFLATE, size: 0, crc: 0 };
    zip.add(file);
    for await (const packed of deflated(file, text)) {
      file.ondata!(null, new Uint8Array(packed), false);
      yield* flush();
    }
    file.ondata!(null, new Uint8Array(), true);
  }
  zip.end();
  yield* flush();
}

/** A value as the text of a JSON file, asked for when its turn comes. */
export async function* jsonText(makeValue: () => unknown): AsyncGenerator<string> {
  yield `${JSON.stringify(makeValue(), null, 2)}\n`;
}

/** The text packed; `file` learns the size and the checksum of what went in. */
function deflated(file: ZipInputFile, text: AsyncIterable<string | Uint8Array>): AsyncIterable<Buffer> {
  async function* bytes() {
    for await (const piece of text) {
      const buffer = typeof piece === 'string' ? Buffer.from(piece) : piece;
      file.size += buffer.length;
      file.crc = crc32(buffer, file.crc);
      yield buffer;
    }
  }
  // A failure of the text reaches the reader through the stream itself.
  return pipeline(Readable.from(bytes(), { objectMode: false }), createDeflateRaw({ level: LEVEL }), () => undefined);
}
