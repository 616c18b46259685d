import type { ScreenedGrade } from '@groundwork/contract/relevance';
import type { CallThread } from '../../platform/threads/call-thread.ts';
import { startCallThread } from '../../platform/threads/call-thread.ts';
import { ENCODER_MODEL } from '../encoder/encoded-text.ts';
import type { SentenceEncoder } from '../encoder/sentence-encoder.port.ts';
import type { EngineDeclaration } from '../engine.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import { foldedWords } from '../query/fold.ts';
import { type CatalogueRecord, type RecordRef, refKey } from '../record.ts';
import { hashRecord } from '../record-hash.ts';
import { type Candidate, type Candidates, cosineOf, findCandidates } from './find-candidates.ts';
import { isMedical } from './is-medical.ts';
import type { JudgeApi } from './judge.worker.ts';
import { type Judged, stemsToCount, type ToJudge } from './judge-records.ts';
import { type Match, scoreOf } from './matches.ts';
import { namedParties } from './named-parties.ts';
import type { ProposedName } from './proposed-names.ts';
import { ringOf, scopeOf, unsureness, withGrade } from './rings.ts';
import { type Described, readSubject, type Subject, type SubjectVectors, vectorsOf } from './subject.ts';
import type { SubjectTerm } from './subject-terms.ts';
import { importanceOf, type WordImportance } from './word-importance.ts';

export type FoundMatch = Omit<Match, 'since'>;

/** A record that the program alone is unsure of. */
export interface UnsureRecord {
  ref: RecordRef;
  hash: string;
  related: number;
  onTopic: number;
}

export interface Found {
  matches: FoundMatch[];
  terms: SubjectTerm[];
  proposed: ProposedName[];
  isByWords: boolean;
  /** How near the whole of the subject lies to its own technology and use; null where it tells of one of them alone. */
  own: { technology: number; use: number } | null;
  /** Before anything was screened, the most uncertain first; none that are known by a name. */
  unsure: UnsureRecord[];
}

/** A language model's grade of each record, by `refKey` and hash. */
export type Grades = ReadonlyMap<string, ScreenedGrade>;
export const gradeKey = (ref: RecordRef, hash: string): string => `${refKey(ref)} ${hash}`;

interface Options {
  /** A language model's grades of records. */
  grades?: Grades;
  /** The sample alone, for those who look at it. */
  only?: 'sample';
  signal?: AbortSignal;
}

export interface Matcher {
  read(described: Described): Promise<Subject>;
  /** How much of what the subject means hangs on each of its words; nothing where nothing could be read. */
  importanceOf(subject: Subject): Promise<WordImportance>;
  /** All that belongs to a subject, the surest first. */
  match(subject: Subject, options?: Options): Promise<Found>;
  /** Those of these records that belong to a subject, whatever else there is: for changes that an import made. */
  matchSome(subject: Subject, refs: RecordRef[], options?: Options): Promise<FoundMatch[]>;
  close(): Promise<void>;
}

interface Dependencies {
  index: CatalogueIndex;
  /** Null where there is none: records are judged by their words. */
  encoder: SentenceEncoder | null;
  engines: readonly EngineDeclaration[];
  onError(error: unknown): void;
}

const MATCHES_MAX = 2_000;
const UNSURE_MAX = 500;
/** Words of a record that is known by a name, and says no more: how near a name lies is nothing about its bearer. */
const BARE_NAME = 10;
const JUDGE_MEMORY_MB = 256;
/** Words whose counts are remembered, a few megabytes. */
const COUNTS_MAX = 50_000;
const SUBJECTS_KEPT = 1_000;

