import { createHash } from 'node:crypto';
import { PROFILE_PHRASE_MAX, PROFILE_VARIANTS_MAX } from '@groundwork/contract/limits';
import type { ProfileCorrections, ProfileDraft, RecordMark } from '@groundwork/contract/relevance';
import type { SentenceEncoder } from '../encoder/sentence-encoder.port.ts';
import type { EngineDeclaration } from '../engine.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import { foldedWords } from '../query/fold.ts';
import type { RecordRef } from '../record.ts';
import { stemOf, subjectStems } from '../semantics/analyse.ts';
import { normalised } from '../semantics/model/semantic-model.ts';
import { sentencesOf } from '../sentences/sentences.ts';
import { chunksOf, middleOfChunks } from './chunks.ts';
import { drugClassesIn, isMember } from './drug-classes.ts';
import { isEnglish } from './is-english.ts';
import { type Axis, readAxes } from './read-axes.ts';

/** A project's texts, and what people have said of how it was understood. */
export interface Described {
  title: string;
  description: string;
  corrections: ProfileCorrections;
  marks: RecordMark[];
  /** A language model's reading of it, which adds to what the program reads. */
  draft: ProfileDraft | null;
}

interface SubjectPhrase {
  phrase: string;
  axis: Axis;
  /** Other names of the same thing: any of them counts. */
  variants: string[];
  isRequired: boolean;
  origin: 'text' | 'person' | 'model';
}

/** Records are held against this. Plain data, the same for the same texts, marks and drafts. */
export interface Subject {
  /** Names the content: equal keys, equal subjects. */
  key: string;
  /** Title and description, with what people added and without what they took out. */
  text: string;
  phrases: SubjectPhrase[];
  /** Names of the undertaking, not of the thing (its own, a partner's, a person's), as the description has them. */
  names: string[];
  /** Phrases that the idea is not about: what it replaces or does without, and plain business. */
  asides: string[];
  /** Nothing that holds one of these belongs to it. */
  unwanted: string[];
  /** Phrases that a language model takes the subject not to be: they speak against a record. */
  doubted: string[];
  accepted: RecordRef[];
  refused: RecordRef[];
  /** Not in English, of which alone the program knows the words. */
  isForeign: boolean;
}

/** The subject's vectors, each one long. A subject of which next to nothing is technology, or use, has the whole's in its place. */
export interface SubjectVectors {
  whole: Float32Array;
  technology: Float32Array;
  use: Float32Array;
  sentences: Float32Array[];
}

export const NO_CORRECTIONS: ProfileCorrections = { added: [], removed: [], required: [], unwanted: [], variants: {} };

const SUBSTANCES_MAX = 200;
const SENTENCES_MAX = 8;
/** How far records that more was asked of, and those that were refused, move the subject. */
const TOWARDS_ACCEPTED = 0.3;
const FROM_REFUSED = 0.15;

interface Dependencies {
  index: Pick<CatalogueIndex, 'facetValues'>;
  engines: readonly Pick<EngineDeclaration, 'id' | 'substanceFacet'>[];
  encoder: Pick<SentenceEncoder, 'encodeWords'> | null;
}

/** Reads a description, with its corrections, as a subject. */
export async function readSubject(described: Described, deps: Dependencies): Promise<Subject> {
  const { title, description, corrections, marks, draft } = described;
  // The program knows only the words of another language: it reads what a model makes of it in English.
  const translated = isEnglish(description) ? undefined : draft?.english;
  const told = translated ?? (repeats(title, description) ? description : `${title}. ${description}`);
  const removed = new Set(corrections.removed.map(keyOf));
  const required = new Set(corrections.required.map(keyOf));
  const variantsOf = new Map(Object.entries(corrections.variants).map(([phrase, names]) => [keyOf(phrase), names]));
  const drafted = new Map((draft?.phrases ?? []).map((each) => [keyOf(each.phrase), each]));
  const members = await membersOfClasses(`${told} ${corrections.added.map(({ phrase }) => phrase).join('. ')}`, deps);
  const taken = new Set(removed);
  const phrases: SubjectPhrase[] = [];
  const add = (phrase: string, axis: Axis, names: string[], origin: SubjectPhrase['origin']) => {
    const key = keyOf(phrase);
    if (key === '' || taken.has(key) || phrase.length > PROFILE_PHRASE_MAX) return;
    taken.add(key);
    const ofClass = [...members].flatMap(([name, others]) => (key.includes(name) ? others : []));
    const proposed = [...names, ...ofClass];
    const variants = variantsOf.get(key) ?? [...new Set(proposed)].slice(0, PROFILE_VARIANTS_MAX);
    phrases.push({ phrase, axis, variants, isRequired: required.has(key), origin });
  };
  const isForeign = !translated && !isEnglish(description);
  const read = await readAxes(told, deps.encoder);
  for (const { phrase, axis } of read.phrases)
    add(phrase, axis, drafted.get(keyOf(phrase))?.variants ?? [], translated ? 'model' : 'text');
  for (const { phrase, axis, variants } of corrections.added) add(phrase, axis, variants, 'person');
  for (const { phrase, axis, variants } of drafted.values()) add(phrase, axis, variants, 'model');
  // A required phrase that stands nowhere else is one of its own.
  for (const phrase of corrections.required) add(phrase, 'technology', [], 'person');
  const liked = marks.filter(({ verdict }) => verdict === 'more').map((mark) => mark.title);
  const addedText = phrases
    .filter(({ phrase, origin }) => origin !== 'text' && !told.includes(phrase))
    .map(({ phrase }) => phrase);
  const content = {
    // Records of which more was asked say what is meant in other words.
    text: [withoutPhrases(told, corrections.removed), ...addedText, ...liked].join('. '),
    phrases,
    // It cannot tell names in another language: German writes every noun like one.
    names: isForeign ? [] : read.names,
    // No phrase of the title: it says what the idea is about.
    asides: isForeign ? [] : read.asides.filter((phrase) => !repeats(phrase, title)),
    unwanted: corrections.unwanted,
    // A phrase that the project itself names cannot be held against a record.
    doubted: (draft?.unwanted ?? []).filter(
      (phrase) => !removed.has(keyOf(phrase)) && !` ${keyOf(told)} `.includes(` ${keyOf(phrase)} `),
    ),
    accepted: refsOf(marks, 'more'),
    refused: refsOf(marks, 'not'),
    isForeign,
  };
  const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
  return { key, ...content };
}

