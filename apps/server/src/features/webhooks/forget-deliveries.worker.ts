import type { Clock } from '../../platform/clock.ts';
import type { WebhookRepository } from './webhooks.repository.ts';

export interface ForgetDeliveriesDependencies {
  webhooks: Pick<WebhookRepository, 'dropOld'>;
  clock: Clock;
}

export const run = (_input: unknown, _context: unknown, { webhooks, clock }: ForgetDeliveriesDependencies) =>
  webhooks.dropOld(clock.now());
