import { z } from 'zod';
import { Engine } from './engines.ts';
import { line } from './text.ts';

const Heading = z.string().min(1).max(500);

/** The meaning of one column of a table. */
export const ColumnMapping = z.strictObject({
  /** Its heading, compared without case, blanks and punctuation; in JSON the path of a member: 'inventors.name'. */
  column: Heading,
  /** A field of the data set; null: it is kept under its own heading. Several columns of one field are joined. */
  field: z.string().min(1).max(100).nullable(),
  /** Which number of 03/04/2025 is the day, in all of the column. `undecided` must be decided before an import. */
  dates: z.enum(['day-first', 'month-first', 'undecided']).optional(),
  /** The sign before decimals, in all of the column. */
  numbers: z.enum(['point', 'comma', 'undecided']).optional(),
  /** Currency of amounts: 'EUR'. What is not in US dollars is shown as it is written, and not sorted among dollars. */
  currency: z.string().length(3).optional(),
  /** The column that names the currency of each row's amount. */
  currencyFrom: Heading.optional(),
  /** How much 1 means: 1000 where the heading says thousands. */
  times: z.literal([1, 1_000, 1_000_000, 1_000_000_000]).optional(),
  /** Set for a column without a field that has few different values: they can be filtered by. */
  isFilter: z.boolean().optional(),
  /** Between several values of one cell; ';' when left out. */
  separator: z.string().min(1).max(5).optional(),
});
export type ColumnMapping = z.infer<typeof ColumnMapping>;

/** How the rows of a table become records of a data set: what the screen proposes, the API takes and `--mapping` reads. */
export const TableMapping = z
  .strictObject({
    /** Also the name of the source that its records have. */
    name: line().min(1).max(120),
    engine: Engine,
    /** Sheet of a workbook; the one that has the columns when left out. */
    sheet: z.string().max(200).optional(),
    columns: z.array(ColumnMapping).min(1).max(2000),
    /** Values that every record gets where its row has none: {"institution": "Example University"}. */
    constants: z.record(z.string().max(100), z.string().max(2000)).default({}),
    /** Columns of which an id is made, where none of them is one. */
    idFrom: z.array(Heading).max(20).default([]),
    licence: z.string().trim().max(300).default('As the owner of the records says'),
  })
  .meta({ id: 'TableMapping' });
export type TableMapping = z.infer<typeof TableMapping>;

const OWN_FIELD_MAX = 60;

/** The filter that a column of the owner's own is: 'own-ip-status'. */
export const ownField = (heading: string): string =>
  `own-${heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`.slice(0, OWN_FIELD_MAX);
