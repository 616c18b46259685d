import type { FileType } from '@groundwork/contract/library.names';
import { type ExtractedText, partsOf, wrongContent } from './extraction.ts';

/** Plain text in whatever encoding it was saved. */
export async function extractText(type: FileType, bytes: Uint8Array): Promise<ExtractedText> {
  const text = decode(bytes);
  // Zero characters are in no text, and in nearly everything else.
  if (text.includes('\0')) throw wrongContent(type);
  return partsOf(text);
}

/** Decoded by its byte order mark, else as UTF-8; a text that breaks the rules of UTF-8 is read as Windows-1252. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
