import type { SourceFile } from '../../catalogue/import/source.port.ts';

/** Every source looks at the head, so it is decoded once. */
const heads = new WeakMap<Uint8Array, string>();

/** The head as text, for recognising a format. */
export function headText(file: SourceFile): string {
  let text = heads.get(file.head);
  if (text === undefined) {
    const encoding = encodingOf(file.head);
    text = encoding === 'utf-8' ? decodeLines(file.head) : new TextDecoder(encoding).decode(file.head);
    heads.set(file.head, text);
  }
  return text;
}

/** The file's text, piece by piece, without its byte order mark. */
export async function* readText(file: SourceFile, signal: AbortSignal): AsyncGenerator<string> {
  const encoding = encodingOf(file.head);
  const wide = encoding === 'utf-8' ? null : new TextDecoder(encoding);
  let held: Uint8Array = new Uint8Array(0);
  for await (const chunk of file.open()) {
    signal.throwIfAborted();
    const bytes = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    const end = wide ? bytes.length : wholeCharacters(bytes);
    held = bytes.subarray(end);
    const text = wide ? wide.decode(bytes, { stream: true }) : decodeLines(bytes.subarray(0, end));
    if (text) yield text;
  }
  const rest = wide ? wide.decode() : decodeLines(held);
  if (rest) yield rest;
}

/** UTF-8 unless a mark or the zero bytes of Latin letters tell two bytes a character. */
function encodingOf(head: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second, third, fourth] = head;
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && third && fourth === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second && third === 0 && fourth) ? 'utf-16be' : 'utf-8';
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

/** UTF-8; lines that break its rules are Windows-1252, which spreadsheets save and which files of many hands hold here and there. */
function decodeLines(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    const end = bytes.indexOf(10) + 1;
    if (end === 0 || end === bytes.length) return windows1252.decode(bytes);
    let text = '';
    for (let from = 0; from < bytes.length; ) {
      const next = bytes.indexOf(10, from) + 1 || bytes.length;
      text += decodeLines(bytes.subarray(from, next));
      from = next;
    }
    return text;
  }
}

/** The end of the last whole character: a piece may stop inside one of up to four bytes. */
function wholeCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    if (length > back) return bytes.length - back;
    if ((byte & 0xc0) !== 0x80) break;
  }
  return bytes.length;
}
