import type { Message } from '@groundwork/contract/texts';
import { MESSAGES } from '../../platform/messages.ts';

/** Why an answer is no success. A redirect may lead anywhere, so none is followed. */
export const problemOf = (status: number): Message =>
  status >= 300 && status < 400 ? MESSAGES.webhooks.redirected(status) : MESSAGES.webhooks.answered(status);
