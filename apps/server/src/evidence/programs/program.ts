import type { ProgramRules } from '@groundwork/contract/report-kinds';

/**
 * Sources for the draft of an application's section: the applicant's own sentences of that sense, and what the records
 * hold on it.
 */
const TOPICS = ['innovation', 'problem', 'market', 'objectives', 'feasibility', 'team', 'ip', 'regulation'] as const;
export type Topic = (typeof TOPICS)[number];

export interface Requirement {
  text: string;
  /** How a description would say that it is met; null where nothing but the applicant can tell. */
  said: RegExp | null;
}

export interface ProgramSection {
  id: string;
  title: string;
  question: string;
  limit: ProgramRules['sections'][number]['limit'];
  /** The senses of the description's sentences, and of findings in the field, that belong here. */
  draws: readonly Topic[];
  adds: string[];
}

export interface Program extends Omit<ProgramRules, 'sections' | 'requirements'> {
  sections: ProgramSection[];
  requirements: Requirement[];
  /** Facets that mark past awards as the agency's. */
  agencyFacets: string[];
  phase: string;
}

export const characters = (max: number) => ({ max, unit: 'characters' as const });
export const pages = (max: number) => ({ max, unit: 'pages' as const });
