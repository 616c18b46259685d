import { z } from 'zod';
import { Language } from './auth.ts';
import { EDITS_MAX, REPORT_HEADING_MAX, SENTENCE_CITATIONS_MAX, STATEMENT_MAX, STATEMENTS_MAX } from './limits.ts';
import { MessageRef } from './message-refs.ts';
import { StatementPlace } from './report-changes.ts';
import { StatementKind } from './report-document.ts';
import { REPORT_EDITING_TEXTS } from './report-editing.texts.ts';
import { cleanText } from './text.ts';

export { REPORT_EDITING_TEXTS };

const oneLine = (max: number) =>
  z
    .string()
    .overwrite((value) => cleanText(value).replace(/\s+/g, ' ').trim())
    .max(max);

/** The place of a paragraph or an item of a list. */
export const ProsePlace = StatementPlace.omit({ at: true });
export type ProsePlace = z.infer<typeof ProsePlace>;

/** A sentence as an editor has it: words, and the sources (by number) and figures (by id) that it is to rest on. */
export const EditedStatement = z.object({
  text: oneLine(STATEMENT_MAX),
  /** Which sentence of the paragraph it was; null for a new one. */
  was: z.number().int().min(0).nullable(),
  sources: z.array(z.number().int()).max(SENTENCE_CITATIONS_MAX),
  figures: z.array(z.string().max(300)).max(SENTENCE_CITATIONS_MAX),
});
export type EditedStatement = z.infer<typeof EditedStatement>;

/** Which texts what is missing is; null for the statement's own words. */
const MissingSaid = z.array(MessageRef.nullable());

/** Values and quotations that a sentence's sources lack. One that was not changed is not asked about again. */
export const StatementVerdict = z.object({
  text: z.string(),
  kind: StatementKind,
  isSupported: z.boolean(),
  /** Numbers, names and words that the sources lack. */
  missing: z.array(z.string()),
  missingSaid: MissingSaid,
});
export type StatementVerdict = z.infer<typeof StatementVerdict>;

/** A paragraph or an item of a list, as it is to be. */
export const ProseEdit = ProsePlace.extend({
  /** `isKept`: stays as the editor's statement if the sources don't support it. Without words it goes. */
  statements: z.array(EditedStatement.extend({ isKept: z.boolean() })).max(STATEMENTS_MAX),
});
export type ProseEdit = z.infer<typeof ProseEdit>;

export const HeadingEdit = z.object({ sectionId: z.string(), title: oneLine(REPORT_HEADING_MAX).min(1) });
export type HeadingEdit = z.infer<typeof HeadingEdit>;

/** Which the editor reads the report in, and writes; left out, its own. */
const language = Language.optional();

export const ReportEdit = z.object({
  /** The version that was edited. */
  version: z.number().int().min(1),
  language,
  prose: z.array(ProseEdit).max(EDITS_MAX).default([]),
  headings: z.array(HeadingEdit).max(EDITS_MAX).default([]),
});
export type ReportEdit = z.infer<typeof ReportEdit>;

export const StatementCheck = z.object({
  version: z.number().int().min(1),
  language,
  place: ProsePlace,
  statements: z.array(EditedStatement).min(1).max(STATEMENTS_MAX),
});
export type StatementCheck = z.infer<typeof StatementCheck>;

/** For each of the statements asked about, its sentences. */
export const StatementVerdicts = z.object({ statements: z.array(z.array(StatementVerdict)) });
export type StatementVerdicts = z.infer<typeof StatementVerdicts>;

export const VersionKind = z.enum(['written', 'edited', 'restored']);
export type VersionKind = z.infer<typeof VersionKind>;

export const ReportVersion = z
  .object({
    version: z.number().int(),
    kind: VersionKind,
    /** Null where it was written, or who did it is gone. */
    by: z.string().nullable(),
    at: z.iso.datetime(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'ReportVersion' });
export type ReportVersion = z.infer<typeof ReportVersion>;

/** Statements that were written and withheld, with the reasons. */
export const WithheldClaim = z.object({
  sectionTitle: z.string(),
  text: z.string(),
  missing: z.array(z.string()),
  missingSaid: MissingSaid,
});
export type WithheldClaim = z.infer<typeof WithheldClaim>;
