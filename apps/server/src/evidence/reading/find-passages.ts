import { setImmediate } from 'node:timers/promises';
import { contentWords, wordsOf } from '../../catalogue/query/content-words.ts';
import type { EvidenceNote } from '../evidence.ts';
import { stemOf } from '../words/stems.ts';
import { quotableSentences } from './quotable.ts';

/** The sentence encoder as far as it is needed here: vectors of length one, in the texts' order. */
export interface Encodes {
  encode(texts: string[]): Promise<Float32Array[]>;
}

/** A question as records are held against it. */
export interface Asked {
  /** Ways of asking the same: the nearest counts. */
  texts: readonly string[];
  /** Its words by their stems, with how much each tells; left out, those of the last text tell the same. */
  words?: ReadonlyMap<string, number>;
  /** Those of them that hardly any record has: one that has any bears on the question. */
  rare?: ReadonlySet<string>;
}

/** What is read of a record: its title, its running text, and its fields as lines. */
export interface Readable {
  key: string;
  title: string;
  text: string;
  lines?: readonly string[];
  /** What speaks for it besides its words, added to its score. */
  weight: number;
}

/** A record that bears on a question. */
export interface Bearing {
  key: string;
  /** The sentences of it that bear on the question most, the best first: others say what is asked and the first doesn't. */
  quotes: string[];
  score: number;
  /** The share of the question that it says somewhere, by what its words tell. */
  share: number;
}

/** Encoding takes most of the time: so many sentences of a record are looked at, those with most of the words. */
const LOOKED_AT_OF_ONE = 6;
const ENCODED_AT_ONCE = 64;
/** How much saying all words of the question adds to a cosine: anywhere in the record, and in the sentence that is quoted. */
const OF_WORDS = 0.5;
const OF_QUOTED_WORDS = 0.3;
/** What a sentence with a number gains over another of its record: what was reached or is asked for stands in it. */
const OF_NUMBERS = 0.08;
/** A sentence that lies further away is not quoted. */
const QUOTED_FLOOR = 0.35;
const EXACT_FLOOR = 0.2;
const QUOTED_MAX = 3;
/** The least of the question that another quotation adds. */
const QUOTED_MORE = 0.12;
/** A record bears on a question that says so much of it, or that lies near and says some of it. */
const SHARE_MIN = 0.6;
const SHARE_SOME = 0.2;
/** What says much of its words in quite another sense. */
const NEAR_MIN = 0.3;
/** What is told as nearest lies as near by itself. */
const NEAREST_MIN = 0.4;
/** What falls so far behind the best, or says so much less of the question, is of something else. */
const BEHIND_MAX = 0.4;
const SHARE_OF_BEST = 0.7;
/** Without an encoder a record answers that says so much of the question’s words. */
const WORDS_FLOOR = 0.5;

