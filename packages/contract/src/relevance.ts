import { z } from 'zod';
import { Engine } from './engines.ts';
import {
  DRAFT_PHRASES_MAX,
  DRAFT_UNWANTED_MAX,
  DRAFT_VARIANTS_MAX,
  PROFILE_PHRASE_MAX,
  PROFILE_PHRASES_MAX,
  PROFILE_RECORDS_MAX,
  PROFILE_VARIANTS_MAX,
} from './limits.ts';
import { RELEVANCE_GRADES, SCREENED_GRADES } from './relevance.names.ts';
import { RELEVANCE_TEXTS } from './relevance.texts.ts';
import { route } from './route.ts';
import { text } from './text.ts';

export { RELEVANCE_TEXTS };

export const RelevanceGrade = z.enum(RELEVANCE_GRADES);
export type RelevanceGrade = z.infer<typeof RelevanceGrade>;

export const ScreenedGrade = z.enum(SCREENED_GRADES);
export type ScreenedGrade = z.infer<typeof ScreenedGrade>;

/** Why a record is taken to be about a project. */
export const RecordJudgement = z.object({
  /** Null for what is not about it. */
  grade: RelevanceGrade.nullable(),
  /** Probabilities, 0 to 1, that it is on topic, and at least related. */
  onTopic: z.number(),
  related: z.number(),
  /** The project's words that it has, most telling first, and those of the title that it lacks. */
  has: z.array(z.string()),
  lacks: z.array(z.string()),
  /** Judged by awards, patents, trials or papers on topic that name it. */
  isJoined: z.boolean(),
  /** It says much the same as the project, in whatever words: by a sentence encoder. Left out where it doesn't, or nothing was compared. */
  isAlike: z.literal(true).optional(),
  /** What the language model says of it, where the program alone was unsure. */
  screened: ScreenedGrade.optional(),
  /** What somebody said of it. */
  verdict: z.enum(['more', 'not']).nullable(),
});
export type RecordJudgement = z.infer<typeof RecordJudgement>;

/** What a phrase says of the project: the thing, how it works or what it is made of, what or whom it is for. */
export const ProfileFacet = z.enum(['thing', 'how', 'purpose']);
export type ProfileFacet = z.infer<typeof ProfileFacet>;

const Phrase = text().trim().min(1).max(PROFILE_PHRASE_MAX);

export const ProfilePhrase = z.object({
  /** 'sodium ion battery'. */
  phrase: Phrase,
  facet: ProfileFacet,
  /** Other names of the same thing; any of them counts. */
  variants: z.array(Phrase).max(PROFILE_VARIANTS_MAX),
  /** Nothing without it is about the project. */
  isRequired: z.boolean(),
  /** text: the project's own words; person: added by somebody; model: proposed by the configured language model. */
  origin: z.enum(['text', 'person', 'model']),
  /** Records with any of its words, and its part of the whole profile's weight, 0 to 1. */
  count: z.number().int(),
  weight: z.number(),
});
export type ProfilePhrase = z.infer<typeof ProfilePhrase>;

export const RecordMark = z.object({
  searchEngine: Engine,
  id: z.string().max(300),
  title: z.string(),
  /** more: more like this; not: not about this. */
  verdict: z.enum(['more', 'not']),
});
export type RecordMark = z.infer<typeof RecordMark>;

/** All corrections at once, as they shall be from now on. */
export const ProfileCorrections = z.object({
  added: z
    .array(
      z.object({
        phrase: Phrase,
        facet: ProfileFacet.default('thing'),
        variants: z.array(Phrase).max(PROFILE_VARIANTS_MAX).default([]),
      }),
    )
    .max(PROFILE_PHRASES_MAX)
    .default([]),
  removed: z.array(Phrase).max(PROFILE_PHRASES_MAX).default([]),
  required: z.array(Phrase).max(PROFILE_PHRASES_MAX).default([]),
  unwanted: z.array(Phrase).max(PROFILE_PHRASES_MAX).default([]),
  /** Other names of a phrase, in place of those proposed. */
  variants: z.record(z.string().max(PROFILE_PHRASE_MAX), z.array(Phrase).max(PROFILE_VARIANTS_MAX)).default({}),
});
export type ProfileCorrections = z.infer<typeof ProfileCorrections>;

