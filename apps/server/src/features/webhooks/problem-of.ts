import type { Message } from '@groundwork/contract/texts';
import { SAID } from '../../platform/said.ts';

/** Why an answer is no success. A redirect may lead anywhere, so none is followed. */
export const problemOf = (status: number): Message =>
  status >= 300 && status < 400 ? SAID.webhooks.redirected(status) : SAID.webhooks.answered(status);