/** The vectors of a subject, moved towards what its person accepted and away from what was refused. */
export async function vectorsOf(
  { text, phrases, accepted, refused }: Subject,
  encoder: Pick<SentenceEncoder, 'encode'>,
  vectorOf: (refs: RecordRef[]) => Promise<Float32Array[]>,
): Promise<SubjectVectors> {
  const phrasesOf = (axis: Axis) => phrases.filter((each) => each.axis === axis).map(({ phrase }) => phrase);
  const [technology, use] = [phrasesOf('technology').join(', '), phrasesOf('use').join(', ')];
  const chunks = chunksOf(text);
  const sentences = sentencesOf(text).slice(0, SENTENCES_MAX);
  const [liked, left, encoded] = await Promise.all([
    vectorOf(accepted),
    vectorOf(refused),
    encoder.encode([...chunks, technology, use, ...sentences]),
  ]);
  const whole = moved(middleOfChunks(encoded.slice(0, chunks.length), chunks), liked, left);
  const [ofTechnology, ofUse, ...ofSentences] = encoded.slice(chunks.length);
  return {
    whole,
    technology: tellsAlone(technology) ? ofTechnology! : whole,
    use: tellsAlone(use) ? ofUse! : whole,
    sentences: ofSentences,
  };
}

/** One word by itself means too many things: the "shot" of a vaccine, and of peening. */
const tellsAlone = (phrases: string): boolean => subjectStems(phrases).length > 1;

function moved(vector: Float32Array, liked: Float32Array[], left: Float32Array[]): Float32Array {
  const towards = (others: Float32Array[], part: number, at: number) =>
    others.length === 0 ? 0 : (part * others.reduce((sum, other) => sum + other[at]!, 0)) / others.length;
  return normalised(
    vector.map((value, at) => value + towards(liked, TOWARDS_ACCEPTED, at) - towards(left, FROM_REFUSED, at)),
  );
}

/** Names of the medicines of each class that the text names, the class's own names among them, by those that the text has. */
async function membersOfClasses(text: string, { index, engines }: Dependencies): Promise<Map<string, string[]>> {
  const members = new Map<string, string[]>();
  for (const { drugClass, named } of drugClassesIn(text)) {
    const found = new Set([...drugClass.names, ...drugClass.members]);
    for (const stem of drugClass.stems)
      for (const substance of await substancesLike(stem, index, engines))
        if (isMember(drugClass, substance) && substance.length <= PROFILE_PHRASE_MAX) found.add(substance);
    for (const name of named)
      members.set(
        keyOf(name),
        [...found].filter((other) => other !== name),
      );
  }
  return members;
}

async function substancesLike(
  stem: string,
  index: Dependencies['index'],
  engines: Dependencies['engines'],
): Promise<string[]> {
  const substances = new Set<string>();
  for (const { id, substanceFacet } of engines) {
    if (!substanceFacet) continue;
    const { values } = await index.facetValues({ engines: [id], query: null }, substanceFacet, stem, SUBSTANCES_MAX);
    for (const { value } of values) for (const word of foldedWords(value)) substances.add(word);
  }
  return [...substances].sort();
}

/** A title that only repeats the description says nothing new. */
function repeats(text: string, other: string): boolean {
  const said = new Set(subjectStems(other));
  return subjectStems(text).every((stem) => said.has(stem));
}

/** Phrases that a person took out are not read on. */
const withoutPhrases = (text: string, phrases: string[]): string =>
  phrases.reduce(
    (left, phrase) => left.replace(new RegExp(phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu'), ' '),
    text,
  );

/** Equal for one phrase in its forms. */
export const keyOf = (phrase: string): string => foldedWords(phrase).map(stemOf).join(' ');

const refsOf = (marks: RecordMark[], verdict: RecordMark['verdict']): RecordRef[] =>
  marks.filter((mark) => mark.verdict === verdict).map(({ searchEngine, id }) => ({ engine: searchEngine, id }));
