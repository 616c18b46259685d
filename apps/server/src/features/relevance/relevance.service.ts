import type { Engine } from '@groundwork/contract/engines';
import { ENGINES } from '@groundwork/contract/engines';
import { PROFILE_PHRASE_MAX, PROFILE_RECORDS_MAX } from '@groundwork/contract/limits';
import type { Project } from '@groundwork/contract/projects';
import type { ProfileCorrections, ProjectProfile, RecordJudgement } from '@groundwork/contract/relevance';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex, Selection } from '../../catalogue/index/index.port.ts';
import type { About, Judgement, TermMeasure } from '../../catalogue/relevance/about.ts';
import type { Compare } from '../../catalogue/relevance/compare.ts';
import { stemOf } from '../../catalogue/relevance/described-terms.ts';
import {
  comparedText,
  type Described,
  NO_CORRECTIONS,
  readSubject,
  type ShownPhrase,
  type Subject,
  withScreened,
} from '../../catalogue/relevance/subject.ts';
import type { Semantics } from '../../catalogue/semantics/semantics.service.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { SAID } from '../../platform/said.ts';
import type { SeenProjectId, ToldProject } from '../projects/projects.access.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { ModelReadingService } from './model-reading.service.ts';
import type { RelevanceRepository, StoredProfile } from './relevance.repository.ts';

type Dependencies = {
  profiles: RelevanceRepository;
  projects: Pick<ProjectService, 'get' | 'getEditable'>;
  index: CatalogueIndex;
  engines: readonly EngineDeclaration[];
  semantics: Pick<Semantics, 'embedQuery'>;
  /** Null where the sentence encoder is switched off. */
  compare: Compare | null;
  clock: Clock;
  /** Null where no language model is configured. */
  reading: ModelReadingService | null;
};

type Verdict = RecordJudgement['verdict'];

/** Shown of a profile: the phrases that tell most. */
const PHRASES_SHOWN = 24;
const LEARNT_SHOWN = 12;

