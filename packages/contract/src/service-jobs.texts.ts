import { texts } from './texts.ts';

export const SERVICE_JOB_TEXTS = texts('contract/service-jobs', {
  notParked: 'This job no longer waits to be tried again.',
});
