import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { Figure } from '@groundwork/contract/report-document';
import type { PlannedSection } from '@groundwork/contract/report-kinds';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { type Match, type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import { wordsOf } from '../../catalogue/query/content-words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import {
  type Answer,
  type AnsweredPart,
  type EvidenceNote,
  type EvidenceRecord,
  isOfCatalogue,
  type Passage,
} from '../evidence.ts';
import { tellingWords } from '../idea/words-in-common.ts';
import { bearingRecords, type Encodes } from '../reading/find-passages.ts';
import { NOTE_KINDS } from '../reading/note.ts';
import { evidenceKey, isUntitled, readPart } from '../records/evidence-record.ts';
import { STATE, STATES } from '../records/state-of.ts';
import { stemOf } from '../words/stems.ts';
import { countsNaming, type NamedOrganisation, organisationsNamed, recordsNaming } from './named-organisations.ts';
import { notesOf, type ReadNotes } from './notes-of.ts';
import { readPrompt } from './prompt-words.ts';
import { type QuestionPart, questionParts } from './question-parts.ts';

/** Records that are looked through for one part of a question: the project's, and those found for its words. */
const OF_PROJECT = 120;
const FOUND_MAX = 80;
const TOLD = 8;
/** The number of passages of each kind that a summary tells. */
const OF_A_KIND = 2;
/** The least nearness of a record to the question: in general; among records of the part before, or of an organization that it names. */
const FLOOR = 0.5;
const GOING_ON_FLOOR = 0.35;
/** Weights of a record's belonging to the project, and to the question. */
const OF_PROJECT_WEIGHT = 0.15;
const OF_ASKED_WEIGHT = 0.2;
const OF_OWN = 2;
/** The least likelihood that a record found by the words of the question alone is of it. */
const FOUND_FLOOR = 0.2;

/** Finds records on any text, the surest first, as for a project with this description. */
export type FindOn = (text: string) => Promise<readonly Pick<Match, 'engine' | 'id' | 'related'>[]>;

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
  signal?: AbortSignal | undefined;
}

interface Found {
  answers: Record<string, Answer>;
  cited: EvidenceRecord[];
  /** Notes of the cited records: a language model is told these alone of a passage. */
  notes: EvidenceNote[];
  figures: Figure[];
}

/** Answers the prompt of each section, part by part: from pages, project records, and records found for its words. */
export async function findAnswers(sections: readonly PlannedSection[], options: AnswerOptions): Promise<Found> {
  const found: Found = { answers: {}, cited: [], notes: [], figures: [] };
  const prompts = sections.filter(({ prompt }) => prompt);
  if (prompts.length === 0) return found;
  const { about, pages, engines, readNotes, signal } = options;
  const ofProject = await recordsOfProject(options);
  const cited = new Map<string, EvidenceRecord>();
  for (const { id, prompt = '' } of prompts) {
    const asked = readPrompt(prompt, about);
    const isSummary = asked.words.length === 0 && pages.length > 0;
    const parts: AnsweredPart[] = [];
    let before: Told[] = [];
    const said = new Set<string>();
    for (const part of isSummary ? [] : questionParts(prompt)) {
      const of = part.goesOn && before.length > 0 ? before.map(({ each }) => each) : null;
      const named = of ? [] : await organisationsNamed(part.names, options.index, primaryOf(part, engines), signal);
      const all = of
        ? await goOn(part, of, options)
        : named.length > 0
          ? await ofOrganisations(part, named, options)
          : await answerPart(part, ofProject, options);
      // A passage that an earlier part has told is told again only if there is no other.
      const fresh = all.filter(({ each, quote }) => !said.has(`${each.key} ${of ? quote : ''}`));
      const told = (fresh.length > 0 ? fresh : all).slice(0, TOLD);
      for (const { each, quote } of told) {
        cited.set(each.key, each);
        said.add(`${each.key} `).add(`${each.key} ${quote}`);
      }
      // The earlier answer tells all that is on record of its finds: that no sentence says more is no finding.
      if (of && told.length === 0) continue;
      const at = `answer:${id}:${parts.length}`;
      const records = told.map(({ each }) => each);
      // Where nothing but an organization is asked about, what it was paid is counted over all of its records.
      const [alone] = named.length === 1 && ownWords(part, named).length === 0 ? named : [];
      if (alone)
        found.figures.push(
          ...(await countsNaming(
            alone,
            `${at}:${NAMING}`,
            options.index,
            askedOf(part, engines).map(options.engineOf),
            signal,
          )),
        );
      if (!of)
        found.figures.push(
          ...figuresOf(part, at, records, options).filter(({ id: figure }) => !alone || !OF_PAID.test(figure)),
        );
      parts.push({
        id: at,
        asked: part.asked,
        engines: part.engines,
        found: told.map(({ each: { key }, quote }) => ({ key, quote })),
      });
      if (told.length > 0) before = told;
    }
    const passages = isSummary ? await summaryOf(pages, options) : [];
    for (const { key } of passages) cited.set(key, pages.find((page) => page.key === key)!);
    found.answers[id] = {
      passages,
      parts,
      sought: asked.words,
      records: engines.length === 0 ? 0 : ofProject.length,
      pages: pages.length,
    };
  }
  found.cited.push(...cited.values());
  const records = found.cited.map(({ record }) => record).filter(isOfCatalogue);
  found.notes = await notesOf(records, readNotes, signal);
  return found;
}

