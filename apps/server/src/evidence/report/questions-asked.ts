import { DRAFT_QUESTIONS_MAX, REPORT_PROMPT_MAX } from '@groundwork/contract/limits';
import type { ProfileDraft } from '@groundwork/contract/relevance';
import type { PlannedSection } from '@groundwork/contract/report-kinds';
import { headingOf, PROMPT_ID } from '@groundwork/contract/report-kinds.names';
import { isContentWord } from '../../catalogue/query/content-words.ts';
import { foldedWords } from '../../catalogue/query/fold.ts';
import { sentencesOf } from '../../catalogue/sentences/sentences.ts';
import { stemOf } from '../words/stems.ts';

/**
 * What a description asks, a section for each question, under the words that ask it. A language model's reading tells what is asked in
 * other forms ("we look for who has …"); without one, these are the sentences that end with a question mark.
 */
export function questionsAsked(
  description: string,
  draft: Pick<ProfileDraft, 'questions' | 'english'> | null,
): PlannedSection[] {
  const text = inOneLine(description);
  const asked = draft?.questions
    ? draft.questions
        .filter(({ words }) => text.includes(words))
        // A question in words that the description lacks asks something else.
        .map(({ words, question }) => ({
          words,
          question: isSaidIn(question, `${text} ${draft.english ?? ''}`) ? question : words,
        }))
    : sentencesOf(text)
        .filter((sentence) => sentence.endsWith('?') && sentence.length <= REPORT_PROMPT_MAX)
        .map((sentence) => ({ words: sentence, question: sentence }));
  return asked.slice(0, DRAFT_QUESTIONS_MAX).map(({ words, question }, at) => ({
    id: `${PROMPT_ID}${at + 1}`,
    title: headingOf(`${words.charAt(0).toUpperCase()}${words.slice(1)}`),
    prompt: question,
  }));
}

const inOneLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

const stemsOf = (text: string): string[] => foldedWords(text).filter(isContentWord).map(stemOf);

function isSaidIn(question: string, text: string): boolean {
  const said = new Set(stemsOf(text));
  return stemsOf(question).every((stem) => said.has(stem));
}
