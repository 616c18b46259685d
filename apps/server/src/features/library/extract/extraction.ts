import { cleanText } from '@groundwork/contract/clean-text';
import { formatNumber } from '@groundwork/contract/format';
import type { Recognition } from '@groundwork/contract/library';
import type { FileType } from '@groundwork/contract/library.names';
import { EXTRACTED_CHARACTERS_MAX } from '@groundwork/contract/limits';
import { keyedMessages } from '@groundwork/contract/message-refs';
import { SERVER_WORDS } from '@groundwork/contract/server-words.texts';
import type { Message } from '@groundwork/contract/texts';

export interface ExtractedPage {
  label: string;
  text: string;
}

export interface ExtractedText {
  /** Longer pages are cut into several of the same label, so that a passage can be found and shown quickly. */
  pages: ExtractedPage[];
  /** Pages of the file itself. */
  pageCount: number;
  characters: number;
  /** Set if the text was recognised in pictures of the pages. */
  recognition?: Recognition;
}

/** Its own, and not all that the server says: each file is read in a thread that loads this. */
const { files, fileTypes } = keyedMessages(SERVER_WORDS);
export const WORDS = files;

/** The thread's answer. */
export type ExtractionAnswer = { text: ExtractedText } | { reason: Message };

export type Extractor = (bytes: Uint8Array, onProgress: (share: number) => void) => Promise<ExtractedText>;

/** The file cannot be read; the message says to people why, and what they can do. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
  readonly said: Message;

  constructor(said: Message) {
    super(said.text);
    this.said = said;
  }
}

export const wrongContent = (type: FileType) => new UnreadableFileError(WORDS.otherType(fileTypes[type]));
export const damaged = (type: FileType) => new UnreadableFileError(WORDS.damaged(fileTypes[type]));
export const protectedFile = () => new UnreadableFileError(WORDS.password);

const PAGE_CHARACTERS = 20_000;
/** Text as it is read has spaces and empty lines that go when it is cleaned. */
const RAW_CHARACTERS_MAX = 2 * EXTRACTED_CHARACTERS_MAX;
const PIECES_MAX = 4_096;

/**
 * Text that is put together of very many small pieces. Appended to a string one by one, each would stay an object of its own
 * until the end; a few kilobytes that unpack to millions of empty paragraphs would take hundreds of megabytes.
 */
export class TextBuilder {
  #text = '';
  #pieces: string[] = [];
  #length = 0;

  append(piece: string): void {
    this.#length += piece.length;
    if (this.#length > RAW_CHARACTERS_MAX) throw tooMuchText();
    this.#pieces.push(piece);
    if (this.#pieces.length >= PIECES_MAX) this.#join();
  }

  toString(): string {
    this.#join();
    return this.#text;
  }

  #join(): void {
    this.#text = [this.#text, ...this.#pieces].join('');
    this.#pieces = [];
  }
}

const tooMuchText = () => new UnreadableFileError(WORDS.tooMuchText(formatNumber(EXTRACTED_CHARACTERS_MAX)));

/** Gathers pages and ends the work as soon as there is more text than a file may have. */
export class PageCollector {
  readonly #pages: ExtractedPage[] = [];
  #characters = 0;

  add(label: string, text: string): void {
    const cleaned = cleanText(text).trim();
    this.#characters += cleaned.length;
    if (this.#characters > EXTRACTED_CHARACTERS_MAX) throw tooMuchText();
    for (const part of splitText(cleaned, PAGE_CHARACTERS)) this.#pages.push({ label, text: part });
  }

  get characters(): number {
    return this.#characters;
  }

  finish(pageCount: number): ExtractedText {
    if (this.#characters === 0) throw new UnreadableFileError(WORDS.noText);
    return { pages: this.#pages, pageCount, characters: this.#characters };
  }
}

/** Pieces of about `size` characters, cut at the end of a line or a word where there is one. */
export function splitText(text: string, size: number): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > size) {
    const window = text.slice(from, from + size);
    const cut = [window.lastIndexOf('\n'), window.lastIndexOf(' ')].find((at) => at > size / 2);
    const end = cut === undefined ? wholeEnd(window) : cut + 1;
    pieces.push(window.slice(0, end));
    from += end;
  }
  pieces.push(text.slice(from));
  return pieces;
}

/** Not between the two halves of a sign. */
function wholeEnd(window: string): number {
  const last = window.charCodeAt(window.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? window.length - 1 : window.length;
}

const PART_CHARACTERS = 4_000;

/** The text of what has no pages of its own, in parts. */
export function partsOf(text: string): ExtractedText {
  const collector = new PageCollector();
  const parts = splitText(text.trim(), PART_CHARACTERS);
  for (const [at, part] of parts.entries()) collector.add(parts.length === 1 ? 'Text' : `Part ${at + 1}`, part);
  return collector.finish(parts.length);
}
