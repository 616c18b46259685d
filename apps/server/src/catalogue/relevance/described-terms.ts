import { stemmer } from 'stemmer';
import type { AboutTerm } from './about.ts';
import {
  FORMS,
  isBoilerplate,
  isCarrier,
  isForm,
  isProcess,
  isServing,
  isTransforming,
  namesLittle,
} from './boilerplate.ts';
import { conditionsIn } from './conditions.ts';
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
/** Those of them that say nothing of what they are. */
const TREATMENTS: ReadonlySet<string> = new Set(['therapy', 'treatment'].map(stemOf));
/** The same of what finds out whether somebody has it; what senses may be for a place, too ("for ports"). */
const TESTS: ReadonlySet<string> = new Set(
  ['assay', 'biomarker', 'diagnosis', 'diagnostic', 'detection', 'screening', 'test'].map(stemOf),
);
/** How a test is used. */
const FINDS_OUT: ReadonlySet<string> = new Set([
  'antibodies',
  'antibody',
  'antigen',
  'antigens',
  'biomarkers',
  'detection',
  'diagnosis',
  'identification',
  'monitoring',
  'prediction',
  'screening',
]);
/** "Sickle cell disease" is told by its sickle cells. */
const ILLNESSES: ReadonlySet<string> = new Set(['disease', 'diseases', 'disorder', 'disorders', 'syndrome']);
const SENSES: ReadonlySet<string> = new Set(['biosensor', 'detector', 'monitor', 'sensor'].map(stemOf));
/** What it does follows: of one told at length that is told by more than one word. */
const DOES: ReadonlySet<string> = new Set(['that', 'which']);
/** A subject of so few words is told by each of them. */
const BRIEF = 10;
/** "Delivered", "buried": said of the noun before; "seed", "hydrogen feed" are nouns themselves. */
const isParticiple = (word: string): boolean =>
  /ed$/.test(word) && !/^(?:.*[bfnrsw])?(?:eed|bed|led|shed|speed)$/.test(word);
const FORM_STEMS: ReadonlySet<string> = new Set([...FORMS].map(stemOf));
/** "Separator", "sterilizer": the thing itself. */
const DOER = /(?:tor|izer)s?$/;
const NAMES_NOTHING: ReadonlySet<string> = new Set(['adverb', 'verb', 'place']);
const NO_NOUN: ReadonlySet<string> = new Set(['adverb', 'verb', 'adjective']);
/** A phrase with what people or the catalogue's knowledge add to it. */
export interface ProfiledPhrase extends DescribedPhrase {
  variants: string[];
  /** By word, where the variants name some of its words alone: medicines are "corticosteroid" of "corticosteroid gel". */
  variantsOf?: string[][];
}

interface Word extends Omit<AboutTerm, 'isHead' | 'isOfName' | 'isKind' | 'isObject' | 'isTied'> {
  stem: string;
  /** What else is said for it. */
  names: ReadonlySet<string>;
  count: number;
  facet: DescribedPhrase['facet'];
  isVerb: boolean;
}

