/** What people read where a plan ends. */
export const PLAN_TEXTS = {
  projectLimit: "Looks like you've hit the project limit on the free Innovator Starter plan.",
  reportLimit: "Looks like you've hit the agent/monthly report limit for your plan.",
  projectLocked: 'Upgrade to use this project again. Nothing in it is lost.',
} as const;
