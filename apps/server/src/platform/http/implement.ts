import { api } from '@groundwork/contract/api';
import { type Implementer, implement } from '@orpc/server';
import { MESSAGES } from '../messages.ts';
import { AppError } from './app-error.ts';
import type { RequestContext } from './context.ts';

/** Implements the contract: `contract.projects.list.use(signedIn).handler(…)`. */
export const contract: Implementer<typeof api, RequestContext & Record<never, never>, RequestContext> =
  implement(api).$context<RequestContext>();

/** Lets signed-in callers through and narrows `context.actor`. */
export const signedIn = contract.middleware(({ context, next }) => {
  if (!context.actor) throw new AppError('UNAUTHORIZED');
  return next({ context: { actor: context.actor } });
});

/** As `signedIn`, for what concerns the account itself: a key that leaked must not take it over. */
export const signedInByPerson = contract.middleware(({ context, next }) => {
  if (!context.actor) throw new AppError('UNAUTHORIZED');
  if (context.actor.isApiKey) throw new AppError('FORBIDDEN', MESSAGES.settings.keyCannot);
  return next({ context: { actor: context.actor } });
});
