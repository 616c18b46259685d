import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { MESSAGES } from '../../../platform/messages.ts';

/** A key that leaked must not let anyone in: whom it let in would stay when it is revoked. */
export function requirePerson(actor: Actor): void {
  if (actor.isApiKey) throw new AppError('FORBIDDEN', MESSAGES.collaboration.keyCannot);
}
