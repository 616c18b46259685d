import { formatDate } from '@groundwork/contract/format';
import type { ApiKey } from '@groundwork/contract/settings';
import { Button, Skeleton, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import { sinceText } from '../../lib/since-text.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FailedState } from '../../ui/list-states.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import classes from './section.module.css';
import { apiKeysOptions } from './settings.queries.ts';
import { TEXTS } from './settings.texts.ts';

const texts = TEXTS.keys;

export function ApiKeys() {
  const keys = useQuery(apiKeysOptions);
  const [isCreating, setCreating] = useState(false);
  if (keys.isPending) return <Skeleton h={72} role="img" aria-label={TEXTS.loadingYourApiKeys} />;
  if (keys.isError) return <FailedState title={texts.failed} error={keys.error} onRetry={() => void keys.refetch()} />;
  return (
    <>
      {keys.data.items.length === 0 ? (
        <Text c="dimmed">{texts.empty}</Text>
      ) : (
        <ul className={classes['list']}>
          {keys.data.items.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      <Button variant="default" mt="md" onClick={() => setCreating(true)}>
        {texts.create}
      </Button>
      {isCreating && <CreateKeyDialog onClose={() => setCreating(false)} />}
    </>
  );
}

function expiryText({ expiresAt }: ApiKey, now: number): string {
  if (!expiresAt) return texts.forever;
  const isOver = Date.parse(expiresAt) <= now;
  return (isOver ? texts.expired : texts.until)(formatDate(expiresAt));
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const revoke = useMutation(
    api.settings.revokeApiKey.mutationOptions({
      onSuccess: () => notifications.show({ message: texts.revoked }),
      onError: (error) => notifications.show({ color: 'red', message: messageOf(error) }),
      onSettled: () => {
        setAsking(false);
        return queryClient.invalidateQueries({ queryKey: apiKeysOptions.queryKey });
      },
    }),
  );
  const now = Date.now();
  const used = apiKey.lastUsedAt ? texts.used(sinceText(apiKey.lastUsedAt, now)) : texts.unused;
  const scope = apiKey.scope === 'read' ? [texts.readsOnly] : [];
  return (
    <li>
      <div className={classes['what']}>
        <Text fw={560}>{apiKey.name}</Text>
        <Text size="sm" c="dimmed">
          <code>{apiKey.start}…</code>
          {` · ${[...scope, expiryText(apiKey, now), used].join(' · ')}`}
        </Text>
      </div>
      <Button variant="default" size="xs" aria-label={texts.revokeLabel(apiKey.name)} onClick={() => setAsking(true)}>
        {texts.revoke}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.revokeTitle}
        text={texts.revokeText(apiKey.name)}
        confirmLabel={texts.revoke}
        isBusy={revoke.isPending}
        onConfirm={() => revoke.mutate({ id: apiKey.id })}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
