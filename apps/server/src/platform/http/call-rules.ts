import type { RouteMeta } from '@groundwork/contract/route';
import type { StandardHandlerOptions } from '@orpc/server/standard';
import { logContext } from '../log/log.ts';
import { MESSAGES } from '../messages.ts';
import { AppError } from './app-error.ts';
import type { Actor, RequestContext } from './context.ts';
import { type Reporting, retryAfterSeconds, toApiError } from './errors.ts';
import { isReading } from './reading-calls.ts';
import type { Turns } from './turns.ts';

interface Given extends Reporting {
  resolveActor(headers: Headers): Promise<Actor | null>;
  /** Calls that are worked on at once; more are turned away. */
  turns: Turns;
}

/** Runs for every call, before it is worked on. */
export type CallRules = NonNullable<StandardHandlerOptions<RequestContext>['clientInterceptors']>[number];

/**
 * What holds for every call of the contract, by whichever door it came in: its turn, who calls, what they may do at all, and
 * one shape for errors.
 */
export function callRules({ resolveActor, turns, log, disk, database }: Given): CallRules {
  return async ({ next, procedure, context: visitor, ...call }) => {
    const { isPublic, isVital } = procedure['~orpc'].meta as RouteMeta;
    const logged = logContext.getStore();
    if (logged) logged['route'] = procedure['~orpc'].route.path;
    let giveBack: (() => void) | undefined;
    try {
      // Before anything is looked up: who is turned away costs nothing.
      if (!isVital) giveBack = turns.take();
      const actor = isVital ? null : await resolveActor(visitor.headers);
      // Before the input is looked at: what a visitor may not do tells him nothing about itself.
      if (!isPublic && !actor)
        throw new AppError('UNAUTHORIZED', visitor.headers.has('x-api-key') ? MESSAGES.settings.keyUnknown : undefined);
      if (actor?.isReadOnly && !isReading(call.path, procedure['~orpc'].route.method))
        throw new AppError('FORBIDDEN', MESSAGES.settings.keyReadsOnly);
      return await next({ ...call, procedure, context: { ...visitor, actor } });
    } catch (error) {
      const known = toApiError(error, Object.keys(procedure['~orpc'].errorMap), { log, disk, database });
      const wait = retryAfterSeconds(known);
      if (wait) visitor.responseHeaders.set('retry-after', wait);
      throw known;
    } finally {
      giveBack?.();
    }
  };
}
