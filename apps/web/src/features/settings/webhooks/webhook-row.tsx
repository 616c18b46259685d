import { formatDate } from '@groundwork/contract/format';
import type { Webhook } from '@groundwork/contract/webhooks';
import { ActionIcon, Badge, Group, Menu, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDots } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import classes from '../section.module.css';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { useAfterChange } from './webhooks.queries.ts';
import { HOOK_TEXTS as TEXTS } from './webhooks.texts.ts';

type Props = { webhook: Webhook; onSecret: (secret: string) => void };

export function WebhookRow({ webhook, onSecret }: Props) {
  const { id, url, about, events, isOn, failingSince, wasTurnedOff } = webhook;
  const { host } = new URL(url);
  const { refresh, onError } = useAfterChange();
  const [open, setOpen] = useState<'rotate' | 'remove' | 'deliveries' | null>(null);
  const close = () => setOpen(null);
  const update = useMutation(api.webhooks.update.mutationOptions({ onError, onSettled: refresh }));
  // Closes nothing: its deliveries may have been opened before it is answered.
  const test = useMutation(
    api.webhooks.test.mutationOptions({
      onSuccess: () => notifications.show({ message: TEXTS.tested }),
      onError,
      onSettled: refresh,
    }),
  );
  const remove = useMutation(
    api.webhooks.delete.mutationOptions({
      onSuccess: () => notifications.show({ message: TEXTS.removed }),
      onError,
      onSettled: () => {
        close();
        return refresh();
      },
    }),
  );
  const rotate = useMutation(
    api.webhooks.rotate.mutationOptions({ onSuccess: ({ secret }) => onSecret(secret), onError, onSettled: close }),
  );
  const health = wasTurnedOff ? TEXTS.turnedOff : failingSince && TEXTS.failing(formatDate(failingSince));
  return (
    <li>
      <div className={classes['what']}>
        <Group gap="xs">
          <Text fw={560}>{about || host}</Text>
          <Badge size="sm" variant="light" radius="sm" {...(!isOn && { color: 'gray' })} tt="none">
            {isOn ? TEXTS.on : TEXTS.off}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {[url, events.map((event) => TEXTS.event[event]).join(', '), health].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={TEXTS.actions(about || host)}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen('deliveries')}>{TEXTS.deliveries}</Menu.Item>
          <Menu.Item disabled={!isOn} onClick={() => test.mutate({ id })}>
            {TEXTS.test}
          </Menu.Item>
          <Menu.Item onClick={() => update.mutate({ id, isOn: !isOn })}>
            {isOn ? TEXTS.turnOff : TEXTS.turnOn}
          </Menu.Item>
          <Menu.Item onClick={() => setOpen('rotate')}>{TEXTS.rotate}</Menu.Item>
          <Menu.Item onClick={() => setOpen('remove')}>{TEXTS.remove}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={open === 'rotate'}
        title={TEXTS.rotateTitle}
        text={TEXTS.rotateText}
        confirmLabel={TEXTS.rotate}
        isBusy={rotate.isPending}
        onConfirm={() => rotate.mutate({ id })}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={open === 'remove'}
        title={TEXTS.removeTitle}
        text={TEXTS.removeText(host)}
        confirmLabel={TEXTS.remove}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onClose={close}
      />
      {open === 'deliveries' && <DeliveriesDialog id={id} isOn={isOn} onClose={close} />}
    </li>
  );
}
