import { createHash } from 'node:crypto';
import { PROFILE_PHRASE_MAX, PROFILE_VARIANTS_MAX } from '@groundwork/contract/limits';
import type { ProfileCorrections, ProfileDraft, RecordMark } from '@groundwork/contract/relevance';
import type { EngineDeclaration } from '../engine.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import { contentWords, wordsOf } from '../query/content-words.ts';
import { foldedWords } from '../query/fold.ts';
import type { CatalogueRecord, RecordRef } from '../record.ts';
import type { About, ComparedRecord, ScreenedRecord } from './about.ts';
import { asWritten } from './as-written.ts';
import { isBoilerplate } from './boilerplate.ts';
import { asIllness } from './conditions.ts';
import { describedTerms, type ProfiledPhrase, stemOf } from './described-terms.ts';
import { drugClassesIn, isMember } from './drug-classes.ts';
import { type DescribedPhrase, readDescription, repeats } from './read-description.ts';

/** What is told of a project, and what people have said of how it was understood. */
export interface Described {
  title: string;
  description: string;
  corrections: ProfileCorrections;
  marks: RecordMark[];
  /** What a language model reads in it, which adds to what the program reads. */
  draft: ProfileDraft | null;
}

export type ShownPhrase = ProfiledPhrase & { phrase: string; isRequired: boolean; origin: 'text' | 'person' | 'model' };

/** A subject, and the phrases that people see of it. */
export interface Subject {
  about: About;
  phrases: ShownPhrase[];
  /** What a language model takes the subject not to be. */
  doubted: string[];
}

export interface SubjectDependencies {
  index: Pick<CatalogueIndex, 'get' | 'facetValues'>;
  engines: readonly EngineDeclaration[];
  /** A text's vector; null while there is none. */
  embed(text: string): Promise<{ model: string; vector: Float32Array } | null>;
}

export const NO_CORRECTIONS: ProfileCorrections = { added: [], removed: [], required: [], unwanted: [], variants: {} };

/** An added phrase is meant: as if the description said it twice. */
const ADDED_COUNT = 2;
/** A phrase that only a language model names counts as if the description said it once, outside the title. */
const DRAFTED_COUNT = 1;
/** Words of a record that "more like this" was said of: they help, and make no record by themselves. */
const LIKED_EMPHASIS = 0.3;
const LIKED_WORDS_MAX = 12;
/** Words that refused records have in their titles and the subject hasn't. */
const REFUSED_WORDS_MAX = 24;
const SUBSTANCES_MAX = 200;

/** Reads a description, with its corrections, as a subject. The same for the same texts, marks and substances. */
export async function readSubject(described: Described, deps: SubjectDependencies): Promise<Subject> {
  const { title, description, corrections, marks } = described;
  const members = await classMembers(
    `${title}. ${description}. ${corrections.added.map(({ phrase }) => phrase).join('. ')}`,
    deps,
  );
  const phrases = phrasesOf(described, members);
  const { terms, phrases: pairs } = describedTerms(phrases);
  for (const phrase of phrases.filter(({ isRequired }) => isRequired))
    terms.push({
      label: phrase.phrase,
      variants: [phrase.phrase, ...phrase.variants],
      emphasis: 1,
      isCore: true,
      isHead: false,
      isOfName: false,
      isKind: false,
      isObject: false,
      isTied: false,
      isRequired: true,
    });
  const [liked, refused] = await Promise.all([recordsOf(marks, 'more', deps), recordsOf(marks, 'not', deps)]);
  const own = new Set(
    terms
      .flatMap(({ variants }) => variants)
      .flatMap(wordsOf)
      .map(stemOf),
  );
  for (const word of tellingWords(liked, own, LIKED_WORDS_MAX))
    terms.push({
      label: word,
      variants: [word],
      emphasis: LIKED_EMPHASIS,
      isCore: false,
      isHead: false,
      isOfName: false,
      isKind: false,
      isObject: false,
      isTied: false,
      isRequired: false,
    });
  const doubted = doubtedOf(described, own);
  const embedded = await deps.embed(embeddedText(described));
  const content = {
    terms,
    isUntitled: repeats(title, description),
    phrases: pairs,
    unwanted: corrections.unwanted,
    against: [...tellingWords(refused, own, REFUSED_WORDS_MAX), ...doubted],
    accepted: refsOf(marks, 'more'),
    refused: refsOf(marks, 'not'),
    screened: [],
    compared: [],
    named: deps.engines.filter(({ isKnownByName }) => isKnownByName).map(({ id }) => id),
    comparators: deps.engines.flatMap(({ id, comparators }) =>
      comparators ? [{ engine: id, words: comparators }] : [],
    ),
    forConditions: deps.engines.filter(({ isForConditions }) => isForConditions).map(({ id }) => id),
    ofSubstances: deps.engines.filter(({ substanceFacet }) => substanceFacet).map(({ id }) => id),
    whatTitlesName: deps.engines.filter((engine) => engine.isWhatItsTitleNames).map(({ id }) => id),
  };
  const key = createHash('sha256')
    .update(JSON.stringify([content, embedded?.model]))
    .digest('base64url')
    .slice(0, 22);
  return {
    about: { key, ...content, vector: embedded && { model: embedded.model, values: embedded.vector } },
    phrases,
    doubted,
  };
}

