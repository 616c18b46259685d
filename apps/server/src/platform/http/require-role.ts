import type { Role } from '@groundwork/contract/plans';
import { MESSAGES } from '../messages.ts';
import { AppError } from './app-error.ts';
import type { Actor } from './context.ts';

declare const role: unique symbol;
/**
 * Who was found to be an admin, in person; and who was found to be of the service. Only the checks below make them, so that
 * the compiler refuses to let anyone else near what is everybody's: repositories take one as their first argument.
 */
export type Admin = Actor & { readonly [role]: { admin: true } };
export type ServiceMember = Actor & { readonly [role]: { service: true } };

/** To everyone else these calls do not exist. A key that leaked must not administrate either: admins come in person. */
export function requireAdmin(actor: Actor): asserts actor is Admin {
  const { roles, isApiKey } = actor;
  if (!roles.includes('admin' satisfies Role)) throw new AppError('NOT_FOUND');
  if (isApiKey) throw new AppError('FORBIDDEN', MESSAGES.settings.keyCannot);
  requireSecondFactor(actor);
}

/** As for admins: to who is none, the service's calls do not exist. */
export function requireService(actor: Actor): asserts actor is ServiceMember {
  if (!isOfService(actor)) throw new AppError('NOT_FOUND');
  requireSecondFactor(actor);
}

/** Whom others' data lies open to proves more than a password, where the operator wants it. */
export function requireSecondFactor({ isWithoutSecondFactor }: Actor): void {
  if (isWithoutSecondFactor) throw new AppError('FORBIDDEN', MESSAGES.settings.secondFactorRequired);
}

export const isOfService = (actor: Actor): actor is ServiceMember => actor.roles.includes('service' satisfies Role);
