import { writeFileSync } from 'node:fs';
import { CLASSES, SCALE, weighedSigns } from '../../../apps/server/src/evidence/reading/kind-head.ts';
import { labelledSentences, vectorsOf } from './labelled-sentences.ts';

/** A sign that fewer labelled sentences show tells of them alone. */
const SEEN_MIN = 4;
/** The signs that tell most: the file stays small. */
const SIGNS_MAX = 1100;
/** What holds weights back, a share of their squares: chosen in five folds of records. */
const RIDGE = 1;
const STEPS = 500;
const MOMENTUM = 0.9;

interface Row {
  vector: Float32Array;
  signs: [number, number][];
  label: number;
}

/** `npm run evaluate -- notes <file>`: fits of what kind a sentence is to labelled.tsv, and writes it. */
export async function fitNotes([file]: string[]): Promise<void> {
  if (!file) throw new Error('Name the file to write to.');
  const { labelled, lost } = await labelledSentences('labelled.tsv');
  const vectors = await vectorsOf(labelled.map(({ sentence }) => sentence));
  const shown = labelled.map(({ sentence }) => weighedSigns(sentence));
  const seen = new Map<string, number>();
  for (const signs of shown) for (const [name] of signs) seen.set(name, (seen.get(name) ?? 0) + 1);
  const rowsOf = (names: string[]): Row[] => {
    const places = new Map(names.map((name, at) => [name, at]));
    return labelled.map(({ kinds }, at) => ({
      vector: vectors[at]!.map((value) => value * SCALE.meaning),
      signs: shown[at]!.flatMap(([name, value]): [number, number][] =>
        places.has(name) ? [[places.get(name)!, value]] : [],
      ),
      label: CLASSES.indexOf(kinds[0] as (typeof CLASSES)[number]),
    }));
  };
  const often = [...seen].filter(([, count]) => count >= SEEN_MIN).map(([name]) => name);
  const all = fit(rowsOf(often), often.length);
  const tells = new Map(
    often.map((name, at) => [name, Math.sqrt(seen.get(name)!) * Math.hypot(...all.map(({ signs }) => signs[at]!))]),
  );
  const names = often.toSorted((one, other) => tells.get(other)! - tells.get(one)!).slice(0, SIGNS_MAX);
  const rows = rowsOf(names);
  const heads = fit(rows, names.length);
  const right = rows.filter((row) => {
    const odds = oddsOf(heads, row);
    return odds.indexOf(Math.max(...odds)) === row.label;
  }).length;
  console.log(`${rows.length} sentences (${lost} are split in another way), ${right} of them as they are labelled.`);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  const signs = names
    .map((name, at): [string, number[]] => [name, heads.map((head) => rounded(head.signs[at]!))])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const head = {
    bias: heads.map(({ bias }) => rounded(bias)),
    meaning: heads.map(({ meaning }) => [...meaning].map(rounded)),
    signs: Object.fromEntries(signs),
  };
  writeFileSync(file, `${JSON.stringify(head)}\n`);
}

interface Weights {
  bias: number;
  meaning: Float64Array;
  signs: Float64Array;
}

const oddsOf = (heads: Weights[], { vector, signs }: Row): number[] =>
  heads.map((head) => {
    let sum = head.bias;
    for (let at = 0; at < vector.length; at++) sum += head.meaning[at]! * vector[at]!;
    for (const [at, value] of signs) sum += head.signs[at]! * value;
    return sum;
  });

/** Softmax over the classes, by steps down the slope of all rows. */
function fit(rows: Row[], signCount: number): Weights[] {
  const blank = (): Weights => ({
    bias: 0,
    meaning: new Float64Array(rows[0]!.vector.length),
    signs: new Float64Array(signCount),
  });
  const [heads, speeds] = [CLASSES.map(blank), CLASSES.map(blank)];
  const scale = SCALE.meaning ** 2 + SCALE.words ** 2 + 5 * SCALE.place ** 2;
  const rate = 4 / (scale * rows.length * 0.25 + RIDGE);
  for (let step = 0; step < STEPS; step++) {
    const slopes = CLASSES.map(blank);
    for (const row of rows) {
      const odds = oddsOf(heads, row);
      const highest = Math.max(...odds);
      const parts = odds.map((each) => Math.exp(each - highest));
      const sum = parts.reduce((one, other) => one + other, 0);
      for (const [at, slope] of slopes.entries()) {
        const missed = parts[at]! / sum - Number(at === row.label);
        slope.bias += missed;
        for (let place = 0; place < row.vector.length; place++) slope.meaning[place]! += missed * row.vector[place]!;
        for (const [place, value] of row.signs) slope.signs[place]! += missed * value;
      }
    }
    for (const [at, head] of heads.entries()) {
      const [speed, slope] = [speeds[at]!, slopes[at]!];
      speed.bias = MOMENTUM * speed.bias - rate * slope.bias;
      head.bias += speed.bias;
      for (const part of ['meaning', 'signs'] as const)
        for (let place = 0; place < head[part].length; place++) {
          speed[part][place] =
            MOMENTUM * speed[part][place]! - rate * (slope[part][place]! + RIDGE * head[part][place]!);
          head[part][place]! += speed[part][place]!;
        }
    }
  }
  return heads;
}
