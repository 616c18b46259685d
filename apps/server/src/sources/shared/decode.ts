import type { SourceFile } from '../../catalogue/import/source.port.ts';

/** Every source looks at the head, so it is decoded once. */
const heads = new WeakMap<Uint8Array, string>();

/** The head as text, for recognising a format. */
export function headText(file: SourceFile): string {
  let text = heads.get(file.head);
  if (text === undefined) {
    text = new TextDecoder(encodingOf(file.head)).decode(file.head);
    heads.set(file.head, text);
  }
  return text;
}

/** The file's text, piece by piece, without its byte order mark. */
export async function* readText(file: SourceFile, signal: AbortSignal): AsyncGenerator<string> {
  const decoder = new TextDecoder(encodingOf(file.head));
  for await (const chunk of file.open()) {
    signal.throwIfAborted();
    const text = decoder.decode(chunk, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

/** UTF-8 unless its rules are broken; then Windows-1252, which is what spreadsheets save. */
export function encodingOf(head: Uint8Array): 'utf-8' | 'utf-16le' | 'windows-1252' {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  try {
    // Streaming, because the head may end inside a character.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
