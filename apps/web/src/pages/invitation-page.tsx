import { TEXTS } from '../features/projects/collaboration/collaboration.texts.ts';
import { InvitationAnswer } from '../features/projects/collaboration/invitation-answer.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

/** The page behind the link of an invitation. Opening it changes nothing, as mail scanners open what they find. */
export function InvitationPage({ token }: { token: string }) {
  usePageTitle(TEXTS.invitation);
  return <InvitationAnswer token={token} />;
}
