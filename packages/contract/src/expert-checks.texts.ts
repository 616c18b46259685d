import { texts } from './texts.ts';

export const EXPERT_CHECK_TEXTS = texts('contract/expert-checks', {
  what: 'A check by an expert',
  alreadyAsked: 'This report is already being checked.',
  notOpen: 'This check has moved on, so that is no longer possible.',
  ownReport: 'You cannot check a report for which you requested the check.',
  summaryNeeded: 'Say in a few words what you found',
  /** Titles of notifications; the report's title stands below. */
  asked: 'A report is waiting for an expert’s check',
  approved: 'An expert has approved your report',
  returned: 'An expert suggests changes to your report',
});
