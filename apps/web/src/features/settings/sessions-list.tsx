import type { Session } from '@groundwork/contract/settings';
import { translated } from '@groundwork/contract/texts';
import { Badge, Button, Group, Skeleton, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import { sinceText } from '../../lib/since-text.ts';
import { FailedState } from '../../ui/list-states.tsx';
import classes from './section.module.css';
import { sessionsOptions } from './settings.queries.ts';
import { TEXTS } from './settings.texts.ts';

const texts = TEXTS.sessions;
const onError = (error: unknown) => notifications.show({ color: 'red', message: messageOf(error) });

export function SessionsList() {
  const queryClient = useQueryClient();
  const sessions = useQuery(sessionsOptions);
  const refresh = () => queryClient.invalidateQueries({ queryKey: sessionsOptions.queryKey });
  const endOthers = useMutation(
    api.settings.endOtherSessions.mutationOptions({
      onSuccess: ({ ended }) => notifications.show({ message: texts.othersEnded(ended) }),
      onError,
      onSettled: refresh,
    }),
  );
  if (sessions.isPending) return <Skeleton h={96} role="img" aria-label={TEXTS.loadingYourSessions} />;
  if (sessions.isError)
    return <FailedState title={texts.failed} error={sessions.error} onRetry={() => void sessions.refetch()} />;
  const { items } = sessions.data;
  return (
    <>
      <ul className={classes['list']} style={{ maxHeight: 420, overflowY: 'auto' }}>
        {items.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={refresh} />
        ))}
      </ul>
      {items.length > 1 && (
        <Button variant="default" mt="md" loading={endOthers.isPending} onClick={() => endOthers.mutate({})}>
          {texts.endOthers}
        </Button>
      )}
    </>
  );
}

/** 'Chrome on Linux', as the server calls it. */
function deviceText(name: string): string {
  const [browser = '', system] = name.split(' on ');
  return system ? texts.browserOn(browser, system) : translated(name);
}

function SessionRow({ session, onEnded }: { session: Session; onEnded: () => unknown }) {
  const end = useMutation(
    api.settings.endSession.mutationOptions({
      onSuccess: () => notifications.show({ message: texts.ended(deviceText(session.device)) }),
      onError,
      onSettled: () => void onEnded(),
    }),
  );
  const now = Date.now();
  const device = deviceText(session.device);
  return (
    <li>
      <div className={classes['what']}>
        <Group gap="xs">
          <Text fw={560}>{device}</Text>
          {session.isCurrent && (
            <Badge size="sm" variant="light" radius="sm">
              {texts.current}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {[
            session.address ?? texts.unknownAddress,
            texts.since(sinceText(session.signedInAt, now)),
            texts.seen(sinceText(session.lastSeenAt, now)),
          ].join(' · ')}
        </Text>
      </div>
      {!session.isCurrent && (
        <Button
          variant="default"
          size="xs"
          aria-label={texts.endLabel(device)}
          loading={end.isPending}
          onClick={() => end.mutate({ id: session.id })}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