/** Begins the ids of counts of the records that name an organization, within a part's. */
export const NAMING = 'naming';

/** The data sets that a part may be answered by: those that it names, where it names any. */
const askedOf = ({ engines: named }: QuestionPart, engines: readonly Engine[]): Engine[] =>
  engines.filter((engine) => named.length === 0 || named.includes(engine));
/** Those that answer it best. A name that none of their records has is none of an organization that is asked about. */
const primaryOf = ({ tiers }: QuestionPart, engines: readonly Engine[]): Engine[] =>
  engines.filter((engine) => tiers.length === 0 || tiers[0]!.includes(engine));

interface Candidate {
  each: EvidenceRecord;
  weight: number;
}

interface Told {
  each: EvidenceRecord;
  quote: string | null;
}

/** Those of the records found before that say most of a part that goes on from them. */
async function goOn(
  { asked }: QuestionPart,
  found: readonly EvidenceRecord[],
  { encoder, signal }: AnswerOptions,
): Promise<Told[]> {
  const texts = found.map(({ key, record: { text } }) => ({ key, title: '', text, weight: 0 }));
  const told = await bearingRecords([asked], texts, encoder, { limit: TOLD, floor: GOING_ON_FLOOR, signal });
  return told.flatMap(({ key, quote }) =>
    quote === null ? [] : [{ each: found.find((each) => each.key === key)!, quote }],
  );
}

