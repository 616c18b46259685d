import type { Program } from './program.ts';
import {
  FEASIBILITY,
  GENERAL_PHASE_1,
  GENERAL_PHASE_2,
  SBA_GUIDELINE,
  SBA_PHASE_1,
  SBA_PHASE_2,
  SMALL_BUSINESS,
  WORK_SHARE,
} from './shared.ts';

const DSIP = { title: 'Defense SBIR/STTR Innovation Portal', url: 'https://www.dodsbirsttr.mil/' };
const DOE_PROGRAMS = { title: 'DOE SBIR/STTR programs', url: 'https://science.osti.gov/sbir' };

const DOD = {
  agency: 'DoD' as const,
  agencyName: 'Department of Defense',
  agencyFacets: ['Department of Defense', 'DOD', 'DoD', 'Department of War', 'Army', 'Navy', 'Air Force'],
  sources: [DSIP, SBA_GUIDELINE],
};
const DOE = {
  agency: 'DOE' as const,
  agencyName: 'Department of Energy',
  agencyFacets: ['Department of Energy', 'DOE'],
  sources: [DOE_PROGRAMS, SBA_GUIDELINE],
};

const PHASE_1 = {
  program: 'sbir_sttr_phase_1' as const,
  programName: 'SBIR/STTR Phase I',
  phase: 'Phase I',
  ceiling: SBA_PHASE_1,
  months: null,
  sections: GENERAL_PHASE_1,
};
const PHASE_2 = {
  program: 'sbir_sttr_phase_2' as const,
  programName: 'SBIR/STTR Phase II',
  phase: 'Phase II',
  ceiling: SBA_PHASE_2,
  months: null,
  sections: GENERAL_PHASE_2,
};

const ONE_TOPIC = {
  text: 'The proposal answers one topic of the announcement, and follows the instructions of its component.',
  said: null,
};
const PHASE_1_HELD = {
  text: 'The company holds a Phase I award for this work, and the time for applying has not passed.',
  said: /\bPhase I award\b/,
};

export const dodPhase1: Program = { ...DOD, ...PHASE_1, requirements: [ONE_TOPIC, ...SMALL_BUSINESS, WORK_SHARE] };

export const dodDirect: Program = {
  ...DOD,
  ...PHASE_2,
  program: 'sbir_sttr_direct_to_phase_2',
  programName: 'SBIR Direct to Phase II',
  requirements: [
    { text: 'The topic accepts Direct to Phase II proposals.', said: null },
    { text: 'Documents prove what the topic asks of Phase I, and no SBIR or STTR award paid for it.', said: null },
    ONE_TOPIC,
    ...SMALL_BUSINESS,
    WORK_SHARE,
  ],
  sections: [FEASIBILITY, ...GENERAL_PHASE_2.slice(1)],
};

export const dodPhase2: Program = { ...DOD, ...PHASE_2, requirements: [PHASE_1_HELD, ...SMALL_BUSINESS, WORK_SHARE] };
export const doePhase1: Program = {
  ...DOE,
  ...PHASE_1,
  requirements: [
    { text: 'A letter of intent was sent where the announcement asks for one.', said: /\bletter of intent\b/i },
    ...SMALL_BUSINESS,
    WORK_SHARE,
  ],
};
export const doePhase2: Program = { ...DOE, ...PHASE_2, requirements: [PHASE_1_HELD, ...SMALL_BUSINESS, WORK_SHARE] };
