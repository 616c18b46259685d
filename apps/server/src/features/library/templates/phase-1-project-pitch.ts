import { ELIGIBILITY } from './shared-items.ts';
import type { Template } from './template.ts';

export const phase1ProjectPitch: Template = {
  program: 'phase_1_project_pitch',
  folder: {
    path: 'NSF/Phase I Project Pitch',
    name: 'Phase I Project Pitch',
    description: 'The short pitch that NSF wants to see before a full Phase I proposal.',
  },
  checklist: [
    ELIGIBILITY,
    {
      title: 'Does it fit NSF?',
      items: [
        'The innovation is unproven and technically risky: research is needed to learn whether it can work.',
        'It is more than engineering, integration or a new use of what exists.',
        'Success would matter commercially or to society; NSF is not going to be the customer.',
        'The topic area that fits best has been chosen from NSF’s list.',
        'The company has no other pitch or Phase I proposal under review at NSF.',
      ],
    },
    {
      title: 'The four parts',
      items: [
        'The technology innovation: what is new, and how it differs from the best that exists.',
        'The technical objectives and challenges: what is to be found out, and what makes it hard.',
        'The market opportunity: who has the problem, and what they do about it today.',
        'The company and team: who does the work, and why they can.',
        'Each part is within the number of characters that the form allows (count blanks, too).',
      ],
    },
    {
      title: 'Before it is sent',
      items: [
        'No confidential detail is in it that is not needed to understand it.',
        'Each part can be understood by itself: reviewers do not see pictures or attachments.',
        'The invitation, once it comes, is kept: the full proposal has to refer to it.',
      ],
    },
  ],
  outline: [
    {
      title: 'The technology innovation',
      hint: 'About one page. Say what the innovation is before you say why it is good.',
      prompts: [
        'In two sentences: what is it, and what does it do that nothing else does?',
        'What is the best solution in use today, and where does it end? Give numbers.',
        'What is the scientific or engineering insight behind yours? Where does it come from?',
        'What has been shown so far: data, a prototype, publications, patents?',
        'Why has nobody done this before?',
      ],
    },
    {
      title: 'The technical objectives and challenges',
      hint: 'About one page. This is research: name what could fail.',
      prompts: [
        'List two to four objectives. Each ends in a result that can be measured.',
        'For each: what is unknown, how will you find out, and which figure decides that it has worked?',
        'Which of them is the riskiest, and what do you do if it fails?',
        'What will be known at the end of Phase I that is not known now?',
      ],
    },
    {
      title: 'The market opportunity',
      hint: 'About half a page. One first customer, described well, is worth more than a large total.',
      prompts: [
        'Who has the problem? Name the kind of organization and the person who decides.',
        'What do they do today, what does it cost them, and what would they gain?',
        'Which is the first market that you enter, and why that one?',
        'What have potential customers or partners said? How many did you talk to?',
      ],
    },
    {
      title: 'The company and team',
      hint: 'About half a page.',
      prompts: [
        'When was the company founded, how many people work in it, and how has it been paid for so far?',
        'Who leads the research, and what have they done that shows they can?',
        'Who takes it to market?',
        'What is missing in the team, and how will you fill it?',
      ],
    },
  ],
};
