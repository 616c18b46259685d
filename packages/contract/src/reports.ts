import { z } from 'zod';
import { Language } from './auth.ts';
import { VERSION_MAX } from './limits.ts';
import { MessageRef } from './message-refs.ts';
import { pageOf } from './pagination.ts';
import { ReportChanges } from './report-changes.ts';
import { ReportDocument } from './report-document.ts';
import { ReportEdit, ReportVersion, StatementCheck, StatementVerdicts, WithheldClaim } from './report-editing.ts';
import { reportKinds } from './report-kinds.routes.ts';
import { REPORT_TYPES, ReportType } from './report-kinds.ts';
import { route } from './route.ts';

export { REPORT_TYPES, ReportType };

/** draft: to be filled by who makes it. */
export const ReportState = z.enum(['draft', 'queued', 'running', 'complete', 'failed', 'cancelled']);
export type ReportState = z.infer<typeof ReportState>;

export const DOCUMENT_FORMATS = ['docx', 'pdf', 'md'] as const;
/** Its sources alone, for reference managers: BibTeX, RIS, CSL JSON. */
export const REFERENCE_FORMATS = ['bib', 'ris', 'csl'] as const;
export const DocumentFormat = z.enum([...DOCUMENT_FORMATS, ...REFERENCE_FORMATS]);
export type DocumentFormat = z.infer<typeof DocumentFormat>;

/**
 * `progress` is a percentage; `step` says in words what is being done; `message` why it failed. `hasDocument`: there is one to
 * read, though a newer is being written.
 */
export const ReportStatus = z.object({
  projectId: z.uuid(),
  status: ReportState,
  progress: z.number().int().min(0).max(100),
  step: z.string(),
  /** Which texts the step and the message are. */
  stepSaid: MessageRef.optional(),
  message: z.string().optional(),
  messageSaid: MessageRef.optional(),
  hasDocument: z.boolean(),
});
export type ReportStatus = z.infer<typeof ReportStatus>;

export const ReportSummary = z
  .object({
    reportId: z.uuid(),
    reportType: ReportType,
    title: z.string(),
    /** The agency and its program; only in a funding report. */
    program: z.string().optional(),
    createdAt: z.iso.datetime(),
    completedAt: z.iso.datetime().nullable(),
    /** When the data that it rests on last changed; null until it is written. */
    asOf: z.string().nullable(),
    /** Records that the data sets have gained since then. */
    addedSince: z.number().int(),
    /** Version of its document: grows with each edit, and when it is written anew. */
    version: z.number().int(),
    /** Records that it cites have changed or gone since. */
    isStale: z.boolean(),
    ...ReportStatus.shape,
  })
  .meta({ id: 'ReportSummary' });
export type ReportSummary = z.infer<typeof ReportSummary>;

const ReportRef = z.object({ reportType: ReportType, reportId: z.uuid() });
/** Left out, it is told in its own. */
const InLanguage = { language: Language.optional() };
const VersionRef = ReportRef.extend({ version: z.coerce.number().int().min(1).max(VERSION_MAX) });

export const reports = {
  list: route({
    method: 'GET',
    path: '/reports',
    summary: 'Reports of a project, or of all projects, newest first',
    tags: ['Reports'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ projectId: z.uuid().optional() }))
    .output(pageOf(ReportSummary)),
  ...reportKinds,
  status: route({
    method: 'GET',
    path: '/reports/{reportType}/{reportId}/status',
    summary: 'How far a report is',
    tags: ['Reports'],
    errors: ['NOT_FOUND'],
  })
    .input(ReportRef)
    .output(ReportStatus),
  get: route({
    method: 'GET',
    path: '/reports/{reportType}/{reportId}',
    summary: 'The report’s document, in its own language or another that it can be read in',
    tags: ['Reports'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(ReportRef.extend(InLanguage))
    .output(ReportDocument),
  written: route({
    method: 'GET',
    path: '/reports/{reportType}/{reportId}/written',
    summary:
      'The sections that are written of a report which is not complete, with what they cite; null while there are none',
    tags: ['Reports'],
    errors: ['NOT_FOUND'],
  })
    .input(ReportRef.extend(InLanguage))
    .output(z.object({ document: ReportDocument.nullable() })),
  cancel: route({
    method: 'POST',
    path: '/reports/{reportType}/{reportId}/cancel',
    summary: 'Stop writing a report',
    tags: ['Reports'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(ReportRef)
    .output(ReportStatus),
  retry: route({
    method: 'POST',
    path: '/reports/{reportType}/{reportId}/retry',
    summary: 'Go on with a failed or canceled report; sections already written are kept',
    tags: ['Reports'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(ReportRef)
    .output(ReportStatus),
  regenerate: route({
    method: 'POST',
    path: '/reports/{reportType}/{reportId}/regenerate',
    summary: 'Write a complete report anew, on the project and the data as they are now; the version there is, is kept',
    tags: ['Reports'],
    successStatus: 202,
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(ReportRef)
    .output(ReportStatus),
  changes: route({
    method: 'GET',
    path: '/reports/{reportType}/{reportId}/changes',
    summary: 'Which cited records have changed or gone since the report was written, and what it says on them',
    tags: ['Reports'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(ReportRef.extend(InLanguage))
    .output(ReportChanges),
  check: route({
    method: 'POST',
    path: '/reports/{reportType}/{reportId}/check',
    summary: 'Judge sentences of an edited paragraph by the records that they cite',
    tags: ['Reports'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(ReportRef.extend(StatementCheck.shape))
    .output(StatementVerdicts),
  edit: route({
    method: 'PATCH',
    path: '/reports/{reportType}/{reportId}',
    summary: 'Change texts of a report; what its sources do not support is kept only as the editor’s statement',
    tags: ['Reports'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(ReportRef.extend(ReportEdit.shape))
    .output(ReportDocument),
  versions: route({
    method: 'GET',
    path: '/reports/{reportType}/{reportId}/versions',
    summary: 'The versions of a report, newest first',
    tags: ['Reports'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(ReportRef)
    .output(z.object({ items: z.array(ReportVersion) })),
  version: route({
    method: 'GET',
    path: '/reports/{reportType}/{reportId}/versions/{version}',
    summary: 'The document of a version',
    tags: ['Reports'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(VersionRef.extend(InLanguage))
    .output(ReportDocument),
  restore: route({
    method: 'POST',
    path: '/reports/{reportType}/{reportId}/versions/{version}/restore',
    summary: 'Take up an earlier version again, as a new one',
    tags: ['Reports'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(VersionRef.extend({ current: z.number().int().min(1), ...InLanguage }))
    .output(ReportDocument),
  withheld: route({
    method: 'GET',
    path: '/reports/{reportType}/{reportId}/withheld',
    summary: 'What was withheld from the report, with the reasons',
    tags: ['Reports'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(ReportRef)
    .output(z.object({ items: z.array(WithheldClaim) })),
  delete: route({
    method: 'DELETE',
    path: '/reports/{reportType}/{reportId}',
    summary: 'Delete a report',
    tags: ['Reports'],
    errors: ['NOT_FOUND'],
  })
    .input(ReportRef)
    .output(z.object({ success: z.literal(true) })),
  document: route({
    method: 'GET',
    path: '/reports/{reportType}/{reportId}/document',
    summary: 'The report as a file (DOCX, PDF, Markdown), or its sources (BibTeX, RIS, CSL JSON)',
    tags: ['Reports'],
    outputStructure: 'detailed',
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(ReportRef.extend({ format: DocumentFormat, ...InLanguage }))
    .output(z.object({ headers: z.record(z.string(), z.string()).optional(), body: z.file() })),
};
