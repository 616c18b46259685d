import type { Clock } from '../../platform/clock.ts';
import type { AuthRepository } from './auth.repository.ts';

export interface PurgeExpiredDependencies {
  users: Pick<AuthRepository, 'purgeExpired'>;
  clock: Clock;
}

export async function run(
  _input: object,
  _context: unknown,
  { users, clock }: PurgeExpiredDependencies,
): Promise<void> {
  await users.purgeExpired(clock.now());
}
