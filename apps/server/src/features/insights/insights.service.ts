import type { CustomQuery, Generation, Insight, InsightContent, InsightFilter } from '@groundwork/contract/insights';
import { PLAN_PERMISSIONS } from '@groundwork/contract/plans';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { InsightWorkRepository } from './insight-work.repository.ts';
import { answerQuestionsJob, generateInsightsJob } from './insights.jobs.ts';
import type { InsightRepository, InsightRow, SeenInsight } from './insights.repository.ts';
import { readQuestion } from './question/read-question.ts';

type Dependencies = {
  insights: InsightRepository;
  work: InsightWorkRepository;
  projects: ProjectService;
  jobs: Pick<JobQueue, 'enqueue'>;
  takeTurn: RateLimit;
  clock: Clock;
};
type ListPage = { projectId: string; page: number; pageLimit: number; filter: InsightFilter; sort: 'asc' | 'desc' };

const EVER = new Date(0);

export function insightService({ insights, work, projects, jobs, takeTurn, clock }: Dependencies) {
  async function usable(actor: Actor, projectId: string) {
    requirePlan(actor, 'viewPulse', MESSAGES.words.needs.pulse);
    return projects.getUsable(actor, projectId);
  }

  /** For who changes something in it. */
  async function editable(actor: Actor, projectId: string) {
    await usable(actor, projectId);
    return projects.getEditable(actor, projectId);
  }

  async function find(actor: Actor, id: string): Promise<SeenInsight> {
    const row = await insights.find(actor, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  async function findEditable(actor: Actor, id: string): Promise<SeenInsight> {
    const row = await find(actor, id);
    await projects.getEditable(actor, row.projectId);
    return row;
  }

  return {
    hasAsked: async (actor: Actor): Promise<boolean> => (await insights.countUsed(actor, EVER)) > 0,

    /** Asked again while it is looked, it is looked once. */
    async generate(actor: Actor, projectId: string): Promise<Generation> {
      const { id } = await editable(actor, projectId);
      await takeTurn(actor.userId);
      await insights.transaction(async (tx) => {
        await work.begin(id, clock.now(), tx);
        await jobs.enqueue(generateInsightsJob, { projectId: id }, { singletonKey: id, tx });
      });
      return work.generation(id);
    },

    async list(actor: Actor, { projectId, page, pageLimit, filter, sort }: ListPage) {
      const { id } = await usable(actor, projectId);
      const [{ rows, total }, generation] = await Promise.all([
        insights.page(actor, id, { offset: (page - 1) * pageLimit, limit: pageLimit, filter, sort }),
        work.generation(id),
      ]);
      return { items: rows.map(present), total, page, pageLimit, generation };
    },

    async rate(actor: Actor, insightId: string, likeValue: boolean | null) {
      const { isLiked } = await findEditable(actor, insightId);
      // To unrate what is unrated changes nothing; what is rated stays so.
      if (likeValue === null && isLiked === null) return { insightId, likeValue };
      if (likeValue === null || !(await insights.rate(actor, insightId, likeValue, clock.now())))
        throw new AppError('CONFLICT', MESSAGES.insights.alreadyRated);
      return { insightId, likeValue };
    },

    async rating(actor: Actor, insightId: string) {
      return { insightId, likeValue: (await find(actor, insightId)).isLiked };
    },

    async bookmark(actor: Actor, insightId: string, isBookmarked: boolean) {
      await findEditable(actor, insightId);
      if (!(await insights.bookmark(actor, insightId, isBookmarked))) throw new AppError('NOT_FOUND');
      return { insightId, isBookmarked };
    },

    /** A question that can't be answered by looking at records is refused before it counts. */
    async ask(actor: Actor, projectId: string, questions: string[]): Promise<CustomQuery> {
      const { id } = await editable(actor, projectId);
      const titles = (await projects.list(actor)).items.filter((each) => each.id !== id).map(({ title }) => title);
      for (const [at, question] of questions.entries()) {
        const read = readQuestion(question, { about: null, today: clock.now(), titles });
        if (typeof read === 'string') throw AppError.validation({ [`questions.${at}`]: [MESSAGES.insights[read]] });
      }
      const now = clock.now();
      const max = PLAN_PERMISSIONS[actor.plan].customInsightsPerMonth;
      const row = await insights.transaction(async (tx) => {
        const since = monthOf(now).from;
        const asked = await insights.ask(actor, { projectId: id, questions }, { since, max, now }, tx);
        if (asked) await jobs.enqueue(answerQuestionsJob, { insightId: asked.id }, { tx });
        return asked;
      });
      if (!row) throw new AppError('FORBIDDEN', MESSAGES.insights.limitReached);
      return presentQuery(row);
    },

    async customQueries(actor: Actor, projectId: string) {
      const { id } = await usable(actor, projectId);
      return { items: (await insights.asked(id)).map(presentQuery) };
    },

    async customCount(actor: Actor) {
      const { from, next } = monthOf(clock.now());
      const max = PLAN_PERMISSIONS[actor.plan].customInsightsPerMonth;
      return {
        used: await insights.countUsed(actor, from),
        max: Number.isFinite(max) ? max : null,
        renewsAt: next.toISOString(),
      };
    },

    async customPending(actor: Actor) {
      return { items: (await insights.pending(actor)).map(presentQuery) };
    },

    /** For sharing: what of an insight everybody with its link may read, for who may change its project or only sees it. */
    async contentFor(actor: Actor, id: string, to: 'see' | 'edit'): Promise<InsightContent | null> {
      return (to === 'edit' ? await findEditable(actor, id) : await find(actor, id)).content;
    },
  };
}

export type InsightService = ReturnType<typeof insightService>;

/** The calendar month in UTC. */
function monthOf(moment: Date): { from: Date; next: Date } {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()];
  return { from: new Date(Date.UTC(year, month)), next: new Date(Date.UTC(year, month + 1)) };
}

const presentQuery = ({ id, projectId, questions, state, createdAt }: InsightRow): CustomQuery => ({
  insightId: id,
  projectId,
  questions: questions ?? [],
  state,
  createdAt: createdAt.toISOString(),
});

const EMPTY: Omit<InsightContent, 'title' | 'asOf'> = {
  kind: 'answer',
  response: '',
  sentences: [],
  why: null,
  references: [],
  figures: [],
  n: 0,
  period: null,
  missing: null,
};

function present({
  id,
  content,
  questions,
  state,
  isLiked,
  isBookmarked,
  createdAt,
  supersededAt,
}: SeenInsight): Insight {
  return {
    ...(content ?? { ...EMPTY, title: questions?.[0] ?? '', asOf: createdAt.toISOString() }),
    id,
    insightId: id,
    state,
    isLiked,
    isBookmarked,
    customQuery: questions?.join('\n') ?? null,
    createdAt: createdAt.toISOString(),
    supersededAt: supersededAt?.toISOString() ?? null,
  };
}
