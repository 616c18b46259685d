import type { Engine } from '@groundwork/contract/engines';
import type { CustomData, FundingInput, PlannedSection, ReportType } from '@groundwork/contract/report-kinds';
import { PROMPT_ID } from '@groundwork/contract/report-kinds.names';
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
function fundingSections({ agency, program }: FundingInput): PlannedSection[] {
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

/** The parts of what a report was asked for with that say which sections it has. */
interface Inputs {
  sections?: PlannedSection[];
  funding?: FundingInput;
  custom?: Pick<CustomData, 'title' | 'prompts'>;
  /** Sections for what the description asks: they come right behind the summary. */
  questions?: PlannedSection[];
}

/** The sections that the kind of report has. */
export function standardSections(type: ReportType, { funding, custom, questions = [] }: Inputs): PlannedSection[] {
  if (type === 'funding' && funding) return fundingSections(funding);
  if (type === 'custom')
    return (custom?.prompts ?? []).map((prompt, at) => ({ id: `${PROMPT_ID}${at + 1}`, ...prompt }));
  const [summary, ...rest] = COMMERCIALIZATION_SECTIONS;
  return [summary, ...questions, ...rest];
}

/** The outline as planned; a section that the kind doesn't have and that asks nothing is left out. */
export function outlineOf(type: ReportType, inputs: Inputs): PlannedSection[] {
  const standard = standardSections(type, inputs);
  const planned = (inputs.sections ?? []).filter(({ id, prompt }) => prompt || standard.some((each) => each.id === id));
  return planned.length > 0 ? planned : standard;
}

export function subtitleOf(type: ReportType, inputs: Inputs): string {
  if (type === 'custom') return 'Custom report';
  const program = programOf(inputs);
  return type === 'funding' && program ? `Funding report · ${program}` : 'Commercialization report';
}

/** "NSF Phase I Project Pitch". */
export const programOf = ({ funding }: Inputs): string | undefined =>
  funding && `${funding.agency} ${findProgram(funding.agency, funding.program)?.programName ?? ''}`;

export const titleOf = (type: ReportType, { funding, custom }: Inputs): string | undefined =>
  (type === 'funding' ? funding?.topic : type === 'custom' ? custom?.title : undefined) || undefined;
