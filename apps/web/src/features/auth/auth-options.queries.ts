import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Ways to sign in besides email and password; they change when the operator restarts the server. */
export const useAuthOptions = () =>
  useQuery(api.auth.options.queryOptions({ staleTime: Number.POSITIVE_INFINITY })).data;
