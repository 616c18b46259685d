import type { SentenceEncoder } from '../encoder/sentence-encoder.port.ts';
import { FUNCTION_WORDS } from '../query/content-words.ts';
import { subjectStems } from '../semantics/analyse.ts';
import { isEnglish } from './is-english.ts';
import { type ReadSentence, readWords } from './read-axes.ts';
import { importanceOf, type WordImportance } from './word-importance.ts';

type Encoder = Pick<SentenceEncoder, 'encode' | 'encodeWords'>;

const TITLE_MAX = 80;
/** What the thing is stands in the beginning. */
const SENTENCES_READ = 6;
/** A thing in so many words needs no use beside it. */
const WORDS_ENOUGH = 5;
const WORDS_MAX = 7;
/** What an average word of the text tells. */
const AVERAGE = 1;
/** After a noun phrase one of these goes on, or a mark; after a verb ("reads the") or a participle ("powered by") others do. */
const GOES_ON = new Set('and for from in into of on or that under which who with without'.split(' '));

/** Words that stand side by side, without any of grammar between them. */
interface Run {
  text: string;
  words: number;
  isOfThing: boolean;
  /** Nothing but an article stands before it in the text. */
  opens: boolean;
  /** Where it stands among the sentences. */
  sentence: number;
  /** After "for". */
  isFor: boolean;
  /** Sum of what its words tell. */
  importance: number;
  stems: string[];
}

/**
 * What the thing is, as the text first says it, and what or whom it is for, by the words on which most of the text's meaning hangs:
 * "Microneedle patch for measles". In another language the first words.
 */
export async function proposeTitle(text: string, encoder: Encoder | null): Promise<string> {
  if (!isEnglish(text)) return asTitle(shortened(text));
  const read = (await readWords(text, encoder)).slice(0, SENTENCES_READ);
  const beginning = read.map(({ sentence }) => sentence).join(' ');
  const importance = await importanceOf({ text: beginning, phrases: [] }, encoder);
  const runs = read.flatMap((sentence, place) => runsOf(sentence, place, importance));
  const thing = runs.find((run) => run.isOfThing && (run.opens || run.importance >= AVERAGE)) ?? runs[0];
  if (!thing) return asTitle(shortened(text));
  // What is as short as a title, and begins with the thing, is one.
  const plain = text
    .trim()
    .replace(/^(?:an?|the)\s+/i, '')
    .replace(/[.!?…]+$/, '');
  if (read.length === 1 && plain.length <= TITLE_MAX && plain.startsWith(thing.text)) return asTitle(plain);
  const said = new Set(thing.stems);
  const uses = runs.filter((run) => run !== thing && !run.isOfThing && !run.stems.some((stem) => said.has(stem)));
  // Where the sentence of the thing says what it is for, it is that.
  const told = uses.filter(({ isFor, sentence }) => isFor && sentence === thing.sentence);
  const use = (told.length > 0 ? told : uses).reduce<Run | null>(
    (best, run) => (run.importance > (best?.importance ?? 0) ? run : best),
    null,
  );
  const whole = use && `${thing.text} for ${use.text}`;
  return asTitle(whole && thing.words < WORDS_ENOUGH && whole.length <= TITLE_MAX ? whole : thing.text);
}

function runsOf({ sentence, words }: ReadSentence, place: number, importance: WordImportance): Run[] {
  const wordOf = (at: number) => sentence.slice(words[at]!.start, words[at]!.end);
  const isGrammar = (at: number) => FUNCTION_WORDS.has(wordOf(at).toLowerCase());
  // Without an encoder one word tells as much as another, and only two together enough.
  const isUnknown = Object.keys(importance).length === 0;
  const importanceOfWord = (at: number) =>
    isUnknown ? AVERAGE / 2 : (importance[subjectStems(wordOf(at))[0] ?? ''] ?? 0);
  const isBeside = (at: number) => /^[\s\-–/]?$/.test(sentence.slice(words[at - 1]!.end, words[at]!.start));
  const tells = (at: number) => words[at]!.axis !== null || (!isUnknown && importanceOfWord(at) >= AVERAGE);
  const runs: Run[] = [];
  for (let at = 0; at < words.length; at++) {
    if (isGrammar(at)) continue;
    let [first, last] = [at, at];
    while (last + 1 < words.length && isBeside(last + 1) && !isGrammar(last + 1)) last++;
    at = last;
    // A verb before it ("use a camera", "takes out lithium") or after it says nothing of what it is.
    const isFollowed = last + 1 < words.length && isBeside(last + 1) && !GOES_ON.has(wordOf(last + 1).toLowerCase());
    while (first <= last && !tells(first)) first++;
    if (last > first && isFollowed && words[last]!.axis === null) last--;
    const told = words.slice(first, last + 1);
    // What the idea replaces is no name for it.
    const isAside = told.reduce((sum, { aside }) => sum + aside, 0) > 0;
    if (first > last || last - first >= WORDS_MAX || isAside || told.some(({ isName }) => isName)) continue;
    const own = Array.from({ length: last - first + 1 }, (_, step) => first + step);
    const lean = own.reduce((sum, each) => sum + (words[each]!.axis ? words[each]!.lean : 0), 0);
    runs.push({
      text: sentence.slice(words[first]!.start, words[last]!.end),
      words: own.length,
      isOfThing: lean < 0,
      opens: place === 0 && /^(?:an?|the|our)\s+$/i.test(sentence.slice(0, words[first]!.start)),
      sentence: place,
      isFor: first > 0 && wordOf(first - 1).toLowerCase() === 'for',
      importance: own.reduce((sum, each) => sum + importanceOfWord(each), 0),
      stems: own.flatMap((each) => subjectStems(wordOf(each))),
    });
  }
  return runs;
}

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
