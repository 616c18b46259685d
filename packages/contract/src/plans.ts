import { z } from 'zod';
import { PLAN_NAMES, PLAN_PERMISSIONS, PLANS, type PlanPermissions, planNeeded } from './plans.permissions.ts';
import { PLAN_TEXTS } from './plans.texts.ts';

export { PLAN_NAMES, PLAN_PERMISSIONS, PLAN_TEXTS, PLANS, type PlanPermissions, planNeeded };

export const Plan = z.enum(PLANS);
export type Plan = z.infer<typeof Plan>;

export const ROLES = ['user', 'admin', 'service'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;
