import type { Notification } from '@groundwork/contract/notifications';
import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { sinceText } from '../../lib/since-text.ts';
import classes from './notifications.module.css';

type Props = {
  notification: Notification;
  isBusy: boolean;
  onOpen: () => void;
  onRead: () => void;
  onAlertOff: (token: string) => void;
};

/** Titles and messages name records: they are text. */
export function NotificationCard({ notification, isBusy, onOpen, onRead, onAlertOff }: Props) {
  const { title, message, isRead, createdAt, forwardUrl, project, alertOffToken } = notification;
  return (
    <li className={classes['card']} data-unread={!isRead || undefined}>
      <div className={classes['what']}>
        {forwardUrl ? (
          <UnstyledButton className={classes['title']} onClick={onOpen}>
            {title}
          </UnstyledButton>
        ) : (
          <Text fw={560}>{title}</Text>
        )}
        {message && (
          <Text size="sm" className={classes['message']}>
            {message}
          </Text>
        )}
        <Text size="xs" c="dimmed" mt={2}>
          <time dateTime={createdAt} title={new Date(createdAt).toLocaleString('en-GB')}>
            {sinceText(createdAt, Date.now())}
          </time>
          {project && ` · ${project.title}`}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        {alertOffToken && (
          <Button
            variant="subtle"
            color="gray"
            c="dimmed"
            size="compact-sm"
            disabled={isBusy}
            aria-label={`Turn off alert: ${title}`}
            onClick={() => onAlertOff(alertOffToken)}
          >
            Turn off alert
          </Button>
        )}
        {!isRead && (
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={isBusy}
            aria-label={`Mark as read: ${title}`}
            onClick={onRead}
          >
            Mark as read
          </Button>
        )}
      </Group>
    </li>
  );
}
