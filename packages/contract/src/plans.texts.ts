import { texts } from './texts.ts';

/** Texts at the limits of a plan. */
export const PLAN_TEXTS = texts('contract/plans', {
  projectLimit: "Looks like you've hit the project limit on the free Innovator Starter plan.",
  reportLimit: "Looks like you've hit the agent/monthly report limit for your plan.",
  needed: (what: string, plan: string) => `${what} requires ${plan}. See the plans.`,
  projectLocked: 'Upgrade to use this project again. Nothing in it is lost.',
});
