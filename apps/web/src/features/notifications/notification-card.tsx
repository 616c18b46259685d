import { formatMoment } from '@groundwork/contract/format';
import type { Notification } from '@groundwork/contract/notifications';
import { inLanguage, translated } from '@groundwork/contract/texts';
import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { sinceText } from '../../lib/since-text.ts';
import { BELL_TEXTS } from './notification-bell.texts.ts';
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
  const { message, said, isRead, createdAt, forwardUrl, project, alertOffToken } = notification;
  const title = inLanguage(said?.title, notification.title);
  const lineOf = (line: string, at: number) => {
    // Raised before texts had keys: it is looked up by its words.
    if (!said) return translated(line);
    const text = said.lines[at];
    return text ? inLanguage(text, line) : line;
  };
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
            {message.split('\n').map(lineOf).join('\n')}
          </Text>
        )}
        <Text size="xs" c="dimmed" mt={2}>
          <time dateTime={createdAt} title={formatMoment(createdAt)}>
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
            aria-label={BELL_TEXTS.turnOffLabel(title)}
            onClick={() => onAlertOff(alertOffToken)}
          >
            {BELL_TEXTS.turnOffAlert}
          </Button>
        )}
        {!isRead && (
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={isBusy}
            aria-label={BELL_TEXTS.markAsReadLabel(title)}
            onClick={onRead}
          >
            {BELL_TEXTS.markAsRead}
          </Button>
        )}
      </Group>
    </li>
  );
}
