import type { AboutTerm } from '../../../../relevance/about.ts';
import type { Columns } from '../columns.ts';
import { KeptBytes } from '../kept-bytes.ts';
import { FREQUENCY_MAX } from '../list-functions.ts';
import { newPostings } from '../posting-decoder.ts';
import type { TextLeaves } from '../text-leaves.ts';

/** A place in the title counts this much in a frequency, so that one reading of a list tells titles from texts. */
const TITLE_BITS = 10;
const TITLE_UNIT = 1 << TITLE_BITS;
/** Titles and texts alone: what stands in a person's name or an address is no subject. */
const WEIGHTS = [TITLE_UNIT, 1, 0, 0, 0];

/** Counts of words that are kept: some 100 bytes each. */
const COUNTS_KEPT = 20_000;

const HEADER_BYTES = 4;

/** Where a term stands: in which records, and how often in their titles and texts. Each slot once. */
export interface Occurrences {
  slots: Uint32Array;
  /** `inTitle` and `inText` tell one from the other. Nothing of a phrase. */
  often: Uint16Array;
}

export const inTitle = (often: number): number => often >>> TITLE_BITS;
export const inText = (often: number): number => often & (TITLE_UNIT - 1);

/** Finds where words and phrases stand in titles and texts. */
export class TermScan {
  private readonly leaves: TextLeaves;
  private readonly tokenize: (text: string) => string[];
  private readonly postings = newPostings();
  /** What was read of a word or a phrase: many subjects share their words. */
  private readonly kept: KeptBytes;
  /** In how many records a word stands: of the commonest, whose lists are the longest, nothing else is asked as a rule. */
  private readonly counts = new Map<string, number>();

  /** `bytes`: of what is kept. */
  constructor(leaves: TextLeaves, tokenize: (text: string) => string[], bytes: number) {
    this.kept = new KeptBytes(bytes);
    this.leaves = leaves;
    this.tokenize = tokenize;
  }

  /** To be called when the index has changed. */
  reset(): void {
    this.kept.clear();
    this.counts.clear();
  }

  /** To be called when nothing is used any more that was answered. */
  turn(): void {
    this.kept.turn();
  }

  tokens = (text: string): string[] => this.tokenize(text);

  /** Any of a term's names. */
  term({ variants }: Pick<AboutTerm, 'variants'>, columns: Columns): Occurrences {
    const words = new Set<string>();
    const phrases = new Map<string, string>();
    for (const variant of variants) {
      const tokens = this.tokenize(variant);
      if (tokens.length === 1) words.add(tokens[0]!);
      // As it is written: the index stems a phrase itself, and a stem stemmed again may be another one.
      else if (tokens.length > 1) phrases.set(tokens.join(' '), variant);
    }
    if (words.size === 1 && phrases.size === 0) return this.token([...words][0]!, columns);
    const found = new Map<number, number>();
    for (const phrase of phrases.values())
      for (const slot of this.phrase(phrase, columns)) found.set(slot, (found.get(slot) ?? 0) + 1);
    for (const word of words) {
      const { docids, frequencies, count } = this.read(word);
      for (let i = 0; i < count; i++) {
        const slot = columns.slotOf(docids[i]!);
        if (slot >= 0) found.set(slot, (found.get(slot) ?? 0) + frequencies[i]!);
      }
    }
    const often = Uint16Array.from(found.values(), (each) => Math.min(each, FREQUENCY_MAX));
    return { slots: Uint32Array.from(found.keys()), often };
  }

  /** One word as the index has it, stemmed. What is answered is shared, and good until `turn` is called: it is read only. */
  token(token: string, columns: Columns): Occurrences {
    return this.keep(`word ${token}`, () => this.readToken(token, columns));
  }

  /** In how many records it stands. */
  count(token: string, columns: Columns): number {
    const known = this.counts.get(token);
    if (known !== undefined) return known;
    const { length } = this.token(token, columns).slots;
    if (this.counts.size >= COUNTS_KEPT) this.counts.clear();
    this.counts.set(token, length);
    return length;
  }

  private readToken(token: string, columns: Columns): Occurrences {
    const { docids, frequencies, count } = this.read(token);
    const { slotByDocid } = columns;
    // Slots and their frequencies take the place of docids and theirs, which nobody needs any more.
    let n = 0;
    for (let i = 0; i < count; i++) {
      const slot = slotByDocid[docids[i]!] ?? 0;
      if (slot === 0) continue;
      docids[n] = slot - 1;
      frequencies[n++] = frequencies[i]!;
    }
    return { slots: docids.subarray(0, n), often: frequencies.subarray(0, n) };
  }

  /** Words side by side. */
  phrase(phrase: string, columns: Columns): Uint32Array {
    return this.keep(`phrase ${phrase}`, () => ({
      slots: this.leaves.phraseSlots(phrase, this.tokenize(phrase), columns),
      often: NONE,
    })).slots;
  }

  phraseInText(phrase: string, columns: Columns): Uint32Array {
    return this.leaves.phraseSlots(phrase, this.tokenize(phrase), columns, 'text');
  }

  /** `read` may answer what the next reading overwrites. */
  private keep(name: string, read: () => Occurrences): Occurrences {
    const known = this.kept.get(name);
    if (known) return unpacked(known);
    const { slots, often } = read();
    const place = this.kept.add(name, HEADER_BYTES + slots.byteLength + often.byteLength);
    if (!place) return { slots: slots.slice(), often: often.slice() };
    new Uint32Array(place.buffer, place.byteOffset, 1)[0] = slots.length;
    const copy = unpacked(place);
    copy.slots.set(slots);
    copy.often.set(often);
    return copy;
  }

  private read(token: string) {
    this.leaves.readList(token, WEIGHTS, this.postings);
    return this.postings;
  }
}

const NONE = new Uint16Array();

/** How many slots there are, the slots, how often in each. */
function unpacked({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Occurrences {
  const count = new Uint32Array(buffer, byteOffset, 1)[0]!;
  const oftenFrom = byteOffset + HEADER_BYTES + count * Uint32Array.BYTES_PER_ELEMENT;
  const end = byteOffset + byteLength;
  return {
    slots: new Uint32Array(buffer, byteOffset + HEADER_BYTES, count),
    often: new Uint16Array(buffer, oftenFrom, (end - oftenFrom) / Uint16Array.BYTES_PER_ELEMENT),
  };
}
