import type { Router } from '@orpc/server';
import type { RequestContext } from './context.ts';

// biome-ignore lint/suspicious/noExplicitAny: a router's own type lists every route; who serves it needs none of that
export type AnyRouter = Router<any, RequestContext>;
