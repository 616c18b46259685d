import { Engine } from '@groundwork/contract/engines';
import { Party, Place, RecordSource, Withdrawn } from '@groundwork/contract/records';
import { z } from 'zod';

/** `yyyy`, `yyyy-mm` or `yyyy-mm-dd`: as precise as the source is. Sorts as text. */
export const PartialDate = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/);

/** A partial date, or a day with its hour and the zone in which that is said: `2026-11-26T23:59-10:00`. */
const ClosingDate = z.union([PartialDate, z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$/)]);

/**
 * One record of one data set, as every source maps to it and every index stores it.
 * `title`, `text`, organisations and people are searched; `facets` (field → display values) are filtered and counted;
 * `date` and `amount` are sorted and ranged. `data` is the engine's own typed record, shown on the detail page.
 */
export const CatalogueRecord = z.object({
  engine: Engine,
  /** Unique and stable within the engine: the source's own identifier wherever it has one. */
  id: z.string().min(1).max(300),
  /** The organization whose members alone see it; without one it is everybody's. */
  collection: z.string().min(1).max(64).optional(),
  title: z.string().min(1).max(2000),
  text: z.string().max(200_000),
  date: PartialDate.nullable(),
  /** In the unit that the engine declares (US dollars or a count). */
  amount: z.number().finite().nullable(),
  /** When it closes, where the engine says that its records do: the last day, or minute, in which one can apply. */
  closes: ClosingDate.nullable().optional(),
  place: Place.nullable(),
  organisations: z.array(Party),
  people: z.array(Party),
  facets: z.record(z.string(), z.array(z.string().min(1).max(300))),
  url: z.string().max(2000).nullable(),
  source: RecordSource,
  withdrawn: Withdrawn.optional(),
  data: z.record(z.string(), z.unknown()),
});
export type CatalogueRecord<Data extends Record<string, unknown> = Record<string, unknown>> = Omit<
  z.infer<typeof CatalogueRecord>,
  'data'
> & { data: Data };

export type RecordRef = { engine: Engine; id: string };

/** Names a record over all data sets: 'awards/1234'. */
export const refKey = ({ engine, id }: RecordRef): string => `${engine}/${id}`;
