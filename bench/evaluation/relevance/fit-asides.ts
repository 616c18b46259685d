import { writeFileSync } from 'node:fs';
import { openEncoder } from '../../../apps/server/src/catalogue/encoder/open-encoder.ts';
import type { SentenceEncoder } from '../../../apps/server/src/catalogue/encoder/sentence-encoder.port.ts';
import { asideFeatures } from '../../../apps/server/src/catalogue/matching/read-asides.ts';
import { isContentWord } from '../../../apps/server/src/catalogue/query/content-words.ts';
import { sentencesOf } from '../../../apps/server/src/catalogue/sentences/sentences.ts';
import { type AsideDescription, markedLines, withAsides } from './aside-descriptions.ts';
import { fitHeads, type Labelled, oddsOf } from './fit-heads.ts';
import { descriptions, phrases } from './fit-names.ts';

const RIDGE = 40;
const STEPS = 150;
/** A line that somebody wrote is worth as much as so many that are put together. */
const LINE_WEIGHT = 5;
/** Every so-manieth line is left out to measure. */
const LEFT_OUT = 4;
/** Added to the odds of an aside: a word too few is put in by a click. */
const SET_ASIDE_SOONER = 0.5;

/** `npm run evaluate -- asides <file>`: fits which words of a description the idea is not about, and writes it. */
export async function fitAsides([file]: string[]): Promise<void> {
  if (!file) throw new Error('Name the file to write to.');
  const encoder = openEncoder();
  if (!encoder) throw new Error('The encoder is switched off, or there is none for this machine.');
  try {
    const lines = await Promise.all(markedLines().map((line) => labelled(line, encoder)));
    const told = (
      await Promise.all(withAsides(descriptions(), phrases()).map((each) => labelled(each, encoder)))
    ).flat();
    const fitted = (from: Labelled[][]) =>
      fitHeads([...told, ...Array.from({ length: LINE_WEIGHT }, () => from.flat()).flat()], 2, RIDGE, STEPS);
    const heads = fitted(lines.filter((_, at) => at % LEFT_OUT > 0));
    const unseen = lines.filter((_, at) => at % LEFT_OUT === 0).flat();
    const isAside = ({ vector }: Labelled) => oddsOf(heads[1]!, vector) + SET_ASIDE_SOONER > oddsOf(heads[0]!, vector);
    const [asides, others] = [1, 0].map((label) => unseen.filter((word) => word.label === label));
    console.log(
      `Lines left out: of ${asides!.length} words aside ${asides!.filter(isAside).length} found, of ${others!.length} others ${others!.filter(isAside).length} taken for one.`,
    );
    const [none, aside] = fitted(lines);
    const rounded = (value: number) => Math.round(value * 1000) / 1000;
    const weights = [...aside!].map((weight, at) => rounded(weight - none![at]!));
    const bias = rounded(weights.pop()! + SET_ASIDE_SOONER);
    writeFileSync(file, `${JSON.stringify({ weights, bias })}\n`);
  } finally {
    await encoder.close();
  }
}

async function labelled(
  { text, asides }: AsideDescription,
  encoder: Pick<SentenceEncoder, 'encodeWords'>,
): Promise<Labelled[]> {
  const sentences = sentencesOf(text);
  const tagged = await encoder.encodeWords(sentences);
  let from = 0;
  return sentences.flatMap((sentence, at) => {
    const start = text.indexOf(sentence, from);
    from = start + sentence.length;
    const { words, vectors } = tagged[at]!;
    return words.flatMap((word, place) => {
      if (!isContentWord(sentence.slice(word.start, word.end).toLowerCase())) return [];
      const isIn = (span: { start: number; end: number }) =>
        start + word.start >= span.start && start + word.end <= span.end;
      return { vector: asideFeatures(vectors, words.length, place), label: Number(asides.some(isIn)) };
    });
  });
}
