import {
  firstPlanWith,
  PLAN_NAMES,
  PLAN_PERMISSIONS,
  type PlanPermissions,
} from '@groundwork/contract/plans.permissions';
import type { Message } from '@groundwork/contract/texts';
import { MESSAGES } from '../messages.ts';
import { AppError } from './app-error.ts';
import type { Actor } from './context.ts';

/** Refuses what the actor's plan has not: 'Exporting results requires Innovator Pro. See the plans.' */
export function requirePlan(actor: Actor, permission: keyof PlanPermissions, what: Message): void {
  if (PLAN_PERMISSIONS[actor.plan][permission]) return;
  throw new AppError('FORBIDDEN', MESSAGES.plans.needed(what, PLAN_NAMES[firstPlanWith(permission)]));
}
