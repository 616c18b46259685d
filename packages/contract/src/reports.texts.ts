import { texts } from './texts.ts';

/** Titles of notifications; each stands above the report's own title. */
export const REPORT_TEXTS = texts('contract/reports', {
  ready: 'Your report is ready',
  failed: 'Your report could not be written',
});
