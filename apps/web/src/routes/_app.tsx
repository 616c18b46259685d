import { createFileRoute } from '@tanstack/react-router';
import { AppLayout } from '../pages/layout/app-layout.tsx';
import { requireUser } from '../session/require-user.ts';

export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context: { queryClient }, location }) => requireUser(queryClient, location.href),
  component: AppLayout,
});
