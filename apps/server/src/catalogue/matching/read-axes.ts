import type { SentenceEncoder } from '../encoder/sentence-encoder.port.ts';
import { FUNCTION_WORDS, isContentWord } from '../query/content-words.ts';
import { sentencesOf } from '../sentences/sentences.ts';
import axisHead from './axis-head.json' with { type: 'json' };
import { asideOdds } from './read-asides.ts';
import { isName } from './read-names.ts';

/** The meaning of a phrase for a project: what the thing is and how it works, or what and whom it is for. */
export type Axis = 'technology' | 'use';

export interface AxisPhrase {
  phrase: string;
  axis: Axis;
}

type Encoder = Pick<SentenceEncoder, 'encodeWords'>;

/** Each of the three by one number a dimension and a bias: fitted to labelled words of descriptions (`npm run evaluate -- axes`). */
interface Head {
  neither: number[];
  technology: number[];
  use: number[];
  bias: { neither: number; technology: number; use: number };
}
const HEAD: Head = axisHead;

/** A longer run of words is a clause, and no name of anything. */
const WORDS_MAX = 6;
const SENTENCES_MAX = 40;
const ABBREVIATION_MAX = 6;

/**
 * Phrases of a text by axis, in their order, each once: runs of words that the encoder's vectors in context tell to be of one axis.
 * `names`: of the undertaking, its own, a partner's, a person's. `asides`: phrases that the idea is not about, as what it replaces. Without an
 * encoder neither is told.
 * Without an encoder what stands before the first "for" or "to" of a sentence is technology, and the rest use.
 */
export async function readAxes(
  text: string,
  encoder: Encoder | null,
): Promise<{ phrases: AxisPhrase[]; names: string[]; asides: string[] }> {
  const sentences = await readWords(text, encoder);
  const all = sentences.flatMap(phrasesOf);
  const phrases = new Map<string, AxisPhrase>();
  // A phrase told aside in one place and not in another is what the idea is about.
  const about = new Set<string>();
  for (const { phrase, axis, isAside } of all) {
    const key = phrase.toLowerCase();
    if (!phrases.has(key)) phrases.set(key, { phrase, axis });
    if (!isAside) about.add(key);
  }
  return {
    phrases: [...phrases.values()],
    names: [...new Set(sentences.flatMap(namesOf))],
    asides: [...phrases].flatMap(([key, { phrase }]) => (about.has(key) ? [] : phrase)),
  };
}

interface Word {
  start: number;
  end: number;
  /** Null for a word that says nothing of either. */
  axis: Axis | null;
  /** How much more it tells of use than of technology: a run is told as a whole. */
  lean: number;
  isName: boolean;
  /** How much rather the idea is not about it than about it. */
  aside: number;
}

export interface ReadSentence {
  sentence: string;
  words: Word[];
}

/** Each sentence of a text with its words and what they tell. */
export async function readWords(text: string, encoder: Encoder | null): Promise<ReadSentence[]> {
  const sentences = sentencesOf(text).slice(0, SENTENCES_MAX);
  const tagged = encoder ? await encoder.encodeWords(sentences) : null;
  return sentences.map((sentence, at) => ({
    sentence,
    words: tagged ? taggedWords(sentence, tagged[at]!) : splitWords(sentence),
  }));
}

function taggedWords(
  sentence: string,
  { words, vectors }: Awaited<ReturnType<Encoder['encodeWords']>>[number],
): Word[] {
  const dimension = vectors.length / Math.max(1, words.length);
  return words.map((word, place) => {
    const { start, end } = word;
    const vector = vectors.subarray(place * dimension, (place + 1) * dimension);
    const oddsOf = (name: 'neither' | 'technology' | 'use') =>
      HEAD[name].reduce((sum, weight, at) => sum + weight * vector[at]!, HEAD.bias[name]);
    const [neither, technology, use] = [oddsOf('neither'), oddsOf('technology'), oddsOf('use')];
    const isContent = isTelling(sentence.slice(start, end)) && !isAbbreviation(sentence, word);
    const isNothing = !isContent || neither > Math.max(technology, use);
    return {
      start,
      end,
      axis: isNothing ? null : use > technology ? 'use' : 'technology',
      lean: use - technology,
      isName: isContent && isName(sentence, word, vector),
      aside: isNothing ? 0 : asideOdds(vectors, words.length, place),
    };
  });
}

function splitWords(sentence: string): Word[] {
  let isUse = false;
  return [...sentence.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => {
    const word = match[0].toLowerCase();
    if (word === 'for' || word === 'to') isUse = true;
    const axis = isContentWord(word) ? (isUse ? 'use' : 'technology') : null;
    return {
      start: match.index,
      end: match.index + match[0].length,
      axis,
      lean: isUse ? 1 : -1,
      isName: false,
      aside: 0,
    };
  });
}

const isTelling = (word: string): boolean =>
  word.length > 1 && !FUNCTION_WORDS.has(word.toLowerCase()) && !/^\d+$/.test(word);

/** "Dr." or "approx." within a sentence: says nothing by itself. */
const isAbbreviation = (sentence: string, { start, end }: { start: number; end: number }): boolean =>
  end - start <= ABBREVIATION_MAX && /^\.\s/.test(sentence.slice(end));

const phrasesOf = (read: ReadSentence): (AxisPhrase & { isAside: boolean })[] =>
  runsOf(read, ({ axis }) => axis !== null).map(({ phrase, words }) => {
    const sumOf = (of: 'lean' | 'aside') => words.reduce((sum, word) => sum + word[of], 0);
    return { phrase, axis: sumOf('lean') > 0 ? 'use' : 'technology', isAside: sumOf('aside') > 0 };
  });

const namesOf = (read: ReadSentence): string[] => runsOf(read, (word) => word.isName).map(({ phrase }) => phrase);

/** Words of a kind with nothing but a space or a hyphen between them. */
function runsOf(
  { sentence, words }: ReadSentence,
  isOne: (word: Word) => boolean,
): { phrase: string; words: Word[] }[] {
  const runs: Word[][] = [];
  let before: Word | null = null;
  for (const word of words) {
    const last = runs.at(-1);
    const isNext = before && isOne(before) && isOne(word) && /^[\s\-–/]?$/.test(sentence.slice(before.end, word.start));
    if (last && isNext && last.length < WORDS_MAX) last.push(word);
    else if (isOne(word)) runs.push([word]);
    before = word;
  }
  return runs.map((run) => ({ phrase: sentence.slice(run[0]!.start, run.at(-1)!.end), words: run }));
}
