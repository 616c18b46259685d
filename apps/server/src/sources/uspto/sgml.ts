import { Readable } from 'node:stream';
import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { headText, readText } from '../shared/decode.ts';

/** Elements of the grants of 2001 that hold nothing and are left open, as SGML allows. */
const EMPTY =
  /<(CITED-BY-(?:EXAMINER|OTHER)|B(?:597|473|221)US|EMI|COLSPEC|SPANSPEC|CHEMMOL|CHEMCDX|MATHEMATICA|(?:INS|DEL)-[SE]|CUSTOM-CHARACTER|none|mprescripts)((?:\s[^<>]*?)?)\/?>/g;

/** A volume of 2001 as XML: what is left open is closed, and each document begins as one. XML is given as it is. */
export function asXml(file: SourceFile): SourceFile {
  if (headText(file).includes('<?xml')) return file;
  return {
    ...file,
    open: () => {
      const pieces = closed(readText(file, new AbortController().signal));
      return Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array>;
    },
  };
}

/** A tag may fall between two pieces. */
async function* closed(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let held = '';
  const written = (text: string) =>
    Buffer.from(text.replace(EMPTY, '<$1$2/>').replaceAll('<!DOCTYPE PATDOC', '<?xml version="1.0"?><!DOCTYPE PATDOC'));
  for await (const piece of pieces) {
    const text = held + piece;
    const last = text.lastIndexOf('<');
    const end = last >= 0 && text.indexOf('>', last) < 0 ? last : text.length;
    held = text.slice(end);
    yield written(text.slice(0, end));
  }
  if (held) yield written(held);
}
