import { z } from 'zod';
import { ENGINES, MAIN_TABS } from './engines.names.ts';

export { ENGINES, MAIN_TABS };

export const Engine = z.enum(ENGINES);
export type Engine = z.infer<typeof Engine>;

export const MainTab = z.enum(MAIN_TABS);
export type MainTab = z.infer<typeof MainTab>;

export const SortField = z.enum(['relevance', 'date', 'amount', 'closes']);
export type SortField = z.infer<typeof SortField>;

export const SortDirection = z.enum(['asc', 'desc']);
export type SortDirection = z.infer<typeof SortDirection>;

/**
 * The facts that a client needs to show an engine. Labels are display texts; `amount.unit` is `usd` (whole or
 * fractional US dollars) or `count` (a plain number, such as citations).
 */
export const EngineInfo = z.object({
  id: Engine,
  label: z.string(),
  singular: z.string(),
  tab: MainTab,
  facets: z.array(z.object({ field: z.string(), label: z.string() })),
  date: z.object({ label: z.string() }).nullable(),
  /** Meaning of `closes`; null where nothing closes. Ascending, what closes next comes first and what has closed last. */
  closes: z.object({ label: z.string() }).nullable(),
  amount: z.object({ label: z.string(), unit: z.enum(['usd', 'count']) }).nullable(),
  isBookmarkable: z.boolean(),
  /** The records that searches list. */
  count: z.number().int(),
  /** Sample records; beside real ones they are set aside and listed only where they are asked for. */
  sampleCount: z.number().int(),
  isSampleAside: z.boolean(),
  newest: z.string().nullable(),
});
export type EngineInfo = z.infer<typeof EngineInfo>;
