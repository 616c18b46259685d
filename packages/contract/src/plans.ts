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

export const ROLES = ['user', 'admin', 'service'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;
