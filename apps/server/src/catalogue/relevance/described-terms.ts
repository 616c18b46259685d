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
/** The same of what finds out whether somebody has it; what senses may be for a place, too ("for ports"). */
const TESTS: ReadonlySet<string> = new Set(
  ['assay', 'biomarker', 'diagnosis', 'diagnostic', 'detection', 'screening', 'test'].map(stemOf),
);
const SENSES: ReadonlySet<string> = new Set(['biosensor', 'detector', 'monitor', 'sensor'].map(stemOf));
/** What it does follows: of one told at length that is told by more than one word. */
const DOES: ReadonlySet<string> = new Set(['that', 'which']);
/** A subject of so few words is told by each of them. */
const BRIEF = 10;
const NO_NOUN: ReadonlySet<string> = new Set(['verb', 'adjective']);
/** A phrase with what people or the catalogue's knowledge add to it. */
export interface ProfiledPhrase extends DescribedPhrase {
  variants: string[];
  /** By word, where not all of its words are what the variants name: medicines are "corticosteroid" of "corticosteroid gel". */
  variantsOf?: string[][];
}

interface Word extends Omit<AboutTerm, 'isHead' | 'isOfName' | 'isKind' | 'isObject' | 'isTied'> {
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
  const { name, kind, object, tied } = nameOf(phrases, words.size <= BRIEF);
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
        isObject: object.includes(stem),
        isTied: tied.includes(stem),
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

/** Stems: see AboutTerm. */
interface Name {
  name: string[];
  kind: string[];
  object: string[];
  tied: string[];
}

/**
 * Stems of the telling words that name the thing, its head last, where English puts it: the title's first run of words, or the
 * next where the first names a means or whom it is for ("software for trucking fleets", "treat patients with myeloma").
 */
function nameOf(phrases: ProfiledPhrase[], isBrief: boolean): Name {
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
  const tied = tiedOf(titled[place] ?? []);
  if (name.length >= LONG_NAME)
    return { name, kind: name.slice(name.length > LONG_NAME ? -3 : -2, -1), object: [], tied };
  const led = [...titled.slice(place + 1), ...runsOf(phrases.filter(({ inTitle }) => !inTitle))];
  const from = led.findIndex(([first]) => first?.lead);
  const lead = led[from]?.[0]?.lead;
  const isOfObject = ({ word, wordClass }: RunWord) =>
    wordClass !== 'verb' && !isBoilerplate(word) && !namesLittle(word);
  const end = led.findIndex(([first], i) => i > from && first?.lead !== lead);
  const said = led
    .slice(from, end < 0 ? undefined : end)
    .flat()
    .filter(isOfObject);
  const stems = said.map(({ word }) => stemOf(word));
  const lastWord = telling[place]?.at(-1)?.word ?? '';
  const head = stemOf(lastWord);
  if (isDoneTo(lead, lastWord)) return { name, kind: [], object: stems, tied };
  if (!isBrief || !lead) return { name, kind: [], object: [], tied };
  if (DOES.has(lead)) return { name, kind: stems, object: [], tied };
  const isDoing = lead === 'for' && SENSES.has(head) && isDone(led[from]![0]!);
  const done = said.filter((word) => !isDone(word));
  const told = done.length > 0 || end < 0 ? done : led[end]!.filter(isOfObject);
  return { name, kind: isDoing ? told.map(({ word }) => stemOf(word)) : [], object: [], tied };
}

/** "For detecting arsenic" is what a sensor senses, "for ports" is not. */
const isDone = ({ word }: RunWord): boolean => word.endsWith('ing') && isProcess(word);

/** Two nouns that a hyphen makes one, before the last of a name: "carbon-based", "cell-cultured", "low-power" tell by their nouns alone. */
function tiedOf(run: RunWord[]): string[] {
  const isNoun = ({ word, wordClass }: RunWord) =>
    wordClass === 'noun' && !isBoilerplate(word) && !/(?:ed|ing)$/.test(word);
  const pairs = run.flatMap((word, i) => (word.isTied ? [[run[i - 1]!, word]] : []));
  return pairs.filter((pair) => pair.every(isNoun)).flatMap((pair) => pair.map(({ word }) => stemOf(word)));
}

/** Whether what so follows the thing's name tells which it is, whatever else the text says. */
function isDoneTo(lead: DescribedPhrase['lead'], head: string): boolean {
  const stem = stemOf(head);
  if (lead === 'of') return isProcess(head) || TESTS.has(stem) || SENSES.has(stem);
  return (lead === 'for' || lead === 'against') && (REMEDIES.has(stem) || TESTS.has(stem));
}

type RunWord = { word: string; wordClass: string; lead: DescribedPhrase['lead']; isTied: boolean };

/** The words of each run, however many phrases it was parted into. */
function runsOf(phrases: ProfiledPhrase[]): RunWord[][] {
  const runs: RunWord[][] = [];
  for (const { words, classes, goesOn, lead, tied } of phrases) {
    const all = words.map(
      (word, i): RunWord => ({ word, wordClass: classes?.[i] ?? 'noun', lead, isTied: tied?.includes(i) ?? false }),
    );
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
  const variants = phrase.variantsOf?.[at] ?? phrase.variants;
  // A word of the title is emphatic already: more than once says no more.
  const count = phrase.inTitle ? 1 : phrase.count;
  // "Imaging", "printing": what is done is as often the thing's name.
  const isVerb = phrase.classes?.[at] === 'verb' && !word.endsWith('ing');
  const known = words.get(stem);
  if (known) {
    known.isVerb &&= isVerb;
    known.count += count;
    known.isCore ||= phrase.inTitle;
    known.variants = [...new Set([...known.variants, ...variants, ...others])];
    return;
  }
  words.set(stem, {
    stem,
    label: word,
    variants: [...(word.includes('-') ? [word, word.replace('-', '')] : [word]), ...variants, ...others],
    emphasis: 0,
    isCore: phrase.inTitle,
    isRequired: false,
    count,
    facet: phrase.facet,
    isVerb,
  });
}
