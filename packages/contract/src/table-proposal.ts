import { z } from 'zod';
import { Engine } from './engines.ts';
import { TableMapping } from './table-mapping.ts';

/** The proposed meaning of a column. */
export const ProposedColumn = z.object({
  column: z.string(),
  field: z.string().nullable(),
  /** 0 to 1: how sure that is. */
  confidence: z.number().min(0).max(1),
  /** Rows that have a value. */
  filled: z.number().int(),
  /** The first different values. */
  examples: z.array(z.string()),
  /** Its dates or numbers can be read in two ways: somebody must say which. */
  isAsked: z.boolean(),
});
export type ProposedColumn = z.infer<typeof ProposedColumn>;

/** The most likely reading of a table that no source knows. */
export const TableProposal = z
  .object({
    file: z.string(),
    rows: z.number().int(),
    mapping: TableMapping,
    /** In the order of the mapping's. */
    columns: z.array(ProposedColumn),
    /** The likeliest data sets, best first. */
    engines: z.array(z.object({ engine: Engine, score: z.number() })),
    /** Sheets of the workbook that were not looked at further. */
    otherSheets: z.array(z.string()),
    /** Fields that every record needs and no column was found for. */
    lacks: z.array(z.string()),
  })
  .meta({ id: 'TableProposal' });
export type TableProposal = z.infer<typeof TableProposal>;
