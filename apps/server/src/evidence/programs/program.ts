import type { ProgramRules } from '@groundwork/contract/report-kinds';

/**
 * What a section of an application can be drafted from: the applicant's own sentences of that sense, and what the records
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
  /** What of the description belongs here, and which findings in the field. */
  draws: readonly Topic[];
  adds: string[];
}

export interface Program extends Omit<ProgramRules, 'sections' | 'requirements'> {
  sections: ProgramSection[];
  requirements: Requirement[];
  /** Facets by which past awards are told to be the agency's. */
  agencyFacets: string[];
  phase: string;
}

export const characters = (max: number) => ({ max, unit: 'characters' as const });
export const pages = (max: number) => ({ max, unit: 'pages' as const });
