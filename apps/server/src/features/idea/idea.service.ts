import type { Engine } from '@groundwork/contract/engines';
import type { IdeaChart, NearRecord } from '@groundwork/contract/idea';
import { IDEA_MARKS_MAX, IDEA_NEAR_FROM, IDEA_NEAREST_SHOWN } from '@groundwork/contract/limits';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { isEnglish } from '../../catalogue/matching/is-english.ts';
import type { ProjectMatches } from '../../catalogue/matching/matches.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { NearStatement } from '../../evidence/idea/claim-chart.ts';
import { closenessOf } from '../../evidence/idea/closeness.ts';
import { type HeldIdea, heldIdea, holdIdea, type StatementMark } from '../../evidence/idea/hold-idea.ts';
import { wordsOfStatement } from '../../evidence/idea/words-in-common.ts';
import type { Encodes } from '../../evidence/reading/find-passages.ts';
import type { Reader } from '../../evidence/reading/open-reader.ts';
import { evidenceKey } from '../../evidence/records/evidence-record.ts';
import type { Clock } from '../../platform/clock.ts';
import { digestOf } from '../../platform/digest.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Log } from '../../platform/log/log.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { isModelAway } from '../model-usage/model-writing.service.ts';
import type { ProjectBrief } from '../projects/projects.access.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { RelevanceService } from '../relevance/relevance.service.ts';
import { judgeIdeaJob } from './idea.jobs.ts';
import type { IdeaRepository, KeptChart, StoredIdea, StoredMark } from './idea.repository.ts';
import type { JudgingService } from './judging.service.ts';

interface Dependencies {
  ideas: IdeaRepository;
  projects: Pick<ProjectService, 'getUsable' | 'getEditable'>;
  relevance: Pick<RelevanceService, 'matchesOf'>;
  index: Pick<CatalogueIndex, 'searchRefs' | 'get' | 'stats' | 'vectors' | 'version'>;
  /** Null where there is none. */
  encoder: Encodes | null;
  reader: Pick<Reader, 'extract'>;
  /** Null where no language model holds records against statements. */
  judging: JudgingService | null;
  jobs: Pick<JobQueue, 'enqueue'>;
  log: Pick<Log, 'warn'>;
  clock: Clock;
}

/** Charts that were made in an earlier way are not shown. Raised when weights or what is read of records change. */
const FORM = 5;
/** The nearest records in all of the catalogue are looked for again after so long, if records have come. */
const LAG_MS = 3_600_000;
/** A report rests on what a model has said by then. */
const WAIT_MAX_MS = 3 * 60_000;
const ASK_AGAIN_MS = 10 * 60_000;
/** A job that was asked for so long ago, and left something unread, has ended. */
const AT_WORK_MS = 2 * 60_000;
/** Records near to the most of an idea that are shown, beside each other. */
const CLOSEST_SHOWN = 6;

