import { AREA_OF_INTEREST_MAX } from '@groundwork/contract/limits';
import { NOT_RELEVANT } from '@groundwork/contract/projects';
import { isRelevant, type VocabularyLookup } from './relevance.ts';
import { cleanDescription, splitSentences } from './sentences.ts';
import { structureSentences } from './structure.ts';

export type { VocabularyLookup } from './relevance.ts';

/**
 * The built-in rewriter: cleans the text, orders its sentences under what they speak of, and says NOT_RELEVANT of
 * what is not a project. It adds no word of content: every sentence of the outcome stands in the input. Rewriting
 * an outcome again changes nothing.
 */
export async function rewriteDescription(interest: string, knownWords: VocabularyLookup): Promise<string> {
  const cleaned = cleanDescription(interest);
  if (!(await isRelevant(cleaned, knownWords))) return NOT_RELEVANT;
  const structured = structureSentences(splitSentences(cleaned));
  // The headings must not push a text that fits over the limit.
  return structured.length <= AREA_OF_INTEREST_MAX ? structured : cleaned;
}