/** The same subject with what a language model says of records; without a word of it the very same. */
export function withScreened(about: About, screened: ScreenedRecord[]): About {
  return screened.length === 0 ? about : { ...about, screened, key: keyWith(about, screened) };
}

/** The same subject with how near records lie to it by a sentence encoder. */
export function withCompared(about: About, compared: ComparedRecord[]): About {
  return compared.length === 0 ? about : { ...about, compared, key: keyWith(about, compared) };
}

const keyWith = ({ key }: About, records: unknown[]): string =>
  `${key} ${createHash('sha256').update(JSON.stringify(records)).digest('base64url').slice(0, 22)}`;

/** Not what the person took out or names themselves. */
function doubtedOf({ draft, corrections }: Described, own: Set<string>): string[] {
  if (!draft) return [];
  const isTakenOut = (phrase: string) => corrections.removed.some((one) => keyOf(one) === keyOf(phrase));
  const isOwn = (phrase: string) => wordsOf(phrase).every((word) => own.has(stemOf(word)) || isBoilerplate(word));
  return draft.unwanted.filter((phrase) => !isTakenOut(phrase) && !isOwn(phrase));
}

function phrasesOf({ corrections, draft, ...described }: Described, members: Map<string, string[]>): ShownPhrase[] {
  const [title, description] = [asIllness(described.title), asIllness(described.description)];
  const { added, variants } = corrections;
  // By their keys, once: each phrase is asked for in all of the lists.
  const [removed, required] = [keysOf(corrections.removed), keysOf(corrections.required)];
  const corrected = new Map(Object.entries(variants).map(([phrase, names]) => [keyOf(phrase), names]));
  // Of two spellings of one phrase the first counts.
  const drafted = new Map((draft?.phrases ?? []).toReversed().map((one) => [keyOf(one.phrase), one.variants]));
  const named = new Set(removed);
  // A title of its own has the words that tell, and a medicine of the class is what the whole of its phrase names.
  const ofWords = repeats(title, description);
  const read = readDescription({ title, description });
  const said = keysOf(read.map(({ words }) => words.join(' ')));
  const fromText = read.flatMap((each): ShownPhrase[] => {
    const whole = asWritten(each.words, `${title}\n${description}`);
    const object = objectOf(each);
    // Two phrases of one name could not be told apart.
    const isTold = object !== null && !said.has(keyOf(object.join(' ')));
    const phrase = isTold ? asWritten(object, `${title}\n${description}`) : whole;
    const key = keyOf(phrase);
    if (removed.has(key) || removed.has(keyOf(whole))) return [];
    named.add(key);
    const proposed = each.words.map((word) => members.get(stemOf(word)) ?? []);
    const others = drafted.get(key) ?? [];
    const own = corrected.get(key);
    const variants = own ?? [...new Set([...proposed.flat(), ...others])].slice(0, PROFILE_VARIANTS_MAX);
    const isShown = new Set(variants);
    const variantsOf = proposed.map((names) => [...names, ...others].filter((name) => isShown.has(name)));
    return [
      {
        ...each,
        phrase,
        variants,
        ...(ofWords && !own && { variantsOf }),
        isRequired: required.has(key),
        origin: 'text',
      },
    ];
  });
  const fromPeople = added.map(({ phrase, facet, variants: names }): ShownPhrase => {
    const key = keyOf(phrase);
    named.add(key);
    const proposed = wordsOf(phrase).flatMap((word) => members.get(stemOf(word)) ?? []);
    return {
      words: foldedWords(phrase),
      facet,
      count: ADDED_COUNT,
      inTitle: facet === 'thing',
      phrase,
      variants: names.length > 0 ? names : [...new Set(proposed)].slice(0, PROFILE_VARIANTS_MAX),
      isRequired: required.has(key),
      origin: 'person',
    };
  });
  const fromModel = (draft?.phrases ?? []).flatMap(({ phrase, facet, variants: names }): ShownPhrase[] => {
    const key = keyOf(phrase);
    if (named.has(key)) return [];
    const words = foldedWords(phrase);
    const [isRequired, all] = [required.has(key), corrected.get(key) ?? names];
    return [{ words, facet, count: DRAFTED_COUNT, inTitle: false, phrase, variants: all, isRequired, origin: 'model' }];
  });
  return [...fromText, ...fromModel, ...fromPeople];
}

