import { FEEDBACK_DELAY_MS } from '@groundwork/contract/limits';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { client } from '../../lib/api.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const FeedbackQuestion = lazyDialog(async () => (await import('./feedback-question.tsx')).FeedbackQuestion);

/** The specification's medium breakpoint: below it is no desktop. */
const DESKTOP = '(min-width: 56.25em)';

/** Asks for a score once, some minutes after the page was opened, if the server says so. */
export function FeedbackDialog({ delayMs = FEEDBACK_DELAY_MS }: { delayMs?: number }) {
  const isDesktop = useMediaQuery(DESKTOP, false, { getInitialValueInEffect: false });
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    // A question that cannot be asked is no trouble of the person's.
    const ask = () =>
      client.feedback
        .eligibility()
        .then(({ shouldShowFeedback }) => setAsked(shouldShowFeedback))
        .catch(() => undefined);
    const timer = setTimeout(ask, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return <FeedbackQuestion isOpen={isAsked && isDesktop} onClose={() => setAsked(false)} />;
}
