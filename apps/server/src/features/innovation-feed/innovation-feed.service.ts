import type { FeedContent, FeedFilter, FeedItem } from '@groundwork/contract/innovation-feed';
import type { Generation } from '@groundwork/contract/insights';
import type { Notes } from '@groundwork/contract/projects';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import { SETTLING_MS } from './feed-times.ts';
import { findItemsJob } from './innovation-feed.jobs.ts';
import type { FeedRepository, FeedRow } from './innovation-feed.repository.ts';

type Dependencies = {
  feed: FeedRepository;
  projects: ProjectService;
  jobs: Pick<JobQueue, 'enqueue'>;
  takeTurn: RateLimit;
  clock: Clock;
};
type ListPage = { projectId: string; page: number; pageLimit: number; filter: FeedFilter; sort: 'asc' | 'desc' };

export function feedService({ feed, projects, jobs, takeTurn, clock }: Dependencies) {
  async function usable(actor: Actor, projectId: string) {
    requirePlan(actor, 'viewPulse', MESSAGES.words.needs.pulse);
    return projects.getUsable(actor, projectId);
  }

  async function find(actor: Actor, id: string): Promise<FeedRow> {
    const row = await feed.find(actor, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  async function findEditable(actor: Actor, id: string): Promise<FeedRow> {
    const row = await find(actor, id);
    await projects.getEditable(actor, row.projectId);
    return row;
  }

  return {
    /** Asked again while it is looked, it is looked once. */
    async generate(actor: Actor, projectId: string): Promise<Generation> {
      await usable(actor, projectId);
      const { id } = await projects.getEditable(actor, projectId);
      await takeTurn(actor.userId);
      const now = clock.now();
      await feed.transaction(async (tx) => {
        await feed.begin(id, { now, seenUntil: new Date(now.getTime() - SETTLING_MS) }, tx);
        await jobs.enqueue(findItemsJob, { projectId: id }, { singletonKey: id, tx });
      });
      return feed.generation(id);
    },

    async list(actor: Actor, { projectId, page, pageLimit, filter, sort }: ListPage) {
      const { id } = await usable(actor, projectId);
      const [{ rows, total }, generation] = await Promise.all([
        feed.page(id, { offset: (page - 1) * pageLimit, limit: pageLimit, filter, sort }),
        feed.generation(id),
      ]);
      return { items: rows.map((row) => present(row, actor)), total, page, pageLimit, generation };
    },

    async star(actor: Actor, itemId: string, isStarred: boolean) {
      await findEditable(actor, itemId);
      if (!(await feed.star(actor, itemId, isStarred))) throw new AppError('NOT_FOUND');
      return { itemId, isStarred };
    },

    async updateNotes(
      actor: Actor,
      { itemId, text, version }: { itemId: string; text: string; version?: number | undefined },
    ): Promise<Notes> {
      const notesVersion = await feed.updateNotes(actor, itemId, { notes: text, version });
      if (notesVersion !== null) return { notes: text, notesVersion, notesBy: null };
      const current = notesOf(await findEditable(actor, itemId), actor);
      // Sent twice, as when an answer got lost or a page was closed: it is stored already.
      if (current.notes === text) return current;
      throw new AppError('CONFLICT', MESSAGES.feed.notesChanged, current);
    },

    /** For sharing: what of an item everybody with its link may read, for who may change its project or only sees it. */
    async contentFor(actor: Actor, id: string, to: 'see' | 'edit'): Promise<FeedContent> {
      return (to === 'edit' ? await findEditable(actor, id) : await find(actor, id)).content;
    },
  };
}

export type FeedService = ReturnType<typeof feedService>;

const notesOf = ({ notes, notesVersion, notesBy, notesByName }: FeedRow, { userId }: Actor): Notes => ({
  notes,
  notesVersion,
  notesBy: notesBy === userId ? null : notesByName,
});

const present = (row: FeedRow, actor: Actor): FeedItem => ({
  ...row.content,
  id: row.id,
  kind: row.kind,
  imageLink: null,
  faviconLink: null,
  createdAt: row.createdAt.toISOString(),
  isStarred: row.isStarred,
  ...notesOf(row, actor),
});
