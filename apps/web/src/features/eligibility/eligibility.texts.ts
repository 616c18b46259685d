import { texts } from '@groundwork/contract/texts';
import type { EligibilityPart } from './eligibility-state.ts';

type Question = { question: string; help: string; ifNo: string };

/**
 * The questions follow the public rules of the SBIR and STTR programs: 13 CFR 121.702 (for profit, in the United States,
 * owned and controlled by more than 50 % by citizens or permanent residents, size with affiliates; venture capital) and the
 * SBA's SBIR/STTR Policy Directive (where the work is done, the principal investigator's employment, the small business's
 * share of the work, registrations). The rule allows 500 employees; we ask for fewer, which is on the safe side.
 */
const QUESTIONS: Record<EligibilityPart, Question[]> = {
  A: [
    {
      question: 'Is your company organized for profit, with a place of business in the United States?',
      help: 'It operates primarily in the United States or contributes to the US economy through taxes or the use of American products, materials or labor.',
      ifNo: 'SBIR and STTR awards go to for-profit companies in the United States. A company can be founded before the award is made.',
    },
    {
      question: 'Does your company have fewer than 500 employees, including those of its affiliates?',
      help: 'Affiliates are companies that control yours, that yours controls, or that are under the same control.',
      ifNo: 'Companies with 500 employees or more, including affiliates, are too large for these programs.',
    },
    {
      question:
        'Is more than 50% of your company owned and controlled by US citizens or permanent residents, or by companies that are?',
      help: 'Directly, and by one or more persons or other US-owned small businesses.',
      ifNo: 'A US owner, or several together, must hold a majority (over 50%) of the company.',
    },
    {
      question: 'Will the research and development be done in the United States?',
      help: 'In rare cases the funding agency approves work elsewhere.',
      ifNo: 'All of the work must be done in the United States unless the agency approves otherwise in writing.',
    },
  ],
  B: [
    {
      question: 'Will the principal investigator work mainly for your company?',
      help: 'More than half of their time at the time of the award and during the project. In STTR it may be the partnering research institution instead.',
      ifNo: 'In SBIR the principal investigator must spend more than half of their time with your company. STTR also allows employment with the partnering research institution.',
    },
    {
      question: 'Will your company itself do at least two-thirds of the work in Phase I and half of it in Phase II?',
      help: 'In STTR at least 40%, and the partnering research institution at least 30%.',
      ifNo: 'Too much of the work goes to others. STTR allows more of it: your company does at least 40% and a research institution at least 30%.',
    },
    {
      question:
        'Is at most 50% of your company owned by venture capital companies, hedge funds or private equity firms?',
      help: 'All such firms counted together.',
      ifNo: 'Some agencies accept majority ownership by several such firms, under rules of their own; other agencies, and STTR as a whole, do not.',
    },
    {
      question: 'Is your company registered, or will it be before it applies?',
      help: 'In SAM.gov with a Unique Entity ID, in the SBA’s Company Registry, and in the agency’s own system. Registering is free and takes weeks.',
      ifNo: 'Without these registrations an application is not accepted. Begin with SAM.gov, which takes longest.',
    },
  ],
};

export const ELIGIBILITY_TEXTS = texts('eligibility', {
  title: 'SBIR/STTR eligibility',
  about: 'Eight questions from the programs’ public rules. Nothing is stored. This is not legal advice.',
  questions: QUESTIONS,
  parts: { A: 'Part A: Basic Eligibility', B: 'Part B: Advanced Eligibility' },
  progress: (at: number, of: number) => `Question ${at} of ${of}`,
  yes: 'Yes',
  no: 'No',
  noTitle: 'Your company may not be eligible',
  change: 'Change answer to Yes',
  close: 'Close quiz',
  basicTitle: 'Your company meets the basic rules',
  basicText: 'Four more questions are about the project itself.',
  continue: 'Continue to Part B',
  doneTitle: 'Your company seems to be eligible',
  doneText: 'You answered Yes to all questions. The agency decides on the application itself.',
  search: 'Search funding opportunities',
  upgradeText: 'Searching funding opportunities requires a higher plan.',
  upgrade: 'See the plans',
});
