import type { Role } from '@groundwork/contract/plans';
import type { ReactNode } from 'react';
import { useSignedInUser } from '../session/session.queries.ts';
import { NotFoundScreen } from '../ui/not-found-screen.tsx';

/** A page for those of a role. To everyone else there is no such page, nor its calls. */
export function ForRole({ needed, children }: { needed: Role; children: ReactNode }) {
  return useSignedInUser().roles.includes(needed) ? children : <NotFoundScreen />;
}
