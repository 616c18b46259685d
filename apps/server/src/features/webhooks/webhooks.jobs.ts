import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { DeliverDependencies } from './deliver.worker.ts';
import type { ForgetDeliveriesDependencies } from './forget-deliveries.worker.ts';

const Delivery = z.object({ deliveryId: z.uuid() });

/** One attempt. The next one, hours later, is a job of its own; retries here are for processes that were killed. */
export const deliverJob = defineJob<typeof Delivery, DeliverDependencies>({
  name: 'webhooks.deliver',
  input: Delivery,
  concurrency: 8,
  retryLimit: 3,
  retryDelaySeconds: 10,
  expireInSeconds: 60,
  load: () => import('./deliver.worker.ts'),
});

export const forgetDeliveriesJob = defineJob<z.ZodObject, ForgetDeliveriesDependencies>({
  name: 'webhooks.forget-deliveries',
  input: z.object({}),
  concurrency: 1,
  retryLimit: 2,
  expireInSeconds: 10 * 60,
  cron: '23 3 * * *',
  load: () => import('./forget-deliveries.worker.ts'),
});
