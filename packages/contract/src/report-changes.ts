import { z } from 'zod';
import { Engine } from './engines.ts';

/** The place of a statement in a report. `item` of a list; `at` counts sentences, and rows of a table. */
export const StatementPlace = z.object({
  sectionId: z.string(),
  block: z.number().int().min(0),
  item: z.number().int().min(0).nullable(),
  at: z.number().int().min(0),
});
export type StatementPlace = z.infer<typeof StatementPlace>;

/** removed: the catalogue has it no more. withdrawn: its source has taken it back, as a retracted paper. */
export const SourceChangeKind = z.enum(['changed', 'withdrawn', 'removed']);
export type SourceChangeKind = z.infer<typeof SourceChangeKind>;

/** A cited record that is no longer as it was when the report was written. */
export const SourceChange = z.object({
  number: z.number().int(),
  searchEngine: Engine,
  id: z.string(),
  title: z.string(),
  kind: SourceChangeKind,
  /** Why it was withdrawn. */
  reason: z.string().nullable(),
  /** Its fields that differ, and the cited words that its text no longer has (without a label). */
  differences: z.array(
    z.object({ label: z.string().nullable(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  /** The report's words on it; `isAffected`: the very words that the statement rests on are others now, or gone. */
  statements: z.array(z.object({ place: StatementPlace, text: z.string(), isAffected: z.boolean() })),
});
export type SourceChange = z.infer<typeof SourceChange>;

/** A cited file that is in the library no more; `deletedAt` is null where its owner’s account went with it. */
export const DeletedFile = z.object({
  number: z.number().int(),
  title: z.string(),
  deletedAt: z.iso.datetime().nullable(),
});
export type DeletedFile = z.infer<typeof DeletedFile>;

export const ReportChanges = z
  .object({ isStale: z.boolean(), sources: z.array(SourceChange), deletedFiles: z.array(DeletedFile) })
  .meta({ id: 'ReportChanges' });
export type ReportChanges = z.infer<typeof ReportChanges>;
