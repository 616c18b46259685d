import { z } from 'zod';
import { Engine } from './engines.ts';
import { Industry } from './industries.ts';
import { OPPORTUNITIES_MAX } from './limits.ts';
import { FigureQuery } from './report-document.ts';

const SCORES = ['private_funding', 'public_funding', 'commercial_success', 'patent_likelihood'] as const;
export const ScoreName = z.enum(SCORES);
export type ScoreName = z.infer<typeof ScoreName>;

export const MeasureId = z.enum([
  'funding-raised',
  'investors',
  'award-money',
  'government-money',
  'companies',
  'companies-per-research',
  'patents',
  'patents-per-publication',
]);
export type MeasureId = z.infer<typeof MeasureId>;

/** A number that a score rests on, and how many of the topics compared with have less. */
const ScoreFigure = z.object({
  id: MeasureId,
  /** Null where there is nothing to compute it from. */
  value: z.number().nullable(),
  /** Records that it was computed from. */
  n: z.number().int(),
  /** 0 to 100; null where it cannot be compared. */
  percentile: z.number().int().nullable(),
  /** The topics that have such a number. */
  topics: z.number().int(),
  /** Why: nothing to compute it from, or hardly a topic of the catalogue has any of it. */
  why: z.enum(['no-data', 'not-comparable']).nullable(),
  query: FigureQuery.nullable(),
});
export type ScoreFigure = z.infer<typeof ScoreFigure>;

/** `value`: the mean of the percentiles of its figures, 0 to 100; null when none can be compared. */
export const Score = z.object({ value: z.number().int().nullable(), figures: z.array(ScoreFigure) });
export type Score = z.infer<typeof Score>;

/** 'B2B' or 'B2C' where three quarters of what is said points there, 'both' where less does; null when too little is said. */
const Market = z.object({
  kind: z.enum(['B2B', 'B2C', 'both']).nullable(),
  /** Companies of the industry that speak of businesses or of consumers, with the searches that find them. */
  business: z.number().int(),
  consumer: z.number().int(),
  businessQuery: FigureQuery,
  consumerQuery: FigureQuery,
});

/** How far the records on topic are: in research, in development, on the market. */
const Duration = z.object({
  kind: z.enum(['short', 'medium', 'long']).nullable(),
  research: z.number().int(),
  development: z.number().int(),
  market: z.number().int(),
});

export const Opportunity = z.object({
  /** Null where the field of use is plainly of none. */
  industry: Industry.nullable(),
  /** The field of use in the data's own words: an industry of companies, a category, a condition. */
  use: z.string(),
  /** Records about the project that name it, and the search that finds them. */
  searchEngine: Engine,
  records: z.number().int(),
  query: FigureQuery,
  /** The project's title and description with this opportunity. */
  title: z.string(),
  description: z.string(),
  /** Records that would be on topic then. */
  onTopic: z.number().int(),
  market: Market,
  duration: Duration,
  scores: z.record(ScoreName, Score),
});
export type Opportunity = z.infer<typeof Opportunity>;

export const OpportunityAssessment = z
  .object({
    asOf: z.iso.datetime(),
    /** measuring: the topics to compare with are being measured; ask again. */
    state: z.enum(['measuring', 'ready', 'too-little', 'few-topics']),
    /** Other topics of the catalogue that all scores are compared with; null where nothing is scored. */
    topics: z.object({ n: z.number().int(), measuredAt: z.iso.datetime() }).nullable(),
    /** The project as it is. */
    project: z.object({ onTopic: z.number().int(), duration: Duration, scores: z.record(ScoreName, Score) }).nullable(),
    opportunities: z.array(Opportunity).max(OPPORTUNITIES_MAX),
  })
  .meta({ id: 'OpportunityAssessment' });
export type OpportunityAssessment = z.infer<typeof OpportunityAssessment>;
