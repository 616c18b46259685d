import { z } from 'zod';
import { Engine } from './engines.ts';
import { FUNDING_ROUNDS_SHOWN, PULSE_CALLS_SHOWN, PULSE_NEWEST_SHOWN, PULSE_POINTS_SHOWN } from './limits.ts';
import { Ring, Scope } from './relevance.ts';
import { FigureQuery } from './report-document.ts';

/**
 * The panels of Pulse. Each number comes with the search that gives it; null where none does: a funding round is no record,
 * and what was computed for a description alone has no project to search by.
 */
const Query = FigureQuery.nullable();
/** When the catalogue last changed: what the numbers are as of. */
const asOf = z.iso.datetime();

/** Records on topic of one data set. `amount` in the unit that the data set declares, over those that state one. */
const KeyFigure = z.object({
  searchEngine: Engine,
  onTopic: z.number().int(),
  of: z.number().int(),
  amount: z.number().nullable(),
  withAmount: z.number().int(),
  query: FigureQuery,
});
export type KeyFigure = z.infer<typeof KeyFigure>;

export const KeyFigures = z.object({
  asOf,
  figures: z.array(KeyFigure),
  /** Calls on topic whose source says that they are open or announced. */
  openCalls: z.object({ count: z.number().int(), query: FigureQuery }),
});
export type KeyFigures = z.infer<typeof KeyFigures>;

const MARKET_SERIES = ['publications', 'patents', 'awards', 'clinical-trials', 'funding-rounds'] as const;
export const MarketSeriesId = z.enum(MARKET_SERIES);
export type MarketSeriesId = z.infer<typeof MarketSeriesId>;

const MarketSeries = z.object({
  id: MarketSeriesId,
  searchEngine: Engine,
  /** All on topic, those without a year and outside the years shown included. */
  total: z.number().int(),
  /** The years that the data set covers; null without any. */
  covered: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  /** One for each year shown. A null count: the data set doesn't cover that year, which is no zero. */
  years: z.array(z.object({ year: z.number().int(), count: z.number().int().nullable(), query: Query })),
});
export type MarketSeries = z.infer<typeof MarketSeries>;

/** The own counts of a source that was asked for the project, of the words that were agreed to. */
export const SourceTrend = z.object({
  searchEngine: Engine,
  /** 'PubMed'. */
  label: z.string(),
  /** All years together. */
  total: z.number().int(),
  years: z.array(z.object({ year: z.number().int(), count: z.number().int() })),
  /** The same question can be seen or put there. */
  address: z.string(),
  /** When the source answered. */
  asOf: z.iso.datetime(),
  words: z.array(z.string()),
});
export type SourceTrend = z.infer<typeof SourceTrend>;

export const MarketTrends = z
  .object({
    asOf,
    /** Which of the project's records are counted. */
    scope: Scope,
    from: z.number().int(),
    /** The year of `asOf`, which is not over. */
    to: z.number().int(),
    series: z.array(MarketSeries),
    /** At most one of a data set: it counts what there is, where `series` counts what the catalogue holds of it. */
    atSources: z.array(SourceTrend).optional(),
  })
  .meta({ id: 'MarketTrends' });
export type MarketTrends = z.infer<typeof MarketTrends>;

const Sum = z.object({
  rounds: z.number().int(),
  /** US dollars, over the rounds that state them. */
  amount: z.number(),
  withAmount: z.number().int(),
});

export const FundingRoundOf = z.object({
  companyId: z.string(),
  company: z.string(),
  type: z.string(),
  date: z.string().nullable(),
  /** US dollars; null where none are stated. */
  amount: z.number().nullable(),
  investors: z.array(z.string()),
});
export type FundingRoundOf = z.infer<typeof FundingRoundOf>;

export const FundingTrends = z
  .object({
    asOf,
    companies: z.object({
      onTopic: z.number().int(),
      /** The surest of them, whose rounds were read. */
      read: z.number().int(),
      withRounds: z.number().int(),
      query: Query,
    }),
    /** Rounds without a year are counted here and stand in no year. */
    total: Sum,
    undated: z.number().int(),
    types: z.array(z.string()),
    years: z.array(Sum.extend({ year: z.number().int(), byType: z.array(Sum.extend({ type: z.string() })) })),
    /** The newest. */
    rounds: z.array(FundingRoundOf).max(FUNDING_ROUNDS_SHOWN),
  })
  .meta({ id: 'FundingTrends' });
export type FundingTrends = z.infer<typeof FundingTrends>;

const AgencySlice = z.object({
  agency: z.string(),
  amount: z.number(),
  awards: z.number().int(),
  withAmount: z.number().int(),
  query: Query,
});
export type AgencySlice = z.infer<typeof AgencySlice>;

