/** What may be locked by a plan: the sections of the top bar, the kinds of report, and agents. */
export const LOCKED_FEATURES = [
  'viewPulse',
  'advancedSearch',
  'viewReports',
  'viewLibrary',
  'commercialization',
  'funding',
  'custom',
  'agents',
] as const;
