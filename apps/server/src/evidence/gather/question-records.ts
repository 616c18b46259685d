import type { Engine } from '@groundwork/contract/engines';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { type Match, type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import { contentWords, wordsOf } from '../../catalogue/query/content-words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { type EvidenceRecord, isOfCatalogue } from '../evidence.ts';
import { tellingWords } from '../idea/words-in-common.ts';
import { bearingRecords, type Encodes, quoteRecord, type Readable, shareSaid } from '../reading/find-passages.ts';
import { evidenceKey, isUntitled, readPart } from '../records/evidence-record.ts';
import { stemOf } from '../words/stems.ts';
import { type NamedOrganisation, recordsNaming } from './named-organisations.ts';
import type { ReadNotes } from './notes-of.ts';
import type { QuestionPart } from './question-parts.ts';
import { type AskedWords, weighWords } from './question-words.ts';

/** Records that are looked through for one part of a question: the project's, and those found for its words. */
const OF_PROJECT = 120;
const FOUND_MAX = 80;
/** Records that bear on one part; the caller tells fewer. */
const LIMIT = 16;
/** The least nearness of a record to the question: in general; where it is of an organization that it names. */
const FLOOR = 0.55;
const GOING_ON_FLOOR = 0.35;
/** What a record that was found before must say of a part that goes on from it: near to it, or with a word that tells. */
const GOING_ON_NEAR = 0.45;
const GOING_ON_SHARE = 0.3;
/** Weights of a record's belonging to the project, and to the question. */
const OF_PROJECT_WEIGHT = 0.15;
const OF_ASKED_WEIGHT = 0.2;
const OF_OWN = 2;
/** The least likelihood that a record found by the words of the question alone is of it. */
const FOUND_FLOOR = 0.2;

/** Finds records on any text, the surest first, as for a project with this description. */
export type FindOn = (text: string) => Promise<readonly Pick<Match, 'engine' | 'id' | 'related'>[]>;

/** How records would put a question: phrases, the likeliest first, and the data sets that hold its answer; none where any may. */
export interface Wording {
  phrases: readonly string[];
  of: readonly Engine[];
}

export interface AnswerOptions {
  index: Pick<CatalogueIndex, 'search' | 'get' | 'aggregate'>;
  project: { id: string; title: string };
  about: ProjectMatches;
  find: FindOn;
  /** Data sets that may answer: none where the report is to rest on documents only. */
  engines: readonly Engine[];
  pages: readonly EvidenceRecord[];
  engineOf(engine: Engine): EngineDeclaration;
  evidenceOf(record: CatalogueRecord): EvidenceRecord;
  encoder: Encodes | null;
  readNotes: ReadNotes;
  /** How records would put a prompt, as a language model has it, by section. */
  phrases?: Readonly<Record<string, Wording>> | undefined;
  /** Places of the titles that may answer the prompt of a section, as a language model has it; null where it is away. */
  choose?: ((sectionId: string, prompt: string, titles: readonly string[]) => Promise<number[] | null>) | undefined;
  /** Given for what the description of the project asks: it is asked of the field, and of what comes near the idea. Words in common make no answer. */
  isOfField?: (key: string) => boolean;
  signal?: AbortSignal | undefined;
}

export interface Candidate {
  each: EvidenceRecord;
  weight: number;
}

/** A record that answers, with its best passages. */
export interface Told {
  each: EvidenceRecord;
  quotes: readonly string[];
}

const readableOf = ({ each: { key, record, fields }, weight }: Candidate): Readable => ({
  key,
  title: record.title,
  text: record.text,
  lines: fields,
  weight,
});

/** What the records found before say on a part that goes on from them, where they say anything. */
export async function goOn(
  { asked, about }: QuestionPart,
  found: readonly EvidenceRecord[],
  options: AnswerOptions,
): Promise<Told[]> {
  const { words } = await weighWords(asked, subjectWords(about), options);
  const told: Told[] = [];
  for (const each of found) {
    const { quotes, near, share } = await quoteRecord({ texts: [asked], words }, each.record, options.encoder, options);
    if (quotes.length > 0 && (near >= GOING_ON_NEAR || share >= GOING_ON_SHARE))
      told.push({ each, quotes: quotes.slice(0, 1) });
  }
  return told;
}

/** The records that bear most on a part, each with its best passages; of the data sets that it names alone, where it names any. */
export async function answerPart(
  { asked, about, engines: named, tiers, best, isOfProject }: QuestionPart,
  ofProject: readonly Candidate[],
  options: AnswerOptions,
): Promise<{ found: Told[]; nearest: Told[] }> {
  const { project, find, engines, pages, engineOf, evidenceOf, index, encoder, signal } = options;
  const subject = isOfProject ? `${about} ${project.title}`.trim() : about;
  const words = subjectWords(isOfProject ? [about, ...contentWords(project.title)].join(' ') : about);
  const candidates = new Map<string, Candidate>(pages.map((each) => [each.key, { each, weight: OF_PROJECT_WEIGHT }]));
  const weights = await weighWords(asked, words, { index, engines, encoder, signal });
  if (engines.length > 0) {
    for (const candidate of ofProject) candidates.set(candidate.each.key, candidate);
    const among = named.length > 0 ? named.filter((engine) => engines.includes(engine)) : engines;
    const matches = (await find(`${about} ${project.title}`)).filter(
      ({ engine, related }) => among.includes(engine) && related >= FOUND_FLOOR,
    );
    const likely = new Map(matches.slice(0, FOUND_MAX).map((match) => [evidenceKey(match), match]));
    const records = [
      ...(await index.get(
        [...likely.values()].map(({ engine, id }) => ({ engine, id })),
        signal,
      )),
      ...(options.isOfField ? [] : await withWords(words, tiers.length > 0 ? tiers : [[...engines]], options)),
    ];
    for (const record of records) {
      if (!record) continue;
      const key = evidenceKey(record);
      const known = candidates.get(key);
      const related = likely.get(key)?.related ?? 0;
      const each = known?.each ?? evidenceOf(readPart(record));
      candidates.set(key, { each, weight: (known?.weight ?? 0) + OF_ASKED_WEIGHT * related });
    }
  }
  // A question on the project's own kind is answered by what is nearest to the project.
  const times = isOfProject ? OF_OWN : 1;
  const all = [...candidates.values()]
    .filter(
      ({ each: { key, record } }) =>
        !isOfCatalogue(record) || (isTold(record, { named, engineOf }) && (options.isOfField?.(key) ?? true)),
    )
    .map(({ each, weight }) => ({ each, weight: weight * times }));
  const bearing = async (from: readonly Candidate[], of: readonly Engine[] = []): Promise<Told[]> => {
    // Where nothing but names stands on record they lie near nothing, and the words that none of them has tell nothing.
    const isOfNames = of.length > 0 && from.every(({ each }) => each.record.text === '');
    const own = isOfNames ? await weighWords(asked, words, { ...options, engines: of, isOnRecord: true }) : weights;
    if (isOfNames && shareSaid(weights.words, new Set(own.words.keys())) < NAMED_SHARE_MIN) return [];
    const asking = { texts: [asked, subject], ...own };
    const limits = { limit: LIMIT, floor: FLOOR, signal };
    const found = await bearingRecords(asking, from.map(readableOf), isOfNames ? null : encoder, limits);
    return found.map(({ key, quotes }) => ({ each: candidates.get(key)!.each, quotes }));
  };
  // Data sets that are named answer alone: what other kinds of records say of the subject was not asked.
  for (const [at, tier] of tiers.entries()) {
    const isOfNames = at < best && tier.every((engine) => engineOf(engine).isKnownByName);
    const found = await bearing(
      all.filter(({ each: { record } }) => !isOfCatalogue(record) || tier.includes(record.engine)),
      isOfNames ? tier : [],
    );
    if (found.length > 0) return { found, nearest: [] };
  }
  const found = tiers.length > 0 ? [] : await bearing(all);
  if (found.length > 0 || !encoder) return { found, nearest: [] };
  const ofBest = all.filter(
    ({ each: { record } }) =>
      !isOfCatalogue(record) || tiers.length === 0 || tiers.slice(0, best).flat().includes(record.engine),
  );
  const limits = { limit: NEAREST_TOLD, floor: NEAREST_FLOOR, isNearest: true, signal };
  const nearest = await bearingRecords(
    { texts: [asked, subject], ...weights },
    ofBest.map(readableOf),
    encoder,
    limits,
  );
  return { found, nearest: nearest.map(({ key, quotes }) => ({ each: candidates.get(key)!.each, quotes })) };
}

/** The words that names have must be so much of the question. */
const NAMED_SHARE_MIN = 0.4;

/** Where nothing bears on a part, the nearest are told as such: other words may say the same. */
const NEAREST_TOLD = 3;
const NEAREST_FLOOR = 0.6;

/** The words that a question is about; compounds in parts. */
export const subjectWords = (about: string): string[] =>
  about
    .split(/[\s-]+/)
    .filter((word) => word.length > 1)
    .slice(0, WORDS_MAX);

/** The records that have most of the words, of each of these groups of data sets. */
async function withWords(
  words: readonly string[],
  tiers: readonly (readonly Engine[])[],
  { index, engines, signal }: Pick<AnswerOptions, 'index' | 'engines' | 'signal'>,
): Promise<CatalogueRecord[]> {
  if (words.length === 0) return [];
  const nodes = words.map((word) => ({ type: 'word' as const, word }));
  const query = nodes.length === 1 ? nodes[0]! : { type: 'or' as const, nodes };
  const found: CatalogueRecord[] = [];
  for (const tier of tiers) {
    const among = tier.filter((engine) => engines.includes(engine));
    if (among.length === 0) continue;
    const selection = { engines: among, query, offset: 0, limit: FOUND_MAX };
    const { hits } = await index.search({ ...selection, sort: 'relevance', direction: 'desc' }, signal);
    found.push(...hits.map(({ record }) => record));
  }
  return found;
}

/** The words of a part that say what it is about, without those of the organizations that it names. */
function ownWords(
  { about, names }: Pick<QuestionPart, 'about' | 'names'>,
  organisations: readonly NamedOrganisation[],
): string[] {
  const ofNames = new Set([...organisations.map(({ name }) => name), ...names].flatMap(wordsOf).map(stemOf));
  return about.split(' ').filter((word) => word !== '' && !ofNames.has(stemOf(word)));
}

/** How much of a question the names of organizations are; all of it where it has no other words. */
export function shareOfNames(
  { words }: Pick<AskedWords, 'words'>,
  { names }: Pick<QuestionPart, 'names'>,
  organisations: readonly NamedOrganisation[],
): number {
  const ofNames = new Set([...organisations.map(({ name }) => name), ...names].flatMap(wordsOf).map(stemOf));
  return words.size === 0 ? 1 : shareSaid(words, ofNames);
}
/** A question of which names are so much asks about them, whatever else it says. */
export const MOSTLY = 0.6;
/** Where they are so much of it, and none of their few records says the rest in its words, these are what there is. */
const MUCH = 0.3;
const FEW = 12;

/** Records of the organizations that a part names: those that bear on it; where little else is asked, then the others. */
export async function ofOrganisations(
  part: QuestionPart,
  organisations: readonly NamedOrganisation[],
  options: AnswerOptions,
): Promise<Told[]> {
  const { asked, about, engines: named, isOfProject, tiers, best } = part;
  const { index, project, engines, engineOf, evidenceOf, encoder, signal } = options;
  const own = ownWords(part, organisations);
  const ofProject = isOfProject || own.length === 0 ? tellingWords(options.about.terms).map(({ label }) => label) : [];
  const whole = await weighWords(asked, subjectWords(about), options);
  const share = shareOfNames(whole, part, organisations);
  const ofOwn = new Set(own.flatMap(subjectWords).map(stemOf));
  const words = new Map([...whole.words].filter(([stem]) => ofOwn.has(stem)));
  // Each kind of record that is asked for says something else of them.
  const among = tiers.length > 0 ? [tiers.slice(0, best).flat(), ...tiers.slice(best)] : [[...engines]];
  for (const tier of among) {
    const records = await recordsNaming(organisations, [...own, ...ofProject], index, {
      engines: tier.filter((engine) => engines.includes(engine)),
      limit: FOUND_MAX,
      signal,
    });
    // What names them is theirs, be it a name alone.
    const telling = records.filter((record) => isTold(record, { named, isWhole: true, engineOf }));
    // Of those that have no title what was paid, and when, is still on record.
    const others = records.filter((record) => !record.withdrawn && isUntitled(record));
    const each = telling.map((record) => evidenceOf(readPart(record)));
    const found = await bearingRecords(
      { texts: [asked, own.length > 0 ? own.join(' ') : project.title], words },
      each.map((one) => readableOf({ each: one, weight: 0 })),
      encoder,
      { limit: LIMIT, floor: own.length > 0 ? FLOOR : GOING_ON_FLOOR, signal },
    );
    const byKey = new Map(each.map((one) => [one.key, one]));
    const told = found.map(({ key, quotes }) => ({ each: byKey.get(key)!, quotes }));
    const rest = [...each, ...others.map((record) => evidenceOf(readPart(record)))].filter(({ key }) =>
      found.every((one) => one.key !== key),
    );
    const isAllAsked =
      own.length === 0 || (told.length === 0 && (share >= MOSTLY || (share >= MUCH && rest.length <= FEW)));
    const all = isAllAsked ? [...told, ...rest.map((one) => ({ each: one, quotes: [] }))] : told;
    if (all.length > 0) return all;
  }
  return [];
}

/**
 * A record without a title, or a bare name, tells nothing where its data set was not asked for; a thing that a trial tests is
 * told by the trial. One that its source took back is told where its data set is asked for: that is what became of it.
 */
function isTold(
  record: CatalogueRecord,
  {
    named,
    isWhole: isAnyhow = false,
    engineOf,
  }: { named: readonly Engine[]; isWhole?: boolean; engineOf: AnswerOptions['engineOf'] },
): boolean {
  const isNamed = named.includes(record.engine);
  const isWhole = isAnyhow || isNamed || `${record.title} ${record.text}`.split(/\s+/).length >= WORDS_MIN;
  return (
    isWhole &&
    (!record.withdrawn || (isNamed && !record.withdrawn.isDeleted)) &&
    !isUntitled(record) &&
    !(engineOf(record.engine).isWhatItsTitleNames && named.some((engine) => engineOf(engine).isClinical))
  );
}
const WORDS_MIN = 6;
/** Of longer questions the first words are looked for. */
const WORDS_MAX = 12;

/** The project's records, of whatever ring. */
export async function recordsOfProject({
  index,
  about,
  engines,
  engineOf,
  evidenceOf,
  signal,
}: AnswerOptions): Promise<Candidate[]> {
  if (engines.length === 0) return [];
  const { hits } = await index.search(
    {
      engines: [...engines],
      query: null,
      among: within(about, 'wide'),
      sort: 'relevance',
      direction: 'desc',
      offset: 0,
      limit: OF_PROJECT,
    },
    signal,
  );
  const related = new Map(about.matches.map((match) => [evidenceKey(match), match.related]));
  return hits
    .filter(({ record }) => isTold(record, { named: [], engineOf }))
    .map(({ record }) => ({
      each: evidenceOf(readPart(record)),
      weight: OF_PROJECT_WEIGHT * (related.get(evidenceKey(record)) ?? 0),
    }));
}