const Agencies = z.object({
  asOf,
  awards: z.number().int(),
  /** US dollars, over the awards that state them. */
  amount: z.number(),
  withAmount: z.number().int(),
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
  /** The largest sums first; by number of awards where none states a sum. */
  slices: z.array(AgencySlice),
  /** All smaller ones and awards without an agency; null when there are none. */
  others: z.object({ amount: z.number(), awards: z.number().int(), agencies: z.number().int() }).nullable(),
  query: Query,
});
export type Agencies = z.infer<typeof Agencies>;

/** One of the two is null. */
export const AgenciesAnswer = z
  .object({ data: Agencies.nullable(), error: z.string().nullable() })
  .meta({ id: 'AgenciesPieChart' });

const Group = z.object({ key: z.string(), count: z.number().int(), query: Query });
const Grouped = z.object({ total: z.number().int(), groups: z.array(Group), query: Query });
export type Grouped = z.infer<typeof Grouped>;

export const BiotechCheck = z
  .object({
    asOf,
    isLifeScience: z.boolean(),
    /** The basis of that: records on topic of trials, drugs and interventions, and of patents, awards and publications. */
    clinical: z.number().int(),
    technical: z.number().int(),
    /** Null unless it is one. */
    panels: z
      .object({
        phases: Grouped,
        statuses: Grouped,
        /** Counted by active ingredient: one application may have several. */
        drugs: Grouped,
        /** Counted by kind of intervention. */
        interventions: Grouped,
      })
      .nullable(),
  })
  .meta({ id: 'BiotechCheck' });
export type BiotechCheck = z.infer<typeof BiotechCheck>;

/** Places of records on topic, the most frequent first. */
export const PlacesOfWork = z
  .object({ asOf, awards: Grouped, companies: Grouped, trials: Grouped })
  .meta({ id: 'PlacesOfWork' });
export type PlacesOfWork = z.infer<typeof PlacesOfWork>;

/** A record of a project's field by how near it lies to what the project is and how it works, and to what it is for: cosines. */
export const FieldPoint = z.object({
  searchEngine: Engine,
  id: z.string(),
  title: z.string(),
  organisation: z.string().nullable(),
  date: z.string().nullable(),
  ring: Ring,
  technology: z.number(),
  use: z.number(),
});
export type FieldPoint = z.infer<typeof FieldPoint>;

export const FieldMap = z
  .object({
    asOf,
    scope: Scope,
    /** Records in that scope. */
    total: z.number().int(),
    /** The surest of them first. None where nothing could be compared by meaning. */
    points: z.array(FieldPoint).max(PULSE_POINTS_SHOWN),
    /** Place of the project’s own description, by the same measure; null where it tells too little of one of them. */
    own: z.object({ technology: z.number(), use: z.number() }).nullable(),
  })
  .meta({ id: 'FieldMap' });
export type FieldMap = z.infer<typeof FieldMap>;

export const ClosingDates = z.object({
  asOf,
  /** On topic, and open or announced by what their source says. */
  open: z.number().int(),
  query: FigureQuery,
  /** The next to close comes first; those without a closing date come last. What has closed is left out. */
  calls: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        agency: z.string().nullable(),
        closes: z.string().nullable(),
        isSample: z.boolean(),
      }),
    )
    .max(PULSE_CALLS_SHOWN),
});
export type ClosingDates = z.infer<typeof ClosingDates>;

const NewestRecord = z.object({
  searchEngine: Engine,
  id: z.string(),
  title: z.string(),
  date: z.string().nullable(),
  organisation: z.string().nullable(),
});

export const WhatIsNew = z.object({
  /** The visit before this one, or when the project was made. */
  since: z.iso.datetime(),
  isFirstVisit: z.boolean(),
  /** Records on topic that came since then, by data set, those without any left out. */
  counts: z.array(z.object({ searchEngine: Engine, count: z.number().int(), query: FigureQuery })),
  /** The surest of them. */
  records: z.array(NewestRecord).max(PULSE_NEWEST_SHOWN),
  /** Sorted by their own date, when nothing has come. */
  latest: z.array(NewestRecord).max(PULSE_NEWEST_SHOWN),
});
export type WhatIsNew = z.infer<typeof WhatIsNew>;

export const TrendingAreas = z
  .object({
    /** When this was computed; null while it never was. */
    computedAt: z.iso.datetime().nullable(),
    areas: z.array(
      z.object({
        area: z.string(),
        searchEngine: Engine,
        /** Records with these words in the last two years of the data set, and in the two before. */
        recent: z.number().int(),
        before: z.number().int(),
        recentQuery: FigureQuery,
        beforeQuery: FigureQuery,
      }),
    ),
  })
  .meta({ id: 'TrendingAreas' });
export type TrendingAreas = z.infer<typeof TrendingAreas>;
