import { type PlanPermissions, planNeeded } from '@groundwork/contract/plans';
import { AppError } from './app-error.ts';
import type { Actor } from './context.ts';

/** Refuses what the actor's plan has not: 'Exporting results needs Innovator Pro. See the plans.' */
export function requirePlan(actor: Actor, permission: keyof PlanPermissions, what: string): void {
  const message = planNeeded(actor.plan, permission, what);
  if (message) throw new AppError('FORBIDDEN', message);
}
