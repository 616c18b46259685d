import { readFileSync, writeFileSync } from 'node:fs';
import { openEncoder } from '../../../apps/server/src/catalogue/encoder/open-encoder.ts';
import type { SentenceEncoder } from '../../../apps/server/src/catalogue/encoder/sentence-encoder.port.ts';
import { nameFeatures } from '../../../apps/server/src/catalogue/matching/read-names.ts';
import { sentencesOf } from '../../../apps/server/src/catalogue/sentences/sentences.ts';
import { fitHeads, type Labelled, oddsOf } from './fit-heads.ts';
import { inLowerCase, namedIn } from './named-descriptions.ts';

const RIDGE = 20;
const FOLDS = 3;
const STEPS = 150;
/** Added to the odds of a name: what is held back wrongly is put in by hand, what is sent is gone. */
const HELD_SOONER = 0.5;

/** `npm run evaluate -- names <file>`: fits which words are names of an undertaking, and writes it. */
export async function fitNames([file]: string[]): Promise<void> {
  if (!file) throw new Error('Name the file to write to.');
  const encoder = openEncoder();
  if (!encoder) throw new Error('The encoder is switched off, or there is none for this machine.');
  try {
    const texts = descriptions();
    const words: (Labelled & { fold: number })[] = [];
    const seen = new Set<string>();
    // What they are about, as somebody types it into a search.
    for (const [at, text] of phrases().entries())
      for (const each of await labelled({ text, names: [] }, seen, encoder)) words.push({ ...each, fold: at % FOLDS });
    for (const [at, text] of texts.entries())
      for (const told of [{ text, names: [] }, ...namedIn(text, at).flatMap((each) => [each, inLowerCase(each)])])
        for (const each of await labelled(told, seen, encoder)) words.push({ ...each, fold: at % FOLDS });
    let [named, found, wrong, others] = [0, 0, 0, 0];
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const heads = fitHeads(
        words.filter((word) => word.fold !== fold),
        2,
        RIDGE,
        STEPS,
      );
      for (const { vector, label } of words.filter((word) => word.fold === fold)) {
        const isHeld = oddsOf(heads[1]!, vector) + HELD_SOONER > oddsOf(heads[0]!, vector);
        named += label;
        found += label * Number(isHeld);
        others += 1 - label;
        wrong += (1 - label) * Number(isHeld);
      }
    }
    console.log(
      `${words.length} words; of ${named} names ${found} found, of ${others} others ${wrong} taken for one, descriptions left out.`,
    );
    const [none, name] = fitHeads(words, 2, RIDGE, STEPS);
    const rounded = (value: number) => Math.round(value * 1000) / 1000;
    const weights = [...name!].map((weight, at) => rounded(weight - none![at]!));
    const bias = rounded(weights.pop()! + HELD_SOONER);
    writeFileSync(file, `${JSON.stringify({ weights, bias })}\n`);
  } finally {
    await encoder.close();
  }
}

async function labelled(
  { text, names }: { text: string; names: string[] },
  seen: Set<string>,
  encoder: Pick<SentenceEncoder, 'encodeWords'>,
): Promise<Labelled[]> {
  // A sentence that stands in several tellings counts once.
  const sentences = sentencesOf(text).filter((sentence) => !seen.has(sentence) && seen.add(sentence));
  const tagged = await encoder.encodeWords(sentences);
  return sentences.flatMap((sentence, at) => {
    const spans = names.flatMap((name) => {
      const start = sentence.indexOf(name);
      return start < 0 ? [] : [{ start, end: start + name.length }];
    });
    const { words, vectors } = tagged[at]!;
    const dimension = vectors.length / Math.max(1, words.length);
    return words.map((word, place) => ({
      vector: nameFeatures(sentence, word, vectors.subarray(place * dimension, (place + 1) * dimension)),
      label: Number(spans.some(({ start, end }) => word.start >= start && word.end <= end)),
    }));
  });
}

/** What descriptions are labelled to be about. */
export const phrases = (): string[] =>
  read('axes.txt')
    .trimEnd()
    .split('\n')
    .flatMap((line) => line.split('\t')[1]!.split(/[|;]/))
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** Descriptions that name nobody. */
export function descriptions(): string[] {
  const ideas = JSON.parse(read('ideas.json')) as { text: string }[];
  const lines = ['others.tsv', 'known.tsv', 'tellings.tsv'].flatMap((file) => read(file).trimEnd().split('\n'));
  const texts = [...lines.map((line) => line.split('\t').at(-1)!), ...ideas.map(({ text }) => text)];
  return texts.filter((text) => !/PuffTrack|Otieno/.test(text));
}

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