/** What a project is about, and which records are. */
export function relevanceService(dependencies: Dependencies) {
  const { profiles, projects, index, engines, semantics, compare, clock, reading } = dependencies;
  const embed = (text: string) => semantics.embedQuery(text).catch(() => null);

  async function readCompared(described: Described): Promise<Subject> {
    const subject = await readSubject(described, { index, engines, embed });
    return compare ? { ...subject, about: await compare(subject.about, comparedText(described)) } : subject;
  }

  /** By the program, with the language model's draft where there is one. */
  async function readUnscreened(project: ToldProject): Promise<{ stored: StoredProfile; subject: Subject }> {
    const [stored, draft] = await Promise.all([profiles.find(project), reading?.draftOf(project) ?? null]);
    const { title, description } = project;
    const corrections = stored.corrections ?? NO_CORRECTIONS;
    const subject = await readCompared({ title, description, corrections, marks: stored.marks, draft });
    return { stored, subject };
  }

  async function read(project: ToldProject) {
    const { stored, subject } = await readUnscreened(project);
    const screened = (await reading?.screenedOf(project, subject)) ?? [];
    return { stored, subject, screened, about: withScreened(subject.about, screened) };
  }

  async function present(project: Project & { id: SeenProjectId }): Promise<ProjectProfile> {
    const { stored, subject, screened, about } = await read(project);
    const [{ terms, learnt }, found, model] = await Promise.all([
      index.measure(about),
      countFound(about),
      reading?.present(project, subject, screened.length),
    ]);
    return {
      projectId: project.id,
      version: stored.version,
      phrases: presentPhrases(subject.phrases, terms),
      learnt: learnt.slice(0, LEARNT_SHOWN),
      corrections: stored.corrections ?? NO_CORRECTIONS,
      marks: stored.marks,
      found,
      mayEdit: project.role !== 'viewer',
      ...(model && { model }),
    };
  }

  async function countFound(subject: About): Promise<ProjectProfile['found']> {
    const count = (atLeast: 'on topic' | 'related') =>
      index.aggregate({ engines: [...ENGINES], query: null, about: { subject, atLeast }, by: { type: 'engine' } });
    const [onTopic, all, stats] = await Promise.all([count('on topic'), count('related'), index.stats()]);
    const of = (rows: { key: string; count: number }[], engine: Engine) =>
      rows.find(({ key }) => key === engine)?.count ?? 0;
    return ENGINES.map((engine) => ({
      searchEngine: engine,
      onTopic: of(onTopic, engine),
      related: of(all, engine) - of(onTopic, engine),
      of: stats.find((each) => each.engine === engine)?.count ?? 0,
    }));
  }

  return {
    /** For work on a project that the caller was given: its reports and matches. */
    aboutOf: async (project: ToldProject): Promise<About> => (await read(project)).about,

    /** Of a description that is no project: nobody has corrected it. */
    async aboutText({ title, description }: Omit<ToldProject, 'id'>): Promise<About> {
      const described = { title, description, corrections: NO_CORRECTIONS, marks: [], draft: null };
      return (await readCompared(described)).about;
    },

    subjectOf: async (project: ToldProject): Promise<Subject> => (await readUnscreened(project)).subject,

    /** As a part of a search's selection. Another's project is not found. */
    async selection(
      actor: Pick<Actor, 'userId'>,
      projectId: string,
      atLeast: 'on topic' | 'related',
    ): Promise<NonNullable<Selection['about']>> {
      const project = await projects.get(actor as Actor, projectId);
      return { subject: (await read(project)).about, atLeast };
    },

    profile: async (actor: Actor, projectId: string): Promise<ProjectProfile> =>
      present(await projects.get(actor, projectId)),

    async correct(
      actor: Actor,
      { projectId, version, corrections }: { projectId: string; version: number; corrections: ProfileCorrections },
    ): Promise<ProjectProfile> {
      const project = await projects.getEditable(actor, projectId);
      if (!(await profiles.correct(actor, project, { version, corrections, at: clock.now() })))
        throw new AppError('CONFLICT', SAID.relevance.changedMeanwhile);
      return present(project);
    },

    async judgement(
      actor: Actor,
      { projectId, searchEngine, id }: { projectId: string; searchEngine: Engine; id: string },
    ): Promise<RecordJudgement> {
      const project = await projects.get(actor, projectId);
      const { stored, about } = await read(project);
      const [judgement] = await index.judge(about, [{ engine: searchEngine, id }]);
      const verdict = stored.marks.find((mark) => mark.searchEngine === searchEngine && mark.id === id)?.verdict;
      return presentJudgement(judgement!, verdict ?? null);
    },

    async mark(
      actor: Actor,
      {
        projectId,
        searchEngine,
        id,
        verdict,
      }: { projectId: string; searchEngine: Engine; id: string; verdict: Verdict },
    ): Promise<{ verdict: Verdict; marks: number }> {
      const project = await projects.getEditable(actor, projectId);
      if (verdict === null) await profiles.unmark(actor, project, { searchEngine, itemId: id });
      else {
        const [record] = await index.get([{ engine: searchEngine, id }]);
        if (!record) throw new AppError('NOT_FOUND');
        const mark = { searchEngine, itemId: id, title: record.title, verdict };
        if (!(await profiles.mark(actor, project, mark, { at: clock.now(), max: PROFILE_RECORDS_MAX })))
          throw new AppError('CONFLICT', SAID.relevance.tooManyMarks);
      }
      return { verdict, marks: await profiles.countMarks(project) };
    },
  };
}

export type RelevanceService = ReturnType<typeof relevanceService>;

/** The heaviest first; a phrase weighs what its words weigh, and is found where its rarest known word is. */
function presentPhrases(phrases: ShownPhrase[], terms: TermMeasure[]): ProjectProfile['phrases'] {
  const byStem = new Map(terms.map((term) => [stemOf(term.label), term]));
  return phrases
    .map(({ phrase, words, facet, variants, isRequired, origin }) => {
      const known = words.flatMap((word) => byStem.get(stemOf(word)) ?? []);
      const counts = known.map(({ count }) => count);
      return {
        phrase,
        facet,
        variants,
        isRequired,
        origin,
        count: counts.length > 0 ? Math.min(...counts) : 0,
        weight: known.reduce((sum, { weight }) => sum + weight, 0),
      };
    })
    .filter(({ weight, origin }) => weight > 0 || origin === 'person')
    .filter(({ phrase }) => phrase.length <= PROFILE_PHRASE_MAX)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, PHRASES_SHOWN);
}

function presentJudgement(
  { grade, onTopic, related, has, lacks, isJoined, isAlike, screened }: Judgement,
  verdict: Verdict,
): RecordJudgement {
  return {
    grade,
    onTopic,
    related,
    has,
    lacks,
    isJoined,
    verdict,
    ...(isAlike && { isAlike }),
    ...(screened && { screened }),
  };
}
