import { Alert } from '@mantine/core';
import { fieldErrors, hasCode, messageOf, waitOf } from '../lib/api-errors.ts';
import { UI_TEXTS } from './ui.texts.ts';
import { useCountdown } from './use-countdown.ts';

/** The server's message about a whole form; a message about a field stands there. A wait is counted down. */
export function FormError({ error, since }: { error: unknown; since?: number }) {
  if (!error || Object.keys(fieldErrors(error)).length > 0) return null;
  if (hasCode(error, 'RATE_LIMITED')) return <Waiting key={since} waitMs={waitOf(error)} />;
  return (
    <Alert color="red" variant="light" role="alert">
      {messageOf(error)}
    </Alert>
  );
}

function Waiting({ waitMs }: { waitMs: number }) {
  const seconds = useCountdown(waitMs);
  const left = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return (
    <Alert color={seconds === 0 ? 'gray' : 'red'} variant="light" role="alert">
      {seconds === 0 ? (
        UI_TEXTS.tryAgainNow
      ) : (
        <>
          {UI_TEXTS.wait} {/* Read out once, with the alert; not every second. */}
          <span aria-live="off" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {left}
          </span>
          .
        </>
      )}
    </Alert>
  );
}
