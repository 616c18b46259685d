import { type AppPage, appPageOf } from '@groundwork/contract/app-alerts.pages';
import { APP_ALERT_POLL_MS } from '@groundwork/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { MessageBar } from '../../ui/message-bar.tsx';
import { dismissedVersion, dismissVersion } from './dismissed.ts';
import { PAGE_ALERT_TEXTS } from './page-alert.texts.ts';

/** The message that administrators have put above this page. An open page asks again every half minute. */
export function PageAlert() {
  const page = appPageOf(useLocation().pathname);
  return page && <AlertOf key={page} page={page} />;
}

function AlertOf({ page }: { page: AppPage }) {
  const [dismissed, setDismissed] = useState(() => dismissedVersion(page));
  const alert = useQuery(
    api.appAlerts.ofPage.queryOptions({ input: { page }, refetchInterval: APP_ALERT_POLL_MS, staleTime: 0 }),
  ).data?.alert;
  const isShown = alert && alert.version !== dismissed;
  return (
    // Always there, so that a message that comes is read out.
    <div role="status" aria-label={PAGE_ALERT_TEXTS.messageAboutThisPage}>
      {isShown && (
        <MessageBar
          severity={alert.severity}
          onClose={() => {
            dismissVersion(page, alert.version);
            setDismissed(alert.version);
          }}
        >
          {alert.text}
        </MessageBar>
      )}
    </div>
  );
}
