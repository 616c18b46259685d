import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { readText } from './decode.ts';

export type JsonObject = Record<string, unknown>;

/** Path to the records: keys from the root, '*' for every element or member. [] is the file's one value. */
export type JsonPath = readonly string[];

/** One value found, or why it could not be read. `number` counts from 1; `key` is a member's name in an object of records. */
export type JsonElement = { number: number; key?: string | null } & ({ value: unknown } | { error: string });

/**
 * Streams the values at a path without holding more than one of them, so that an array may be larger than memory.
 * Answers an error for a value that does not parse, and one at the end when the file is cut off or broken.
 */
export async function* readJson(file: SourceFile, path: JsonPath, signal: AbortSignal): AsyncGenerator<JsonElement> {
  const scanner = new JsonScanner(path);
  let number = 0;
  for await (const text of readText(file, signal)) {
    for (const found of scanner.push(text)) {
      number += 1;
      yield { number, key: scanner.takenKey, ...parseJson(found) };
    }
  }
  const problem = scanner.end();
  if (problem) yield { number: number + 1, key: null, error: problem };
}

/** A value of a text, or why there is none. Python writes NaN and Infinity, which JSON does not have, for what is missing. */
export function parseJson(text: string): { value: unknown } | { error: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const repaired = text.replace(/"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g, (part) =>
      part[0] === '"' ? part : 'null',
    );
    return repaired === text ? { error: `Not valid JSON: ${(error as Error).message}` } : parseJson(repaired);
  }
}

interface Level {
  isArray: boolean;
  /** The key or index of the member being read. */
  key: string;
  index: number;
}

/** Finds where values begin and end by counting brackets outside strings; the parsing itself is JSON.parse's. */
class JsonScanner {
  private readonly path: JsonPath;
  private readonly levels: Level[] = [];
  private buffer = '';
  private inString = false;
  private stringStart = -1;
  private lastString = '';
  /** Start of the captured value in the buffer; -1 when none is. */
  private captureStart = -1;
  private captureDepth = 0;
  private isScalar = false;
  /** Key of the value that was given last; null in an array and at the root. */
  takenKey: string | null = null;

  constructor(path: JsonPath) {
    this.path = path;
  }

  *push(text: string): Generator<string> {
    const from = this.buffer.length;
    this.buffer += text;
    for (let index = from; index < this.buffer.length; index += 1) {
      if (this.inString) {
        // Strings are most of a file; their ends are found without looking at each character.
        index = this.buffer.indexOf('"', index);
        if (index < 0) break;
        if (this.isEscaped(index)) continue;
      }
      const found = this.step(this.buffer.charCodeAt(index), index);
      if (found !== null) yield found;
    }
    this.dropRead();
  }

  end(): string | null {
    if (this.captureStart >= 0 && this.isScalar && this.levels.length === 0) return null;
    const isOpen = this.levels.length > 0 || this.inString || this.captureStart >= 0;
    return isOpen ? 'The file ends in the middle of a value; it is cut off or broken' : null;
  }

  private step(code: number, index: number): string | null {
    if (this.inString) {
      this.inString = false;
      if (this.captureStart < 0) this.lastString = this.buffer.slice(this.stringStart + 1, index);
      return null;
    }
    switch (code) {
      case 34: // "
        this.inString = true;
        if (this.captureStart < 0) {
          if (this.isWanted() && this.expectsValue()) this.capture(index, true);
          else this.stringStart = index;
        }
        return null;
      case 123: // {
      case 91: // [
        if (this.captureStart < 0 && this.isWanted()) this.capture(index, false);
        this.levels.push({ isArray: code === 91, key: code === 91 ? '0' : '', index: 0 });
        return null;
      case 125: // }
      case 93: {
        const scalar = this.endScalar(index);
        this.levels.pop();
        if (scalar === null && this.captureStart >= 0 && this.levels.length === this.captureDepth)
          return this.take(index + 1);
        return scalar;
      }
      case 44: // ,
        return this.nextMember(index);
      case 58: // :
        if (this.captureStart < 0) this.setKey();
        return null;
      default:
        if (this.captureStart < 0 && code > 32 && this.isWanted() && this.expectsValue()) this.capture(index, true);
        return null;
    }
  }

  /** True behind an odd number of backslashes. */
  private isEscaped(index: number): boolean {
    let first = index;
    while (this.buffer.charCodeAt(first - 1) === 92) first -= 1;
    return (index - first) % 2 === 1;
  }

  private nextMember(index: number): string | null {
    const scalar = this.endScalar(index);
    if (this.captureStart < 0) {
      const level = this.levels.at(-1);
      if (level?.isArray) {
        level.index += 1;
        level.key = String(level.index);
      } else if (level) level.key = '';
    }
    return scalar;
  }

  private endScalar(index: number): string | null {
    const isOver = this.captureStart >= 0 && this.isScalar && this.levels.length === this.captureDepth;
    return isOver ? this.take(index) : null;
  }

  private setKey(): void {
    const level = this.levels.at(-1);
    if (level && !level.isArray) level.key = this.lastString;
  }

  /** True when the value about to begin stands at the path. */
  private isWanted(): boolean {
    if (this.levels.length !== this.path.length) return false;
    return this.path.every((wanted, depth) => {
      const level = this.levels[depth];
      return level !== undefined && level.key !== '' && (wanted === '*' || wanted === level.key);
    });
  }

  private expectsValue(): boolean {
    const level = this.levels.at(-1);
    return level === undefined || level.isArray || level.key !== '';
  }

  private capture(index: number, isScalar: boolean): void {
    this.captureStart = index;
    this.captureDepth = this.levels.length;
    this.isScalar = isScalar;
  }

  private take(end: number): string {
    const text = this.buffer.slice(this.captureStart, end);
    const level = this.levels.at(-1);
    this.takenKey = level && !level.isArray ? level.key : null;
    this.captureStart = -1;
    return text;
  }

  /** Forgets what has been read, but not the value or the key in hand. */
  private dropRead(): void {
    const starts = [this.captureStart, this.inString && this.captureStart < 0 ? this.stringStart : -1].filter(
      (start) => start >= 0,
    );
    const keep = starts.length > 0 ? Math.min(...starts) : this.buffer.length;
    this.buffer = this.buffer.slice(keep);
    if (this.captureStart >= 0) this.captureStart -= keep;
    this.stringStart -= keep;
  }
}