interface BearingOptions {
  limit: number;
  /** The least nearness of what says little of the question's words. */
  floor: number;
  /** Those that come nearest, where none is known to bear on it. */
  isNearest?: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * The records that bear on a question by their sense and words, the best first.
 * @param encoder null where there is none: then the words alone tell
 */
export async function bearingRecords(
  { texts, words = equalWords(texts.at(-1) ?? ''), rare = new Set() }: Asked,
  records: readonly Readable[],
  encoder: Encodes | null,
  { limit, floor, isNearest = false, signal }: BearingOptions,
): Promise<Bearing[]> {
  const said: { at: number; quote: string; stems: ReadonlySet<string>; words: number; isTitle: boolean }[] = [];
  const shares: { share: number; isRare: boolean }[] = [];
  for (const [at, { title, text, lines = [] }] of records.entries()) {
    // Long texts are cut into sentences here, and others wait for the same thread.
    await setImmediate();
    signal?.throwIfAborted();
    const passage = (quote: string, isTitle = false) => {
      const stems = stemsOf(quote);
      return { at, quote, stems, words: shareSaid(words, stems), isTitle };
    };
    const sentences = quotableSentences(text).map((quote) => passage(quote));
    said.push(
      passage(title, true),
      ...sentences.toSorted((one, other) => other.words - one.words).slice(0, LOOKED_AT_OF_ONE),
    );
    const stems = stemsOf([title, text, ...lines].join('\n'));
    shares.push({ share: shareSaid(words, stems), isRare: [...rare].some((stem) => stems.has(stem)) });
  }
  if (said.length === 0) return [];
  const nearness = encoder ? await nearnessOf(texts, said, encoder, signal) : null;
  const passages = said.map((each, which) => ({ ...each, near: nearness?.[which] ?? 0 }));
  const of = Map.groupBy(passages, ({ at }) => at);
  const found = records.map((record, at) => {
    const own = of.get(at)!;
    const near = Math.max(...own.map((each) => each.near));
    const { share, isRare } = shares[at]!;
    const isSaid = encoder ? share >= SHARE_MIN && near >= NEAR_MIN : share >= WORDS_FLOOR;
    const isNear = isNearest && near >= NEAREST_MIN && near + OF_WORDS * share >= floor;
    const isBearing = isNear || isSaid || isRare || (near >= floor && (share >= SHARE_SOME || words.size === 0));
    const quotes = quotesOf(
      own.filter(({ isTitle }) => !isTitle),
      words,
      encoder ? QUOTED_FLOOR : 0,
    );
    return {
      key: record.key,
      title: record.title,
      quotes,
      share,
      isRare,
      isBearing,
      score: near + OF_WORDS * share + record.weight,
    };
  });
  // Where some have what hardly any record has, the others are of something else.
  const isOfRare = found.some(({ isRare }) => isRare);
  const bearing = found
    .filter(({ isBearing, isRare }) => isBearing && isRare === isOfRare)
    .toSorted((one, other) => other.score - one.score);
  const [best] = bearing;
  const seen = new Set<string>();
  return bearing
    .filter(({ score, share }) => score >= best!.score - BEHIND_MAX && share >= SHARE_OF_BEST * best!.share)
    .filter(({ title, quotes: [quote] }) => {
      // The same work in another register, or another phase, says the same; of what has no text the fields may differ.
      if (quote === undefined) return true;
      const work = `${title.toLowerCase()}\n${quote}`;
      return !seen.has(work) && seen.add(work);
    })
    .slice(0, limit)
    .map(({ key, quotes, score, share }) => ({ key, quotes, score, share }));
}

/**
 * What a record says on a question in up to three sentences, the best first. All of its sentences are looked at, so only few records may
 * be asked in one go; what its title says already does not count.
 * @param isWhole quote the best of a text of one or two sentences, however little it says: it is all there is
 * @returns `near` and `share`: of the best quotation
 */
export async function quoteRecord(
  { texts, words = equalWords(texts.at(-1) ?? '') }: Asked,
  { title, text }: Pick<Readable, 'title' | 'text'>,
  encoder: Encodes | null,
  { isWhole = false, signal }: { isWhole?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<{ quotes: string[]; near: number; share: number }> {
  const inTitle = stemsOf(title);
  const open = new Map([...words].filter(([stem]) => !inTitle.has(stem)));
  const sentences = quotableSentences(text)
    .slice(0, SENTENCES_MAX)
    .map((quote) => {
      const stems = stemsOf(quote);
      return { quote, stems, words: shareSaid(open, stems) };
    });
  const nearness = encoder ? await nearnessOf(texts, sentences, encoder, signal) : null;
  const read = sentences.map((each, at) => ({ ...each, near: nearness?.[at] ?? 0 }));
  const floor = isWhole && sentences.length <= SHORT ? -1 : encoder ? QUOTED_FLOOR : 0;
  const quotes = quotesOf(read, open, floor);
  const best = read.find(({ quote }) => quote === quotes[0]);
  return { quotes, near: best?.near ?? 0, share: best?.words ?? 0 };
}
const SENTENCES_MAX = 80;
const SHORT = 2;

/** The sentence that bears on the question most, and those that say of it what no better one does. */
function quotesOf(
  sentences: readonly { quote: string; stems: ReadonlySet<string>; words: number; near: number }[],
  words: ReadonlyMap<string, number>,
  floor: number,
): string[] {
  const scored = sentences
    .map((each) => {
      const bare = each.near + OF_QUOTED_WORDS * each.words;
      return { ...each, bare, score: bare + (/\p{N}/u.test(each.quote) ? OF_NUMBERS : 0) };
    })
    .toSorted((one, other) => other.score - one.score);
  const ranked = scored.filter(({ bare }) => bare > floor);
  const quotes: string[] = [];
  const told = new Set<string>();
  for (const { quote, stems } of ranked) {
    const all = new Set([...told, ...stems]);
    if (quotes.length > 0 && shareSaid(words, all) - shareSaid(words, told) < QUOTED_MORE) continue;
    quotes.push(quote);
    for (const stem of stems) told.add(stem);
  }
  if (quotes.length === 0) return [];
  // What was reached, or is asked for, stands in a sentence with a number as often as in one with the question's words.
  const exact = scored
    .filter(({ quote, bare }) => bare > EXACT_FLOOR && /\p{N}/u.test(quote))
    .map(({ quote }) => quote);
  return [...new Set([...quotes, ...exact])].slice(0, QUOTED_MAX);
}

/**
 * Fields of a record that the question names, and those that say what is asked and neither its title nor its quotations do, those with a number first: "Known
 * investments: Acme, 3 May, 2007, $10,000,000".
 */
export function tellingLines(
  { title, organisations, lines }: { title: string; organisations: readonly string[]; lines: readonly string[] },
  quotes: readonly string[],
  { asked, words }: { asked: string; words: ReadonlyMap<string, number> },
): string[] {
  const shown = stemsOf([title, organisations[0] ?? '', ...quotes].join('\n'));
  const open = new Map([...words].filter(([stem]) => !shown.has(stem)));
  const whole = [...words.values()].reduce((sum, weight) => sum + weight, 0);
  const weigh = (line: string) => {
    const stems = stemsOf(line.slice(line.indexOf(': ') + 1));
    return [...open].reduce((sum, [stem, weight]) => sum + (stems.has(stem) ? weight : 0), 0) / (whole || 1);
  };
  const inQuestion = stemsOf(asked);
  const isAskedFor = (line: string) => {
    const label = [...stemsOf(line.slice(0, Math.max(0, line.indexOf(': '))))];
    return label.length > 0 && label.every((stem) => inQuestion.has(stem));
  };
  const telling = lines
    .filter((line) => ![title, organisations[0]].includes(line.slice(line.indexOf(': ') + 2)))
    .map((line) => ({ line, share: isAskedFor(line) ? 1 : weigh(line), isExact: /\p{N}/u.test(line) }))
    .filter(({ share }) => share >= QUOTED_MORE);
  const exact = telling.filter(({ isExact }) => isExact);
  return (exact.length > 0 ? exact : telling)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, LINES_MAX)
    .map(({ line }) => line);
}
const LINES_MAX = 4;

const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).flatMap(inParts).map(stemOf));

