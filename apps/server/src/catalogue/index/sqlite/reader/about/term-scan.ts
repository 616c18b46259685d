import type { AboutTerm } from '../../../../relevance/about.ts';
import type { Columns } from '../columns.ts';
import { newPostings } from '../posting-decoder.ts';
import type { TextLeaves } from '../text-leaves.ts';

/** A place in the title counts this much in a frequency, so that one reading of a list tells titles from texts. */
const TITLE_BITS = 10;
const TITLE_UNIT = 1 << TITLE_BITS;
/** Titles and texts alone: what stands in a person's name or an address is no subject. */
const WEIGHTS = [TITLE_UNIT, 1, 0, 0, 0];

/** Counts of words that are kept: some 100 bytes each. */
const COUNTS_KEPT = 20_000;

/** Of a slot that is kept: its number, and how often the word stands in its title and its text. */
const SLOT_BYTES = 8;

/** Where a term stands: in which records, and how often in their titles and texts. Each slot once. */
export interface Occurrences {
  slots: Uint32Array;
  inTitle: Uint16Array;
  inText: Uint16Array;
}

/** Finds where words and phrases stand in titles and texts. */
export class TermScan {
  private readonly leaves: TextLeaves;
  private readonly tokenize: (text: string) => string[];
  private readonly postings = newPostings();
  /** What was read of a word or a phrase, the longest unused first: many subjects share their words. */
  private readonly kept = new Map<string, Occurrences>();
  private keptSlots = 0;
  /** In how many records a word stands: of the commonest, whose lists are the longest, nothing else is asked as a rule. */
  private readonly counts = new Map<string, number>();

  private readonly keptMax: number;

  constructor(leaves: TextLeaves, tokenize: (text: string) => string[], bytes: number) {
    this.keptMax = bytes / SLOT_BYTES;
    this.leaves = leaves;
    this.tokenize = tokenize;
  }

  /** To be called when the index has changed. */
  reset(): void {
    this.kept.clear();
    this.keptSlots = 0;
    this.counts.clear();
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
    return split(Uint32Array.from(found.keys()), [...found.values()]);
  }

  /** One word as the index has it, stemmed. What is answered is shared: it is read only. */
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
    return split(docids.slice(0, n), frequencies);
  }

  /** Words side by side. */
  phrase(phrase: string, columns: Columns): Uint32Array {
    return this.keep(`phrase ${phrase}`, () =>
      onlySlots(this.leaves.phraseSlots(phrase, this.tokenize(phrase), columns)),
    ).slots;
  }

  phraseInText(phrase: string, columns: Columns): Uint32Array {
    return this.leaves.phraseSlots(phrase, this.tokenize(phrase), columns, 'text');
  }

  private keep(key: string, read: () => Occurrences): Occurrences {
    let found = this.kept.get(key);
    if (found) this.kept.delete(key);
    else {
      found = read();
      this.keptSlots += sizeOf(found);
    }
    this.kept.set(key, found);
    for (const [oldest, each] of this.kept) {
      if (this.keptSlots <= this.keptMax || oldest === key) break;
      this.kept.delete(oldest);
      this.keptSlots -= sizeOf(each);
    }
    return found;
  }

  private read(token: string) {
    this.leaves.readList(token, WEIGHTS, this.postings);
    return this.postings;
  }
}

const NONE = new Uint16Array();
const onlySlots = (slots: Uint32Array): Occurrences => ({ slots, inTitle: NONE, inText: NONE });
/** What is found nowhere takes room, too. */
const sizeOf = ({ slots }: Occurrences) => slots.length + 16;

function split(slots: Uint32Array, frequency: ArrayLike<number>): Occurrences {
  const { length } = slots;
  const inTitle = new Uint16Array(length);
  const inText = new Uint16Array(length);
  for (let at = 0; at < length; at++) {
    inTitle[at] = frequency[at]! >>> TITLE_BITS;
    inText[at] = frequency[at]! & (TITLE_UNIT - 1);
  }
  return { slots, inTitle, inText };
}
