import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { SentencePlace } from '../../catalogue/sentences/sentences.ts';
import { statedNumbers } from '../prose/numbers.ts';
import { kindOf, likeliestKindOf, probabilitiesOf } from './kind-head.ts';
import type { Note, Quantity } from './note.ts';
import { passagePlaces, quotablePlaces } from './quotable.ts';
import type { ReadSentence } from './signs.ts';

/** Version of the reader: with another one, all is read anew. */
export const READER_VERSION = '2';

/** The part of a record that is read: its text alone. */
export type Readable = Pick<CatalogueRecord, 'text'> & { engine: ReadSentence['engine'] };

/** A sentence of a record that may be a note. */
export interface Candidate extends ReadSentence {
  at: number;
  length: number;
  /** The encoder's input. */
  encoded: string;
}

/** The sentences of a record that can be quoted. */
export const candidatesOf = (record: Readable): Candidate[] => candidatesAt(record, quotablePlaces(record.text));

/** All of a record, in passages. */
export const passagesOf = (record: Readable): Candidate[] => candidatesAt(record, passagePlaces(record.text));

const candidatesAt = ({ engine, text }: Readable, places: SentencePlace[]): Candidate[] =>
  places.map(({ start, end, heading }, index) => {
    const words = text.slice(start, end).replace(/\s+/g, ' ');
    return {
      engine,
      text: words,
      heading,
      place: start / text.length,
      isFirst: index === 0,
      at: start,
      length: end - start,
      encoded: words.toWellFormed(),
    };
  });

/** The encoder takes most of the time: it is given so many sentences of each record. */
const ENCODED_MAX = 5;

/** The sentences of a record that most likely tell something, by their words alone, in text order. */
export function chosenOf(record: Readable): Candidate[] {
  const candidates = candidatesOf(record);
  if (candidates.length <= ENCODED_MAX) return candidates;
  const nothing = new Map(candidates.map((each) => [each, probabilitiesOf(each, null)[0]!]));
  const best = candidates.toSorted((one, other) => nothing.get(one)! - nothing.get(other)!).slice(0, ENCODED_MAX);
  return best.sort((one, other) => one.at - other.at);
}

/** The notes among a record's sentences or passages, by their vectors as far as they have any, in text order. `isWhole`: less sure ones as well. */
export function notesAmong(sentences: Candidate[], vectors: (Float32Array | null)[], isWhole = false): Note[] {
  return sentences.flatMap((sentence, index) => {
    const vector = vectors[index] ?? null;
    const probabilities = probabilitiesOf(sentence, vector);
    const told = isWhole ? likeliestKindOf(probabilities) : kindOf(probabilities, vector === null);
    const { at, length, text } = sentence;
    return told ? [{ ...told, at, length, quantities: quantitiesIn(text, at) }] : [];
  });
}

const UNIT = /^(?:US\$|[$€£¥])|(?:%|°[CF]|[\p{L}µμ]+(?:\/\p{L}+)?)$/u;

/** The numbers of a sentence that stands there in its record. */
export function quantitiesIn(text: string, at: number): Quantity[] {
  return statedNumbers(text).map((number) => {
    const words = text.slice(number.at, number.end);
    return {
      at: at + number.at,
      length: words.length,
      value: number.value,
      unit: number.unit ? (UNIT.exec(words)?.[0] ?? null) : null,
    };
  });
}
