import { texts } from '@groundwork/contract/texts';

export const FEEDBACK_DIALOG = texts('feedback-dialog', {
  question: 'How likely are you to recommend Groundwork to a colleague?',
  low: '0: not at all likely',
  high: '10: extremely likely',
  scores: 'Score',
  later: 'Ask me later',
});
