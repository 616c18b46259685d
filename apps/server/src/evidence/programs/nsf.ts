import { characters, type Program, pages, type Requirement } from './program.ts';
import { GENERAL_PHASE_2, SMALL_BUSINESS, WORK_SHARE } from './shared.ts';

const PITCH = { title: 'NSF Project Pitch', url: 'https://seedfund.nsf.gov/apply/project-pitch/' };
const SOLICITATION = {
  title: 'NSF 26-510, SBIR/STTR',
  url: 'https://www.nsf.gov/funding/opportunities/small-business-innovation-research-small-business-technology/nsf26-510/solicitation',
};
const PAPPG = { title: 'NSF proposal guide (PAPPG)', url: 'https://www.nsf.gov/policies/pappg' };

const AGENCY = {
  agency: 'NSF' as const,
  agencyName: 'National Science Foundation',
  agencyFacets: ['National Science Foundation', 'NSF'],
};

const INVITED: Requirement = {
  text: 'NSF has invited the full proposal on a Project Pitch, and the invitation still holds.',
  said: null,
};

export const projectPitch: Program = {
  ...AGENCY,
  program: 'phase_1_project_pitch',
  programName: 'Phase I Project Pitch',
  phase: 'Phase I',
  ceiling: 305_000,
  months: { from: 6, to: 18 },
  sources: [PITCH, SOLICITATION],
  requirements: [
    ...SMALL_BUSINESS,
    {
      text: 'The innovation is unproven and needs research: it is more than engineering or a new use of what exists.',
      said: /\b(?:unproven|novel|never been|for the first time|not known whether)\b/i,
    },
    { text: 'The company has no other pitch or Phase I proposal under review at NSF.', said: null },
  ],
  sections: [
    {
      id: 'technology-innovation',
      title: 'The technology innovation',
      question:
        'The technical innovation that Phase I would be about, where it comes from, and why it is unproven and high-impact research rather than engineering.',
      limit: characters(3500),
      draws: ['innovation', 'feasibility', 'ip'],
      adds: [
        'Where the innovation comes from: whose work, when, and with what result.',
        'Why nobody has done it before.',
      ],
    },
    {
      id: 'technical-objectives',
      title: 'The technical objectives and challenges',
      question:
        'The research to be done in Phase I, and how it would show that the product is feasible or take away technical risk.',
      limit: characters(3500),
      draws: ['objectives'],
      adds: [
        'Two to four objectives, each with a measure and a target.',
        'What is unknown about each, and what is done if it fails.',
      ],
    },
    {
      id: 'market-opportunity',
      title: 'The market opportunity',
      question: 'The customer and the pain that would be the near-term commercial focus of this project.',
      limit: characters(1750),
      draws: ['problem', 'market', 'regulation'],
      adds: ['The first customer: what the problem costs them today, and what they said when asked.'],
    },
    {
      id: 'company-team',
      title: 'The company and team',
      question:
        'Background and current status of the company, and the people who do the technical and commercial work.',
      limit: characters(1750),
      draws: ['team'],
      adds: [
        'When the company was founded, how many work in it, and how it has been paid for.',
        'Who leads the research and who the business, and what they have done before.',
        'Who is missing, and how that gap is filled.',
      ],
    },
  ],
};

export const nsfPhase1: Program = {
  ...AGENCY,
  program: 'sbir_sttr_phase_1',
  programName: 'SBIR/STTR Phase I',
  phase: 'Phase I',
  ceiling: 305_000,
  months: { from: 6, to: 18 },
  sources: [SOLICITATION, PAPPG],
  requirements: [INVITED, ...SMALL_BUSINESS, WORK_SHARE],
  sections: [
    {
      id: 'project-summary',
      title: 'Project summary',
      question: 'Overview, intellectual merit and broader impacts, each under its own heading.',
      limit: pages(1),
      draws: [],
      adds: ['One paragraph each on overview, intellectual merit and broader impacts.'],
    },
    {
      id: 'technical-solution',
      title: 'Project description: the technical solution',
      question:
        'The innovation and its technical risk, the research plan and how success is measured; the whole project description may have fifteen pages.',
      limit: pages(15),
      draws: ['innovation', 'objectives', 'feasibility', 'ip'],
      adds: [
        'Research plan: tasks, methods, milestones and criteria of success.',
        'Preliminary results, if there are any.',
      ],
    },
    {
      id: 'commercial-opportunity',
      title: 'Project description: the commercial opportunity',
      question: 'Customer, market, competition and business model; within the same fifteen pages.',
      limit: null,
      draws: ['problem', 'market', 'regulation'],
      adds: ['How the product is sold, at what price, and against whom.', 'Customers that were talked to.'],
    },
    {
      id: 'company-team',
      title: 'Project description: the company and team',
      question: 'Who does the work and runs the business; within the same fifteen pages.',
      limit: null,
      draws: ['team'],
      adds: ['People, their roles and experience.', 'How the company is financed, and its vision.'],
    },
  ],
};

export const nsfPhase2: Program = {
  ...AGENCY,
  program: 'sbir_sttr_phase_2',
  programName: 'SBIR/STTR Phase II',
  phase: 'Phase II',
  ceiling: 1_250_000,
  months: { from: 24, to: 24 },
  sources: [SOLICITATION, PAPPG],
  requirements: [
    {
      text: 'The company holds an NSF Phase I award for this work, and the time for applying has not passed.',
      said: /\bNSF\b.{0,60}\bPhase I\b/,
    },
    ...SMALL_BUSINESS,
    WORK_SHARE,
  ],
  sections: GENERAL_PHASE_2,
};
