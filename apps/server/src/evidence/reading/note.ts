/** The kinds of things that a sentence of a record can tell for a decision; most sentences tell none of it. */
export const NOTE_KINDS = [
  /** The problem. */
  'need',
  /** What the thing is. */
  'what',
  /** How it works. */
  'how',
  /** A figure or an ability that the thing has reached. */
  'achieved',
  /** How far it is: a readiness level, a phase, a prototype, in use, sold. */
  'stage',
  /** Approvals, clearances, standards. */
  'regulation',
  /** Size, growth, prices. */
  'market',
  /** Buyers and users. */
  'customers',
  /** Partnerships; licences. */
  'partners',
  /** The findings of a study or a trial. */
  'result',
  /** Plans. */
  'next',
] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** A number in its place in the record's text. */
export interface Quantity {
  at: number;
  length: number;
  value: number;
  unit: string | null;
}

/** A sentence by what it tells: its words are `record.text.slice(at, at + length)`. */
export interface Note {
  kind: NoteKind;
  at: number;
  length: number;
  /** The probability that it tells this. */
  certainty: number;
  quantities: Quantity[];
  /** A passage of a record that is read whole: told to a language model, and quoted by nobody. */
  isPassage?: true;
}
