import { readFileSync, writeFileSync } from 'node:fs';
import { openEncoder } from '../../../apps/server/src/catalogue/encoder/open-encoder.ts';
import { fitHeads, oddsOf } from './fit-heads.ts';

const CLASSES = ['neither', 'technology', 'use'] as const;
/** What holds weights back, a share of their squares: chosen in five folds of descriptions. */
const RIDGE = 33;
/** Taken off the odds of telling of neither: a phrase too many costs less than one that lacks. */
const TOLD_SOONER = 0.3;

/** `npm run evaluate -- axes <file>`: fits which words tell of a technology and which of a use to axes.txt, and writes it. */
export async function fitAxes([file]: string[]): Promise<void> {
  if (!file) throw new Error('Name the file to write to.');
  const words = await labelledWords();
  const dimension = words[0]!.vector.length;
  const heads = fitHeads(words, CLASSES.length, RIDGE);
  const right = words.filter(({ vector, label }) => {
    const odds = heads.map((weights) => oddsOf(weights, vector));
    return odds.indexOf(Math.max(...odds)) === label;
  }).length;
  console.log(`${words.length} words, ${right} of them as they are labelled.`);
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  const entries = heads.map((weights, at) => [CLASSES[at], [...weights.subarray(0, dimension)].map(rounded)]);
  heads[0]![dimension]! -= TOLD_SOONER;
  const bias = Object.fromEntries(heads.map((weights, at) => [CLASSES[at], rounded(weights[dimension]!)]));
  writeFileSync(file, `${JSON.stringify({ ...Object.fromEntries(entries), bias })}\n`);
}

/** Each word of the labelled descriptions with its vector in context; a word in no labelled phrase tells of neither. */
async function labelledWords(): Promise<{ vector: Float32Array; label: number }[]> {
  const texts = new Map(['others.tsv', 'known.tsv'].flatMap(linesOf).map((line) => [line[0]!, line.at(-1)!]));
  const encoder = openEncoder();
  if (!encoder) throw new Error('The encoder is switched off, or there is none for this machine.');
  const words: { vector: Float32Array; label: number }[] = [];
  try {
    for (const [id, phrases] of linesOf('axes.txt')) {
      const text = texts.get(id!);
      if (!text) throw new Error(`axes.txt: no description is called ${id}.`);
      const spans = phrases!
        .split('|')
        .flatMap((part, at) => part.split(';').flatMap((each) => spanOf(text, each, at + 1)));
      const [tagged] = await encoder.encodeWords([text]);
      const dimension = tagged!.vectors.length / tagged!.words.length;
      for (const [at, { start, end }] of tagged!.words.entries()) {
        // Of phrases one inside the other the shorter holds.
        const around = spans.filter((span) => start >= span.start && end <= span.end);
        around.sort((one, other) => one.end - one.start - (other.end - other.start));
        const vector = tagged!.vectors.subarray(at * dimension, (at + 1) * dimension);
        words.push({ vector, label: around[0]?.label ?? 0 });
      }
    }
  } finally {
    await encoder.close();
  }
  return words;
}

function spanOf(text: string, phrase: string, label: number) {
  const [words, start] = [phrase.trim(), text.indexOf(phrase.trim())];
  return words === '' || start < 0 ? [] : [{ start, end: start + words.length, label }];
}

const linesOf = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
