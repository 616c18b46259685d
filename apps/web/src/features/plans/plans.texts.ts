import type { Plan } from '@groundwork/contract/plans';

export const PLANS_TEXTS = {
  title: 'Plans',
  lead: 'Start free. Every plan keeps all your work: nothing is deleted when one ends.',
  forWhom: {
    starter: 'One project and what the records say about it',
    plus: 'Search everything, write reports, work with others',
    pro: 'For those who live off what they find',
    enterprise: 'For organizations, agreed on in a call',
  } satisfies Record<Plan, string>,
  free: 'Free',
  byAgreement: 'By agreement',
  yours: 'Your plan',
  unlimited: 'Unlimited',
  none: '–',
  managePayment: 'Manage payment',
  changePlan: 'Change plan',
  upgradeTo: (plan: string) => `Upgrade to ${plan}`,
  askFor: (plan: string) => `Ask for ${plan}`,
  talkToUs: 'Talk to us',
  askOperator: 'Ask whoever runs this installation.',
  signUp: 'Create a Free Account!',
  explore: 'Explore Plans',
  compareAll: 'Compare all plans',
  renewed: (day: string) => `Paid until ${day}, then renewed.`,
  ending: (day: string) => `Paid until ${day}, then it ends.`,
  thanks: (plan: string) => `Thank you! You are on ${plan} now.`,
  waiting: 'Thank you! Your payment is being confirmed; the plan changes in a moment.',
  slow: 'The payment has not been confirmed yet. It may take a few minutes; this page can be closed meanwhile.',
  endTitle: 'When a plan ends',
  end: 'Projects, reports, bookmarks and saved searches are kept. On Innovator Starter the first project stays open and the others are locked; reports and bookmarks that are there can still be read. A better plan opens everything again.',
  dialogLead: (plan: string) => `What ${plan} adds to your plan:`,
} as const;

export const UPSELL_TEXTS: Partial<Record<Plan, string>> = { starter: 'Upgrade', plus: 'Go Pro', pro: 'Want More?' };
