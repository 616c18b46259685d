import { type Program, type ProgramSection, pages } from './program.ts';
import { FEASIBILITY, nihSections, SBA_PHASE_1, SBA_PHASE_2, SMALL_BUSINESS, WORK_SHARE } from './shared.ts';

const PAGE_LIMITS = {
  title: 'NIH page limits',
  url: 'https://grants.nih.gov/grants-process/write-application/how-to-apply-application-guide/page-limits',
};
const BUDGET_NOTICE = {
  title: 'NIH notice NOT-OD-25-013, award limits',
  url: 'https://grants.nih.gov/grants/guide/notice-files/NOT-OD-25-013.html',
};

const NIH = {
  agency: 'NIH' as const,
  agencyName: 'National Institutes of Health',
  agencyFacets: ['Department of Health and Human Services', 'National Institutes of Health', 'NIH', 'HHS'],
  sources: [PAGE_LIMITS, BUDGET_NOTICE],
};

export const nihPhase1: Program = {
  ...NIH,
  program: 'sbir_sttr_phase_1',
  programName: 'SBIR/STTR Phase I',
  phase: 'Phase I',
  ceiling: SBA_PHASE_1,
  months: { from: 6, to: 12 },
  requirements: [...SMALL_BUSINESS, WORK_SHARE],
  sections: nihSections(6, false),
};

export const nihDirect: Program = {
  ...NIH,
  program: 'sbir_sttr_direct_to_phase_2',
  programName: 'SBIR Direct to Phase II',
  phase: 'Phase II',
  ceiling: SBA_PHASE_2,
  months: { from: 24, to: 24 },
  requirements: [
    { text: 'The call accepts Direct to Phase II, and the application is for SBIR: STTR has no such way.', said: null },
    {
      text: 'Work equal to a Phase I has shown that it is feasible, and no SBIR or STTR award paid for it.',
      said: null,
    },
    ...SMALL_BUSINESS,
    WORK_SHARE,
  ],
  sections: [FEASIBILITY, ...nihSections(12, true)],
};

export const nihPhase2: Program = {
  ...NIH,
  program: 'sbir_sttr_phase_2',
  programName: 'SBIR/STTR Phase II',
  phase: 'Phase II',
  ceiling: SBA_PHASE_2,
  months: { from: 24, to: 24 },
  requirements: [
    {
      text: 'The company holds a Phase I award for this work, and the time for applying has not passed.',
      said: /\bPhase I award\b/,
    },
    ...SMALL_BUSINESS,
    WORK_SHARE,
  ],
  sections: nihSections(12, true),
};

const NASA = {
  agency: 'NASA' as const,
  agencyName: 'National Aeronautics and Space Administration',
  agencyFacets: ['National Aeronautics and Space Administration', 'NASA'],
};
const NASA_GUIDE = {
  title: 'NASA SBIR/STTR solicitation, chapter 3',
  url: 'https://sbir.nasa.gov/solicit/66886/detail?l1=67365',
};
const IGNITE_GUIDE = {
  title: 'NASA SBIR Ignite solicitation',
  url: 'https://sbir.gsfc.nasa.gov/solicit/80089/detail?l1=97183',
};

