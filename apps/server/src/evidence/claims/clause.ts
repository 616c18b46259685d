import type { FoundOperator } from './language/operators.ts';
import type { Word } from './language/words.ts';
import type { Value } from './value.ts';
import type { StatedNumber } from './values/numbers.ts';

/** A clause of a statement: what is left of it for its words to be held against the ground. */
export interface Clause {
  text: string;
  /** Where it begins in its statement. */
  from: number;
  /** The statement that it is a clause of. */
  whole: string;
  /** All its words, and those with content outside of names, numbers and cues. */
  all: Word[];
  words: Word[];
  operators: FoundOperator[];
  /** Numbers and names that only running text holds. */
  numbers: { value: Value; number: StatedNumber }[];
  names: Value[];
  /** Numbers that a field has as well, of which the statement says nothing. */
  shared: { value: Value; number: StatedNumber }[];
  values: Value[];
  isConditional: boolean;
  /** What the statement quotes. */
  quotes: string[];
}