/** The records that bear most on a part, each with its best passage; of the data sets that it names alone, where it names any. */
async function answerPart(
  { asked, about, engines: named, tiers, isOfProject }: QuestionPart,
  ofProject: readonly Candidate[],
  { index, project, find, engines, pages, engineOf, evidenceOf, encoder, signal }: AnswerOptions,
): Promise<Told[]> {
  const candidates = new Map<string, Candidate>(pages.map((each) => [each.key, { each, weight: OF_PROJECT_WEIGHT }]));
  if (engines.length > 0) {
    for (const candidate of ofProject) candidates.set(candidate.each.key, candidate);
    const matches = (await find(`${about} ${project.title}`)).filter(({ engine }) => engines.includes(engine));
    // The data sets that are named give as many as all others together.
    const some = [
      ...matches.filter(({ engine }) => named.includes(engine)).slice(0, FOUND_MAX),
      ...matches.filter(({ engine }) => !named.includes(engine)).slice(0, FOUND_MAX),
    ];
    const records = await index.get(
      some.map(({ engine, id }) => ({ engine, id })),
      signal,
    );
    for (const [at, record] of records.entries()) {
      if (!record || !isTold(record, named, engineOf)) continue;
      const known = candidates.get(evidenceKey(record));
      const { related } = some[at]!;
      if (!known && related < FOUND_FLOOR) continue;
      const each = known?.each ?? evidenceOf(readPart(record));
      candidates.set(each.key, { each, weight: (known?.weight ?? 0) + OF_ASKED_WEIGHT * related });
    }
  }
  // A question on the project's own kind is answered by what is nearest to the project.
  const times = isOfProject ? OF_OWN : 1;
  const all = [...candidates.values()]
    .filter(({ each: { record } }) => !isOfCatalogue(record) || isTold(record, named, engineOf))
    .map(({ each, weight }) => ({ each, weight: weight * times }));
  const bearing = async (from: readonly Candidate[]) =>
    bearingRecords(
      [asked, isOfProject ? `${about} ${project.title}`.trim() : about],
      from.map(({ each: { key, record }, weight }) => ({ key, title: record.title, text: record.text, weight })),
      encoder,
      { limit: TOLD * 2, floor: FLOOR, signal },
    );
  const told = (found: Awaited<ReturnType<typeof bearing>>): Told[] =>
    found.map(({ key, quote }) => ({ each: candidates.get(key)!.each, quote }));
  // Data sets that are named answer alone: what other kinds of records say of the subject was not asked.
  for (const tier of tiers) {
    const found = await bearing(
      all.filter(({ each: { record } }) => !isOfCatalogue(record) || tier.includes(record.engine)),
    );
    if (found.length > 0) return told(found);
  }
  return tiers.length > 0 ? [] : told(await bearing(all));
}

const OF_PAID = /:(?:paid|stated|sum)$/;

/** The words of a part that say what it is about, without those of the organizations that it names. */
function ownWords(
  { about, names }: Pick<QuestionPart, 'about' | 'names'>,
  organisations: readonly NamedOrganisation[],
): string[] {
  const ofNames = new Set([...organisations.map(({ name }) => name), ...names].flatMap(wordsOf).map(stemOf));
  return about.split(' ').filter((word) => word !== '' && !ofNames.has(stemOf(word)));
}

/** Records of the organizations that a part names: those that bear on it, else, of a few, all. */
async function ofOrganisations(
  { asked, about, names, engines: named, isOfProject, tiers }: QuestionPart,
  organisations: readonly NamedOrganisation[],
  { index, project, about: { terms }, engines, engineOf, evidenceOf, encoder, signal }: AnswerOptions,
): Promise<Told[]> {
  const own = ownWords({ about, names }, organisations);
  const ofProject = isOfProject || own.length === 0 ? tellingWords(terms).map(({ label }) => label) : [];
  const among = tiers.length > 0 ? tiers : [[...engines]];
  for (const tier of among) {
    const records = await recordsNaming(organisations, [...own, ...ofProject], index, {
      engines: tier.filter((engine) => engines.includes(engine)),
      limit: FOUND_MAX,
      signal,
    });
    const telling = records.filter((record) => isTold(record, named, engineOf));
    // Of a few that have no title what was paid, and when, is still on record.
    const each = (telling.length > 0 ? telling : records.filter(({ withdrawn }) => !withdrawn)).map((record) =>
      evidenceOf(readPart(record)),
    );
    if (each.length === 0) continue;
    const subject = own.length > 0 ? own.join(' ') : project.title;
    const found = await bearingRecords(
      [asked, subject],
      each.map(({ key, record: { title, text } }) => ({ key, title, text, weight: 0 })),
      encoder,
      { limit: TOLD * 2, floor: own.length > 0 ? FLOOR : GOING_ON_FLOOR, signal },
    );
    const byKey = new Map(each.map((one) => [one.key, one]));
    if (found.length > 0) return found.map(({ key, quote }) => ({ each: byKey.get(key)!, quote }));
    if (own.length === 0) return each.slice(0, TOLD).map((one) => ({ each: one, quote: null }));
  }
  return [];
}

