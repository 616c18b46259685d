import { ActionIcon, Indicator, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { BELL_TEXTS } from './notification-bell.texts.ts';
import { NotificationPanel } from './notification-panel.tsx';
import classes from './notifications.module.css';
import { useNotifications } from './notifications.queries.ts';
import { useNotificationStream } from './use-notification-stream.ts';

const SHOWN_MAX = 9;

/** How much is unread, and the panel with all of it. */
export function NotificationBell() {
  const [isOpen, panel] = useDisclosure(false);
  const isInterrupted = useNotificationStream();
  const unread = useNotifications('all').data?.unread ?? 0;
  return (
    <Popover
      opened={isOpen}
      onChange={panel.set}
      position="bottom-end"
      width="min(800px, 100vw)"
      middlewares={{ shift: { padding: 0 } }}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Indicator
        label={unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}
        disabled={unread === 0}
        size={16}
        offset={7}
        classNames={{ indicator: classes['count'] ?? '' }}
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="dimmed"
            size="lg"
            aria-label={unread > 0 ? BELL_TEXTS.unreadCount(unread) : BELL_TEXTS.notifications}
            onClick={panel.toggle}
          >
            <IconBell size={19} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} className={classes['panel']} aria-label={BELL_TEXTS.notifications}>
        <NotificationPanel isInterrupted={isInterrupted} onClose={panel.close} />
      </Popover.Dropdown>
    </Popover>
  );
}
