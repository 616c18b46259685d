import { ActionIcon, Indicator } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';
import { BELL_TEXTS } from './notification-bell.texts.ts';
import classes from './notifications.module.css';
import { useNotifications } from './notifications.queries.ts';
import { useNotificationStream } from './use-notification-stream.ts';

const BellPanel = lazyOverlay('dialog', async () => (await import('./bell-panel.tsx')).BellPanel);

const SHOWN_MAX = 9;

/** How much is unread, and the panel with all of it. */
export function NotificationBell() {
  const isInterrupted = useNotificationStream();
  const unread = useNotifications('all').data?.unread ?? 0;
  return (
    <Indicator
      label={unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}
      disabled={unread === 0}
      size={16}
      offset={7}
      classNames={{ indicator: classes['count'] ?? '' }}
    >
      <BellPanel
        isInterrupted={isInterrupted}
        target={
          <ActionIcon
            variant="subtle"
            color="gray"
            c="dimmed"
            size="lg"
            aria-label={unread > 0 ? BELL_TEXTS.unreadCount(unread) : BELL_TEXTS.notifications}
          >
            <IconBell size={19} />
          </ActionIcon>
        }
      />
    </Indicator>
  );
}
