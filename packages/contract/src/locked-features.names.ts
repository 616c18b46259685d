/** What may be locked by a plan: the sections of the top bar, and the kinds of report. */
export const LOCKED_FEATURES = [
  'viewPulse',
  'advancedSearch',
  'viewReports',
  'viewLibrary',
  'commercialization',
  'funding',
  'custom',
] as const;
