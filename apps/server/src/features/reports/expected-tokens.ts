import type { ModelUsage } from '../../platform/model/language-model.port.ts';

/** Rounded up from reports of real records: the points of all sections, and what a section's take to repair; an answer and its repair; second looks. */
const POINTS: ModelUsage = { inputTokens: 9_500, outputTokens: 4_500 };
const REPAIR: ModelUsage = { inputTokens: 1_600, outputTokens: 200 };
const ANSWER: ModelUsage = { inputTokens: 6_000, outputTokens: 800 };
const LOOKS: ModelUsage = { inputTokens: 3_600, outputTokens: 500 };
/** A record's notes, its nearness to the idea's statements, its grade. */
const NOTES: ModelUsage = { inputTokens: 400, outputTokens: 50 };
const NEARNESS: ModelUsage = { inputTokens: 550, outputTokens: 30 };
const GRADE: ModelUsage = { inputTokens: 350, outputTokens: 10 };

/** The work before a report: sections to write, and records that a model has not read, held against the idea or graded yet. */
export interface ModelWork {
  /** Those of the report's own, which are written at once, and those that answer a question. */
  own: number;
  asked: number;
  /** Questions that a description which is not read yet may ask: each would be a section. */
  mayAsk: number;
  unread: number;
  unjudged: number;
  ungraded: number;
}

const times = ({ inputTokens, outputTokens }: ModelUsage, count: number): ModelUsage => ({
  inputTokens: inputTokens * count,
  outputTokens: outputTokens * count,
});

/** The tokens that a report may take of the model that writes, and of the one that looks. */
export function expectedTokens({ own, asked, mayAsk, unread, unjudged, ungraded }: ModelWork) {
  const answers = asked + mayAsk;
  const parts = [
    times(POINTS, own > 0 ? 1 : 0),
    times(REPAIR, own),
    times(ANSWER, answers),
    times(NOTES, unread),
    times(NEARNESS, unjudged),
    times(GRADE, ungraded),
  ];
  const sumOf = (each: keyof ModelUsage) => parts.reduce((sum, part) => sum + part[each], 0);
  return {
    writing: { inputTokens: sumOf('inputTokens'), outputTokens: sumOf('outputTokens') },
    looking: times(LOOKS, own + answers),
  };
}
