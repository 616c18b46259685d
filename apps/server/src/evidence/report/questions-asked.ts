import { DRAFT_QUESTIONS_MAX, REPORT_PROMPT_MAX } from '@groundwork/contract/limits';
import type { ProfileDraft } from '@groundwork/contract/relevance';
import type { PlannedSection } from '@groundwork/contract/report-kinds';
import { headingOf, PROMPT_ID } from '@groundwork/contract/report-kinds.names';
import { inOneLine } from '../../catalogue/matching/profile-draft.ts';
import { sentencesOf } from '../../catalogue/sentences/sentences.ts';

/**
 * What a description asks, a section for each question, under the words that ask it. A language model's reading tells what is asked in
 * other forms ("we look for who has …"); without one, these are the sentences that end with a question mark.
 */
export function questionsAsked(description: string, draft: Pick<ProfileDraft, 'questions'> | null): PlannedSection[] {
  const text = inOneLine(description);
  const asked =
    draft?.questions?.filter(({ words }) => text.includes(words)) ??
    sentencesOf(text)
      .filter((sentence) => sentence.endsWith('?') && sentence.length <= REPORT_PROMPT_MAX)
      .map((sentence) => ({ words: sentence, question: sentence }));
  return asked.slice(0, DRAFT_QUESTIONS_MAX).map(({ words, question }, at) => ({
    id: `${PROMPT_ID}${at + 1}`,
    title: headingOf(`${words.charAt(0).toUpperCase()}${words.slice(1)}`),
    prompt: question,
  }));
}
