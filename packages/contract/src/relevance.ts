import { z } from 'zod';
import { Engine } from './engines.ts';
import {
  DRAFT_ENGLISH_MAX,
  DRAFT_PHRASES_MAX,
  DRAFT_QUESTIONS_MAX,
  DRAFT_UNWANTED_MAX,
  DRAFT_VARIANTS_MAX,
  PROFILE_PHRASE_MAX,
  PROFILE_PHRASES_MAX,
  PROFILE_RECORDS_MAX,
  PROFILE_VARIANTS_MAX,
  REPORT_PROMPT_MAX,
} from './limits.ts';
import { RINGS, SCOPES, SCREENED_GRADES } from './relevance.names.ts';
import { RELEVANCE_TEXTS } from './relevance.texts.ts';
import { route } from './route.ts';
import { text } from './text.ts';

export { RELEVANCE_TEXTS };

export const Ring = z.enum(RINGS);
export type Ring = z.infer<typeof Ring>;

export const Scope = z.enum(SCOPES);
export type Scope = z.infer<typeof Scope>;

export const ScreenedGrade = z.enum(SCREENED_GRADES);
export type ScreenedGrade = z.infer<typeof ScreenedGrade>;

/** How a record belongs to a project, and why. */
export const RecordJudgement = z.object({
  /** Null for what does not belong to it. */
  ring: Ring.nullable(),
  /** The narrowest scope that holds it. */
  scope: Scope.nullable(),
  /** Probabilities, 0 to 1, that it is about the thing itself or what does the same job, and at least of its field. */
  onTopic: z.number(),
  related: z.number(),
  /** How near its words lie to what the project is and how it works, and to what it is for: cosines; null where nothing was compared. */
  technology: z.number().nullable(),
  use: z.number().nullable(),
  /** The project's words that its own title or text holds, most telling first. */
  shared: z.array(z.string()),
  /** The sentence of its text that shows most of them. */
  sentence: z.string().nullable(),
  /** Named by awards, patents, trials or papers that are about the project. */
  isJoined: z.boolean(),
  /** When it was first found for the project; null for what does not belong to it. */
  since: z.iso.datetime().nullable(),
  /** The language model's grade, where the program alone was unsure. */
  screened: ScreenedGrade.optional(),
  /** A person's verdict. */
  verdict: z.enum(['more', 'not']).nullable(),
});
export type RecordJudgement = z.infer<typeof RecordJudgement>;

/** The side of the project that a phrase describes: what it is and how it works, or what and whom it is for. */
export const Axis = z.enum(['technology', 'use']);
export type Axis = z.infer<typeof Axis>;

const Phrase = text().trim().min(1).max(PROFILE_PHRASE_MAX);

export const ProfilePhrase = z.object({
  /** 'sodium ion battery'. */
  phrase: Phrase,
  axis: Axis,
  /** Other names of the same thing; any of them counts. */
  variants: z.array(Phrase).max(PROFILE_VARIANTS_MAX),
  /** Nothing without it is about the project. */
  isRequired: z.boolean(),
  /** text: the project's own words; person: added by somebody; model: proposed by the configured language model. */
  origin: z.enum(['text', 'person', 'model']),
  /** Records of the whole catalogue that hold its rarest word, and records of the project's field that hold all of it. */
  count: z.number().int(),
  inField: z.number().int(),
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

/** Corrections of before there were axes say whether a phrase is the thing, how it works, or its purpose. */
const withAxis = (added: unknown): unknown => {
  if (typeof added !== 'object' || added === null || !('facet' in added)) return added;
  const { facet, ...rest } = added;
  return { axis: facet === 'purpose' ? 'use' : 'technology', ...rest };
};

/** All corrections at once, as they shall be from now on. */
export const ProfileCorrections = z.object({
  added: z
    .array(
      z.preprocess(
        withAxis,
        z.object({
          phrase: Phrase,
          axis: Axis.default('technology'),
          variants: z.array(Phrase).max(PROFILE_VARIANTS_MAX).default([]),
        }),
      ),
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

/** The profile that a language model reads from a project's title and description. */
export const ProfileDraft = z.object({
  phrases: z
    .array(z.object({ phrase: Phrase, axis: Axis, variants: z.array(Phrase).max(DRAFT_VARIANTS_MAX) }))
    .max(DRAFT_PHRASES_MAX),
  /** A description in another language, in English; absent where it is in English. */
  english: z.string().max(DRAFT_ENGLISH_MAX).optional(),
  /** Terms of other fields: they count against a record, and exclude none. */
  unwanted: z.array(Phrase).max(DRAFT_UNWANTED_MAX),
  /** What the description asks of the records: the words that ask it, as they stand there, and the whole question. Drafts of earlier versions have none. */
  questions: z
    .array(z.object({ words: z.string().max(REPORT_PROMPT_MAX), question: z.string().max(REPORT_PROMPT_MAX) }))
    .max(DRAFT_QUESTIONS_MAX)
    .optional(),
});
export type ProfileDraft = z.infer<typeof ProfileDraft>;

/** How the last work of the language model on a project ended. limit: a ceiling was reached. */
export const ReadingOutcome = z.enum(['complete', 'limit', 'failed']);
export type ReadingOutcome = z.infer<typeof ReadingOutcome>;

/** The language model's work on a project's profile. */
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
    /** In the order of the text, then what people and models added. */
    phrases: z.array(ProfilePhrase),
    /** Words that records of the field use and the project does not, with how many of these do: other names for it. */
    proposed: z.array(z.object({ phrase: Phrase, count: z.number().int() })),
    /** People's corrections so far; a new correction starts from these. */
    corrections: ProfileCorrections,
    marks: z.array(RecordMark),
    /** Its records, by data set: in each scope, and of how many. */
    found: z.array(
      z.object({
        searchEngine: Engine,
        direct: z.number().int(),
        field: z.number().int(),
        wide: z.number().int(),
        of: z.number().int(),
      }),
    ),
    /** The same over all data sets, by ring. */
    rings: z.record(Ring, z.number().int()),
    /** How much of it its views look at. */
    scope: Scope,
    /** When the list was last made. */
    madeAt: z.iso.datetime(),
    /** No record was compared by its meaning, only by words. */
    isByWords: z.boolean(),
    /** The text is not in English: the program reads little of it. */
    isForeign: z.boolean(),
    mayEdit: z.boolean(),
    /** Only where a language model is configured. */
    model: ModelReading.optional(),
  })
  .meta({ id: 'ProjectProfile' });
export type ProjectProfile = z.infer<typeof ProjectProfile>;

const projectId = z.uuid();

/** How many, and the first of them. */
const PreviewedRecords = z.object({
  count: z.number().int(),
  records: z.array(z.object({ searchEngine: Engine, id: z.string(), title: z.string(), ring: Ring })),
});

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
  setScope: route({
    method: 'PUT',
    path: '/projects/{projectId}/profile/scope',
    summary:
      'Choose how much of what belongs to a project its views look at: dashboard, feed, insights, trackers and reports',
    tags: ['Relevance'],
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  })
    .input(z.object({ projectId, scope: Scope }))
    .output(z.object({ scope: Scope })),
  preview: route({
    method: 'POST',
    path: '/projects/{projectId}/profile/preview',
    summary: 'What corrections of a profile would bring into the field and take out of it, before they are kept',
    tags: ['Relevance'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ projectId, corrections: ProfileCorrections }))
    .output(z.object({ field: z.number().int(), won: PreviewedRecords, lost: PreviewedRecords })),
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
