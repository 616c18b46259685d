import type { Clock } from '../../platform/clock.ts';
import type { ReadingRepository } from './reading.repository.ts';

export interface ForgetReadingsDependencies {
  readings: Pick<ReadingRepository, 'forget'>;
  clock: Clock;
}

const KEPT_MS = 90 * 86_400_000;

export const run = (_: unknown, __: unknown, { readings, clock }: ForgetReadingsDependencies): Promise<void> =>
  readings.forget(new Date(clock.now().getTime() - KEPT_MS));
