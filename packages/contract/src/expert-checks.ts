import { z } from 'zod';
import { EXPERT_CHECK_TEXTS } from './expert-checks.texts.ts';
import { EXPERT_NOTE_MAX, PAGE_LIMIT_DEFAULT } from './limits.ts';
import { Page, PageLimit, pageOf } from './pagination.ts';
import { CommentThread, NewThread } from './report-comments.ts';
import { ReportDocument } from './report-document.ts';
import { ReportType } from './reports.ts';
import { route } from './route.ts';
import { cleanText } from './text.ts';

export { EXPERT_CHECK_TEXTS };

/** asked → reviewing → approved or returned, or asked again where its reviewer gives it up; withdrawn by who asked, from the first two. */
export const ExpertCheckState = z.enum(['asked', 'reviewing', 'approved', 'returned', 'withdrawn']);
export type ExpertCheckState = z.infer<typeof ExpertCheckState>;

const note = z
  .string()
  .overwrite((value) => cleanText(value).trim())
  .max(EXPERT_NOTE_MAX);

export const ExpertCheck = z
  .object({
    id: z.uuid(),
    state: ExpertCheckState,
    reportType: ReportType,
    reportId: z.uuid(),
    reportTitle: z.string(),
    /** The report's version when the check was asked for. */
    version: z.number().int(),
    requester: z.string().nullable(),
    note: z.string(),
    reviewer: z.string().nullable(),
    /** Whether the caller is the one who checks it. */
    isMine: z.boolean(),
    summary: z.string(),
    askedAt: z.iso.datetime(),
    takenAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ExpertCheck' });
export type ExpertCheck = z.infer<typeof ExpertCheck>;

const ReportRef = z.object({ reportType: ReportType, reportId: z.uuid() });
const CheckRef = z.object({ id: z.uuid() });

export const expertChecks = {
  ask: route({
    method: 'POST',
    path: '/reports/{reportType}/{reportId}/expert-check',
    summary: 'Ask for an expert’s check of a report',
    tags: ['Reports'],
    successStatus: 201,
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(ReportRef.extend({ note: note.default('') }))
    .output(ExpertCheck),
  get: route({
    method: 'GET',
    path: '/reports/{reportType}/{reportId}/expert-check',
    summary: 'The report’s latest check by an expert',
    tags: ['Reports'],
    errors: ['NOT_FOUND'],
  })
    .input(ReportRef)
    .output(z.object({ check: ExpertCheck.nullable() })),
  withdraw: route({
    method: 'DELETE',
    path: '/reports/{reportType}/{reportId}/expert-check',
    summary: 'Withdraw a report from being checked',
    tags: ['Reports'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(ReportRef)
    .output(ExpertCheck),
  queue: route({
    method: 'GET',
    path: '/expert-checks',
    summary: 'Checks that wait, longest first, and then those that ended',
    tags: ['Service'],
    errors: ['NOT_FOUND'],
  })
    .input(
      z.object({
        state: ExpertCheckState.optional(),
        page: Page.default(1),
        pageLimit: PageLimit.default(PAGE_LIMIT_DEFAULT),
      }),
    )
    .output(pageOf(ExpertCheck)),
  take: route({
    method: 'POST',
    path: '/expert-checks/{id}/take',
    summary: 'Take a check on',
    tags: ['Service'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(CheckRef)
    .output(ExpertCheck),
  release: route({
    method: 'POST',
    path: '/expert-checks/{id}/release',
    summary: 'Give up a check that one has taken on: it waits for another expert, where it stood',
    tags: ['Service'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(CheckRef)
    .output(ExpertCheck),
  report: route({
    method: 'GET',
    path: '/expert-checks/{id}/report',
    summary: 'The report, for who checks it, as long as they do',
    tags: ['Service'],
    errors: ['NOT_FOUND'],
  })
    .input(CheckRef)
    .output(ReportDocument),
  comment: route({
    method: 'POST',
    path: '/expert-checks/{id}/comments',
    summary: 'Comment on a statement of the report that one checks',
    tags: ['Service'],
    successStatus: 201,
    errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  })
    .input(CheckRef.extend(NewThread.shape))
    .output(CommentThread),
  end: route({
    method: 'POST',
    path: '/expert-checks/{id}/end',
    summary: 'Approve the report, or return it with what should change',
    tags: ['Service'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(
      CheckRef.extend({
        verdict: z.enum(['approved', 'returned']),
        summary: note.pipe(z.string().min(1, EXPERT_CHECK_TEXTS.summaryNeeded)),
      }),
    )
    .output(ExpertCheck),
};
