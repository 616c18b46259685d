import type { FundingAgency, FundingProgram, ProgramRules } from '@groundwork/contract/report-kinds';
import { dodDirect, dodPhase1, dodPhase2, doePhase1, doePhase2 } from './defense-energy.ts';
import { nasaIgnite, nasaPhase1, nasaPhase2, nihDirect, nihPhase1, nihPhase2 } from './nih-nasa.ts';
import { nsfPhase1, nsfPhase2, projectPitch } from './nsf.ts';
import type { Program } from './program.ts';

/** Which agency offers which of the programs, and what it asks for there. */
export const PROGRAMS: readonly Program[] = [
  projectPitch,
  nsfPhase1,
  nihPhase1,
  nasaPhase1,
  dodPhase1,
  doePhase1,
  dodDirect,
  nihDirect,
  nasaIgnite,
  nsfPhase2,
  nihPhase2,
  nasaPhase2,
  dodPhase2,
  doePhase2,
];

export const findProgram = (agency: FundingAgency, program: FundingProgram): Program | null =>
  PROGRAMS.find((each) => each.agency === agency && each.program === program) ?? null;

/** The rules as people are shown them. */
export const rulesOf = ({
  sections,
  requirements,
  agencyFacets: _facets,
  phase: _phase,
  ...rules
}: Program): ProgramRules => ({
  ...rules,
  sections: sections.map(({ draws: _draws, ...section }) => section),
  requirements: requirements.map(({ text }) => text),
});