/** The statements of a project's idea, held against the records: kept, since that takes seconds, with what people say of them. */
export function ideaService({
  ideas,
  projects,
  relevance,
  index,
  encoder,
  reader,
  judging,
  jobs,
  log,
  clock,
}: Dependencies) {
  /** Two who look at once have one made. */
  const underWay = new Map<string, Promise<KeptChart>>();

  async function chartOf(project: ProjectBrief, about: ProjectMatches, { statements }: StoredIdea): Promise<KeptChart> {
    const { id, title, description } = project;
    const state = digestOf([FORM, about.key, title, description, statements, encoder === null]);
    const asOf = new Date((await index.version()).changedAt);
    const kept = await ideas.chart({ id });
    const now = clock.now();
    const isFresh = (made: KeptChart) =>
      made.state === state && (made.asOf >= asOf || now.getTime() - made.madeAt.getTime() < LAG_MS);
    if (kept && isFresh(kept)) return kept;
    const work = `${id} ${state}`;
    const making =
      underWay.get(work) ??
      (async () => {
        const chart = await holdIdea({ index, about, title, description, statements, encoder, reader });
        const made = { state, chart, asOf, madeAt: now };
        await ideas.keep({ id }, made);
        return made;
      })().finally(() => underWay.delete(work));
    underWay.set(work, making);
    return making;
  }

  async function held(project: ProjectBrief, about: ProjectMatches, signal?: AbortSignal) {
    const stored = await ideas.find(project);
    const { chart, asOf } = await chartOf(project, about, stored);
    const judged = judging ? await judging.judgedBy(project, chart) : { chart, open: 0 };
    const marks = stored.marks.map(asMark);
    return { stored, chart, asOf, open: judged.open, idea: await heldIdea(judged.chart, { index, marks, signal }) };
  }

  /** Has the model read what it has not yet: for as long as a report waits. */
  async function judgeNow(project: ProjectBrief, about: ProjectMatches, task: string, signal: AbortSignal) {
    const { chart } = await chartOf(project, about, await ideas.find(project));
    await judging?.judge(project, chart, task, signal);
  }

  /** When a model was asked last, by project: one that is away is not asked at each look. */
  const asked = new Map<string, number>();

  /** Has the model read on beside what is answered here. */
  async function stateOf(project: ProjectBrief, open: number): Promise<IdeaChart['model']> {
    if (!judging) return undefined;
    const { name } = judging;
    if (open === 0) return { name, state: 'done' };
    const now = clock.now().getTime();
    const last = asked.get(project.id) ?? 0;
    if (now - last > ASK_AGAIN_MS) {
      asked.set(project.id, now);
      await jobs.enqueue(judgeIdeaJob, { projectId: project.id }, { singletonKey: project.id });
    }
    return { name, state: now - last > ASK_AGAIN_MS || now - last < AT_WORK_MS ? 'working' : 'waiting' };
  }

  const put = async (actor: Actor, projectId: string) => {
    requirePlan(actor, 'viewPulse', MESSAGES.words.needs.pulse);
    return projects.getEditable(actor, projectId);
  };

  return {
    /** For reports and insights: with what people said of it. */
    async ideaOf(project: ProjectBrief, about: ProjectMatches, signal: AbortSignal): Promise<HeldIdea> {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(WAIT_MAX_MS)]);
      await judgeNow(project, about, `idea:${project.id}`, inTime).catch((error) => {
        signal.throwIfAborted();
        if (!inTime.aborted && !isModelAway(error)) throw error;
        log.warn('language model', { error });
      });
      return (await held(project, about, signal)).idea;
    },

    /** How many records the model has yet to hold against the statements. */
    async unjudged(project: ProjectBrief, about: ProjectMatches): Promise<number> {
      if (!judging) return 0;
      const { chart } = await chartOf(project, about, await ideas.find(project));
      return (await judging.judgedBy(project, chart)).open;
    },

    /** For the job. */
    judge: async (project: ProjectBrief, task: string, signal: AbortSignal): Promise<void> =>
      judgeNow(project, await relevance.matchesOf(project), task, signal),

    async chart(actor: Actor, projectId: string, signal?: AbortSignal): Promise<IdeaChart> {
      requirePlan(actor, 'viewPulse', MESSAGES.words.needs.pulse);
      const project = await projects.getUsable(actor, projectId);
      const about = await relevance.matchesOf(project);
      const { stored, chart, asOf, open, idea } = await held(project, about, signal);
      const near = Object.entries(idea.near);
      const refusedOf = (statement: string) =>
        stored.marks
          .filter((mark) => mark.statement === statement && mark.verdict === 'not')
          .map(({ searchEngine, id, title }) => ({ searchEngine, id, title }));
      return {
        projectId: project.id,
        version: stored.version,
        isCorrected: stored.statements !== null,
        isOlderThanText: stored.statements !== null && stored.putFor !== digestOf([project.description]),
        statements: chart.statements.map((text, at) => ({
          text,
          nearest: near
            .flatMap(([key, own]) => own.filter((each) => each.at === at).map((each) => ({ key, ...each })))
            .toSorted((one, other) => other.certainty - one.certainty)
            .slice(0, IDEA_NEAREST_SHOWN)
            .map(({ key, quote, ...each }) => {
              const record = idea.records.get(key)!;
              const inCommon = wordsOfStatement(text, record, about.terms);
              return { ...present(record), quote, inCommon, ...calledBy(each) };
            }),
          refused: refusedOf(text),
        })),
        closest: closestOf(idea, about),
        held: chart.held.length,
        asOf: asOf.toISOString(),
        missing: chart.statements.length > 0 ? null : whyNone(project, encoder),
        mayEdit: project.role !== 'viewer',
        ...(judging && { model: await stateOf(project, open) }),
      };
    },

    async correct(
      actor: Actor,
      { projectId, version, statements }: { projectId: string; version: number; statements: string[] | null },
    ): Promise<{ version: number }> {
      const project = await put(actor, projectId);
      const correction = {
        version,
        statements: statements && [...new Set(statements)],
        putFor: digestOf([project.description]),
        at: clock.now(),
      };
      if (!(await ideas.correct(actor, project, correction)))
        throw new AppError('CONFLICT', MESSAGES.idea.changedMeanwhile);
      return { version: version + 1 };
    },

    async mark(
      actor: Actor,
      {
        projectId,
        statement,
        searchEngine,
        id,
        verdict,
      }: {
        projectId: string;
        statement: string;
        searchEngine: Engine;
        id: string;
        verdict: StoredMark['verdict'] | null;
      },
    ): Promise<{ verdict: StoredMark['verdict'] | null }> {
      const project = await put(actor, projectId);
      if (verdict === null) await ideas.unmark(actor, project, { statement, searchEngine, id });
      else {
        const { chart } = await chartOf(project, await relevance.matchesOf(project), await ideas.find(project));
        if (!chart.statements.includes(statement)) throw new AppError('CONFLICT', MESSAGES.idea.notSaid);
        const [record] = await index.get([{ engine: searchEngine, id }]);
        if (!record) throw new AppError('NOT_FOUND');
        const mark = { statement, searchEngine, id, title: record.title, verdict };
        if (!(await ideas.mark(actor, project, mark, { at: clock.now(), max: IDEA_MARKS_MAX })))
          throw new AppError('CONFLICT', MESSAGES.idea.tooManyMarks);
      }
      return { verdict };
    },
  };
}