/** "That inspects gas pipelines": what people see of it are the pipelines; null where the words are no deed and what it is done to. */
function objectOf({ words, classes, lead }: DescribedPhrase): string[] | null {
  const isDeed = (lead === 'that' || lead === 'which') && classes?.[0] === 'verb';
  return isDeed && classes.includes('noun', 1) ? words.slice(1) : null;
}

const keysOf = (phrases: string[]) => new Set(phrases.map(keyOf));

/** Equal for spellings of one phrase that the index takes for the same. */
const keyOf = (phrase: string): string => foldedWords(phrase).map(stemOf).join(' ');

/** By the stem of each word of a class's name: the members, as the catalogue's substances spell them. */
async function classMembers(text: string, { index, engines }: SubjectDependencies): Promise<Map<string, string[]>> {
  const members = new Map<string, string[]>();
  for (const { drugClass, named } of drugClassesIn(text)) {
    const found = new Set(drugClass.members);
    for (const stem of drugClass.stems)
      for (const substance of await substancesLike(stem, index, engines))
        if (isMember(drugClass, substance) && substance.length <= PROFILE_PHRASE_MAX) found.add(substance);
    const all = [...new Set([...drugClass.names, ...found])];
    for (const word of new Set(named.flatMap(foldedWords).map(stemOf)))
      if (Number.isNaN(Number(word))) members.set(word, [...(members.get(word) ?? []), ...all]);
  }
  return members;
}

async function substancesLike(
  stem: string,
  index: SubjectDependencies['index'],
  engines: SubjectDependencies['engines'],
): Promise<string[]> {
  const substances = new Set<string>();
  for (const { id, substanceFacet } of engines) {
    if (!substanceFacet) continue;
    const { values } = await index.facetValues({ engines: [id], query: null }, substanceFacet, stem, SUBSTANCES_MAX);
    for (const { value } of values) for (const word of foldedWords(value)) substances.add(word);
  }
  return [...substances].sort();
}

const refsOf = (marks: RecordMark[], verdict: RecordMark['verdict']): RecordRef[] =>
  marks.filter((mark) => mark.verdict === verdict).map(({ searchEngine, id }) => ({ engine: searchEngine, id }));

async function recordsOf(marks: RecordMark[], verdict: RecordMark['verdict'], { index }: SubjectDependencies) {
  const refs = refsOf(marks, verdict);
  return refs.length === 0 ? [] : (await index.get(refs)).filter((record) => record !== null);
}

/** What most of the titles say that the subject doesn't, first. */
function tellingWords(records: CatalogueRecord[], own: Set<string>, max: number): string[] {
  const counts = new Map<string, { word: string; count: number }>();
  for (const { title } of records) {
    for (const word of new Set(contentWords(title))) {
      const stem = stemOf(word);
      if (own.has(stem) || isBoilerplate(word)) continue;
      const known = counts.get(stem);
      if (known) known.count++;
      else counts.set(stem, { word, count: 1 });
    }
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, max)
    .map(({ word }) => word);
}

/** What a sentence encoder is given of it: the first words that say most. A title that repeats the description would be read twice. */
export function comparedText({ title, description, corrections }: Described): string {
  const added = corrections.added.map(({ phrase }) => phrase);
  return [...(repeats(title, description) ? [] : [title]), ...added, description].join('. ');
}

function embeddedText({ title, description, corrections }: Described): string {
  return [title, description, ...corrections.added.map(({ phrase }) => phrase)].join('. ');
}
