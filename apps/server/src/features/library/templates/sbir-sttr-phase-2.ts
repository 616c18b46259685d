import { BEFORE_SENDING, ELIGIBILITY, REGISTRATIONS } from './shared-items.ts';
import type { Template } from './template.ts';

export const sbirSttrPhase2: Template = {
  program: 'sbir_sttr_phase_2',
  folder: {
    path: 'All agencies/SBIR STTR Phase II',
    name: 'SBIR STTR Phase II',
    description: 'Developing what Phase I showed to be feasible.',
  },
  checklist: [
    {
      title: 'After Phase I',
      items: [
        'The Phase I award is this company’s, for this work, and the agency’s time for applying has not passed.',
        'The final report of Phase I is in, or will be by the date that the agency sets.',
        'Each Phase I objective is reported: met, partly met or not met, with the figure.',
        'Changes since the Phase I proposal (team, approach, market) are explained.',
        'The program officer or topic author has been talked to, where that is allowed.',
      ],
    },
    ELIGIBILITY,
    REGISTRATIONS,
    {
      title: 'Shares of the work',
      items: [
        'SBIR: at least half of the Phase II work is done by the company itself.',
        'STTR: at least 40% by the company, at least 30% by the research institution.',
        'The program (SBIR or STTR) is that of Phase I, or the agency allows the change.',
      ],
    },
    {
      title: 'Commercialization plan',
      items: [
        'It follows the agency’s headings and page limit.',
        'Sales forecasts say what they rest on, and when the first sale is.',
        'Letters come from those who would buy, use, license or invest.',
        'Matching funds or investment that the agency rewards are documented.',
        'Results of earlier awards are reported where the agency asks for the commercialization record.',
      ],
    },
    {
      title: 'Money',
      items: [
        'Budget for each year and for each subaward, with justification.',
        'Indirect cost rate: approved, or the one that the agency allows without.',
        'The fee and help with commercialization (TABA) are asked for where they are allowed.',
        'The accounting system can tell costs of this award from others.',
      ],
    },
    BEFORE_SENDING,
  ],
  outline: [
    {
      title: 'Results of Phase I',
      hint: 'Two to four pages. Show data.',
      prompts: [
        'A table: objective, measure, target, result.',
        'What was learned that was not expected?',
        'Why do the results justify going on?',
        'Publications, patents, conversations with customers during Phase I.',
      ],
    },
    {
      title: 'Phase II objectives',
      hint: 'Half a page to one page.',
      prompts: [
        'What will exist at the end, and at which maturity?',
        'Objectives with figures that decide whether they were met.',
        'What remains between that and the first sale?',
      ],
    },
    {
      title: 'Work plan',
      hint: 'The longest part.',
      prompts: [
        'Tasks: purpose, method, people, duration, results.',
        'Milestones by quarter; decision points.',
        'Tests with users or in the place of use.',
        'Risks and what is done about each.',
        'What others do, and their letters.',
      ],
    },
    {
      title: 'Commercialization plan',
      hint: 'As the agency’s format says; often ten pages or more.',
      prompts: [
        'Company: history, earlier awards and what came of them.',
        'Market, customers, and the evidence that they want it.',
        'Competition, intellectual property, and how the lead is kept.',
        'Production, supply and quality.',
        'Approvals and reimbursement, where they apply.',
        'Finance: needs by year, sources, sales forecast with its assumptions.',
      ],
    },
    {
      title: 'Team, facilities, budget',
      hint: 'Short and exact.',
      prompts: [
        'Key people, their share of time, and who joins when.',
        'Facilities and equipment at the scale of Phase II.',
        'Budget by task and year, with justification.',
      ],
    },
  ],
};
