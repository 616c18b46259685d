import { z } from 'zod';
import { COMMENT_MAX, VERSION_MAX } from './limits.ts';
import { StatementPlace } from './report-changes.ts';
import { REPORT_COMMENT_TEXTS } from './report-comments.texts.ts';
import { ReportType } from './reports.ts';
import { route } from './route.ts';
import { cleanText } from './text.ts';

export { REPORT_COMMENT_TEXTS };

const ReportRef = z.object({ reportType: ReportType, reportId: z.uuid() });
const ThreadRef = ReportRef.extend({ threadId: z.uuid() });
const CommentRef = ThreadRef.extend({ commentId: z.uuid() });

const CommentText = z
  .string()
  .overwrite((value) => cleanText(value).trim())
  .min(1, REPORT_COMMENT_TEXTS.empty)
  .max(COMMENT_MAX);

export const ReportComment = z.object({
  id: z.uuid(),
  text: z.string(),
  /** Null where the person has no name. */
  author: z.string().nullable(),
  isOwn: z.boolean(),
  at: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
});
export type ReportComment = z.infer<typeof ReportComment>;

/**
 * unchanged: the passage stands in the report word for word, at `place`. changed: other words stand where it stood. gone: nothing
 * stands there. The comments stay with the words that they were written on.
 */
export const PassageState = z.enum(['unchanged', 'changed', 'gone']);
export type PassageState = z.infer<typeof PassageState>;

export const CommentThread = z
  .object({
    id: z.uuid(),
    /** The words that it is about, and the version of the report in which they stood. */
    quote: z.string(),
    version: z.number().int(),
    /** In the report as it is now. */
    place: StatementPlace.nullable(),
    passage: PassageState,
    resolvedAt: z.iso.datetime().nullable(),
    comments: z.array(ReportComment),
  })
  .meta({ id: 'CommentThread' });
export type CommentThread = z.infer<typeof CommentThread>;

export const NewThread = z.object({
  version: z.number().int().min(1).max(VERSION_MAX),
  place: StatementPlace,
  text: CommentText,
});
export type NewThread = z.infer<typeof NewThread>;

export const reportComments = {
  list: route({
    method: 'GET',
    path: '/reports/{reportType}/{reportId}/comments',
    summary: 'Comments on passages of a report, in the order of the report',
    tags: ['Reports'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(ReportRef)
    .output(z.object({ items: z.array(CommentThread), total: z.number().int() })),
  create: route({
    method: 'POST',
    path: '/reports/{reportType}/{reportId}/comments',
    summary: 'Comment on a statement of a report',
    tags: ['Reports'],
    successStatus: 201,
    errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  })
    .input(ReportRef.extend(NewThread.shape))
    .output(CommentThread),
  reply: route({
    method: 'POST',
    path: '/reports/{reportType}/{reportId}/comments/{threadId}',
    summary: 'Reply to a comment',
    tags: ['Reports'],
    successStatus: 201,
    errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  })
    .input(ThreadRef.extend({ text: CommentText }))
    .output(CommentThread),
  resolve: route({
    method: 'PATCH',
    path: '/reports/{reportType}/{reportId}/comments/{threadId}',
    summary: 'Mark a thread of comments as settled, or take it up again',
    tags: ['Reports'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(ThreadRef.extend({ isResolved: z.boolean() }))
    .output(CommentThread),
  edit: route({
    method: 'PATCH',
    path: '/reports/{reportType}/{reportId}/comments/{threadId}/{commentId}',
    summary: 'Change one’s own comment',
    tags: ['Reports'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(CommentRef.extend({ text: CommentText }))
    .output(CommentThread),
  delete: route({
    method: 'DELETE',
    path: '/reports/{reportType}/{reportId}/comments/{threadId}/{commentId}',
    summary: 'Delete one’s own comment; a thread without comments goes with its last',
    tags: ['Reports'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(CommentRef)
    .output(z.object({ success: z.literal(true) })),
};
