import type { ClientError } from '@groundwork/contract/client-errors';
import { CLIENT_ERRORS_PER_MINUTE } from '@groundwork/contract/limits';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { sharedRateLimit } from '../../platform/http/rate-limit.ts';
import type { Log } from '../../platform/log/log.ts';

/** Errors in the browser, for whoever reads the log. */
export function clientErrorService({ log, database }: { log: Log; database: Database }) {
  const ofPerson = sharedRateLimit(database, 'client-errors', [{ turns: CLIENT_ERRORS_PER_MINUTE, perSeconds: 60 }]);
  const ofVisitors = sharedRateLimit(database, 'visitors-errors', [
    { turns: 10 * CLIENT_ERRORS_PER_MINUTE, perSeconds: 60 },
  ]);
  return {
    async report(actor: Actor | null, address: string | null, error: ClientError): Promise<void> {
      const { kind, message, stack, path } = error;
      if (!actor) {
        await ofPerson(address ?? 'unknown');
        await ofVisitors('visitors');
        return log.warn('error in a visitor’s browser', { kind, ...ownWords(error) });
      }
      await ofPerson(actor.userId);
      log.error('error in the browser', {
        kind,
        userId: actor.userId,
        said: impersonal(message),
        stack: impersonal(stack),
        path: impersonal(path),
      });
    },
  };
}

export type ClientErrorService = ReturnType<typeof clientErrorService>;

/**
 * Whoever calls may send anything as a visitor's error, and it must not become what a reader of the log takes for the
 * product's own words: only names of errors and places in the client's files stay.
 */
const ownWords = ({ message, stack }: ClientError) => ({
  said: /^(?:Uncaught )?([A-Z][a-zA-Z]{0,30}Error)\b/.exec(message)?.[1] ?? null,
  stack: [...stack.matchAll(/\/(assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7})/g)].slice(0, 20).map(([, place]) => place),
});

/** Messages and stacks hold what was on the screen now and then: addresses of people, and what stands behind ? and #. */
export const impersonal = (text: string): string =>
  text.replace(/[^\s@<>"'()]+@[^\s@<>"'()]+/g, '(email)').replace(/[?#][^\s:)"']*/g, '');
