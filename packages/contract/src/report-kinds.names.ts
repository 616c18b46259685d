import { REPORT_HEADING_MAX } from './limits.ts';

/** The kinds of report, and what a funding report can be written for. */
export const REPORT_TYPES = ['commercialization', 'funding', 'custom'] as const;

export const FUNDING_PROGRAMS = [
  'phase_1_project_pitch',
  'sbir_sttr_phase_1',
  'sbir_sttr_direct_to_phase_2',
  'sbir_ignite_phase_1',
  'sbir_sttr_phase_2',
] as const;

export const FUNDING_AGENCIES = ['NSF', 'NIH', 'NASA', 'DoD', 'DOE'] as const;

/** The scopes of a custom report: the data sets, the files of the library that were chosen, or both. */
export const CUSTOM_SCOPES = ['both', 'documents', 'records'] as const;

/** How the length of a section is limited. */
export const LENGTH_UNITS = ['characters', 'words', 'pages'] as const;

/** Sections that answer a question of the report's author have an id that begins so. */
export const PROMPT_ID = 'question-';
export const isPromptId = (id: string): boolean => id.startsWith(PROMPT_ID);

/** A section's heading, of its question's words. */
export const headingOf = (prompt: string): string => {
  const line = prompt.trim().replace(/\?$/, '');
  if (line.length <= REPORT_HEADING_MAX) return line;
  const whole = line.slice(0, REPORT_HEADING_MAX - 1);
  return `${whole.slice(0, whole.lastIndexOf(' '))} …`;
};
