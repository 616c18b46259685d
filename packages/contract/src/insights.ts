import { z } from 'zod';
import { Engine } from './engines.ts';
import { INSIGHT_KIND_LABELS, INSIGHT_TEXTS } from './insights.texts.ts';
import { QUESTION_MAX, QUESTIONS_MAX } from './limits.ts';
import { Page, PageLimit, pageOf } from './pagination.ts';
import { Figure, StatementKind } from './report-document.ts';
import { route } from './route.ts';
import { text } from './text.ts';

export { INSIGHT_KIND_LABELS, INSIGHT_TEXTS };

export const InsightKind = z.enum(
  Object.keys(INSIGHT_KIND_LABELS) as [keyof typeof INSIGHT_KIND_LABELS, ...(keyof typeof INSIGHT_KIND_LABELS)[]],
);
export type InsightKind = z.infer<typeof InsightKind>;

/** A record that an insight rests on. */
export const InsightReference = z.object({
  citationNumber: z.number().int(),
  title: z.string(),
  year: z.number().int().nullable(),
  authors: z.array(z.string()),
  /** Its page at the source; null for sources without pages. */
  link: z.string().nullable(),
  searchEngine: Engine,
  id: z.string(),
  publisher: z.string(),
  isSample: z.boolean(),
});
export type InsightReference = z.infer<typeof InsightReference>;

/** One published sentence: its text as it stands in `response`, what proves it, and the figures that it tells, by id. */
export const InsightSentence = z.object({
  text: z.string(),
  kind: StatementKind,
  citations: z.array(z.number().int()),
  figures: z.array(z.string()),
  /** Index of the question that it answers, among several; starts at 0. */
  answers: z.number().int().optional(),
});
export type InsightSentence = z.infer<typeof InsightSentence>;

export const Questions = z
  .array(text().min(1, INSIGHT_TEXTS.questionRequired).max(QUESTION_MAX, INSIGHT_TEXTS.questionTooLong))
  .min(1, INSIGHT_TEXTS.questionRequired)
  .max(QUESTIONS_MAX);

/** An insight in German, in the parts of the same names: its sentences in their order, the labels of its figures by their ids. */
const GermanInsight = z.object({
  title: z.string(),
  sentences: z.array(z.string()),
  why: z.string().nullable(),
  missing: z.string().nullable(),
  labels: z.record(z.string(), z.string()),
});
export type GermanInsight = z.infer<typeof GermanInsight>;

/** The part that anybody with the link may read. */
export const InsightContent = z.object({
  title: z.string(),
  kind: InsightKind,
  /** The sentences with the numbers of their sources in brackets. */
  response: z.string(),
  sentences: z.array(InsightSentence),
  /** Why it may matter to who looks at the project; null where that is plain. */
  why: z.string().nullable(),
  references: z.array(InsightReference),
  figures: z.array(Figure),
  /** Records that it is worked out from. */
  n: z.number().int(),
  period: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Limits of the insight that a reader should know. */
  missing: z.string().nullable(),
  /** When the searched data last changed. */
  asOf: z.string(),
  /** Only where all of it can be told in German. */
  german: GermanInsight.optional(),
});
export type InsightContent = z.infer<typeof InsightContent>;

export const Insight = InsightContent.extend({
  id: z.uuid(),
  insightId: z.uuid(),
  state: z.enum(['ready', 'pending', 'failed']),
  /** The caller's own rating; null while there is none. */
  isLiked: z.boolean().nullable(),
  isBookmarked: z.boolean(),
  /** The questions, one a line; null for what was found without being asked. */
  customQuery: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When a later insight took its place; null for what stands. */
  supersededAt: z.iso.datetime().nullable(),
}).meta({ id: 'Insight' });
export type Insight = z.infer<typeof Insight>;

/** How the last look for something new stands. */
export const Generation = z.object({
  state: z.enum(['never', 'pending', 'ready', 'failed']),
  finishedAt: z.iso.datetime().nullable(),
});
export type Generation = z.infer<typeof Generation>;

export const InsightFilter = z.enum(['all', 'bookmarked']);
export type InsightFilter = z.infer<typeof InsightFilter>;
export const Sort = z.enum(['asc', 'desc']);

const OfProject = z.object({ projectId: z.uuid() });
const OfInsight = z.object({ insightId: z.uuid() });
const Like = OfInsight.extend({ likeValue: z.boolean().nullable() });
const TAGS: [string] = ['Insights'];

const CustomQuery = z.object({
  insightId: z.uuid(),
  projectId: z.uuid(),
  questions: z.array(z.string()),
  state: Insight.shape.state,
  createdAt: z.iso.datetime(),
});
export type CustomQuery = z.infer<typeof CustomQuery>;

export const insights = {
  generate: route({
    method: 'POST',
    path: '/insights',
    summary: 'Look for new insights on a project',
    tags: TAGS,
    successStatus: 202,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(OfProject)
    .output(Generation),
  list: route({
    method: 'GET',
    path: '/insights/all',
    summary: 'A project’s insights, page by page',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(
      OfProject.extend({
        page: Page.default(1),
        pageLimit: PageLimit.default(10),
        filter: InsightFilter.default('all'),
        sort: Sort.default('desc'),
      }),
    )
    .output(pageOf(Insight).extend({ generation: Generation })),
  rate: route({
    method: 'PATCH',
    path: '/insights/likes',
    summary: 'Like or dislike an insight, once',
    tags: TAGS,
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(Like)
    .output(Like),
  rating: route({
    method: 'GET',
    path: '/insights/likes',
    summary: 'One’s own rating of an insight',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(OfInsight)
    .output(Like),
  bookmark: route({
    method: 'PATCH',
    path: '/insights/bookmark',
    summary: 'Bookmark an insight, or take the bookmark away',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(OfInsight.extend({ isBookmarked: z.boolean() }))
    .output(OfInsight.extend({ isBookmarked: z.boolean() })),
  ask: route({
    method: 'POST',
    path: '/insights/custom',
    summary: 'Ask one to three questions about the records on a project’s topic; counts once toward the month’s limit',
    tags: TAGS,
    successStatus: 202,
    errors: ['NOT_FOUND'],
  })
    .input(OfProject.extend({ questions: Questions }))
    .output(CustomQuery),
  customQueries: route({
    method: 'GET',
    path: '/insights/custom/queries',
    summary: 'What was asked about a project, newest first',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(OfProject)
    .output(z.object({ items: z.array(CustomQuery) })),
  customCount: route({
    method: 'GET',
    path: '/insights/custom/count',
    summary: 'Custom insights that one has used this month, and how many the plan includes',
    tags: TAGS,
  }).output(z.object({ used: z.number().int(), max: z.number().int().nullable(), renewsAt: z.iso.datetime() })),
  customPending: route({
    method: 'GET',
    path: '/insights/custom/pending',
    summary: 'One’s own custom insights that are being answered',
    tags: TAGS,
  }).output(z.object({ items: z.array(CustomQuery) })),
};
