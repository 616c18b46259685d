import { Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedState } from '../../../ui/list-states.tsx';
import classes from '../section.module.css';
import { CreateWebhookDialog } from './create-webhook-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { webhooksOptions } from './webhooks.queries.ts';
import { HOOK_TEXTS as TEXTS } from './webhooks.texts.ts';

export function Webhooks() {
  const webhooks = useQuery(webhooksOptions);
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  if (webhooks.isPending) return <Skeleton h={72} role="img" aria-label={TEXTS.loading} />;
  if (webhooks.isError)
    return <FailedState title={TEXTS.failed} error={webhooks.error} onRetry={() => void webhooks.refetch()} />;
  return (
    <>
      {webhooks.data.items.length === 0 ? (
        <Text c="dimmed">{TEXTS.empty}</Text>
      ) : (
        <ul className={classes['list']}>
          {webhooks.data.items.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onSecret={setSecret} />
          ))}
        </ul>
      )}
      <Button variant="default" mt="md" onClick={() => setCreating(true)}>
        {TEXTS.create}
      </Button>
      {isCreating && (
        <CreateWebhookDialog
          onMade={(made) => {
            setCreating(false);
            setSecret(made);
          }}
          onClose={() => setCreating(false)}
        />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
