import { ReadableStream as WebStream } from 'node:stream/web';

/** A file to download: its headers at once, its bytes as they are written. */
export interface FileAnswer {
  headers: Record<string, string>;
  body: ReadableStream<Uint8Array>;
}

/** `name` may hold letters of any script: then it is said twice, for browsers and for what reads only ASCII (RFC 6266). */
export function fileHeaders(name: string, type: string): Record<string, string> {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = plain === name ? '' : `; filename*=UTF-8''${percentEncoded(name)}`;
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${plain}"${whole}`,
    'x-content-type-options': 'nosniff',
  };
}

/** Part of a file's name: characters that file systems refuse, and dots at the ends, become spaces. */
export const fileTitle = (title: string) =>
  title
    .replace(/[/\\:*?"<>|\p{Cc}\p{Cf}]+|^\.+|\.+$/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim() || 'project';

/** Drawn as fast as the caller reads; a caller who goes away ends it. */
export const streamOf = (bytes: AsyncIterable<Uint8Array>) => WebStream.from(bytes) as ReadableStream<Uint8Array>;

export async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

/** `encodeURIComponent` leaves some characters that a header's value must not have (RFC 8187). */
const percentEncoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
