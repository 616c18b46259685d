import { api } from './api.ts';

/** Ways to sign in besides email and password; they change when the operator restarts the server. */
export const authOptions = api.auth.options.queryOptions({ staleTime: Number.POSITIVE_INFINITY });
