import { Engine } from '@groundwork/contract/engines';
import { IdeaChart, IdeaMark } from '@groundwork/contract/idea';
import { recordPath } from '@groundwork/contract/paths';
import { z } from 'zod';
import { tool } from '../tool.ts';

const NamedRecord = z.object({
  searchEngine: Engine,
  id: z.string(),
  title: z.string(),
  link: z.string(),
  quote: z.string().nullable(),
  inCommon: z.array(z.string()).describe('Telling words that stand in the statement and in the record.'),
  likelyNear: z
    .number()
    .nullable()
    .describe('Estimated probability that a reader calls it near; null where calledBy says who does.'),
  calledBy: z.enum(['estimate', 'model', 'person']),
});

export const idea = {
  get_idea: tool({
    title: 'The idea, statement by statement',
    description:
      'What a project’s description says of the thing itself, statement by statement, each with the records that come nearest to it and their own words.',
    reads: true,
    input: z.object({ projectId: z.uuid() }),
    output: z.object({
      statements: z.array(z.object({ text: z.string(), nearest: z.array(NamedRecord) })),
      heldAgainst: z.number().int().describe('So many records were compared.'),
      missing: IdeaChart.shape.missing.describe('Why there are no statements.'),
      asOf: z.string(),
    }),
    async run({ api, appUrl, signal }, { projectId }) {
      const { statements, held, missing, asOf } = await api.idea.chart({ projectId }, { signal });
      return {
        statements: statements.map(({ text, nearest }) => ({
          text,
          nearest: nearest.map(({ searchEngine, id, title, quote, inCommon, certainty, by }) => ({
            searchEngine,
            id,
            title,
            link: appUrl + recordPath({ engine: searchEngine, id }),
            quote,
            inCommon,
            likelyNear: certainty,
            calledBy: by,
          })),
        })),
        heldAgainst: held,
        missing,
        asOf,
      };
    },
  }),

  judge_nearness: tool({
    title: 'Judge a record against a statement',
    description:
      'Note for the project’s people that a record is near to a statement of its idea, or is not; null takes it back. Only after reading the record, and if the person wants it: reports and insights say that the project’s people call it so.',
    reads: false,
    input: z.object({
      projectId: z.uuid(),
      statement: IdeaMark.shape.statement.describe('Word for word, as get_idea tells it.'),
      searchEngine: Engine,
      id: IdeaMark.shape.id,
      verdict: IdeaMark.shape.verdict.nullable(),
    }),
    output: z.object({ verdict: IdeaMark.shape.verdict.nullable() }),
    run: ({ api, signal }, mark) => api.idea.mark(mark, { signal }),
  }),
};
