import { z } from 'zod';

export const PLANS = ['starter', 'plus', 'pro', 'enterprise'] as const;
export const Plan = z.enum(PLANS);
export type Plan = z.infer<typeof Plan>;

export const PLAN_NAMES: Record<Plan, string> = {
  starter: 'Innovator Starter',
  plus: 'Innovator Plus',
  pro: 'Innovator Pro',
  enterprise: 'Enterprise',
};

/** What is part of which plan. */
export const PLAN_INCLUDES: Record<Plan, { savedSearches: boolean }> = {
  starter: { savedSearches: false },
  plus: { savedSearches: false },
  pro: { savedSearches: true },
  enterprise: { savedSearches: true },
};

export const ROLES = ['user', 'admin', 'service'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;
