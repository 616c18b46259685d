import { stemmer } from 'stemmer';
import type { AboutTerm } from './about.ts';
import { isBoilerplate, isProcess, namesLittle } from './boilerplate.ts';
import { otherNames } from './other-names.ts';
import type { DescribedPhrase } from './read-description.ts';

export const stemOf = (word: string): string => stemmer(word.toLowerCase());

/** Words of a subject beyond these are the least of it. */
const TERMS_MAX = 32;
const PAIRS_MAX = 20;
/** What a word counts that stands once outside the title, and what each doubling adds. */
const ONCE = 0.5;
const DOUBLED = 0.25;
/** What the thing is for tells a little less than what it is. */
const PURPOSE = 0.9;
/** What the thing does tells less than what it is: "separates", "predicts" are said in every field. */
const VERB = 0.7;

/** "COVID 19", "type 2": one name of one word, which says no more than the word. */
const A_NUMBER = /(?:^|\s)\d+(?:\s|$)/;
/** English puts what a thing is for, or senses, right before its head: in a long name that tells which thing it is. */
const LONG_NAME = 4;
/** Stems of what is what it is by what it is against or for; a drug's record may not say that. */
const REMEDIES: ReadonlySet<string> = new Set(['antibody', 'therapy', 'treatment', 'vaccine'].map(stemOf));
/** A subject of so few words is told by each of them. */
const BRIEF = 10;
const NO_NOUN: ReadonlySet<string> = new Set(['verb', 'adjective']);
/** A phrase with what people or the catalogue's knowledge add to it. */
export interface ProfiledPhrase extends DescribedPhrase {
  variants: string[];
}

interface Word extends Omit<AboutTerm, 'isHead' | 'isOfName' | 'isKind'> {
  stem: string;
  count: number;
  facet: DescribedPhrase['facet'];
  isVerb: boolean;
}

/** Each word once, whatever its ending, and pairs of neighbours, as the index asks for them. Most emphatic first. */
export function describedTerms(phrases: ProfiledPhrase[]): { terms: AboutTerm[]; phrases: string[] } {
  const words = new Map<string, Word>();
  const pairs = new Map<string, { pair: string; count: number }>();
  for (const phrase of phrases) {
    const others = otherNames(phrase.words);
    phrase.words.forEach((word, i) => {
      if (i > 0) addPair(pairs, phrase.words[i - 1]!, word, phrase.count);
      if (word.length > 1 && !isBoilerplate(word)) addWord(words, word, phrase, i, others[i]!);
    });
  }
  const { name, kind } = nameOf(phrases, words.size <= BRIEF);
  const head = name.at(-1);
  const terms = [...words.values()]
    .map(({ stem, count, facet, isVerb, ...term }): AboutTerm => {
      const isHead = stem === head;
      const emphasis = term.isCore ? 1 : Math.min(1, ONCE + DOUBLED * Math.log2(count));
      return {
        ...term,
        isHead,
        isOfName: name.includes(stem),
        isKind: kind.includes(stem),
        emphasis: emphasis * (facet === 'purpose' ? PURPOSE : 1) * (isVerb ? VERB : 1),
      };
    })
    .sort((a, b) => b.emphasis - a.emphasis)
    .slice(0, TERMS_MAX);
  const asked = [...pairs.values()]
    .filter(({ pair }) => !pair.split(' ').every(isBoilerplate) && !A_NUMBER.test(pair))
    .sort((a, b) => b.count - a.count)
    .slice(0, PAIRS_MAX)
    .map(({ pair }) => pair);
  return { terms, phrases: asked };
}

/**
 * Stems of the telling words that name the thing, its head last, where English puts it: the title's first run of words, or the
 * next where the first names a means or whom it is for ("software for trucking fleets", "treat patients with myeloma").
 */
function nameOf(phrases: ProfiledPhrase[], isBrief: boolean): { name: string[]; kind: string[] } {
  const titled = runsOf(phrases.filter(({ inTitle }) => inTitle));
  const telling = titled.map((run) => run.filter(({ word }) => !isBoilerplate(word)));
  const naming = titled.findIndex((run, i) => {
    const last = telling[i]!.at(-1);
    if (!last || namesLittle(last.word)) return false;
    // "Noninvasive device": what is left of such a name is no name.
    return last === run.at(-1) || !NO_NOUN.has(last.wordClass);
  });
  const place = Math.max(0, naming);
  const name = (telling[place] ?? []).map(({ word }) => stemOf(word));
  if (name.length >= LONG_NAME) return { name, kind: name.slice(name.length > LONG_NAME ? -3 : -2, -1) };
  const led = [...titled.slice(place + 1), ...runsOf(phrases.filter(({ inTitle }) => !inTitle))];
  const from = led.findIndex(([first]) => first?.lead);
  const lead = led[from]?.[0]?.lead;
  if (!saysWhich(lead, telling[place]?.at(-1)?.word ?? '', isBrief)) return { name, kind: [] };
  const isOfObject = ({ word, wordClass }: RunWord) =>
    wordClass !== 'verb' && !isBoilerplate(word) && !namesLittle(word);
  const end = led.findIndex(([first], i) => i > from && first?.lead !== lead);
  const object = led.slice(from, end < 0 ? undefined : end).flat();
  return { name, kind: object.filter(isOfObject).map(({ word }) => stemOf(word)) };
}

/** Whether what so follows the thing tells which it is: of one told at length, what it does is told by more than one word. */
function saysWhich(lead: DescribedPhrase['lead'], head: string, isBrief: boolean): boolean {
  if (lead === 'of') return isProcess(head);
  if (lead === 'for' || lead === 'against') return REMEDIES.has(stemOf(head));
  return lead !== undefined && isBrief;
}

type RunWord = { word: string; wordClass: string; lead: DescribedPhrase['lead'] };

/** The words of each run, however many phrases it was parted into. */
function runsOf(phrases: ProfiledPhrase[]): RunWord[][] {
  const runs: RunWord[][] = [];
  for (const { words, classes, goesOn, lead } of phrases) {
    const all = words.map((word, i): RunWord => ({ word, wordClass: classes?.[i] ?? 'noun', lead }));
    if (goesOn && runs.length > 0) runs.at(-1)!.push(...all);
    else runs.push(all);
  }
  return runs;
}

function addPair(pairs: Map<string, { pair: string; count: number }>, left: string, right: string, count: number) {
  const key = `${stemOf(left)} ${stemOf(right)}`;
  const known = pairs.get(key);
  if (known) known.count += count;
  else pairs.set(key, { pair: `${left} ${right}`, count });
}

function addWord(words: Map<string, Word>, word: string, phrase: ProfiledPhrase, at: number, others: string[]): void {
  const stem = stemOf(word);
  // A word of the title is emphatic already: more than once says no more.
  const count = phrase.inTitle ? 1 : phrase.count;
  // "Imaging", "printing": what is done is as often the thing's name.
  const isVerb = phrase.classes?.[at] === 'verb' && !word.endsWith('ing');
  const known = words.get(stem);
  if (known) {
    known.isVerb &&= isVerb;
    known.count += count;
    known.isCore ||= phrase.inTitle;
    known.variants = [...new Set([...known.variants, ...phrase.variants, ...others])];
    return;
  }
  words.set(stem, {
    stem,
    label: word,
    variants: [word, ...phrase.variants, ...others],
    emphasis: 0,
    isCore: phrase.inTitle,
    isRequired: false,
    count,
    facet: phrase.facet,
    isVerb,
  });
}