const NASA_PARTS: ProgramSection[] = [
  {
    id: 'significance',
    title: 'Identification and significance of the innovation',
    question:
      'Part 2: the innovation, the need of the subtopic that it answers, and the state of the art. All ten parts may have nineteen pages.',
    limit: pages(19),
    draws: ['innovation', 'problem', 'ip'],
    adds: ['The subtopic, and which of its needs the innovation answers.'],
  },
  {
    id: 'objectives',
    title: 'Technical objectives',
    question: 'Part 3: the objectives of Phase I, with the questions of the subtopic that they answer.',
    limit: null,
    draws: ['objectives'],
    adds: ['For each objective: the measure, the target, and the technology readiness level before and after.'],
  },
  {
    id: 'work-plan',
    title: 'Work plan',
    question: 'Part 4: what is done, where, by whom, with hours, schedule and milestones.',
    limit: null,
    draws: [],
    adds: ['Tasks with their hours, people and results.'],
  },
  {
    id: 'related-work',
    title: 'Related research and development',
    question: 'Part 5: the state of the art, and work of one’s own and of others that bears on it.',
    limit: null,
    draws: ['feasibility'],
    adds: ['Your own earlier work on it, with results and who paid for it.'],
  },
  {
    id: 'team',
    title: 'Key personnel, facilities and partners',
    question: 'Parts 6, 8 and 9: people with their experience, facilities, subcontracts and consultants.',
    limit: null,
    draws: ['team'],
    adds: [
      'Names, experience and share of time of the key people.',
      'Facilities, subcontractors and consultants, with commitments.',
    ],
  },
  {
    id: 'applications',
    title: 'Potential applications',
    question: 'Part 7: uses at NASA and outside it, and how the results go on to Phase II and the market.',
    limit: null,
    draws: ['market', 'regulation'],
    adds: ['NASA programs that could use it, and whom you talked to.', 'First customers outside NASA.'],
  },
];

export const nasaPhase1: Program = {
  ...NASA,
  program: 'sbir_sttr_phase_1',
  programName: 'SBIR/STTR Phase I',
  phase: 'Phase I',
  ceiling: 150_000,
  months: { from: 6, to: 13 },
  sources: [NASA_GUIDE],
  requirements: [
    { text: 'The proposal answers one subtopic of the solicitation.', said: /\bsubtopic\b/i },
    ...SMALL_BUSINESS,
    WORK_SHARE,
  ],
  sections: NASA_PARTS,
};

export const nasaIgnite: Program = {
  ...NASA,
  program: 'sbir_ignite_phase_1',
  programName: 'SBIR Ignite Phase I',
  phase: 'Phase I',
  ceiling: 150_000,
  months: { from: 6, to: 6 },
  sources: [IGNITE_GUIDE],
  requirements: [
    { text: 'The proposal answers one topic of the Ignite solicitation.', said: /\bIgnite\b/ },
    { text: 'The main market lies outside NASA: commercial pull decides.', said: /\bcommercial\b/i },
    ...SMALL_BUSINESS,
    WORK_SHARE,
  ],
  sections: [
    {
      id: 'market',
      title: 'Commercial opportunity',
      question: 'Understanding of the market and a strong plan for commercialization: as weighty as the technology.',
      limit: null,
      draws: ['problem', 'market', 'regulation'],
      adds: [
        'Evidence of demand: letters, pilots, orders, investment.',
        'Market counted from below: customers, price, share.',
      ],
    },
    {
      id: 'technology',
      title: 'Technical merit and innovation',
      question: 'The innovation, the state of the art, and what is technically risky about it.',
      limit: null,
      draws: ['innovation', 'ip', 'feasibility'],
      adds: ['Technology readiness level today and at the end of Phase I, with the evidence.'],
    },
    {
      id: 'work-plan',
      title: 'Phase I work plan',
      question: 'Few tasks, each with a result, that show feasibility.',
      limit: null,
      draws: ['objectives'],
      adds: ['Tasks with their hours, people and results.'],
    },
    {
      id: 'team',
      title: 'Team and resources',
      question: 'Who builds it, who sells it, and with what means.',
      limit: null,
      draws: ['team'],
      adds: ['Names, roles and experience.', 'How the company is financed until the first revenue.'],
    },
  ],
};

export const nasaPhase2: Program = {
  ...NASA,
  program: 'sbir_sttr_phase_2',
  programName: 'SBIR/STTR Phase II',
  phase: 'Phase II',
  ceiling: 850_000,
  months: { from: 24, to: 24 },
  sources: [NASA_GUIDE],
  requirements: [
    { text: 'The company holds a NASA Phase I contract for this work.', said: /\bNASA\b.{0,60}\bPhase I\b/ },
    ...SMALL_BUSINESS,
    WORK_SHARE,
  ],
  sections: NASA_PARTS.map((section) => ({
    ...section,
    question: section.question.replace(/^Parts? [^:]+: /, '').replace(/ All ten.*$/, ''),
    limit: null,
  })),
};
