import type { ClientError } from '@groundwork/contract/client-errors';
import { CLIENT_ERRORS_PER_MINUTE } from '@groundwork/contract/limits';
import type { Actor } from '../../platform/http/context.ts';
import { rateLimit } from '../../platform/http/rate-limit.ts';
import type { Log } from '../../platform/log/log.ts';

/** Errors in the browser, for whoever reads the log. */
export function clientErrorService({ log }: { log: Log }) {
  const ofPerson = rateLimit({ turns: CLIENT_ERRORS_PER_MINUTE, perSeconds: 60 });
  const ofVisitors = rateLimit({ turns: 10 * CLIENT_ERRORS_PER_MINUTE, perSeconds: 60 });
  return {
    async report(actor: Actor | null, { kind, message, stack, path }: ClientError): Promise<void> {
      await (actor ? ofPerson(actor.userId) : ofVisitors('visitors'));
      log.error('error in the browser', {
        kind,
        userId: actor?.userId ?? null,
        said: impersonal(message),
        stack: impersonal(stack),
        path: impersonal(path),
      });
    },
  };
}

export type ClientErrorService = ReturnType<typeof clientErrorService>;

/** Messages and stacks hold what was on the screen now and then: addresses of people, and what stands behind ? and #. */
export const impersonal = (text: string): string =>
  text.replace(/[^\s@<>"'()]+@[^\s@<>"'()]+/g, '(email)').replace(/[?#][^\s:)"']*/g, '');