/** Finds what belongs to projects, and how: docs/decisions/0044-rings.md. */
export function openMatcher({ index, encoder, engines, onError }: Dependencies): Matcher {
  const named = new Set(engines.filter(({ isKnownByName }) => isKnownByName).map(({ id }) => id));
  const asking = new Set(engines.filter(({ asks }) => asks).map(({ id }) => id));
  const formFacets = new Map(engines.flatMap(({ id, formFacets }) => (formFacets ? [[id, formFacets] as const] : [])));
  const clinical = new Set(engines.filter(({ isClinical }) => isClinical).map(({ id }) => id));
  const comparators = new Map(engines.map((engine) => [engine.id, new Set(engine.comparators)]));
  let thread: CallThread<JudgeApi> | null = null;
  const importances = new Map<string, WordImportance>();
  const medical = new Map<string, boolean>();
  let counts = { version: -1, of: new Map<string, number>() };

  async function countsOf(asked: Pick<ToJudge, 'subject' | 'records'>, signal?: AbortSignal) {
    const { version } = await index.version();
    // The weights of words change slowly in a catalogue that grows; but one that was empty tells nothing.
    if (counts.version !== version) counts = { version, of: new Map() };
    const { of } = counts;
    const stems = stemsToCount(asked);
    const open = [...stems].filter(([stem]) => !of.has(stem));
    const found = await index.wordCounts(
      open.map(([, word]) => word),
      signal,
    );
    if (of.size > COUNTS_MAX) of.clear();
    for (const [at, [stem]] of open.entries()) of.set(stem, found[at]!);
    return new Map([...stems.keys()].map((stem) => [stem, of.get(stem) ?? 0]));
  }

  /** Kept, since a subject is asked about with every import. */
  async function importanceIn(subject: Subject): Promise<WordImportance> {
    const { key } = subject;
    const known = importances.get(key);
    if (known) return known;
    try {
      const importance = await importanceOf(subject, encoder);
      if (importances.size >= SUBJECTS_KEPT) importances.clear();
      importances.set(key, importance);
      return importance;
    } catch (error) {
      onError(error);
      return {};
    }
  }

  async function isMedicalSubject(subject: Subject): Promise<boolean> {
    const known = medical.get(subject.key);
    if (known !== undefined) return known;
    const found = await isMedical(subject, encoder);
    if (medical.size >= SUBJECTS_KEPT) medical.clear();
    medical.set(subject.key, found);
    return found;
  }

  async function judge(subject: Subject, { found, density }: Candidates, signal?: AbortSignal) {
    const records = found.map(({ record: { engine, title, text, facets }, nearness }) => {
      const form = formFacets.get(engine)?.flatMap((field) => facets[field] ?? []);
      return { engine, title, text, nearness, ...(form && { form }) };
    });
    const [known, stats, importance] = await Promise.all([
      countsOf({ subject, records }, signal),
      index.stats(),
      importanceIn(subject),
    ]);
    const recordCount = stats.reduce((sum, { count }) => sum + count, 0);
    thread ??= startCallThread<JudgeApi>(new URL('./judge.worker.ts', import.meta.url), null, {
      memoryMb: JUDGE_MEMORY_MB,
    });
    const asked = thread;
    try {
      return await asked.call('judge', { subject, importance, records, density, counts: known, recordCount });
    } catch (error) {
      // It may have ended: the next who asks gets another.
      if (thread === asked) thread = null;
      throw error;
    }
  }

  /** The subject's vectors; null where records are judged by their words alone. */
  async function vectors(subject: Subject): Promise<SubjectVectors | null> {
    if (!encoder) return null;
    const ofRecords = async (refs: RecordRef[]) => {
      const all = await Promise.all(refs.map((ref) => index.vectors.of(ref)));
      return all.flatMap((each) => (each?.model === ENCODER_MODEL.id ? [each.vector] : []));
    };
    try {
      return await vectorsOf(subject, encoder, ofRecords);
    } catch (error) {
      onError(error);
      return null;
    }
  }

  function isJudgedByItself({ record }: Pick<Candidate, 'record'>): boolean {
    return !named.has(record.engine) || foldedWords(record.text).length >= BARE_NAME;
  }

  /** A placebo is about nothing, whatever its trial is about. */
  const isComparator = ({ engine, title }: CatalogueRecord, text: string): boolean =>
    foldedWords(title).some((word) => comparators.get(engine)!.has(word) && !foldedWords(text).includes(word));

  function matchOf(
    { record, hash, nearness }: Candidate,
    judged: Judged,
    { grade, isJoined }: { grade?: ScreenedGrade | undefined; isJoined?: true },
  ): FoundMatch[] {
    const { related, onTopic } = grade ? withGrade(judged, grade) : judged;
    const scope = scopeOf({ related, onTopic, isByWords: nearness === null && !isJoined });
    if (!scope) return [];
    return [
      {
        engine: record.engine,
        id: record.id,
        hash: hash || hashRecord(record),
        ring: ringOf(scope, nearness, asking.has(record.engine)),
        scope,
        related: rounded(related),
        onTopic: rounded(onTopic),
        technology: nearness && rounded(nearness.technology),
        use: nearness && rounded(nearness.use),
        shared: judged.shared,
        sentence: judged.sentence,
        ...(isJoined && { isJoined }),
        ...(grade && unsureness(judged) !== null && { screened: grade }),
      },
    ];
  }

  async function found(subject: Subject, candidates: Candidates, { grades, only, signal }: Options) {
    const [{ judged, terms, proposed }, mayBeClinical] = await Promise.all([
      judge(subject, candidates, signal),
      isMedicalSubject(subject),
    ]);
    const accepted = new Set(subject.accepted.map(refKey));
    const refused = new Set(subject.refused.map(refKey));
    const unsure: (UnsureRecord & { distance: number })[] = [];
    const matches = new Map<string, FoundMatch>();
    const surest: { record: CatalogueRecord; onTopic: number }[] = [];
    candidates.found.forEach((candidate, at) => {
      const { record, hash } = candidate;
      const key = refKey(record);
      const own = judged[at];
      if (!own || refused.has(key) || record.withdrawn) return;
      const isAccepted = accepted.has(key);
      // An antacid of calcium carbonate is nothing to a cement of it, whatever words they share.
      if (!isAccepted && !mayBeClinical && clinical.has(record.engine)) return;
      if (!isAccepted && (!isJudgedByItself(candidate) || isComparator(record, subject.text))) return;
      const distance = unsureness(own);
      if (distance !== null && !named.has(record.engine))
        unsure.push({
          ref: { engine: record.engine, id: record.id },
          hash: hash || hashRecord(record),
          ...own,
          distance,
        });
      const grade = grades?.get(gradeKey(record, hash || hashRecord(record)));
      const certain = isAccepted ? { ...own, related: 1, onTopic: 1 } : own;
      for (const match of matchOf(candidate, certain, { grade: isAccepted ? undefined : grade }))
        matches.set(key, match);
      // A record that only a language model takes to be on topic says nothing of those whom it names.
      if (scopeOf({ ...certain, isByWords: candidate.nearness === null }) === 'direct')
        surest.push({ record, onTopic: certain.onTopic });
    });
    surest.sort((one, other) => other.onTopic - one.onTopic);
    for (const { record, related, onTopic } of await namedParties(surest, named, index, only)) {
      const key = refKey(record);
      if (refused.has(key) || (matches.get(key)?.onTopic ?? -1) >= onTopic) continue;
      const own = { related, onTopic, shared: [], sentence: null };
      const candidate = { record, hash: '', nearness: null };
      for (const match of matchOf(candidate, own, { isJoined: true })) matches.set(key, match);
    }
    unsure.sort((one, other) => one.distance - other.distance);
    return {
      matches: [...matches.values()].sort((one, other) => scoreOf(other) - scoreOf(one)).slice(0, MATCHES_MAX),
      terms,
      proposed,
      unsure: unsure.slice(0, UNSURE_MAX),
    };
  }

  return {
    read: (described) => readSubject(described, { index, engines, encoder }),
    importanceOf: importanceIn,

    async match(subject, options = {}) {
      const compared = await vectors(subject);
      const candidates = await findCandidates(subject, compared, { index, encoder, ...options }, options.signal);
      return {
        ...(await found(subject, candidates, options)),
        isByWords: compared === null,
        own: compared && ownPlace(compared),
      };
    },

    async matchSome(subject, refs, options = {}) {
      const compared = await vectors(subject);
      const sources = { index, encoder, ...options };
      const candidates = await findCandidates(subject, compared, sources, options.signal, refs);
      const asked = new Set(refs.map(refKey));
      return (await found(subject, candidates, options)).matches.filter((match) => asked.has(refKey(match)));
    },

    async close() {
      await thread?.close();
      thread = null;
    },
  };
}

function ownPlace({ whole, technology, use }: SubjectVectors): Found['own'] {
  if (technology === whole || use === whole) return null;
  return { technology: rounded(cosineOf(whole, technology)), use: rounded(cosineOf(whole, use)) };
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
