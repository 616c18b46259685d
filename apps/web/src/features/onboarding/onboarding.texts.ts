import { texts } from '@groundwork/contract/texts';

export const TEXTS = texts('onboarding', {
  invite: 'Three short questions tailor Groundwork to you. You can skip any of them.',
  start: 'Answer them',
  notNow: 'Not now',
  step: (at: number, of: number) => `Question ${at} of ${of}`,
  persona: 'What describes you best?',
  organisation: 'Which organization do you work for?',
  phone: 'Where can we reach you by phone?',
  skip: 'Skip',
  next: 'Next',
  finish: 'Finish',
  checklist: 'Getting started',
  dismiss: 'Dismiss',
  progress: (done: number, of: number) => `${done} of ${of} done`,
  done: 'Done:',
  steps: {
    profile: 'Complete your profile',
    email: 'Confirm your email',
    project: 'Describe a project',
    report: 'Get your first report',
    insight: 'Ask the records a question',
  },
  aboutYou: 'About you',
  loadingTheQuestions: 'Loading the questions',
});
