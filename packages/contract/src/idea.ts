import { z } from 'zod';
import { Engine } from './engines.ts';
import { IDEA_NEAREST_SHOWN, IDEA_STATEMENT_MAX, IDEA_STATEMENT_MIN, IDEA_STATEMENTS_MAX } from './limits.ts';
import { route } from './route.ts';
import { line } from './text.ts';

/** An idea's statement about itself: 'a pump presses brine between both so that they conduct'. */
const IdeaStatement = line().min(IDEA_STATEMENT_MIN).max(IDEA_STATEMENT_MAX);

const NearBy = z.enum(['estimate', 'model', 'person']);

/** A record that may come near to a statement. */
const NearRecord = z.object({
  searchEngine: Engine,
  id: z.string(),
  title: z.string(),
  /** The first of its organizations, or people; null where it names none. */
  who: z.string().nullable(),
  year: z.number().int().nullable(),
  isSample: z.boolean(),
  /** Its nearest sentence, word for word; null where its title alone is near. */
  quote: z.string().nullable(),
  /** The idea's telling words that stand in the statement and in the record, as the description has them. */
  inCommon: z.array(z.string()),
  /** Called near by the program's estimate, a language model that has read the record, or the project’s people. */
  by: NearBy,
  /** The estimated probability, 0 to 1, that a reader calls it near; null where somebody, or a model, has said so. */
  certainty: z.number().min(0).max(1).nullable(),
});
export type NearRecord = z.infer<typeof NearRecord>;

const JudgedRecord = NearRecord.pick({ searchEngine: true, id: true, title: true });

/** A person's verdict on a statement and a record. */
export const IdeaMark = z.object({
  statement: IdeaStatement,
  searchEngine: Engine,
  id: z.string().min(1).max(300),
  title: z.string(),
  verdict: z.enum(['near', 'not']),
});

/** The statements of an idea as somebody puts them; null: as they are read off the description. */
export const CorrectedIdea = z.object({
  statements: z.array(IdeaStatement).min(1).max(IDEA_STATEMENTS_MAX).nullable(),
});

export const IdeaChart = z
  .object({
    projectId: z.uuid(),
    /** Grows with each correction of the statements; 0 without any. */
    version: z.number().int(),
    /** Put by somebody, not read off the description. */
    isCorrected: z.boolean(),
    /** The description has changed since the statements were put. */
    isOlderThanText: z.boolean(),
    statements: z.array(
      z.object({
        text: z.string(),
        /** The nearest first. */
        nearest: z.array(NearRecord).max(IDEA_NEAREST_SHOWN),
        /** Records that the project’s people said are not near to it. */
        refused: z.array(JudgedRecord),
      }),
    ),
    /** Records likely near to the most of it, the nearest first, with the probability for each statement; null where it isn't named for it. */
    closest: z.array(
      NearRecord.omit({ quote: true, inCommon: true, certainty: true, by: true }).extend({
        near: z.array(NearRecord.pick({ certainty: true, by: true }).nullable()),
      }),
    ),
    /** So many records were held against it. */
    held: z.number().int(),
    /** When the catalogue last changed before that. */
    asOf: z.iso.datetime(),
    /** Why nothing is told: there is no sentence encoder; the description is not in English; it says too little of the thing itself. */
    missing: z.enum(['encoder', 'language', 'statements']).nullable(),
    mayEdit: z.boolean(),
    /** Only where a language model holds records against statements, too. working: there are some that it has not read yet. */
    model: z.object({ name: z.string(), state: z.enum(['working', 'done', 'waiting']) }).optional(),
  })
  .meta({ id: 'IdeaChart' });
export type IdeaChart = z.infer<typeof IdeaChart>;

const projectId = z.uuid();

export const idea = {
  chart: route({
    method: 'GET',
    path: '/projects/{projectId}/idea',
    summary: 'What a project’s idea says of itself, statement by statement, and what on record comes nearest to each',
    tags: ['Idea'],
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  })
    .input(z.object({ projectId }))
    .output(IdeaChart),
  correct: route({
    method: 'PUT',
    path: '/projects/{projectId}/idea/statements',
    summary: 'Put the statements of a project’s idea; null has them read off the description again',
    tags: ['Idea'],
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  })
    .input(
      CorrectedIdea.extend({
        projectId,
        /** The version that was corrected: another one is a conflict. */
        version: z
          .number()
          .int()
          .min(0)
          .max(2 ** 31 - 1),
      }),
    )
    .output(z.object({ version: z.number().int() })),
  mark: route({
    method: 'PUT',
    path: '/projects/{projectId}/idea/marks',
    summary: 'Say that a record is near to a statement of the idea, or is not; null takes it back',
    tags: ['Idea'],
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  })
    .input(
      IdeaMark.omit({ title: true, verdict: true }).extend({ projectId, verdict: IdeaMark.shape.verdict.nullable() }),
    )
    .output(z.object({ verdict: IdeaMark.shape.verdict.nullable() })),
};
