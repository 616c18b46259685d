import headFile from './kind-head.json' with { type: 'json' };
import { NOTE_KINDS, type NoteKind } from './note.ts';
import { type ReadSentence, signsOf } from './signs.ts';

export const CLASSES = ['none', ...NOTE_KINDS] as const;
/** How much its meaning, its words and its place weigh against each other: chosen on records that were left out. */
export const SCALE = { meaning: 4, words: 8, place: 1.5 } as const;

/** One number by class for each dimension of the sentence's vector and for each sign: fitted to labelled sentences (`npm run evaluate -- notes`). */
interface Head {
  bias: number[];
  meaning: number[][];
  signs: Record<string, number[]>;
}
const HEAD: Head = headFile;

/** Signs with what each counts: many words of one sentence count as much as few. */
export function weighedSigns(sentence: ReadSentence): [string, number][] {
  const { words, place } = signsOf(sentence);
  const each = SCALE.words / Math.sqrt(words.length);
  return [
    ...words.map((name): [string, number] => [name, each]),
    ...place.map((name): [string, number] => [name, SCALE.place]),
  ];
}

/** The probability of each class; without a vector, by words and place alone. */
export function probabilitiesOf(sentence: ReadSentence, vector: Float32Array | null): number[] {
  const odds = [...HEAD.bias];
  for (const [name, weight] of weighedSigns(sentence))
    for (const [at, value] of (HEAD.signs[name] ?? []).entries()) odds[at]! += weight * value;
  if (vector)
    for (const [at, weights] of HEAD.meaning.entries())
      odds[at]! += SCALE.meaning * weights.reduce((sum, weight, place) => sum + weight * vector[place]!, 0);
  const highest = Math.max(...odds);
  const parts = odds.map((each) => Math.exp(each - highest));
  const sum = parts.reduce((one, other) => one + other, 0);
  return parts.map((part) => part / sum);
}

/** Less sure is no note; without a vector nothing is told as surely. */
const SURE = 0.65;
const SURE_BY_WORDS = 0.5;

/** A sentence this likely to tell nothing is shown to no language model: most text that steers one is such. */
export const NOTHING_MAX = 0.4;

/** The kind of a sentence of a record that is read whole, however sure. */
export function likeliestKindOf([none, ...kinds]: number[]): { kind: NoteKind; certainty: number } | null {
  const certainty = Math.max(...kinds);
  return none! > NOTHING_MAX ? null : { kind: NOTE_KINDS[kinds.indexOf(certainty)]!, certainty: rounded(certainty) };
}

export function kindOf(probabilities: number[], isByWords: boolean): { kind: NoteKind; certainty: number } | null {
  const certainty = Math.max(...probabilities);
  const kind = CLASSES[probabilities.indexOf(certainty)]!;
  return kind === 'none' || certainty < (isByWords ? SURE_BY_WORDS : SURE)
    ? null
    : { kind, certainty: rounded(certainty) };
}

const rounded = (certainty: number): number => Math.round(certainty * 100) / 100;
