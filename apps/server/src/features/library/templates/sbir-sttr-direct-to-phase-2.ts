import { BEFORE_SENDING, ELIGIBILITY, REGISTRATIONS } from './shared-items.ts';
import type { Template } from './template.ts';

export const sbirSttrDirectToPhase2: Template = {
  program: 'sbir_sttr_direct_to_phase_2',
  folder: {
    path: 'All agencies/Direct to Phase II',
    name: 'Direct to Phase II',
    description: 'Going straight to Phase II where feasibility has been shown without a Phase I award.',
  },
  checklist: [
    {
      title: 'May this go directly to Phase II?',
      items: [
        'The agency offers it, and this very topic or solicitation allows it. Few do, and often for SBIR alone.',
        'Feasibility was shown with other money than a Phase I award for the same project.',
        'The company itself did that work, or has the rights to use its results.',
        'The results answer what the topic lists as the outcome of Phase I, point by point.',
      ],
    },
    ELIGIBILITY,
    REGISTRATIONS,
    {
      title: 'Proof of feasibility',
      items: [
        'Test reports, data or publications are attached as far as the solicitation allows, with dates.',
        'It is stated who did each test, where, under which conditions, and how often.',
        'Negative results are included, with what was learned.',
        'Prototype pictures carry a scale and a date.',
        'A statement on where the money for this work came from.',
      ],
    },
    {
      title: 'Phase II parts',
      items: [
        'Work plan with milestones and decision points.',
        'At least half of the work is done by the company (SBIR).',
        'Commercialization plan in the agency’s format.',
        'Budget by year with justification; audit and accounting system as the agency wants them.',
        'Transition: who will use it, or buy it, and a letter that says so.',
        'Commercialization record of earlier SBIR and STTR awards, if there are any.',
      ],
    },
    BEFORE_SENDING,
  ],
  outline: [
    {
      title: 'Feasibility: what Phase I would have shown',
      hint: 'Decides whether the rest is read. Follow the topic’s Phase I description line by line.',
      prompts: [
        'A table: each Phase I outcome that the topic names, your result, where the proof is.',
        'Methods and conditions of the tests, with numbers of samples and uncertainties.',
        'What is still open, and why it belongs in Phase II.',
        'Who paid for the work, and who owns the results.',
      ],
    },
    {
      title: 'Phase II objectives',
      hint: 'Half a page to one page.',
      prompts: [
        'What will exist at the end: a prototype of which maturity, tested where and by whom?',
        'Objectives with figures that decide whether they were met.',
        'How they bring the technology to a user or customer.',
      ],
    },
    {
      title: 'Work plan',
      hint: 'The longest part.',
      prompts: [
        'Tasks with purpose, method, people, duration and results.',
        'Milestones, and decision points at which the plan may change.',
        'Risks in a table: likelihood, effect, what is done about each.',
        'What others do, in percent of the work and money.',
      ],
    },
    {
      title: 'Commercialization and transition',
      hint: 'As the agency’s format says.',
      prompts: [
        'Who uses it first? Name the program office or customer, and what they have said in writing.',
        'Market, competition and price.',
        'Money needed until the first sales, and where it comes from.',
        'Approvals, standards and certifications.',
        'Intellectual property and data rights.',
      ],
    },
    {
      title: 'Company, team, facilities, budget',
      hint: 'Short and exact.',
      prompts: [
        'Key people, their share of time, their record.',
        'Facilities for building and testing at this scale.',
        'Budget by task and year.',
      ],
    },
  ],
};
