import { BEFORE_SENDING, ELIGIBILITY, REGISTRATIONS } from './shared-items.ts';
import type { Template } from './template.ts';

export const sbirSttrPhase1: Template = {
  program: 'sbir_sttr_phase_1',
  folder: {
    path: 'All agencies/SBIR STTR Phase I',
    name: 'SBIR STTR Phase I',
    description: 'Showing that an idea is feasible: for Phase I proposals to any agency.',
  },
  checklist: [
    ELIGIBILITY,
    REGISTRATIONS,
    {
      title: 'SBIR or STTR',
      items: [
        'SBIR: at least two-thirds of the Phase I work is done by the company itself.',
        'STTR: at least 40% is done by the company and at least 30% by one research institution.',
        'STTR: the institution is a university, a federally funded research center or a non-profit research organization in the United States, and a written agreement on intellectual property is there.',
        'The agency takes part in the program that you chose (not all have STTR).',
      ],
    },
    {
      title: 'Topic and fit',
      items: [
        'The topic is open, and the proposal answers it and not a neighboring one.',
        'Questions to the topic’s author were asked while that was still allowed.',
        'Earlier awards on the topic have been looked up; the proposal says what is new beside them.',
        'It is known whether the agency buys the result itself or wants a product for others.',
      ],
    },
    {
      title: 'Parts of the proposal (names differ by agency)',
      items: [
        'Cover sheet and abstract without confidential information.',
        'Technical part: problem, innovation, objectives, work plan, risks.',
        'Commercial potential.',
        'Key people with biographical sketches in the agency’s format.',
        'Facilities and equipment.',
        'Budget and its justification; subcontracts and consultants with letters.',
        'Letters of support.',
        'Human subjects, animals, hazardous materials, export control: each answered, also with “does not apply”.',
      ],
    },
    BEFORE_SENDING,
  ],
  outline: [
    {
      title: 'The problem and why it matters',
      hint: 'Half a page to one page. Begin with the user, not with the technology.',
      prompts: [
        'What is the problem, who has it, and how often?',
        'What is done about it today, and why is that not enough? Cite sources.',
        'How does this answer the topic? Use the words of the solicitation.',
      ],
    },
    {
      title: 'The innovation',
      hint: 'One to two pages.',
      prompts: [
        'What is new? What is the principle behind it?',
        'A table: your approach beside the two or three best alternatives, with the measures that count.',
        'What has been shown already (data, prototypes, publications)? What has not?',
        'Who owns the intellectual property, and what has been filed?',
      ],
    },
    {
      title: 'Phase I objectives',
      hint: 'Half a page. Three or four; each can be passed or failed.',
      prompts: [
        'Objective, and the question that it answers.',
        'The figure that decides whether it was met, and how it is measured.',
        'All together: why do these results show that the idea is feasible?',
      ],
    },
    {
      title: 'Work plan',
      hint: 'The longest part. Tasks follow from objectives.',
      prompts: [
        'For each task: purpose, method, who does it, how long it takes, what comes out.',
        'What is expected, what could go wrong, and what is done then.',
        'A chart of tasks, months and milestones.',
        'What subcontractors or the research institution do, in percent of the work.',
      ],
    },
    {
      title: 'What follows in Phase II',
      hint: 'A few paragraphs.',
      prompts: [
        'What would Phase II develop, on the ground of which Phase I results?',
        'What stands between that and a product?',
      ],
    },
    {
      title: 'Commercial potential',
      hint: 'One to two pages, or as the agency says.',
      prompts: [
        'First market, first customers, and how they buy.',
        'Competitors, and why customers would change to you.',
        'How the company earns money, and what it needs until then.',
        'Regulation: which approvals are needed, and the path to them.',
        'Evidence: conversations, letters, pilots, partners.',
      ],
    },
    {
      title: 'Team, facilities, budget',
      hint: 'Short and exact.',
      prompts: [
        'Who does what, with how many hours; why these people?',
        'What equipment is there, and what is used elsewhere on which terms?',
        'Budget by task, with a reason for each item.',
      ],
    },
  ],
};
