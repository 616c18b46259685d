import { usePageTitle } from '../lib/use-page-title.ts';
import { FullScreenMessage } from './full-screen-message.tsx';
import { ButtonLink } from './links.tsx';

/** The same for an unknown path, an unknown id and another person's: which of these it was is nobody's business. */
export function NotFoundScreen() {
  usePageTitle('Not found');
  return (
    <FullScreenMessage title="Page not found" text="There is nothing at this address, or it is not yours to see.">
      <ButtonLink to="/">Go to the start page</ButtonLink>
    </FullScreenMessage>
  );
}
