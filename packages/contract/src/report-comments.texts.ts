import { texts } from './texts.ts';

export const REPORT_COMMENT_TEXTS = texts('contract/report-comments', {
  empty: 'Write something first',
  tooManyThreads: 'This report has as many comments as it can hold. Delete some that are resolved.',
  tooManyReplies: 'This thread is full. Start another one.',
  unknownPassage: 'There is no such passage in this version of the report.',
  /** Titles of notifications; the report's title stands below. */
  written: (author: string) => `${author} commented on a report`,
  somebody: 'Somebody',
});
