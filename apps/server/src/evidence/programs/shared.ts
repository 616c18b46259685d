import { US_STATE_NAMES } from '../../catalogue/normalise/us-states.ts';
import { type ProgramSection, pages, type Requirement } from './program.ts';

/** The guideline for awards of every agency that sets none of its own. */
export const SBA_GUIDELINE = { title: 'SBIR/STTR award guidelines (SBA)', url: 'https://www.sbir.gov/about' };
export const SBA_PHASE_1 = 314_363;
export const SBA_PHASE_2 = 2_095_748;

/** "A small firm in Ohio", "Acme LLC", "an American start-up". */
const COMPANY_HERE = new RegExp(
  String.raw`\b(?:Inc\.?|LLC|L\.L\.C\.|Corp\.?|(?:U\.?S\.?|American)[- ](?:based )?(?:company|small business|start-?up)|(?:company|firm|business|start-?up|spin-?off)\b[^.;]{0,40}\b(?:in|from|of) (?:[A-Z]\w+(?: [A-Z]\w+)?, )?(?:the United States|the U\.?S\.?A?|${US_STATE_NAMES.join('|')}))\b`,
);
/** "12 employees", "we are four", "a team of nine": not "saves 200 people". */
const HOW_MANY =
  /\b(?:\d+ employees|(?:we are|team of|staff of|employs?) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)-person (?:company|firm|start-?up|team))\b/i;

export const SMALL_BUSINESS: Requirement[] = [
  {
    text: 'The applicant is a for-profit company with its place of business in the United States.',
    said: COMPANY_HERE,
  },
  {
    text: 'With its affiliates it has no more employees than the size standard of the program allows.',
    said: HOW_MANY,
  },
  { text: 'Persons or companies that the program accepts own and control more of it than anybody else.', said: null },
  {
    text: 'The principal investigator is named, with the time for this work and the employer.',
    said: /\bprincipal investigator\b/i,
  },
  {
    text: 'SAM.gov, the SBIR company registry and the agency’s portal know the company.',
    said: /\bSAM\.gov\b|\bUEI\b/,
  },
  { text: 'No other award pays for the same work; similar proposals are disclosed.', said: null },
];

export const WORK_SHARE: Requirement = {
  text: 'The company does the share of the work that the program asks for; what others do is in the budget.',
  said: null,
};

/** Sections of programs where the call alone says how long each part may be. */
export const GENERAL_PHASE_1: ProgramSection[] = [
  {
    id: 'significance',
    title: 'Identification and significance of the innovation',
    question: 'The problem, the innovation, and how it differs from the best that exists.',
    limit: null,
    draws: ['innovation', 'problem', 'ip'],
    adds: ['Figures that show how much better it is than what is used today, and how they were measured.'],
  },
  {
    id: 'objectives',
    title: 'Technical objectives',
    question: 'The questions that have to be answered to show that it is feasible.',
    limit: null,
    draws: ['objectives'],
    adds: ['For each objective: the measure, the target, and the result that would end the work.'],
  },
  {
    id: 'work-plan',
    title: 'Work plan',
    question: 'What is done, where, by whom and when, with milestones.',
    limit: null,
    draws: ['feasibility'],
    adds: ['Tasks with their hours, people and results.', 'Where the work is done, and on what equipment.'],
  },
  {
    id: 'commercial-potential',
    title: 'Commercial potential',
    question: 'Who would buy it, against which competition, and how the company gets there.',
    limit: null,
    draws: ['market', 'regulation'],
    adds: [
      'Customers that were talked to, with letters where there are any.',
      'Prices, sales expected, and how the company pays for the way there.',
    ],
  },
  {
    id: 'team',
    title: 'Key people, facilities and partners',
    question: 'Who does the work, with which experience, and where.',
    limit: null,
    draws: ['team'],
    adds: [
      'Names, experience and share of time of the key people.',
      'Consultants and subcontractors, with their letters.',
    ],
  },
];

export const FEASIBILITY: ProgramSection = {
  id: 'feasibility',
  title: 'Proof of feasibility',
  question: 'What Phase I would have shown, and the work that has shown it.',
  limit: null,
  draws: ['feasibility'],
  adds: [
    'Each result that Phase I would have had to show, the figure reached, and the document that proves it.',
    'Who paid for that work, and that it was no SBIR or STTR award.',
  ],
};

export const GENERAL_PHASE_2: ProgramSection[] = [
  {
    id: 'phase-1-results',
    title: 'Results of Phase I',
    question: 'Each objective of Phase I, and whether it was reached.',
    limit: null,
    draws: ['feasibility'],
    adds: ['Objective by objective: measure, target, result.', 'The number of the Phase I award.'],
  },
  {
    id: 'objectives',
    title: 'Phase II objectives',
    question: 'What will exist at the end, and what then stands between it and the first sale.',
    limit: null,
    draws: ['innovation', 'problem', 'objectives'],
    adds: ['For each objective: the measure and the target that decide whether it is reached.'],
  },
  {
    id: 'work-plan',
    title: 'Work plan',
    question: 'Tasks, milestones, tests with users, and risks with what is done about them.',
    limit: null,
    draws: [],
    adds: ['Tasks with their hours, people and results.', 'Milestones by quarter, and who decides on going on.'],
  },
  {
    id: 'commercialization-plan',
    title: 'Commercialization plan',
    question: 'Company, market, competition, intellectual property, finances, production and approvals.',
    limit: null,
    draws: ['market', 'ip', 'regulation'],
    adds: [
      'The company’s earlier awards and what came of them.',
      'Sales expected by year, and what they rest on.',
      'Letters of customers, partners and investors.',
    ],
  },
  {
    id: 'team',
    title: 'Key people, facilities and partners',
    question: 'Who does the work, with which experience, and where.',
    limit: null,
    draws: ['team'],
    adds: [
      'Names, experience and share of time of the key people.',
      'Facilities and equipment at the scale of Phase II.',
    ],
  },
];

/** NIH's parts: the same for each phase, longer in the second. */
export const nihSections = (strategyPages: number, plan: boolean): ProgramSection[] => [
  {
    id: 'specific-aims',
    title: 'Specific aims',
    question: 'The goals of the research, the expected outcomes, and their impact on the field.',
    limit: pages(1),
    draws: ['problem', 'objectives'],
    adds: ['Each aim with its hypothesis, and the milestone that shows that it was reached.'],
  },
  {
    id: 'research-strategy',
    title: 'Research strategy',
    question: 'Significance, innovation and approach: why it matters, what is new, and how it is done.',
    limit: pages(strategyPages),
    draws: ['innovation', 'feasibility', 'ip'],
    adds: [
      'Approach: design, methods, analysis, and what is done when an aim fails.',
      'Preliminary data with their figures.',
      'Rigor of earlier research, and biological variables such as sex.',
    ],
  },
  ...(plan
    ? [
        {
          id: 'commercialization-plan',
          title: 'Commercialization plan',
          question:
            'Value of the project, the company, market and competition, intellectual property, finance plan, production and marketing plan, revenue.',
          limit: pages(12),
          draws: ['market', 'regulation', 'team'] as const,
          adds: [
            'The company’s size, finances and earlier awards.',
            'Finance plan, with letters of those who commit money.',
            'Revenue expected by year, and what it rests on.',
          ],
        },
      ]
    : [
        {
          id: 'commercial-potential',
          title: 'Commercial potential and team',
          question: 'Part of the research strategy: who would buy the product, and who develops it.',
          limit: null,
          draws: ['market', 'regulation', 'team'] as const,
          adds: ['Biographical sketches of the key people.', 'Letters of support.'],
        },
      ]),
];
