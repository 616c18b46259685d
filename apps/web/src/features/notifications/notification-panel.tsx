import { formatNumber } from '@groundwork/contract/format';
import type { Notification } from '@groundwork/contract/notifications';
import { NOTIFICATION_TEXTS } from '@groundwork/contract/notifications.texts';
import { SAVED_SEARCH_TEXTS } from '@groundwork/contract/saved-searches.texts';
import { Button, Group, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { safeRedirect } from '../../lib/safe-url.ts';
import { selectProject } from '../../session/selected-project.ts';
import { BELL_TEXTS } from './notification-bell.texts.ts';
import { NotificationCard } from './notification-card.tsx';
import classes from './notifications.module.css';
import { type Filter, useNotificationActions, useNotifications } from './notifications.queries.ts';

const FILTERS = [
  { value: 'all', label: BELL_TEXTS.all },
  { value: 'unread', label: BELL_TEXTS.unread },
];
/** These pages follow the selected project: it changes when they are left. */
const DELAYED_PAGES = /^\/(insights|feed)(\/|$)/;
const SELECTION_DELAY_MS = 1_000;

type Props = { isInterrupted: boolean; onClose: () => void };

export function NotificationPanel({ isInterrupted, onClose }: Props) {
  const [filter, setFilter] = useState<Filter>('all');
  const list = useNotifications(filter);
  const { read, readAll, clear, alertOff, isBusy } = useNotificationActions();
  const router = useRouter();
  const { pathname } = useLocation();
  const { items = [], total = 0, unread = 0 } = list.data ?? {};

  function open({ id, isRead, forwardUrl, projectId }: Notification) {
    if (projectId) {
      if (DELAYED_PAGES.test(pathname)) window.setTimeout(() => selectProject(projectId), SELECTION_DELAY_MS);
      else selectProject(projectId);
    }
    onClose();
    if (!isRead) read.mutate({ id });
    const href = safeRedirect(forwardUrl);
    if (href) void router.navigate({ href });
  }

  return (
    <>
      <Group className={classes['head']} gap="xs" justify="space-between">
        <SegmentedControl
          size="xs"
          aria-label={BELL_TEXTS.show}
          data={FILTERS}
          value={filter}
          disabled={list.isError || isBusy}
          onChange={(value) => setFilter(value as Filter)}
        />
        <Group gap={4}>
          <Button
            variant="subtle"
            color="gray"
            c="dimmed"
            size="compact-sm"
            disabled={isBusy || list.isError || items.length === 0}
            onClick={() => clear.mutate({ query: { filter } })}
          >
            {filter === 'unread' ? BELL_TEXTS.clearAllUnread : BELL_TEXTS.clearAll}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={isBusy || unread === 0}
            onClick={() => readAll.mutate({})}
          >
            {BELL_TEXTS.markAllAsRead}
          </Button>
        </Group>
      </Group>
      {isInterrupted && (
        <div role="status" className={classes['notice']}>
          {NOTIFICATION_TEXTS.interrupted}
        </div>
      )}
      {list.isPending ? (
        <Skeleton h={120} m="sm" w="auto" role="img" aria-label={BELL_TEXTS.loadingNotifications} />
      ) : list.isError ? (
        <Message title={NOTIFICATION_TEXTS.loadFailed} text={NOTIFICATION_TEXTS.loadFailedDetail} isAlert />
      ) : items.length === 0 ? (
        <Message title={NOTIFICATION_TEXTS.empty} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard
        <ul className={classes['list']} aria-label={BELL_TEXTS.notifications} tabIndex={0}>
          {items.map((notification) => (
            <NotificationCard
              key={notification.id}
              notification={notification}
              isBusy={isBusy}
              onOpen={() => open(notification)}
              onRead={() => read.mutate({ id: notification.id })}
              onAlertOff={(token) =>
                alertOff.mutate(
                  { token },
                  { onSuccess: () => notifications.show({ message: SAVED_SEARCH_TEXTS.alertOff, color: 'green' }) },
                )
              }
            />
          ))}
          {total > items.length && (
            <Text component="li" size="sm" c="dimmed" p="sm">
              {BELL_TEXTS.latest(formatNumber(items.length), formatNumber(total))}
            </Text>
          )}
        </ul>
      )}
    </>
  );
}

function Message({ title, text, isAlert }: { title: string; text?: string; isAlert?: boolean }) {
  return (
    <div role={isAlert ? 'alert' : undefined} style={{ padding: '36px 16px', textAlign: 'center' }}>
      <Text fw={600}>{title}</Text>
      {text && <Text c="dimmed">{text}</Text>}
    </div>
  );
}
