import type { ModelUsage } from '../../platform/model/language-model.port.ts';

/** Rounded up from the tests' reports: the argument over all records; a section's draft and one repair, and its second looks. */
const ARGUMENT: ModelUsage = { inputTokens: 6_000, outputTokens: 3_500 };
const SECTION: ModelUsage = { inputTokens: 5_200, outputTokens: 900 };
const LOOKS: ModelUsage = { inputTokens: 2_200, outputTokens: 500 };
/** A record's notes, its nearness to the idea's statements, its grade. */
const NOTES: ModelUsage = { inputTokens: 400, outputTokens: 50 };
const NEARNESS: ModelUsage = { inputTokens: 550, outputTokens: 30 };
const GRADE: ModelUsage = { inputTokens: 350, outputTokens: 10 };

/** The work before a report: sections to write, and records that a model has not read, held against the idea or graded yet. */
export interface ModelWork {
  sections: number;
  /** Whether some of them are written of an argument over all records. */
  isArgued: boolean;
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
export function expectedTokens({ sections: planned, isArgued, mayAsk, unread, unjudged, ungraded }: ModelWork) {
  const sections = planned + mayAsk;
  const parts = [
    times(ARGUMENT, isArgued ? 1 : 0),
    times(SECTION, sections),
    times(NOTES, unread),
    times(NEARNESS, unjudged),
    times(GRADE, ungraded),
  ];
  const sumOf = (each: keyof ModelUsage) => parts.reduce((sum, part) => sum + part[each], 0);
  return {
    writing: { inputTokens: sumOf('inputTokens'), outputTokens: sumOf('outputTokens') },
    looking: times(LOOKS, sections),
  };
}
