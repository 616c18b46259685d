import { WEBHOOK_ABOUT_MAX, WEBHOOK_URL_MAX } from '@groundwork/contract/limits';
import type { WebhookEvent } from '@groundwork/contract/webhooks';
import { Checkbox, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { fieldErrors } from '../../../lib/api-errors.ts';
import { Form } from '../../../ui/form.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { formValues } from '../../../ui/form-values.ts';
import { useAfterChange } from './webhooks.queries.ts';
import { HOOK_TEXTS as TEXTS } from './webhooks.texts.ts';

const { test: _test, ...EVENTS } = TEXTS.event;

type Props = { onMade: (secret: string) => void; onClose: () => void };

export function CreateWebhookDialog({ onMade, onClose }: Props) {
  const { refresh } = useAfterChange();
  const [events, setEvents] = useState<string[]>(Object.keys(EVENTS));
  const create = useMutation(
    api.webhooks.create.mutationOptions({
      onSuccess: ({ secret }) => {
        void refresh();
        onMade(secret);
      },
    }),
  );
  const errors = fieldErrors(create.error);
  return (
    <Modal opened onClose={onClose} title={TEXTS.create} centered>
      <Form
        isBusy={create.isPending}
        onSubmit={(form) => {
          const values = formValues(form, ['url', 'about']);
          create.mutate({ ...values, events: events as WebhookEvent[] });
        }}
      >
        <Stack gap="md">
          <FormError error={create.error} since={create.submittedAt} />
          <TextInput
            name="url"
            type="url"
            label={TEXTS.url}
            description={TEXTS.urlHint}
            required
            maxLength={WEBHOOK_URL_MAX}
            autoComplete="off"
            data-autofocus
            error={errors['url']}
          />
          <TextInput
            name="about"
            label={TEXTS.name}
            maxLength={WEBHOOK_ABOUT_MAX}
            autoComplete="off"
            error={errors['about']}
          />
          <Checkbox.Group label={TEXTS.events} value={events} onChange={setEvents} error={errors['events']}>
            <Stack gap="xs" mt={4}>
              {Object.entries(EVENTS).map(([event, label]) => (
                <Checkbox key={event} size="md" value={event} label={label} />
              ))}
            </Stack>
          </Checkbox.Group>
          <FormActions submitLabel={TEXTS.create} isBusy={create.isPending} onCancel={onClose} />
        </Stack>
      </Form>
    </Modal>
  );
}
