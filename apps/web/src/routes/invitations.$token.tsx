import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '../pages/invitation-page.tsx';

export const Route = createFileRoute('/invitations/$token')({
  component: function InvitationRoute() {
    return <InvitationPage token={Route.useParams().token} />;
  },
});
