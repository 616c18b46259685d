import { z } from 'zod';
import { Language } from './auth.ts';
import { ENGINES, Engine } from './engines.ts';
import { LengthLimit, ReportType, RuleSource } from './report-kinds.ts';

/**
 * The one document model of every report: the screen, DOCX, PDF and Markdown are rendered from it.
 * Writers produce blocks with citations by source number; the sources are rendered from records, never written.
 */

/** A citation: source number, and the record's words that hold the claim. */
export const Citation = z.object({ source: z.number().int(), quote: z.string() });
export type Citation = z.infer<typeof Citation>;

/**
 * quotation: the record's own words. fact: said by a field or a sentence of the record. figure: computed, with its query.
 * inference: what the writer concludes; open, and without a value that its sources don't have. editor: what an editor of the
 * report keeps although its sources don't say so. applicant: the project's own description, word for word; nobody else says so.
 */
export const StatementKind = z.enum(['quotation', 'fact', 'figure', 'inference', 'editor', 'applicant']);
export type StatementKind = z.infer<typeof StatementKind>;

/** Place of a part of a sentence in its text, and what it opens: a figure by id, or one of its citations by its place. */
export const SentenceSpan = z.object({
  at: z.number().int(),
  length: z.number().int(),
  figure: z.string().optional(),
  citation: z.number().int().optional(),
  /** Word for word, whatever its citation says besides: a title, or words of the text. */
  isQuotation: z.boolean().optional(),
});
export type SentenceSpan = z.infer<typeof SentenceSpan>;

/** One published sentence. It rests on citations, on computed figures (by id), or both. */
export const Sentence = z.object({
  text: z.string(),
  /** Reports written before kinds were told have none. */
  kind: StatementKind.optional(),
  citations: z.array(Citation),
  figures: z.array(z.string()),
  /** In the order of the text. Sentences in somebody's own words have none, and those of reports from before. */
  spans: z.array(SentenceSpan).optional(),
  /** Language of somebody's own words, which are in no other: an editor's, or a language model's. Left out, the document's. */
  language: Language.optional(),
});
export type Sentence = z.infer<typeof Sentence>;

export const CellValue = z.union([z.string(), z.number(), z.null()]);
export const ColumnUnit = z.enum(['text', 'usd', 'count', 'date', 'year', 'percent']);
export type ColumnUnit = z.infer<typeof ColumnUnit>;

/** Which search gives a figure: opens the search screen, or re-computes it. */
export const FigureQuery = z.object({
  searchEngine: Engine,
  query: z.string(),
  filters: z.record(z.string(), z.unknown()),
});
export type FigureQuery = z.infer<typeof FigureQuery>;

/**
 * The basis of a figure, where its query alone doesn't give it: other figures, or so many records, of which
 * those that no search picks out are named.
 */
export const FigureBasis = z.object({
  how: z.enum([
    'share',
    'difference',
    'median',
    'lower-quartile',
    'upper-quartile',
    'count',
    'earliest',
    'latest',
    'days-left',
    // A probability that a fitted model gives.
    'estimate',
  ]),
  /** Ids, in the order of the computation: the part before the whole, the whole before what is taken away. */
  figures: z.array(z.string()),
  records: z.array(z.object({ searchEngine: Engine, id: z.string(), title: z.string() })),
  /** How many records it is worked out from. */
  n: z.number().int(),
});
export type FigureBasis = z.infer<typeof FigureBasis>;

/** A source that counted by itself what it has for these words. */
export const CountedAt = z.object({
  label: z.string(),
  /** The same question can be seen or put there. */
  address: z.url({ protocol: /^https?$/ }),
  /** When the source answered. */
  asOf: z.iso.datetime(),
  words: z.array(z.string()),
});
export type CountedAt = z.infer<typeof CountedAt>;

/** A number computed from records, with the query behind it: that gives the number itself, or what it is worked out from. */
export const Figure = z.object({
  id: z.string(),
  label: z.string(),
  value: z.number(),
  unit: z.enum(['usd', 'count', 'year', 'percent', 'months', 'days']),
  query: FigureQuery,
  /** Its place in its series, largest first, and what share of the series it makes up with those before it. */
  rank: z.object({ place: z.number().int(), share: z.number() }).optional(),
  basis: FigureBasis.optional(),
  /** The source that counted it, if not here: its query opens what of it was taken. */
  at: CountedAt.optional(),
});
export type Figure = z.infer<typeof Figure>;

