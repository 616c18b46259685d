import { z } from 'zod';

/** The fourteen data sets, by their ids on the wire. An engine's id is also its section in URLs: `/{engine}/{id}`. */
export const ENGINES = [
  'companies',
  'investors',
  'patents',
  'awards',
  'funding-opportunities',
  'usa-spending',
  'federal-lab-technologies',
  'publications',
  'subject-matter-experts',
  'university-technologies',
  'clinical-trials',
  'interventions',
  'drugs',
  'international-trials',
] as const;

export const Engine = z.enum(ENGINES);
export type Engine = z.infer<typeof Engine>;

/** The four main tabs of the search screen. Which engine belongs to which tab is said by the engine's declaration. */
export const MAIN_TABS = ['industry', 'government', 'academia', 'special'] as const;
export const MainTab = z.enum(MAIN_TABS);
export type MainTab = z.infer<typeof MainTab>;

export const SortField = z.enum(['relevance', 'date', 'amount']);
export type SortField = z.infer<typeof SortField>;

export const SortDirection = z.enum(['asc', 'desc']);
export type SortDirection = z.infer<typeof SortDirection>;

/**
 * What a client needs to know of an engine to show it. Labels are display texts; `amount.unit` is `usd` (whole or
 * fractional US dollars) or `count` (a plain number, such as citations).
 */
export const EngineInfo = z.object({
  id: Engine,
  label: z.string(),
  singular: z.string(),
  tab: MainTab,
  facets: z.array(z.object({ field: z.string(), label: z.string() })),
  date: z.object({ label: z.string() }).nullable(),
  amount: z.object({ label: z.string(), unit: z.enum(['usd', 'count']) }).nullable(),
  isBookmarkable: z.boolean(),
  count: z.number().int(),
  sampleCount: z.number().int(),
  newest: z.string().nullable(),
});
export type EngineInfo = z.infer<typeof EngineInfo>;
