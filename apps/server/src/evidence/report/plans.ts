import type { Engine } from '@groundwork/contract/engines';
import type { FundingInput, PlannedSection } from '@groundwork/contract/report-kinds';
import { FRAME } from '../programs/frame.ts';
import { findProgram } from '../programs/programs.ts';

/** Sections of the commercialization report, in reading order, with the words shown while they are written. */
export const COMMERCIALIZATION_SECTIONS = [
  { id: 'executive-summary', title: 'Executive summary' },
  { id: 'market-sizing', title: 'Market sizing' },
  { id: 'competitor-analysis', title: 'Competitor analysis' },
  { id: 'customers', title: 'Customers' },
  { id: 'ip-landscape', title: 'IP landscape' },
  { id: 'funding-landscape', title: 'Funding landscape' },
  { id: 'regulatory', title: 'Regulatory' },
  { id: 'partners-and-experts', title: 'Partners and experts' },
  { id: 'risks', title: 'Risks' },
  { id: 'go-to-market', title: 'Go-to-market' },
] as const;

/** The sections of a funding report: the call, what the program asks for, and what helps to fill it in. */
export function fundingSections({ agency, program }: FundingInput): PlannedSection[] {
  const asked = findProgram(agency, program)?.sections ?? [];
  return [...FRAME.before, ...asked.map(({ id, title }) => ({ id, title })), ...FRAME.after];
}

const TECHNICAL: Engine[] = ['patents', 'publications', 'awards'];
const MONEY: Engine[] = ['awards', 'funding-opportunities', 'investors'];
const CLINICAL: Engine[] = ['clinical-trials', 'international-trials', 'interventions', 'drugs'];
const MARKET: Engine[] = ['companies', 'usa-spending', 'investors'];

/** Data sets that a section reads. What isn't named reads all. */
const READ: Record<string, Engine[]> = {
  'market-sizing': [...MARKET, ...TECHNICAL],
  'competitor-analysis': ['companies', 'patents', 'awards'],
  customers: ['usa-spending', 'companies'],
  'ip-landscape': ['patents'],
  'funding-landscape': MONEY,
  regulatory: CLINICAL,
  'partners-and-experts': [
    'subject-matter-experts',
    'university-technologies',
    'federal-lab-technologies',
    'publications',
    'awards',
  ],
  call: ['funding-opportunities'],
  'past-awards': ['awards'],
  budget: [],
  timeline: [],
  team: [],
  'company-team': [],
};

export const enginesRead = (sectionId: string): Engine[] | null => READ[sectionId] ?? null;