export const CHECK_STATES = ['said', 'lacking', 'yours', 'passed'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

export const Block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), sentences: z.array(Sentence) }),
  z.object({ type: z.literal('list'), items: z.array(z.array(Sentence)) }),
  z.object({
    type: z.literal('table'),
    caption: z.string(),
    columns: z.array(z.object({ label: z.string(), unit: ColumnUnit })),
    rows: z.array(
      z.object({
        cells: z.array(CellValue),
        source: z.number().int().nullable(),
        /** Computed figures among the cells, by id. */
        figures: z.array(z.string()).optional(),
      }),
    ),
    /** The origin of the numbers, in words: 'Source: 34 award records, as of …'. */
    note: z.string(),
  }),
  z.object({
    type: z.literal('chart'),
    kind: z.enum(['column', 'bar', 'line']),
    title: z.string(),
    xLabel: z.string(),
    yLabel: z.string(),
    unit: z.enum(['usd', 'count']),
    categories: z.array(z.string()),
    series: z.array(z.object({ name: z.string(), values: z.array(z.number()) })),
    note: z.string(),
  }),
  /** The nodes joined with each other by records, two by two; nodes stand in the order in which they are drawn. */
  z.object({
    type: z.literal('map'),
    title: z.string(),
    nodes: z.array(z.object({ name: z.string(), role: z.string().nullable() })),
    links: z.array(
      z.object({ from: z.number().int(), to: z.number().int(), how: z.string(), records: z.number().int() }),
    ),
    note: z.string(),
  }),
  /** Says plainly that nothing was found, and where was looked. */
  z.object({ type: z.literal('nothing-found'), text: z.string() }),
  /** Blanks for what only the applicant knows, in the order in which the agency asks. */
  z.object({ type: z.literal('to-add'), items: z.array(z.string()) }),
  /** A table to be filled in; what is empty is the applicant's. */
  z.object({
    type: z.literal('form'),
    caption: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    note: z.string(),
  }),
  /** The requirements, and whether the cited record or the project's description meets them. */
  z.object({
    type: z.literal('checklist'),
    caption: z.string(),
    items: z.array(
      z.object({
        requirement: z.string(),
        /** said: the description says so. lacking: it doesn't yet. yours: nothing but the applicant can tell. passed: too late. */
        state: z.enum(CHECK_STATES),
        /** The record's words on it. */
        says: z.string().nullable(),
        source: z.number().int().nullable(),
      }),
    ),
    note: z.string(),
  }),
]);
export type Block = z.infer<typeof Block>;

/** The agency's question for the section, how long it may be, and where it says so. */
export const SectionGuide = z.object({
  question: z.string(),
  limit: LengthLimit.nullable(),
  source: RuleSource.nullable(),
});
export type SectionGuide = z.infer<typeof SectionGuide>;

/** Why the built-in writer wrote a section that a language model was to write. */
const BuiltInReason = z.enum(['ceiling', 'failed', 'nothing-held']);
export type BuiltInReason = z.infer<typeof BuiltInReason>;

export const ReportSection = z.object({
  id: z.string(),
  title: z.string(),
  guide: SectionGuide.optional(),
  builtIn: BuiltInReason.optional(),
  blocks: z.array(Block),
});
export type ReportSection = z.infer<typeof ReportSection>;

/** A data set, the project's own description, or a file of its author's library. */
export const SourceKind = z.enum([...ENGINES, 'project', 'library']);
export type SourceKind = z.infer<typeof SourceKind>;

/** A cited record, as it was when the report was written. */
export const ReportSource = z.object({
  number: z.number().int(),
  searchEngine: SourceKind,
  engineLabel: z.string(),
  id: z.string(),
  title: z.string(),
  parties: z.array(z.string()),
  date: z.string().nullable(),
  url: z.string().nullable(),
  publisher: z.string(),
  licence: z.string(),
  retrievedAt: z.string(),
  isSample: z.boolean(),
  /** The page of a file of the library. */
  page: z.object({ fileId: z.uuid(), folderId: z.uuid(), number: z.number().int() }).optional(),
});
export type ReportSource = z.infer<typeof ReportSource>;

export const ReportDocument = z
  .object({
    reportId: z.uuid(),
    reportType: ReportType,
    /** Which it is in, and all that it can be read in. What records say stays in theirs. */
    language: Language.default('en'),
    languages: z.array(Language).default(['en']),
    title: z.string(),
    subtitle: z.string(),
    project: z.object({ id: z.uuid(), title: z.string(), description: z.string() }),
    /** When the searched data last changed, ISO 8601 in UTC: the report's as-of date. */
    asOf: z.string(),
    writer: z.string(),
    /** Claims written, published with support, and withheld. */
    claims: z.object({
      made: z.number().int(),
      supported: z.number().int(),
      /** Part of those supported. */
      inferences: z.number().int().default(0),
      withheld: z.number().int(),
      /** Kept by an editor without support: neither supported nor withheld. */
      editors: z.number().int().default(0),
    }),
    /** Grows by one with each edit, each time that an earlier version is taken up again, and when it is written anew. */
    version: z.number().int().default(1),
    /** The number of cited records that have changed or gone since; set when a file of the report is made. */
    sourcesChanged: z.number().int().default(0),
    usesSample: z.boolean(),
    /** Nothing was at hand to compare meanings with: records were judged by their words alone. */
    isByWords: z.boolean().default(false),
    sections: z.array(ReportSection),
    figures: z.array(Figure),
    sources: z.array(ReportSource),
  })
  .meta({ id: 'ReportDocument' });
export type ReportDocument = z.infer<typeof ReportDocument>;
