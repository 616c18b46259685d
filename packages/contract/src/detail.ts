import { z } from 'zod';
import { Engine } from './engines.ts';

const Unit = z.enum(['text', 'usd', 'count', 'date']);

/** A record that the catalogue holds. */
const HeldRecord = z.object({ searchEngine: Engine, id: z.string() });

/**
 * A value with the way to show it; clients format dates, money and numbers in one place of theirs. Texts are the
 * source's own, as plain text. `total` says how many there are where not all of them are listed.
 */
export const DetailValue = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  /** `isDeadline`: clients say how many days are left. */
  z.object({ type: z.literal('date'), date: z.string(), isDeadline: z.boolean().optional() }),
  z.object({ type: z.literal('money'), amount: z.number() }),
  z.object({ type: z.literal('number'), value: z.number() }),
  z.object({ type: z.literal('link'), text: z.string(), url: z.string() }),
  z.object({ type: z.literal('list'), items: z.array(z.string()) }),
  z.object({
    type: z.literal('table'),
    columns: z.array(
      z.object({
        label: z.string(),
        unit: Unit,
        /** Numbers get a bar for their share of the largest, and a line with their sum. */
        isMeasured: z.boolean().optional(),
        /** Names in this column lead to the searches for them. */
        search: z.object({ searchEngine: Engine, field: z.enum(['organisation', 'person', 'title']) }).optional(),
      }),
    ),
    /** A list is several names in one cell. */
    rows: z.array(z.array(z.union([z.string(), z.number(), z.null(), z.array(z.string())]))),
  }),
  /** Running text in parts, each with the heading that it has in the source. */
  z.object({
    type: z.literal('longText'),
    parts: z.array(z.object({ title: z.string().nullable(), text: z.string() })),
  }),
  /** In the order of their days; clients tell what is past from what is to come. */
  z.object({
    type: z.literal('timeline'),
    events: z.array(z.object({ date: z.string(), label: z.string(), note: z.string().nullable() })),
  }),
  /** A course in stages. `status` is the source's word; `isStopped` when it left the course after stage `at`. */
  z.object({
    type: z.literal('steps'),
    status: z.string(),
    steps: z.array(z.string()),
    at: z.number().int(),
    isStopped: z.boolean(),
  }),
  /** `searchEngine`: where a person's name is searched for. */
  z.object({
    type: z.literal('people'),
    searchEngine: Engine,
    people: z.array(
      z.object({
        name: z.string(),
        role: z.string().nullable(),
        affiliation: z.string().nullable(),
        orcid: z.string().nullable(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
      }),
    ),
    total: z.number().int(),
  }),
  /** A claim that refers to an earlier one depends on it. */
  z.object({
    type: z.literal('claims'),
    claims: z.array(z.object({ number: z.number().int(), text: z.string(), dependsOn: z.number().int().nullable() })),
    total: z.number().int(),
  }),
  /** Works that the record names. `record` is their entry in the catalogue, null without one. */
  z.object({
    type: z.literal('citations'),
    items: z.array(
      z.object({
        text: z.string(),
        note: z.string().nullable(),
        url: z.string().nullable(),
        record: HeldRecord.nullable(),
      }),
    ),
    total: z.number().int(),
  }),
  z.object({
    type: z.literal('places'),
    places: z.array(
      z.object({
        name: z.string().nullable(),
        city: z.string().nullable(),
        state: z.string().nullable(),
        country: z.string().nullable(),
      }),
    ),
    total: z.number().int(),
  }),
  /** One small bar chart for each series over the same `x`, such as years. */
  z.object({
    type: z.literal('chart'),
    xLabel: z.string(),
    series: z.array(z.object({ label: z.string(), unit: z.enum(['usd', 'count']) })),
    rows: z.array(z.object({ x: z.string(), values: z.array(z.number().nullable()) })),
  }),
]);
export type DetailValue = z.infer<typeof DetailValue>;

const DetailField = z.object({ label: z.string(), value: DetailValue.nullable() });

/** A group of labelled values on the detail page; `figures` are shown large, side by side. */
export const DetailGroup = z.object({
  title: z.string(),
  layout: z.enum(['fields', 'figures']),
  fields: z.array(DetailField),
});
export type DetailGroup = z.infer<typeof DetailGroup>;

/** good: open, running, granted; coming: not begun; over: ended as planned; bad: stopped, refused, withdrawn. */
export const StatusTone = z.enum(['good', 'coming', 'over', 'bad']);
export type StatusTone = z.infer<typeof StatusTone>;

/** The facts that decide whether to read on. One without a value is shown as 'N/A'. */
export const RecordHead = z.object({
  status: z.object({ label: z.string(), tone: StatusTone }).nullable(),
  facts: z.array(DetailField),
});
export type RecordHead = z.infer<typeof RecordHead>;
