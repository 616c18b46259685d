import { formatMoment } from '@groundwork/contract/format';
import { inLanguage } from '@groundwork/contract/texts';
import type { WebhookDelivery } from '@groundwork/contract/webhooks';
import { Badge, Button, Code, Group, Modal, Skeleton, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { FailedState } from '../../../ui/list-states.tsx';
import classes from '../section.module.css';
import { deliveriesOptions, useAfterChange } from './webhooks.queries.ts';
import { HOOK_TEXTS as TEXTS } from './webhooks.texts.ts';

const POLL_MS = 3_000;
const LOOKS = {
  waiting: { variant: 'light', color: 'gray' },
  delivered: { variant: 'light' },
  failed: { variant: 'outline', color: 'gray' },
} as const satisfies Record<WebhookDelivery['state'], object>;

type Props = { id: string; isOn: boolean; onClose: () => void };

/** The latest deliveries of a webhook, with what was sent and how it was answered. */
export function DeliveriesDialog({ id, isOn, onClose }: Props) {
  const deliveries = useQuery({ ...deliveriesOptions(id), refetchInterval: POLL_MS });
  return (
    <Modal opened onClose={onClose} size="lg" title={TEXTS.deliveries}>
      {deliveries.isPending && <Skeleton h={160} role="img" aria-label={TEXTS.loading} />}
      {deliveries.isError && (
        <FailedState
          title={TEXTS.deliveriesFailed}
          error={deliveries.error}
          onRetry={() => void deliveries.refetch()}
        />
      )}
      {deliveries.data?.items.length === 0 && <Text c="dimmed">{TEXTS.noDeliveries}</Text>}
      <ul className={classes['list']}>
        {deliveries.data?.items.map((delivery) => (
          <DeliveryRow key={delivery.id} webhookId={id} isOn={isOn} delivery={delivery} />
        ))}
      </ul>
    </Modal>
  );
}

type RowProps = { webhookId: string; isOn: boolean; delivery: WebhookDelivery };

function DeliveryRow({ webhookId, isOn, delivery }: RowProps) {
  const { id, event, state, attempts, createdAt, nextAttemptAt, status, problem, problemSaid, body } = delivery;
  const { refresh, onError } = useAfterChange();
  const resend = useMutation(
    api.webhooks.resend.mutationOptions({
      onSuccess: () => notifications.show({ message: TEXTS.resent }),
      onError,
      onSettled: refresh,
    }),
  );
  const when = formatMoment(createdAt);
  const how = problem !== null ? inLanguage(problemSaid, problem) : status !== null && TEXTS.answered(status);
  const next = nextAttemptAt && attempts > 0 && TEXTS.next(formatMoment(nextAttemptAt));
  return (
    <li>
      <div className={classes['what']}>
        <Group gap="xs">
          <Text fw={560}>{TEXTS.event[event]}</Text>
          <Badge size="sm" {...LOOKS[state]} radius="sm" tt="none">
            {TEXTS.state[state]}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {[when, TEXTS.attempts(attempts), how, next].filter(Boolean).join(' · ')}
        </Text>
        <details>
          <summary style={{ cursor: 'pointer', minHeight: 24 }}>{TEXTS.body}</summary>
          <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {body}
          </Code>
        </details>
      </div>
      {state !== 'waiting' && isOn && (
        <Button
          variant="default"
          size="xs"
          aria-label={TEXTS.resendLabel(TEXTS.event[event], when)}
          loading={resend.isPending}
          onClick={() => resend.mutate({ id: webhookId, deliveryId: id })}
        >
          {TEXTS.resend}
        </Button>
      )}
    </li>
  );
}
