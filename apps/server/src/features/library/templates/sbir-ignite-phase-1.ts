import { BEFORE_SENDING, ELIGIBILITY, REGISTRATIONS } from './shared-items.ts';
import type { Template } from './template.ts';

export const sbirIgnitePhase1: Template = {
  program: 'sbir_ignite_phase_1',
  folder: {
    path: 'NASA/SBIR Ignite Phase I',
    name: 'SBIR Ignite Phase I',
    description: 'NASA’s SBIR solicitation for companies whose main market is commercial.',
  },
  checklist: [
    {
      title: 'Is Ignite the right one?',
      items: [
        'The product is meant for commercial customers first; NASA gains from a market that it does not have to carry.',
        'The technology fits one of the topics of the current Ignite solicitation. It has fewer and wider ones than NASA’s general SBIR solicitation.',
        'The general NASA SBIR solicitation has been compared: where NASA is the main user, it is the better place.',
        'It is an SBIR program: the company does most of the work itself.',
      ],
    },
    ELIGIBILITY,
    REGISTRATIONS,
    {
      title: 'Commercial case',
      items: [
        'A paying customer outside of government can be named, with evidence of interest.',
        'The size of the reachable market is counted from customers upwards, with sources.',
        'How the company is financed until it earns money is explained, including private investment.',
        'The aerospace use is described in a paragraph, even where it is not the first market.',
      ],
    },
    {
      title: 'Technical case',
      items: [
        'The starting and ending technology readiness levels are stated and justified.',
        'The work of Phase I ends in a result that decides whether to go on.',
        'Tests are in conditions that resemble those of use.',
        'Any facility or help of NASA that is needed is named as the solicitation asks, and costed.',
      ],
    },
    {
      title: 'Form',
      items: [
        'The format of the proposal (form, deck or both) is that of the current solicitation.',
        'Slides can be read without a speaker.',
        'Export control (ITAR, EAR) has been checked for the technology and for everyone who works on it.',
      ],
    },
    BEFORE_SENDING,
  ],
  outline: [
    {
      title: 'One page: the company in short',
      hint: 'What an investor would want to read first.',
      prompts: ['Problem, product, customer.', 'Why now, and why this team?', 'What does the award make possible?'],
    },
    {
      title: 'The market',
      hint: 'At least as weighty as the technology.',
      prompts: [
        'First customers by name or kind, and what they pay today.',
        'Market counted from below: customers x price x share, with sources.',
        'Competitors today and in three years.',
        'Business model, price, margin.',
        'Evidence: letters, pilots, orders, investment.',
      ],
    },
    {
      title: 'The technology',
      hint: 'Clear enough for a reviewer from another field.',
      prompts: [
        'How does it work? One drawing.',
        'Measures that count, beside the best that exists.',
        'Readiness level now, with proof; level at the end of Phase I.',
        'What aerospace gains from it.',
      ],
    },
    {
      title: 'Phase I work plan',
      hint: 'Few tasks, each with a result.',
      prompts: [
        'Objectives, and the figures that decide.',
        'Tasks, people, months, deliverables.',
        'Risks, technical and commercial, and what is done about them.',
      ],
    },
    {
      title: 'From Phase I to sales',
      hint: 'A line from the award to the first revenue.',
      prompts: [
        'What Phase II would add, and what private money would.',
        'Milestones of product and business on one time line.',
        'Approvals and certifications.',
      ],
    },
    {
      title: 'Team and budget',
      hint: 'Short.',
      prompts: ['Who builds it, who sells it, who is missing?', 'Budget by task.'],
    },
  ],
};
