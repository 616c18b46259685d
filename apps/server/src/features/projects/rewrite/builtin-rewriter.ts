import { AREA_OF_INTEREST_MAX } from '@groundwork/contract/limits';
import { NOT_RELEVANT } from '@groundwork/contract/projects';
import { isAlike } from './alike.ts';
import { isRelevant, type VocabularyLookup } from './relevance.ts';
import type { Rewriter } from './rewriter.port.ts';
import { cleanDescription, splitSentences } from './sentences.ts';
import { structureSentences } from './structure.ts';
import { tellingSentences } from './telling-sentences.ts';

/** Said to whoever reads, and nothing of the project. */
const GREETING = /^(?:(?:hi|hello|hey)(?: (?:all|there|everyone))?[,.!]? +)+(?=\p{L})/iu;

/**
 * Cleans the text, orders its sentences under what they speak of, and says NOT_RELEVANT of what is not a project. It
 * adds no word of content: every sentence of the outcome stands in the input. Rewriting an outcome again changes nothing.
 */
export function builtinRewriter(knownWords: VocabularyLookup): Rewriter {
  return {
    async rewrite(interest) {
      const cleaned = cleanDescription(cleanDescription(interest).replace(GREETING, ''));
      if (!(await isRelevant(cleaned, knownWords))) return NOT_RELEVANT;
      const structured = structureSentences(splitSentences(cleaned));
      // The headings must not push a text that fits over the limit.
      return structured.length <= AREA_OF_INTEREST_MAX ? structured : cleaned;
    },

    async summarise(document, maxLength) {
      const summary = tellingSentences(document, maxLength);
      return (await isRelevant(summary, knownWords)) ? summary : null;
    },

    findAlike: async (description, projects) => projects.find((each) => isAlike(each.description, description)) ?? null,
  };
}
