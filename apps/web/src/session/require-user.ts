import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { permissionsOptions } from './permissions.queries.ts';
import { projectsOptions } from './selected-project.ts';
import { sessionOptions } from './session.queries.ts';

/** Sends a visitor to sign-in, which brings them back here. What the plan locks and which projects there are is known before anything is drawn. */
export async function requireUser(queryClient: QueryClient, href: string) {
  const { user } = await queryClient.ensureQueryData({ ...sessionOptions, revalidateIfStale: true });
  if (!user) throw redirect({ to: '/sign-in', search: { redirect: href }, replace: true });
  // Asked for together; a page says for itself that one of them could not be had.
  await Promise.allSettled([
    queryClient.ensureQueryData({ ...permissionsOptions, revalidateIfStale: true }),
    queryClient.ensureQueryData({ ...projectsOptions, retry: false, revalidateIfStale: true }),
  ]);
}
