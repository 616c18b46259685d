import type { Role } from '@groundwork/contract/plans';
import { AppError } from './app-error.ts';
import type { Actor } from './context.ts';

/** To everyone else these calls do not exist. */
export function requireAdmin({ roles }: Actor): void {
  if (!roles.includes('admin' satisfies Role)) throw new AppError('NOT_FOUND');
}
