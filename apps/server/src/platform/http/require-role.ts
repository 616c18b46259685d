import type { Role } from '@groundwork/contract/plans';
import { SETTINGS_TEXTS } from '@groundwork/contract/settings';
import { AppError } from './app-error.ts';
import type { Actor } from './context.ts';

/** To everyone else these calls do not exist. A key that leaked must not administrate either: admins come in person. */
export function requireAdmin({ roles, isApiKey }: Actor): void {
  if (!roles.includes('admin' satisfies Role)) throw new AppError('NOT_FOUND');
  if (isApiKey) throw new AppError('FORBIDDEN', SETTINGS_TEXTS.keyCannot);
}

/** As for admins: to who is none, the service's calls do not exist. */
export function requireService({ roles }: Actor): void {
  if (!roles.includes('service' satisfies Role)) throw new AppError('NOT_FOUND');
}
