import type { FEEDBACK_DIALOG } from '../../features/feedback/feedback-dialog.texts.ts';

export const feedbackDialog: typeof FEEDBACK_DIALOG = {
  question: 'Wie wahrscheinlich ist es, dass Sie Groundwork weiterempfehlen?',
  low: '0: sehr unwahrscheinlich',
  high: '10: sehr wahrscheinlich',
  scores: 'Bewertung',
  later: 'Später fragen',
};