/** Each word once, whatever its ending or other name, and pairs of neighbours, as the index asks for them. Most emphatic first. */
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
  const once = new Set(words.values());
  const isBrief = once.size <= BRIEF;
  const named = besideIts(formOf(nameOf(phrases, isBrief), phrases), phrases, isBrief);
  const said = remedyFor(kindByCondition(named, phrases), phrases);
  const asOne = (stems: string[]) => stems.map((stem) => words.get(stem)?.stem ?? stem);
  const [name, kind, object, tied] = [said.name, said.kind, said.object, said.tied].map(asOne);
  const head = name!.at(-1);
  const conditions = new Set(asOne(conditionsOf(phrases)));
  const terms = [...once]
    .map(({ stem, names: _, count, facet, isVerb, ...term }): AboutTerm => {
      const isHead = stem === head;
      const emphasis = term.isCore ? 1 : Math.min(1, ONCE + DOUBLED * Math.log2(count));
      return {
        ...term,
        isHead,
        isOfName: name!.includes(stem),
        isKind: kind!.includes(stem),
        isObject: object!.includes(stem),
        isTied: tied!.includes(stem),
        ...(conditions.has(stem) && { isCondition: true }),
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
  const telling = titled.map(namingOf);
  const naming = titled.findIndex((run, i) => {
    const last = telling[i]!.at(-1);
    // "Noninvasive device", "molecule": what is left of such a name is no name.
    return last && !isCarrier(last.word) && (last === run.at(-1) || !NO_NOUN.has(last.wordClass));
  });
  const place = Math.max(0, naming);
  // "App", "AI assistant": all the name that there is.
  const named = naming < 0 ? (titled[0] ?? []).filter(({ word }) => !isBoilerplate(word)) : telling[place]!;
  const name = named.map(({ word }) => stemOf(word));
  const [first] = titled[place] ?? [];
  // "Writes and repairs tests": one of several things that it does.
  const isDoneAlone = first && !first.joined && isTransforming(first.word) && !DOER.test(first.word);
  const done = isDoneAlone && name.length > 0 ? [stemOf(first.word)] : [];
  const plain: Name = {
    name,
    kind: done,
    object: [],
    tied: [...tiedOf(titled[place] ?? [], named.at(-1)), ...remedyOf(named)],
  };
  if (done.length > 0) return plain;
  const isLong = name.length >= LONG_NAME;
  const ofLong = isLong ? { ...plain, kind: name.slice(name.length > LONG_NAME ? -3 : -2, -1) } : plain;
  const led = [...titled.slice(place + 1), ...runsOf(phrases.filter(({ inTitle }) => !inTitle))];
  const from = led.findIndex(([first]) => first?.lead);
  // "With software that guides users": the software does.
  const isOfMeans = from > 0 && namesLittle(led[from - 1]!.at(-1)!.word);
  const isServed = from >= 0 && isServing(led[from]![0]!.word);
  const lead = led[from]?.[0]?.lead;
  const isOfObject = ({ word, wordClass }: RunWord) =>
    wordClass !== 'verb' &&
    wordClass !== 'adverb' &&
    !isBoilerplate(word) &&
    !namesLittle(word) &&
    !ILLNESSES.has(word);
  const end = led.findIndex(([first], i) => i > from && first?.lead !== lead);
  const said = led
    .slice(from, end < 0 ? undefined : end)
    .flat()
    .filter(isOfObject);
  const stems = (words: RunWord[]) => words.map(({ word }) => stemOf(word));
  // "Early detection of cancer": what a test is for is what is detected.
  const told = said.filter(({ word }) => !FINDS_OUT.has(word));
  const object = told.length > 0 ? told : end < 0 ? said : led[end]!.filter(isOfObject);
  // What software, or an app, is for is what it is about, and not done to it.
  const doneTo = led.slice(from, end < 0 ? undefined : end).filter((run) => run.some(isOfObject));
  const isOneOf = doneTo.length > 1 && doneTo.some(([first], i) => i > 0 && first!.joined);
  if (place === 0 && !isServed && isDoneTo(lead, named.at(-1)?.word ?? ''))
    // "Of bridges and wings": either.
    return isOneOf ? { ...plain, kind: stems(object) } : { ...ofLong, object: stems(object) };
  if (isLong) return ofLong;
  if (isBrief && lead === 'from') return { ...plain, kind: stems(said) };
  const managed = place > 0 ? titled.slice(0, place).flatMap(managedBy) : [];
  if (isBrief && managed.length > 0) return { ...plain, kind: managed };
  if (isBrief && lead && DOES.has(lead) && !isOfMeans && !isServed) return { ...plain, kind: stems(said) };
  if (!isBrief || lead !== 'for' || !SENSES.has(name.at(-1) ?? '') || !isDone(led[from]![0]!)) return plain;
  const sensed = said.filter((word) => !isDone(word));
  return { ...plain, kind: stems(sensed.length > 0 || end < 0 ? sensed : led[end]!.filter(isOfObject)) };
}

/** "Thermal management system": how, of a name that says no more than how. */
function managedBy(run: RunWord[]): string[] {
  if (!run.some(({ word }) => word === 'management' || word === 'control')) return [];
  return run.filter(({ word }) => !isBoilerplate(word) && !namesLittle(word)).map(({ word }) => stemOf(word));
}

/** A tablet, or what else is named by its form alone, is told by the medicine that the text says it holds. */
function formOf(name: Name, phrases: ProfiledPhrase[]): Name {
  if (name.name.length === 0 || !name.name.every((stem) => FORM_STEMS.has(stem))) return name;
  const held = phrases.find(({ variants }) => variants.length > 0);
  if (!held) return name;
  const told = held.words.filter((word) => !isBoilerplate(word)).map(stemOf);
  return { ...name, name: told, kind: [], object: [] };
}

/**
 * Software, or a device, that does something to what the title then names is about that together with another word of the
 * title: all that is about COVID-19 is not yet about predicting who needs intensive care.
 */
function besideIts(name: Name, phrases: ProfiledPhrase[], isBrief: boolean): Name {
  if (!isBrief || name.kind.length > 0 || name.object.length > 0) return name;
  const titled = phrases.filter(({ inTitle }) => inTitle);
  const words = runsOf(titled).flat();
  const at = words.findIndex(({ word }) => name.name.includes(stemOf(word)));
  const isOfMeans = words
    .slice(0, Math.max(0, at))
    .some(({ word, wordClass }) => namesLittle(word) || wordClass === 'verb');
  if (!isOfMeans) return name;
  // What it is for, and where, is not what it is about.
  const others = runsOf(titled.filter(({ facet }) => facet !== 'purpose'))
    .map((run) =>
      run.filter(({ word, wordClass }) => !isBoilerplate(word) && !namesLittle(word) && wordClass !== 'verb'),
    )
    .filter((run) => !run.some(({ word }) => name.name.includes(stemOf(word))))
    .map((run) => ({ nouns: run.filter(({ wordClass }) => wordClass === 'noun'), run }))
    .filter(({ nouns }) => nouns.length > 0);
  const [one] = others;
  const stems = (told: RunWord[]) => told.map(({ word }) => stemOf(word));
  if (one && others.length === 1 && one.run.length > 1) return { ...name, tied: [...name.tied, ...stems(one.run)] };
  if (one) return { ...name, kind: others.flatMap(({ nouns }) => stems(nouns)) };
  // Nothing but people and what they have: by what it is and does to them, an app that coaches.
  const said = words.slice(0, at).filter(({ word }) => !isBoilerplate(word));
  const isOfCondition = titled.some((phrase) =>
    conditionsIn(phrase.words).some((word) => name.name.includes(stemOf(word))),
  );
  return isOfCondition ? { ...name, kind: stems(said) } : name;
}

/** Of what a thing does, whoever it is about tells which it is: "software that reads images of the chest and finds lung cancer". */
function kindByCondition(name: Name, phrases: ProfiledPhrase[]): Name {
  const conditions = statesIn(phrases);
  const said = name.kind.filter((stem) => conditions.includes(stem));
  return said.length > 0 ? { ...name, kind: said } : name;
}

/** Whatever else is said of a remedy, and however: what people have that it is for tells which it is. */
function remedyFor(name: Name, phrases: ProfiledPhrase[]): Name {
  const isTold = name.kind.length > 0 || name.object.length > 0 || name.name.length >= LONG_NAME;
  if (isTold || !REMEDIES.has(name.name.at(-1) ?? '')) return name;
  const conditions = statesIn(phrases);
  return { ...name, kind: conditions.filter((stem) => !name.name.includes(stem)) };
}

/** Stems of what people have, as phrases name it. */
const statesIn = (phrases: ProfiledPhrase[]): string[] =>
  phrases.flatMap(({ words }) => conditionsIn(words)).map(stemOf);

/** What people have that the title speaks of, or else the text. */
function conditionsOf(phrases: ProfiledPhrase[]): string[] {
  const titled = statesIn(phrases.filter(({ inTitle }) => inTitle));
  return titled.length > 0 ? titled : statesIn(phrases);
}

/** Of a run of words those that name a thing: no "therapy delivered" by something, nor "filter cartridges". */
function namingOf(run: RunWord[]): RunWord[] {
  const telling = run.filter(
    ({ word, wordClass, isQuality }, i) =>
      !isBoilerplate(word) &&
      !namesLittle(word) &&
      !NAMES_NOTHING.has(wordClass) &&
      !isQuality &&
      !(i === 0 && run.length > 1 && isTransforming(word) && !word.endsWith('ing')),
  );
  const isLeftOut = ({ word }: RunWord) => isForm(word) || isParticiple(word);
  // "Filter cartridge", and not "carbide power module".
  const isBeside = () => run.indexOf(telling.at(-1)!) === run.indexOf(telling.at(-2)!) + 1;
  // "Malaria medicines" are named by the malaria.
  if (telling.length > 1 && isCarrier(telling.at(-1)!.word) && telling.at(-2)!.wordClass === 'noun') telling.pop();
  while (telling.length > 1 && isLeftOut(telling.at(-1)!) && telling.at(-2)!.wordClass === 'noun' && isBeside())
    telling.pop();
  return telling;
}

/** "For detecting arsenic" is what a sensor senses, "for ports" is not. */
const isDone = ({ word }: RunWord): boolean => word.endsWith('ing') && isProcess(word);

/** Two nouns that a hyphen makes one word of a name: "carbon-based", "cell-cultured", "low-power" tell by their nouns alone. */
function tiedOf(run: RunWord[], head: RunWord | undefined): string[] {
  const isNoun = ({ word, wordClass }: RunWord) =>
    wordClass === 'noun' && !isBoilerplate(word) && !/(?:ed|ing)$/.test(word);
  // "Finger-prick lateral flow test" is one by its flow.
  const isNext = (word: RunWord, i: number) =>
    word === head || run[i + 1] === head || head === undefined || isBoilerplate(run[i + 1]?.word ?? 'a');
  const pairs = run.flatMap((word, i) => (word.isTied && isNext(word, i) ? [[run[i - 1]!, word]] : []));
  return pairs.filter((pair) => pair.every(isNoun)).flatMap((pair) => pair.map(({ word }) => stemOf(word)));
}

/** "Antibody treatment" is told by the antibody. */
const remedyOf = (named: RunWord[]): string[] => {
  const [before, last] = named.slice(-2);
  return last && before?.wordClass === 'noun' && TREATMENTS.has(stemOf(last.word)) ? [stemOf(before.word)] : [];
};

/** Whether what so follows the thing's name tells which it is, whatever else the text says. */
function isDoneTo(lead: DescribedPhrase['lead'], head: string): boolean {
  const stem = stemOf(head);
  if (lead && DOES.has(lead)) return TESTS.has(stem);
  if (lead === 'of') return isProcess(head) || TESTS.has(stem) || SENSES.has(stem);
  return (lead === 'for' || lead === 'against') && (REMEDIES.has(stem) || TESTS.has(stem));
}

type RunWord = {
  word: string;
  wordClass: string;
  lead: DescribedPhrase['lead'];
  joined: boolean;
  isTied: boolean;
  isQuality: boolean;
};

/** The words of each run, however many phrases it was parted into. */
function runsOf(phrases: ProfiledPhrase[]): RunWord[][] {
  const runs: RunWord[][] = [];
  for (const phrase of phrases) {
    const { words, classes, goesOn, joined = false, lead, tied } = phrase;
    const all = words.map(
      (word, i): RunWord => ({
        word,
        wordClass: classes?.[i] ?? 'noun',
        lead,
        joined,
        isTied: tied?.includes(i) ?? false,
        isQuality: isQuality(phrase, i),
      }),
    );
    if (goesOn && runs.length > 0) runs.at(-1)!.push(...all);
    else runs.push(all);
  }
  return runs;
}

/** "High-temperature", "low-power": how a thing is, and not what. */
const isQuality = ({ words, tied }: Pick<DescribedPhrase, 'words' | 'tied'>, at: number): boolean =>
  (tied?.includes(at) ?? false) && isBoilerplate(words[at - 1]!);

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
  // "Therapy" beside "therapeutic", either a name of the other: a record that says one has said both.
  const known =
    words.get(stem) ?? others.map((other) => words.get(stemOf(other))).find((other) => other?.names.has(word));
  if (known) {
    words.set(stem, known);
    known.isVerb &&= isVerb;
    known.count += count;
    known.isCore ||= phrase.inTitle && !isQuality(phrase, at);
    known.variants = [...new Set([...known.variants, ...variants, ...others])];
    return;
  }
  words.set(stem, {
    stem,
    names: new Set(others),
    label: word,
    variants: [...(word.includes('-') ? [word, word.replace('-', '')] : [word]), ...variants, ...others],
    emphasis: 0,
    isCore: phrase.inTitle && !isQuality(phrase, at),
    isRequired: false,
    count,
    facet: phrase.facet,
    isVerb,
  });
}
