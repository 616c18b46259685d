import { texts } from './texts.ts';

export const EXPERT_CHECK_TEXTS = texts('contract/expert-checks', {
  what: 'A check by an expert',
  alreadyAsked: 'This report is being checked already.',
  notOpen: 'This check is no longer waiting for that.',
  ownReport: 'Somebody else must check what you asked to have checked.',
  summaryNeeded: 'Say in a few words what you found',
  /** Of notifications; the report's title stands below. */
  asked: 'A report waits for an expert’s check',
  approved: 'An expert has approved your report',
  returned: 'An expert suggests changes to your report',
});
