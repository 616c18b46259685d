import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueRecord } from '../../../apps/server/src/catalogue/record.ts';
import { featuresAt, mayBegin, type Token, tokensIn } from '../../../apps/server/src/catalogue/sentences/boundaries.ts';
import { sentencePlaces } from '../../../apps/server/src/catalogue/sentences/sentences.ts';
import { fixturesDir } from '../../../apps/server/test/fixtures-dir.ts';
import { readPublishedRecords } from '../../../apps/server/test/published-records.ts';

const FOLDERS = ['awards', 'publications', 'funding', 'federal_labs', 'clinical_trials', 'wild'];
/** A feature that fewer candidates have tells of them alone. */
const SEEN_MIN = 8;
const ROUNDS = 12;
const RATE = 0.15;
/** Pulls each weight towards zero whenever its feature is seen. */
const SHRINK = 0.0004;
/** Those that tell most: the file stays small. */
const WEIGHTS_MAX = 5000;
/** One text of so many judges. */
const HELD_OUT = 8;
const SENTENCES_MIN = 4;

interface Row {
  features: string[];
  begins: boolean;
}

/**
 * `npm run evaluate -- boundaries <file>`: fits where a text without stops begins a new sentence to published texts with stops,
 * which are taken out together with all other marks and numbers, as the abstracts of some sources lose them.
 */
export async function fitBoundaries([file]: string[]): Promise<void> {
  if (!file || !fixturesDir) throw new Error('Name the file to write to, and set FIXTURES_DIR.');
  const records = await readPublishedRecords(join(fixturesDir, 'data'), FOLDERS);
  const texts = records.map(wordsOfSentences).filter((sentences) => sentences.length >= SENTENCES_MIN);
  const [fitted, held] = [true, false].map((isFitted) =>
    texts.filter((_, at) => (at % HELD_OUT !== 0) === isFitted).map(rowsOf),
  );
  const rows = fitted!.flat();
  const weights = fit(rows, mostTelling(rows));
  for (const sure of [0.5, 0.6, 0.75, 0.9]) {
    const judged = held!
      .flat()
      .map(({ features, begins }) => ({ begins, told: probability(weights, features) >= sure }));
    const [told, right] = [judged.filter((each) => each.told), judged.filter((each) => each.told && each.begins)];
    const all = judged.filter((each) => each.begins);
    console.log(`sure ${sure}: of ${told.length} told ${right.length} right; of ${all.length} found ${right.length}`);
  }
  const kept = [...weights].sort(([one], [other]) => (one < other ? -1 : 1));
  const rounded = kept.map(([name, weight]) => [name, Math.round(weight * 100) / 100]);
  writeFileSync(file, `${JSON.stringify({ weights: Object.fromEntries(rounded) })}\n`);
  console.log(`${texts.length} texts, ${kept.length} weights`);
}

/** The words of each sentence, as they stand without marks and numbers; none for a text in capitals. */
function wordsOfSentences({ text }: CatalogueRecord): string[][] {
  if (!/\p{Ll}{4}/u.test(text)) return [];
  return sentencePlaces(text)
    .filter(({ start, end, isStopped }) => isStopped && /[.!?]$/.test(text.slice(start, end)) && end - start > 30)
    .map(({ start, end }) =>
      text
        .slice(start, end)
        .replace(/[^\p{L}\p{N}\s]+/gu, ' ')
        .split(/\s+/)
        .filter((word) => word !== '' && !/^\d+$/.test(word)),
    );
}

function rowsOf(sentences: string[][]): Row[] {
  const words = sentences.flat();
  const tokens: Token[] = tokensIn(words.join(' '), { start: 0, end: Number.MAX_SAFE_INTEGER });
  const begins = new Set<number>();
  let place = 0;
  for (const sentence of sentences) {
    begins.add(place);
    place += sentence.length;
  }
  const small = new Set(words);
  let first = 0;
  const rows: Row[] = [];
  for (let at = 1; at < tokens.length; at++) {
    if (mayBegin(tokens[at]!.word))
      rows.push({ features: featuresAt({ tokens, small, first, at }), begins: begins.has(at) });
    if (begins.has(at)) first = at;
  }
  return rows;
}

const probability = (weights: Map<string, number>, features: string[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, name) => sum + (weights.get(name) ?? 0), weights.get('')!)));

/** The features that weigh most over all candidates, when all may. */
function mostTelling(rows: Row[]): string[] {
  const seen = new Map<string, number>();
  for (const { features } of rows) for (const name of features) seen.set(name, (seen.get(name) ?? 0) + 1);
  const often = [...seen].filter(([, count]) => count >= SEEN_MIN).map(([name]) => name);
  const weights = fit(rows, often);
  const weightOf = (name: string) => Math.abs(weights.get(name)!) * Math.sqrt(seen.get(name)!);
  return often.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, WEIGHTS_MAX);
}

/** By steps that grow smaller for what was often seen. */
function fit(rows: Row[], names: string[]): Map<string, number> {
  const weights = new Map(['', ...names].map((name) => [name, 0]));
  const squares = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { features, begins } of rows) {
      const missed = probability(weights, features) - Number(begins);
      for (const name of ['', ...features]) {
        const weight = weights.get(name);
        if (weight === undefined) continue;
        const slope = missed + SHRINK * weight;
        const square = (squares.get(name) ?? 0) + slope * slope;
        squares.set(name, square);
        weights.set(name, weight - (RATE * slope) / Math.sqrt(square + 1e-8));
      }
    }
  }
  return weights;
}
