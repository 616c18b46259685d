import { COMMENT_THREADS_MAX } from '@groundwork/contract/limits';
import type { CommentThread, NewThread } from '@groundwork/contract/report-comments';
import type { ReportDocument } from '@groundwork/contract/report-document';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { EventBus } from '../../../platform/events/event-bus.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { RateLimit } from '../../../platform/http/rate-limit.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { ProjectService } from '../../projects/projects.service.ts';
import type { ReportRef } from '../report-row.ts';
import { reportChanged } from '../reports.events.ts';
import type { ReportService } from '../reports.service.ts';
import { compareOrders, findPassage, orderIn, statementAt } from './find-passage.ts';
import { reportCommented } from './report-comments.events.ts';
import type { CommentRef, CommentRow, ReportCommentRepository, ThreadRow } from './report-comments.repository.ts';

type Dependencies = {
  comments: ReportCommentRepository;
  reports: Pick<ReportService, 'document'>;
  projects: Pick<ProjectService, 'getEditable'>;
  takeTurn: RateLimit;
  events: EventBus;
  clock: Clock;
};

export function reportCommentService({ comments, reports, projects, takeTurn, events, clock }: Dependencies) {
  const tellChanged = (document: ReportDocument, tx: Transaction) =>
    events.publish(reportChanged, { reportId: document.reportId, projectId: document.project.id }, tx);

  async function threadOf(actor: Actor, document: ReportDocument, threadId: string): Promise<CommentThread> {
    const thread = found(await comments.find(actor, document.reportId, threadId));
    const written = await comments.comments(actor, document.reportId);
    return present(actor, document, thread, written);
  }

  /** For who was let see the report: its own readers, and who checks it. */
  async function add(actor: Actor, document: ReportDocument, { version, place, text }: NewThread) {
    await takeTurn(actor.userId);
    if (version !== document.version) throw new AppError('CONFLICT', MESSAGES.reportComments.unknownPassage);
    const quote = statementAt(document, place);
    if (quote === null) throw new AppError('CONFLICT', MESSAGES.reportComments.unknownPassage);
    const createdAt = clock.now();
    const { reportId } = document;
    return comments.transaction(async (tx) => {
      const thread = await comments.insertThread(
        { reportId, version, place, quote, createdAt },
        COMMENT_THREADS_MAX,
        tx,
      );
      if (!thread) throw new AppError('CONFLICT', MESSAGES.reportComments.tooManyThreads);
      return { thread, commentId: await write(actor, document, thread.id, text, tx) };
    });
  }

  async function write(actor: Actor, document: ReportDocument, threadId: string, text: string, tx: Transaction) {
    const values = { threadId, authorId: actor.userId, text, createdAt: clock.now() };
    const commentId = await comments.insertComment(values, tx);
    if (!commentId) throw new AppError('CONFLICT', MESSAGES.reportComments.tooManyReplies);
    await events.publish(reportCommented, { commentId }, tx);
    await tellChanged(document, tx);
    return commentId;
  }

  return {
    async list(actor: Actor, ref: ReportRef): Promise<{ items: CommentThread[]; total: number }> {
      const document = await reports.document(actor, ref);
      const [threads, written] = await Promise.all([
        comments.threads(actor, ref.reportId),
        comments.comments(actor, ref.reportId),
      ]);
      const items = threads
        .map((thread) => present(actor, document, thread, written))
        // Comments that their authors took along with their accounts leave empty threads.
        .filter((thread) => thread.comments.length > 0)
        .sort((a, b) => compareOrders(orderIn(document, a.place), orderIn(document, b.place)));
      return { items, total: items.length };
    },

    async create(actor: Actor, { version, place, text, ...ref }: ReportRef & NewThread): Promise<CommentThread> {
      const document = await reports.document(actor, ref);
      const { thread } = await add(actor, document, { version, place, text });
      return threadOf(actor, document, thread.id);
    },

    /** For somebody who checks a report: they are no reader of it, and see their own words alone. */
    async createAs(actor: Actor, document: ReportDocument, given: NewThread): Promise<CommentThread> {
      const { thread, commentId: id } = await add(actor, document, given);
      const at = thread.createdAt.toISOString();
      const comment = { id, text: given.text, author: null, isOwn: true, at, editedAt: null };
      const { quote, version, place } = thread;
      return { id: thread.id, quote, version, place, passage: 'unchanged', resolvedAt: null, comments: [comment] };
    },

    async reply(actor: Actor, { threadId, text, ...ref }: ReportRef & { threadId: string; text: string }) {
      const document = await reports.document(actor, ref);
      found(await comments.find(actor, ref.reportId, threadId));
      await takeTurn(actor.userId);
      await comments.transaction((tx) => write(actor, document, threadId, text, tx));
      return threadOf(actor, document, threadId);
    },

    async resolve(
      actor: Actor,
      { threadId, isResolved, ...ref }: ReportRef & { threadId: string; isResolved: boolean },
    ): Promise<CommentThread> {
      const document = await reports.document(actor, ref);
      await projects.getEditable(actor, document.project.id);
      found(await comments.find(actor, ref.reportId, threadId));
      await comments.transaction(async (tx) => {
        await comments.resolve(actor, ref.reportId, threadId, isResolved ? clock.now() : null, tx);
        await tellChanged(document, tx);
      });
      return threadOf(actor, document, threadId);
    },

    async edit(actor: Actor, { text, ...ref }: ReportRef & CommentRef & { text: string }): Promise<CommentThread> {
      const document = await reports.document(actor, ref);
      await comments.transaction(async (tx) => {
        if (!(await comments.edit(actor, ref, { text, editedAt: clock.now() }, tx))) throw new AppError('NOT_FOUND');
        await tellChanged(document, tx);
      });
      return threadOf(actor, document, ref.threadId);
    },

    async delete(actor: Actor, ref: ReportRef & CommentRef): Promise<void> {
      const document = await reports.document(actor, ref);
      await comments.transaction(async (tx) => {
        if (!(await comments.delete(actor, ref, tx))) throw new AppError('NOT_FOUND');
        await tellChanged(document, tx);
      });
    },
  };
}

export type ReportCommentService = ReturnType<typeof reportCommentService>;

function found(thread: ThreadRow | null): ThreadRow {
  if (!thread) throw new AppError('NOT_FOUND');
  return thread;
}

function present(
  { userId }: Actor,
  document: ReportDocument,
  { id, quote, version, place, resolvedAt }: ThreadRow,
  written: CommentRow[],
): CommentThread {
  return {
    id,
    quote,
    version,
    ...findPassage(document, place, quote),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    comments: written
      .filter(({ threadId }) => threadId === id)
      .map((comment) => ({
        id: comment.id,
        text: comment.text,
        author: comment.author,
        isOwn: comment.authorId === userId,
        at: comment.createdAt.toISOString(),
        editedAt: comment.editedAt?.toISOString() ?? null,
      })),
  };
}
