/** Features that a plan may lock: the sections of the top bar, the kinds of report, and agents. */
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