/** A record without a title, or a bare name, tells nothing; a thing that a trial tests is told by the trial. */
const isTold = (record: CatalogueRecord, named: readonly Engine[], engineOf: AnswerOptions['engineOf']): boolean =>
  !record.withdrawn &&
  !isUntitled(record) &&
  `${record.title} ${record.text}`.split(/\s+/).length >= WORDS_MIN &&
  !(engineOf(record.engine).isWhatItsTitleNames && named.some((engine) => engineOf(engine).isClinical));
const WORDS_MIN = 6;

/** The project's records, of whatever ring. */
async function recordsOfProject({
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
    .filter(({ record }) => isTold(record, [], engineOf))
    .map(({ record }) => ({
      each: evidenceOf(readPart(record)),
      weight: OF_PROJECT_WEIGHT * (related.get(evidenceKey(record)) ?? 0),
    }));
}

const OF_MONEY =
  /\bhow (?:much|many)\b|\bamounts?\b|\bmoney\b|\bpa(?:y|ys|id)\b|\bbudgets?\b|\btotal\b|\bfund\w*|\bput in\b|[$€]|\bwie viel\b/i;

/** For questions about money, how many of these state an amount, and the sum; for calls, how many there are, and how many open. */
function figuresOf(
  { asked, engines }: QuestionPart,
  id: string,
  told: readonly EvidenceRecord[],
  { project: { id: projectId }, engineOf }: Pick<AnswerOptions, 'project' | 'engineOf'>,
): Figure[] {
  const declared = ({ record }: EvidenceRecord) => (isOfCatalogue(record) ? engineOf(record.engine) : null);
  const isCall = (each: EvidenceRecord) => declared(each)?.closes !== undefined;
  const isPaid = (each: EvidenceRecord) =>
    declared(each)?.tellsWhoPays === true && !isCall(each) && declared(each)?.amount?.unit === 'usd';
  const paid = OF_MONEY.test(asked) ? told.filter(isPaid) : [];
  const stated = paid.filter(({ record }) => (record.amount ?? 0) > 0);
  const calls = engines.some((engine) => engineOf(engine).closes) ? told.filter(isCall) : [];
  const open = calls.filter(({ derived = [] }) => derived.includes(`${STATE}: ${STATES.open}`));
  const figure = (
    part: string,
    label: string,
    records: readonly EvidenceRecord[],
    value = records.length,
    unit: Figure['unit'] = 'count',
  ): Figure => {
    const searchEngine = (records[0]?.record.engine ?? ENGINES[0]) as Engine;
    return {
      id: `${id}:${part}`,
      label,
      value,
      unit,
      query: { searchEngine, query: '', filters: { about: [projectId, 'wide'] } },
      basis: {
        how: 'count',
        figures: [],
        records: records.map(({ record }) => ({
          searchEngine: record.engine as Engine,
          id: record.id,
          title: record.title,
        })),
        n: records.length,
      },
    };
  };
  const sum = stated.reduce((all, { record }) => all + record.amount!, 0);
  return [
    ...(paid.length > 0
      ? [
          figure('paid', 'awards and contracts that bear on the question', paid),
          figure('stated', 'awards and contracts that bear on the question and state an amount', stated),
          figure('sum', 'amount of the awards and contracts that bear on the question', stated, sum, 'usd'),
        ]
      : []),
    ...(calls.length > 0
      ? [
          figure('calls', 'calls that bear on the question', calls),
          figure('open', 'calls that bear on the question and are open', open),
        ]
      : []),
  ];
}

/** Passages of each kind from the pages, in the order of the kinds, for a prompt that asks for a summary alone. */
async function summaryOf(pages: readonly EvidenceRecord[], { readNotes, signal }: AnswerOptions): Promise<Passage[]> {
  const notes: EvidenceNote[] = await notesOf(
    pages.map(({ record }) => record),
    readNotes,
    signal,
  );
  return NOTE_KINDS.flatMap((kind) =>
    notes
      .filter((note) => note.kind === kind)
      .toSorted((one, other) => other.certainty - one.certainty)
      .slice(0, OF_A_KIND)
      .map(({ key, quote }) => ({ key, quote })),
  );
}