/** "noise-induced" is compared by its parts. */
const inParts = (word: string): string[] => word.split('-').filter(Boolean);

const equalWords = (text: string): ReadonlyMap<string, number> =>
  new Map(
    contentWords(text)
      .flatMap(inParts)
      .map((word) => [stemOf(word), 1]),
  );

/** The share of a question that a text says, by what its words tell. */
export function shareSaid(words: ReadonlyMap<string, number>, said: ReadonlySet<string>): number {
  let sum = 0;
  let all = 0;
  for (const [stem, weight] of words) {
    all += weight;
    if (said.has(stem)) sum += weight;
  }
  return all > 0 ? sum / all : 0;
}

/** Notes with how near each lies to the description. */
export async function withNearness(
  notes: readonly EvidenceNote[],
  description: string,
  encoder: Encodes | null,
  signal?: AbortSignal,
): Promise<EvidenceNote[]> {
  if (!encoder || notes.length === 0) return [...notes];
  const nearness = await nearnessOf([description], notes, encoder, signal);
  return notes.map((note, at) => ({ ...note, nearness: nearness[at]! }));
}

async function nearnessOf(
  texts: readonly string[],
  sentences: readonly { quote: string }[],
  encoder: Encodes,
  signal?: AbortSignal,
): Promise<number[]> {
  const asking = await encoder.encode([...texts]);
  const found: number[] = [];
  for (let at = 0; at < sentences.length; at += ENCODED_AT_ONCE) {
    signal?.throwIfAborted();
    const vectors = await encoder.encode(sentences.slice(at, at + ENCODED_AT_ONCE).map(({ quote }) => quote));
    for (const vector of vectors) found.push(Math.max(...asking.map((each) => cosine(each, vector))));
  }
  return found;
}

const cosine = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0);
