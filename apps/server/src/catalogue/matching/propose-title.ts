import type { SentenceEncoder } from '../encoder/sentence-encoder.port.ts';
import { middleOfChunks } from './chunks.ts';
import { isEnglish } from './is-english.ts';
import { type ReadSentence, readWords } from './read-axes.ts';

type Encoder = Pick<SentenceEncoder, 'encode' | 'encodeWords'>;

const TITLE_MAX = 80;
const WORDS_MAX = 9;
/** A thing and what it is for, in so many words: shorter ones leave something out, longer ones are a sentence. */
const WORDS_BEST = 5;
const PER_WORD = 0.02;
/** The beginning says what the thing is. */
const SENTENCES_READ = 6;
const PER_SENTENCE = 0.05;
const CANDIDATES_MAX = 80;
/** Words that hold a noun phrase together: "test for sepsis", "coating of the wing". */
const JOINS = new Set('a an and against by for from in into of on or the to under with'.split(' '));

interface Span {
  text: string;
  words: number;
  sentence: number;
  /** Whether it says what the thing is, and not only what it is for. */
  isOfThing: boolean;
  /** It begins its sentence: its capital may be the sentence's. */
  isFirst: boolean;
}

/**
 * A short noun phrase of the text that says most of what all of it says, and says it early: it holds nothing that the encoder's vectors
 * tell to be neither technology nor use. One that says only what the thing is for comes after the thing: "sensor for fields of maize".
 * Without an encoder the first such phrase; in another language the first words.
 */
export async function proposeTitle(text: string, encoder: Encoder | null): Promise<string> {
  if (!isEnglish(text)) return asTitle(shortened(text));
  const sentences = (await readWords(text, encoder)).slice(0, SENTENCES_READ);
  const spans = sentences.flatMap(spansOf).slice(0, CANDIDATES_MAX);
  if (spans.length === 0) return asTitle(shortened(text));
  const things = sentences.map(thingOf);
  const titleOf = ({ text: own, sentence, isOfThing, isFirst }: Span) => {
    // A text that begins with the need, or with who tells of it, names the thing later.
    const thing = things[sentence] || things.find(Boolean);
    const use = isFirst ? own.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : own;
    const whole = `${thing} for ${use}`;
    return asTitle(isOfThing || !thing || whole.length > TITLE_MAX ? own : whole);
  };
  if (!encoder)
    return titleOf(spans.toSorted((one, other) => one.sentence - other.sentence || other.words - one.words)[0]!);
  const own = sentences.map(({ sentence }) => sentence);
  const encoded = await encoder.encode([...own, ...spans.map((span) => span.text)]);
  const whole = middleOfChunks(encoded.slice(0, own.length), own);
  const scored = spans.map((span, at) => {
    const vector = encoded[own.length + at]!;
    const nearness = vector.reduce((sum, value, place) => sum + value * whole[place]!, 0);
    return { span, score: nearness - PER_WORD * Math.abs(span.words - WORDS_BEST) - PER_SENTENCE * span.sentence };
  });
  return titleOf(scored.reduce((best, each) => (each.score > best.score ? each : best)).span);
}

/** The first run of words in a row that say what the thing is: no name of who makes it, and nothing that it replaces. */
function thingOf({ sentence, words }: ReadSentence): string {
  const isOfThing = (at: number) => {
    const word = words[at];
    return word?.axis === 'technology' && !word.isName && word.aside <= 0;
  };
  const first = words.findIndex((_, at) => isOfThing(at));
  if (first < 0) return '';
  let last = first;
  while (isOfThing(last + 1) && isBeside(sentence, words[last]!, words[last + 1]!)) last += 1;
  return sentence.slice(words[first]!.start, words[last]!.end);
}

function spansOf({ sentence, words }: ReadSentence, place: number): Span[] {
  const spans: Span[] = [];
  for (let first = 0; first < words.length; first++) {
    if (!words[first]!.axis) continue;
    const before = words[first - 1];
    // Nothing begins in the middle of a name.
    if (before?.axis && isBeside(sentence, before, words[first]!)) continue;
    for (let last = first; last < words.length && last - first < WORDS_MAX; last++) {
      const word = words[last]!;
      if (last > first && !isBeside(sentence, words[last - 1]!, word)) break;
      const said = sentence.slice(word.start, word.end).toLowerCase();
      if (!word.axis && !JOINS.has(said)) break;
      const next = words[last + 1];
      // Nor does anything end in the middle of one.
      if (!word.axis || (next?.axis && isBeside(sentence, word, next) && last - first + 1 < WORDS_MAX)) continue;
      const text = sentence.slice(words[first]!.start, word.end);
      const told = words.slice(first, last + 1);
      // A thing that the idea replaces is no name for it, and a project's own name no title that others may read.
      if (told.reduce((sum, { aside }) => sum + aside, 0) > 0 || told.some(({ isName }) => isName)) continue;
      if (text.length <= TITLE_MAX && (last > first || words.length === 1))
        spans.push({
          text,
          words: last - first + 1,
          sentence: place,
          isOfThing: told.some(({ axis }) => axis === 'technology'),
          isFirst: first === 0,
        });
    }
  }
  return spans;
}

/** With nothing but a space, a hyphen, or a mark within a word between them. */
const isBeside = (sentence: string, one: { end: number }, other: { start: number }): boolean =>
  /^[\s\-–/'’]?$/.test(sentence.slice(one.end, other.start));

/** Whole words from the beginning of what nothing is known of. */
function shortened(text: string): string {
  const [first = ''] = text.trim().split(/(?<=[.!?])\s+|\n/);
  if (first.length <= TITLE_MAX) return first.replace(/[.!?…]+$/, '');
  const cut = first.slice(0, TITLE_MAX);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[,;:–-]+$/, '');
}

/** iPhone, mRNA, pH: a word whose second letter is a capital keeps its first. */
const asTitle = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
