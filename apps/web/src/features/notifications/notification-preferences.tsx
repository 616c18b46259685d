import type { NotificationPreferences as Preferences } from '@groundwork/contract/notifications';
import { NOTIFICATION_KIND_TEXTS } from '@groundwork/contract/notifications.kinds.texts';
import { NOTIFICATION_TEXTS } from '@groundwork/contract/notifications.texts';
import { Alert, Select, Skeleton, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import { FailedState } from '../../ui/list-states.tsx';
import classes from './notification-preferences.module.css';
import { PREFERENCES_TEXTS as TEXTS } from './notification-preferences.texts.ts';

type Choice = Preferences['kinds'][number]['choice'];

const CHOICES = Object.keys(TEXTS.choices) as Choice[];
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00`.padStart(5, '0') }));
const options = api.notifications.preferences.queryOptions();

/** Choices of where each kind of notification goes, and when the digest comes. Each is saved when it is made. */
export function NotificationPreferences() {
  const queryClient = useQueryClient();
  const preferences = useQuery(options);
  const update = useMutation(
    api.notifications.updatePreferences.mutationOptions({
      onSuccess: (saved) => {
        queryClient.setQueryData(options.queryKey, saved);
        notifications.show({ message: TEXTS.saved });
      },
      onError: (error) => notifications.show({ color: 'red', message: messageOf(error) }),
    }),
  );
  if (preferences.isPending) return <Skeleton h={320} role="img" aria-label={TEXTS.loading} />;
  if (preferences.isError)
    return <FailedState title={TEXTS.failed} error={preferences.error} onRetry={() => void preferences.refetch()} />;
  const { kinds, mail, timeZone, digestHour } = preferences.data;
  const isMailed = (choice: Choice) => choice === 'mail' || choice === 'digest';
  const data = CHOICES.map((value) => ({
    value,
    label: TEXTS.choices[value],
    disabled: isMailed(value) && !mail.isAvailable,
  }));
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      {mail.reason && (
        <Alert variant="light" color="gray" mb="md">
          {NOTIFICATION_TEXTS.noMail}
        </Alert>
      )}
      <ul className={classes['kinds']}>
        {kinds.map(({ kind, choice }) => {
          const { label, about } = NOTIFICATION_KIND_TEXTS[kind];
          return (
            <li key={kind}>
              <div>
                <Text fw={560}>{label}</Text>
                <Text size="sm" c="dimmed">
                  {about}
                </Text>
              </div>
              <Select
                aria-label={label}
                data={data}
                // A kind that is mailed by default stays in the app where there is no mail.
                value={isMailed(choice) && !mail.isAvailable ? 'app' : choice}
                allowDeselect={false}
                disabled={update.isPending}
                onChange={(value) => {
                  if (!value) return;
                  // The hour of a first digest is that of the clocks here.
                  const isFirst = value === 'digest' && timeZone === null;
                  update.mutate({ kinds: [{ kind, choice: value as Choice }], ...(isFirst && { timeZone: own }) });
                }}
              />
            </li>
          );
        })}
      </ul>
      {mail.isAvailable && (
        <fieldset className={classes['digest']}>
          <legend>{TEXTS.digest}</legend>
          <Text size="sm" c="dimmed" mb="xs">
            {TEXTS.digestAbout}
          </Text>
          <div className={classes['time']}>
            <Select
              label={TEXTS.hour}
              data={HOURS}
              value={String(digestHour)}
              allowDeselect={false}
              disabled={update.isPending}
              onChange={(hour) =>
                hour && update.mutate({ digestHour: Number(hour), ...(!timeZone && { timeZone: own }) })
              }
            />
            <Select
              label={TEXTS.timeZone}
              data={zonesWith(own, timeZone)}
              value={timeZone}
              placeholder={TEXTS.noTimeZone}
              nothingFoundMessage={TEXTS.noSuchTimeZone}
              searchable
              allowDeselect={false}
              disabled={update.isPending}
              onChange={(zone) => zone && update.mutate({ timeZone: zone })}
            />
          </div>
        </fieldset>
      )}
    </>
  );
}

/** The browser's own comes first. */
const zonesWith = (...first: (string | null)[]) => [
  ...new Set([...first.filter((zone) => zone !== null), ...Intl.supportedValuesOf('timeZone')]),
];
