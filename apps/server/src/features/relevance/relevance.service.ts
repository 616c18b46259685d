import type { Engine } from '@groundwork/contract/engines';
import { ENGINES } from '@groundwork/contract/engines';
import { PROFILE_PHRASES_MAX, PROFILE_RECORDS_MAX } from '@groundwork/contract/limits';
import type { Project } from '@groundwork/contract/projects';
import type {
  ProfileCorrections,
  ProfileDraft,
  ProjectProfile,
  RecordJudgement,
  Scope,
} from '@groundwork/contract/relevance';
import { RINGS, SCOPE_DEFAULT, SCOPES } from '@groundwork/contract/relevance.names';
import type { CatalogueIndex, ListedRecords } from '../../catalogue/index/index.port.ts';
import type { FoundMatch, Matcher } from '../../catalogue/matching/matcher.ts';
import { isWithin, type Match, matchesByRef, type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import type { Axis } from '../../catalogue/matching/read-axes.ts';
import { keyOf, NO_CORRECTIONS, type Subject } from '../../catalogue/matching/subject.ts';
import { byImportance } from '../../catalogue/matching/subject-terms.ts';
import { type RecordRef, refKey } from '../../catalogue/record.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { ProjectBrief, ReadableProjectId } from '../projects/projects.access.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { MadeMatches, MatchesService } from './matches.service.ts';
import type { ModelReadingService } from './model-reading.service.ts';
import type { RelevanceRepository } from './relevance.repository.ts';

type Dependencies = {
  profiles: RelevanceRepository;
  projects: Pick<ProjectService, 'get' | 'getEditable'>;
  index: Pick<CatalogueIndex, 'get' | 'stats' | 'wordCounts'>;
  matcher: Matcher;
  lists: MatchesService;
  clock: Clock;
  /** Null where no language model is configured. */
  reading: ModelReadingService | null;
};

type Verdict = RecordJudgement['verdict'];

/** The subject of a project, and the records that belong to it. */
export function relevanceService(dependencies: Dependencies) {
  const { profiles, projects, index, matcher, lists, clock, reading } = dependencies;

  async function describedAs(project: ProjectBrief) {
    const [stored, draft] = await Promise.all([profiles.find(project), reading?.draftOf(project) ?? null]);
    const { title, description } = project;
    return {
      stored,
      described: { title, description, corrections: stored.corrections ?? NO_CORRECTIONS, marks: stored.marks, draft },
    };
  }

  const subjectOf = async (project: ProjectBrief): Promise<Subject> =>
    matcher.read((await describedAs(project)).described);

  const screenedOf = (project: ProjectBrief) => async (subject: Subject) =>
    (await reading?.screenedOf(project, subject)) ?? [];

  async function read(project: ProjectBrief, isKept = true) {
    const { stored, described } = await describedAs(project);
    const screened = screenedOf(project);
    const made = await lists.listOf({ project: isKept ? project : null, described, screened });
    return { stored, list: { ...made, scope: stored.scope ?? SCOPE_DEFAULT } };
  }

  async function present(project: Project & { id: ReadableProjectId }): Promise<ProjectProfile> {
    // Before the list: one that a model's grades changed meanwhile is not to be called complete.
    const model = reading && (await reading.present(project, await subjectOf(project)));
    const { stored, list } = await read(project);
    const [phrases, stats] = await Promise.all([presentPhrases(list), index.stats()]);
    const countOf = (engine: Engine, scope: Scope) =>
      list.matches.filter((match) => match.engine === engine && isWithin(match, scope)).length;
    return {
      projectId: project.id,
      version: stored.version,
      phrases,
      proposed: list.proposed,
      corrections: stored.corrections ?? NO_CORRECTIONS,
      marks: stored.marks,
      found: ENGINES.map((engine) => ({
        searchEngine: engine,
        direct: countOf(engine, 'direct'),
        field: countOf(engine, 'field'),
        wide: countOf(engine, 'wide'),
        of: stats.find((each) => each.engine === engine)?.count ?? 0,
      })),
      rings: Object.fromEntries(
        RINGS.map((ring) => [ring, list.matches.filter((match) => match.ring === ring).length]),
      ) as ProjectProfile['rings'],
      scope: list.scope,
      madeAt: list.madeAt,
      isByWords: list.isByWords,
      isForeign: list.subject.isForeign,
      mayEdit: project.role !== 'viewer',
      ...(model && { model }),
    };
  }

  /** With how many records hold a phrase's rarest word, and how many of the field hold all of it. */
  async function presentPhrases({
    subject,
    terms,
    matches,
  }: Pick<MadeMatches, 'subject' | 'terms' | 'matches'>): Promise<ProjectProfile['phrases']> {
    const counts = new Map(terms.map(({ stem, count }) => [stem, count]));
    const shared = matches.filter((match) => isWithin(match, 'field')).map((match) => new Set(match.shared.map(keyOf)));
    return byImportance(subject.phrases, subject, terms).map((phrase) => {
      const stems = keyOf(phrase.phrase).split(' ');
      const known = stems.flatMap((stem) => counts.get(stem) ?? []);
      return {
        ...phrase,
        count: known.length > 0 ? Math.min(...known) : 0,
        inField: shared.filter((words) => stems.every((stem) => !counts.has(stem) || words.has(stem))).length,
      };
    });
  }

  /** For a description that is no project: nobody has corrected it. */
  async function matchesOfText({ title, description }: Omit<ProjectBrief, 'id'>): Promise<ProjectMatches> {
    const described = { title, description, corrections: NO_CORRECTIONS, marks: [], draft: null };
    const made = await lists.listOf({ project: null, described, screened: async () => [] });
    return { ...made, scope: SCOPE_DEFAULT };
  }

  return {
    /** For work on a project that the caller was given: all of its views read this list. */
    matchesOf: async (project: ProjectBrief): Promise<ProjectMatches> => (await read(project)).list,

    /** The same of another text than the project's own, with its corrections and marks: of a report on a part of it. */
    matchesFor: async (project: ProjectBrief): Promise<ProjectMatches> => (await read(project, false)).list,

    matchesOfText,

    /** Records on a question or any other words, the surest first. */
    find: async (text: string) => (await matchesOfText({ title: '', description: text })).matches,

    /** Those of some records, as they are now, that belong to a project: for changes that an import made. */
    async matchSome(project: ProjectBrief, refs: RecordRef[], signal?: AbortSignal): Promise<FoundMatch[]> {
      const { described } = await describedAs(project);
      return matcher.matchSome(await matcher.read(described), refs, signal ? { signal } : {});
    },

    subjectOf,

    /** A language model's reading of these texts; null where there is none. */
    draftOf: async (project: ProjectBrief): Promise<ProfileDraft | null> => (await reading?.draftOf(project)) ?? null,

    /** Whether a language model will read these texts, and has not yet. */
    isUnread: async (project: ProjectBrief): Promise<boolean> =>
      reading?.doesRead === true && (await reading.draftOf(project)) === null,

    /** How much of its description's meaning hangs on each word. */
    importanceOf: (subject: Subject) => matcher.importanceOf(subject),

    /** Whether what is counted of it will still change, as records came in. */
    async isSettling(project: ProjectBrief): Promise<boolean> {
      const { described } = await describedAs(project);
      return lists.isSettling({ project, described, screened: screenedOf(project) });
    },

    graded: reading && ((projectId: string, signal: AbortSignal) => reading.waitFor(projectId, subjectOf, signal)),

    /** How many records a language model has yet to grade. */
    async ungraded(project: ProjectBrief): Promise<number> {
      if (!reading?.doesGrade) return 0;
      const subject = await subjectOf(project);
      if (await reading.isDone(project, subject)) return 0;
      return (await reading.openOf(project, subject, (await read(project)).list.unsure)).length;
    },

    unsureOf: async (project: ProjectBrief) => (await read(project)).list.unsure,

    /** Part of a search's selection, with how each record belongs. Another's project is not found. */
    async selection(
      actor: Pick<Actor, 'userId'>,
      projectId: string,
      scope: Scope,
    ): Promise<{ among: ListedRecords; matchOf: (ref: RecordRef) => Match | null }> {
      const project = await projects.get(actor as Actor, projectId);
      const { list } = await read(project);
      const byRef = matchesByRef(list);
      return { among: within(list, scope), matchOf: (ref) => byRef.get(refKey(ref)) ?? null };
    },

    profile: async (actor: Actor, projectId: string): Promise<ProjectProfile> =>
      present(await projects.get(actor, projectId)),

    async correct(
      actor: Actor,
      { projectId, version, corrections }: { projectId: string; version: number; corrections: ProfileCorrections },
    ): Promise<ProjectProfile> {
      const project = await projects.getEditable(actor, projectId);
      if (!(await profiles.correct(actor, project, { version, corrections, at: clock.now() })))
        throw new AppError('CONFLICT', MESSAGES.relevance.changedMeanwhile);
      return present(project);
    },

    /** Takes phrases that somebody told in another place, and that the profile lacks, into it, as far as there is room. */
    async addPhrases(actor: Actor, project: ProjectBrief, told: { axis: Axis; phrases: string[] }[]): Promise<void> {
      const { stored, described } = await describedAs(project);
      const known = (await matcher.read(described)).phrases.map(({ phrase }) => ` ${keyOf(phrase)}`);
      // 'Fins' of 'heat pump fins' was asked for more broadly, and says less of the project.
      const isKnown = (phrase: string) => known.some((each) => each.endsWith(` ${keyOf(phrase)}`));
      const { corrections } = described;
      const fresh = told.flatMap(({ axis, phrases }) =>
        phrases.filter((phrase) => !isKnown(phrase)).map((phrase) => ({ phrase, axis, variants: [] })),
      );
      const added = [...corrections.added, ...fresh].slice(0, PROFILE_PHRASES_MAX);
      if (added.length === corrections.added.length) return;
      // A change to the profile at the same moment is not overruled: phrases are a help, and no promise.
      await profiles.correct(actor, project, {
        version: stored.version,
        corrections: { ...corrections, added },
        at: clock.now(),
      });
    },

    /** How much of its list all of a project's views look at. */
    async setScope(actor: Actor, { projectId, scope }: { projectId: string; scope: Scope }): Promise<{ scope: Scope }> {
      const project = await projects.getEditable(actor, projectId);
      await profiles.setScope(actor, project, scope, clock.now());
      return { scope };
    },

    /** Shows what corrections would change, before they are kept: records of the field that would come and go. */
    async preview(
      actor: Actor,
      { projectId, corrections }: { projectId: string; corrections: ProfileCorrections },
    ): Promise<{ field: number; won: Previewed; lost: Previewed }> {
      const project = await projects.get(actor, projectId);
      const [{ list }, { described }] = await Promise.all([read(project), describedAs(project)]);
      const then = await lists.listOf({
        project: null,
        described: { ...described, corrections },
        screened: async () => [],
      });
      const inField = ({ matches }: Pick<ProjectMatches, 'matches'>) =>
        matches.filter((match) => isWithin(match, 'field'));
      const without = (some: Match[], others: Match[]) => {
        const known = new Set(others.map(refKey));
        return some.filter((match) => !known.has(refKey(match)));
      };
      return {
        field: inField(then).length,
        won: await titled(without(inField(then), inField(list))),
        lost: await titled(without(inField(list), inField(then))),
      };
    },

    async judgement(
      actor: Actor,
      { projectId, searchEngine, id }: { projectId: string; searchEngine: Engine; id: string },
    ): Promise<RecordJudgement> {
      const project = await projects.get(actor, projectId);
      const { stored, list } = await read(project);
      const match = matchesByRef(list).get(refKey({ engine: searchEngine, id })) ?? null;
      const verdict = stored.marks.find((mark) => mark.searchEngine === searchEngine && mark.id === id)?.verdict;
      const screened = match ? match.screened : await gradeOf(project, list, { engine: searchEngine, id });
      return { ...presentJudgement(match, verdict ?? null), ...(screened && { screened }) };
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
          throw new AppError('CONFLICT', MESSAGES.relevance.tooManyMarks);
      }
      return { verdict, marks: await profiles.countMarks(project) };
    },
  };

  /** The grade by which a language model keeps a record out of the list. */
  async function gradeOf(project: ProjectBrief, { subject, unsure }: MadeMatches, ref: RecordRef) {
    const asked = unsure.find((each) => refKey(each.ref) === refKey(ref));
    if (!asked || !reading) return undefined;
    const grades = await reading.screenedOf(project, subject);
    return grades.find((each) => refKey(each) === refKey(ref) && each.hash === asked.hash)?.grade;
  }

  async function titled(matches: Match[]): Promise<Previewed> {
    const shown = matches.slice(0, PREVIEW_SHOWN);
    const records = await index.get(shown.map(({ engine, id }) => ({ engine, id })));
    return {
      count: matches.length,
      records: shown.map(({ engine, id, ring }, at) => ({
        searchEngine: engine,
        id,
        ring,
        title: records[at]?.title ?? id,
      })),
    };
  }
}

type Previewed = {
  count: number;
  records: { searchEngine: Engine; id: string; title: string; ring: Match['ring'] }[];
};
const PREVIEW_SHOWN = 5;

export type RelevanceService = ReturnType<typeof relevanceService>;

/** `about: [project id]` and `[project id, 'related']` were asked of what is now the field, 'on topic' of what is direct. */
export function scopeAsked(asked: string | undefined): Scope {
  if (asked === 'on topic') return 'direct';
  return SCOPES.find((scope) => scope === asked) ?? 'field';
}

export function presentJudgement(match: FoundMatch | Match | null, verdict: Verdict): RecordJudgement {
  return {
    ring: match?.ring ?? null,
    scope: match?.scope ?? null,
    onTopic: match?.onTopic ?? 0,
    related: match?.related ?? 0,
    technology: match?.technology ?? null,
    use: match?.use ?? null,
    shared: match?.shared ?? [],
    sentence: match?.sentence ?? null,
    isJoined: match?.isJoined ?? false,
    since: match && 'since' in match ? match.since : null,
    ...(match?.screened && { screened: match.screened }),
    verdict,
  };
}
