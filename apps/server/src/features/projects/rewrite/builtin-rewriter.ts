import { NOT_RELEVANT } from '@groundwork/contract/projects';
import { isNearDuplicate } from './near-duplicate.ts';
import type { Rewriter } from './rewriter.port.ts';
import { saysSomething } from './says-something.ts';
import { cleanDescription } from './sentences.ts';
import { tellingSentences } from './telling-sentences.ts';

/**
 * Cleans the text, and says NOT_RELEVANT of what holds no words that could describe anything. It adds no word and moves none: every
 * sentence of the outcome stands in the input, in its order. Rewriting an outcome again changes nothing.
 */
export const builtinRewriter: Rewriter = {
  async rewrite(interest) {
    const cleaned = cleanDescription(interest);
    return saysSomething(cleaned) ? cleaned : NOT_RELEVANT;
  },

  async summarise(document, maxLength) {
    const summary = tellingSentences(document, maxLength);
    return saysSomething(summary) ? summary : null;
  },

  findAlike: async (description, projects) =>
    projects.find((each) => isNearDuplicate(each.description, description)) ?? null,
};
