import { ERRORS } from '@groundwork/contract/errors';
import { LiveAnswer, LiveWords } from '@groundwork/contract/live-search';
import { ORPCError } from '@orpc/client';
import { z } from 'zod';
import { tool } from '../tool.ts';

const Answer = LiveAnswer.pick({
  source: true,
  label: true,
  state: true,
  asked: true,
  total: true,
  taken: true,
  added: true,
  years: true,
  address: true,
  answeredAt: true,
  reason: true,
});
const projectId = z.uuid();

/** Asking the public sources: an assistant sends what a person of the project has agreed to, and cannot word it anew. */
export const live = {
  ask_public_sources: tool({
    title: 'Ask the public sources',
    description:
      'Ask the public sources again for records about a project, with the words and sources that a person has agreed to under Pulse. Refused where nobody has. `get_public_answers` says what came of it.',
    reads: false,
    input: z.object({ projectId }),
    output: z.object({ askId: z.uuid(), words: z.array(LiveWords), sources: z.array(z.string()) }),
    async run({ api, signal }, { projectId }) {
      const { asks } = await api.liveSearch.overview({ projectId }, { signal });
      const agreed = asks.find(({ isWeekly, isForSearch }) => !isWeekly && !isForSearch);
      if (!agreed)
        throw new ORPCError('CONFLICT', {
          status: ERRORS.CONFLICT.status,
          message:
            'Nobody in this project has agreed to words to be sent. A person does that on Pulse, under “Ask the public sources”.',
        });
      const sources = agreed.answers.map(({ source }) => source);
      const { askId, words, answers } = await api.liveSearch.ask(
        { projectId, words: agreed.words, sources },
        { signal },
      );
      return { askId, words, sources: answers.map(({ source }) => source) };
    },
  }),

  get_public_answers: tool({
    title: 'What the public sources answered',
    description:
      'How far each public source has answered for a project: how many things it has of it, how many were taken and are new here, its own counts by year, and why one failed.',
    reads: true,
    input: z.object({ projectId }),
    output: z.object({
      askedAt: z.string().nullable(),
      isOver: z.boolean(),
      words: z.array(LiveWords),
      answers: z.array(Answer),
    }),
    async run({ api, signal }, { projectId }) {
      const [ask] = (await api.liveSearch.overview({ projectId }, { signal })).asks;
      return {
        askedAt: ask?.createdAt ?? null,
        isOver: ask ? ask.endedAt !== null : true,
        words: ask?.words ?? [],
        answers: (ask?.answers ?? []).map((answer) => Answer.parse(answer)),
      };
    },
  }),
};