/** What a language model reads from a project's title and description. */
export const ProfileDraft = z.object({
  phrases: z
    .array(z.object({ phrase: Phrase, facet: ProfileFacet, variants: z.array(Phrase).max(DRAFT_VARIANTS_MAX) }))
    .max(DRAFT_PHRASES_MAX),
  /** What it takes the project not to be: speaks against a record, and excludes none. */
  unwanted: z.array(Phrase).max(DRAFT_UNWANTED_MAX),
});
export type ProfileDraft = z.infer<typeof ProfileDraft>;

/** How the last work of the language model on a project ended. limit: a ceiling was reached. */
export const ReadingOutcome = z.enum(['complete', 'limit', 'failed']);
export type ReadingOutcome = z.infer<typeof ReadingOutcome>;

/** What the language model has done for a project's profile. */
export const ModelReading = z.object({
  name: z.string(),
  /** working: something has changed that it has not looked at yet. */
  state: z.enum(['working', ...ReadingOutcome.options]),
  isDrafted: z.boolean(),
  unwanted: z.array(Phrase),
  /** Records that the program was unsure of and that it has graded. */
  screened: z.number().int(),
  /** This month, for this project. */
  usage: z.object({
    calls: z.number().int(),
    tokens: z.number().int(),
    /** In US dollars; null where the operator has set no prices. */
    cost: z.number().nullable(),
  }),
  /** The most that one report may use, and what that may cost. */
  reportCeiling: z.object({ tokens: z.number().int(), cost: z.number().nullable() }),
});
export type ModelReading = z.infer<typeof ModelReading>;

export const ProjectProfile = z
  .object({
    projectId: z.uuid(),
    /** Grows with each correction; 0 without any. */
    version: z.number().int(),
    /** Heaviest first. */
    phrases: z.array(ProfilePhrase),
    /** What the surest records say beyond the project's own words: other words for it, and words that go with it. */
    learnt: z.array(z.string()),
    /** What people have corrected: a change of them starts from these. */
    corrections: ProfileCorrections,
    marks: z.array(RecordMark),
    /** What the profile finds, by data set. */
    found: z.array(
      z.object({ searchEngine: Engine, onTopic: z.number().int(), related: z.number().int(), of: z.number().int() }),
    ),
    mayEdit: z.boolean(),
    /** Only where a language model is configured. */
    model: ModelReading.optional(),
  })
  .meta({ id: 'ProjectProfile' });
export type ProjectProfile = z.infer<typeof ProjectProfile>;

const projectId = z.uuid();

export const relevance = {
  profile: route({
    method: 'GET',
    path: '/projects/{projectId}/profile',
    summary: 'What a project is taken to be about, and how many records are',
    tags: ['Relevance'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ projectId }))
    .output(ProjectProfile),
  correct: route({
    method: 'PATCH',
    path: '/projects/{projectId}/profile',
    summary: 'Replace the corrections of a project’s profile',
    tags: ['Relevance'],
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  })
    .input(
      z.object({
        projectId,
        /** The version that was corrected: another one is a conflict. */
        version: z
          .number()
          .int()
          .min(0)
          .max(2 ** 31 - 1),
        corrections: ProfileCorrections,
      }),
    )
    .output(ProjectProfile),
  judgement: route({
    method: 'GET',
    path: '/projects/{projectId}/profile/judgements/{searchEngine}/{id}',
    summary: 'How one record is judged against a project, and why',
    tags: ['Relevance'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ projectId, searchEngine: Engine, id: z.string().min(1).max(300) }))
    .output(RecordJudgement),
  mark: route({
    method: 'PUT',
    path: '/projects/{projectId}/profile/marks',
    summary: 'Say that a record is not about the project, or ask for more like it; null takes it back',
    tags: ['Relevance'],
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  })
    .input(
      z.object({
        projectId,
        searchEngine: Engine,
        id: z.string().min(1).max(300),
        verdict: z.enum(['more', 'not']).nullable(),
      }),
    )
    .output(
      z.object({ verdict: z.enum(['more', 'not']).nullable(), marks: z.number().int().max(PROFILE_RECORDS_MAX) }),
    ),
};
