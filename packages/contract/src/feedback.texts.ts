import { texts } from './texts.ts';

export const FEEDBACK_TEXTS = texts('contract/feedback', {
  thanks: 'Thank you for submitting your feedback!',
  failed: 'Something went wrong while submitting your feedback',
  postponed: "Thanks! We'll ask again in a few days.",
  postponeFailed: "Something went wrong while postponing your feedback. We'll ask again later.",
});