export type IdeaService = ReturnType<typeof ideaService>;

const asMark = ({ statement, searchEngine: engine, id, verdict }: StoredMark): StatementMark => ({
  statement,
  key: evidenceKey({ engine, id }),
  verdict,
});

const calledBy = ({ certainty, by }: Pick<NearStatement, 'certainty' | 'by'>) => ({
  by,
  certainty: by === 'estimate' ? certainty : null,
});

function present({ engine, id, title, organisations, people, date, source }: CatalogueRecord): PresentedRecord {
  return {
    searchEngine: engine,
    id,
    title,
    who: organisations[0]?.name ?? people[0]?.name ?? null,
    year: date === null ? null : Number(date.slice(0, 4)),
    isSample: source.isSample === true,
  };
}
type PresentedRecord = Omit<NearRecord, 'quote' | 'inCommon' | 'certainty' | 'by'>;

/** Records that are likely near to something of the idea, by how much of it. */
function closestOf(idea: HeldIdea, about: Pick<ProjectMatches, 'matches'>): IdeaChart['closest'] {
  const { statements, near, records } = idea;
  const matches = new Map(about.matches.map((match) => [evidenceKey(match), match]));
  return Object.entries(near)
    .filter(([, own]) => own.some(({ certainty }) => certainty >= IDEA_NEAR_FROM))
    .map(([key, own]) => ({ key, own, closeness: closenessOf(key, matches.get(key), idea) }))
    .toSorted((one, other) => other.closeness - one.closeness)
    .slice(0, CLOSEST_SHOWN)
    .map(({ key, own }) => ({
      ...present(records.get(key)!),
      near: statements.map((_, at) => {
        const each = own.find((found) => found.at === at);
        return each ? calledBy(each) : null;
      }),
    }));
}

function whyNone({ description }: Pick<ProjectBrief, 'description'>, encoder: Encodes | null): IdeaChart['missing'] {
  if (!encoder) return 'encoder';
  return isEnglish(description) ? 'statements' : 'language';
}
