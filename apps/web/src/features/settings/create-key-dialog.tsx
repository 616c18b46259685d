import { API_KEY_DAYS_MAX, API_KEY_NAME_MAX } from '@groundwork/contract/limits';
import type { ApiKeyScope } from '@groundwork/contract/settings';
import { Button, Code, CopyButton, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrors } from '../../lib/api-errors.ts';
import { Form } from '../../ui/form.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { formValues } from '../../ui/form-values.ts';
import { apiKeysOptions } from './settings.queries.ts';
import { TEXTS } from './settings.texts.ts';

const texts = TEXTS.keys;

const EXPIRY_DAYS = { month: 30, quarter: 90, year: API_KEY_DAYS_MAX, never: null } as const;
const SCOPES: ApiKeyScope[] = ['read', 'read-write'];
type Expiry = keyof typeof EXPIRY_DAYS;
const EXPIRIES = Object.keys(EXPIRY_DAYS) as Expiry[];

/** Makes a key and shows it, the only time. Then it closes by its button alone, so that it isn't lost by a stray click. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [expiry, setExpiry] = useState<Expiry>('quarter');
  const [scope, setScope] = useState<ApiKeyScope>('read');
  const create = useMutation(
    api.settings.createApiKey.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: apiKeysOptions.queryKey }),
    }),
  );
  const made = create.data;
  return (
    <Modal opened onClose={onClose} title={made ? texts.made : texts.create} centered closeOnClickOutside={!made}>
      {made ? (
        <Stack gap="md">
          <Text>{texts.once}</Text>
          <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {made.key}
          </Code>
          <Group justify="flex-end">
            <CopyButton value={made.key}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? texts.copied : texts.copy}
                </Button>
              )}
            </CopyButton>
            <Button onClick={onClose}>{texts.done}</Button>
          </Group>
        </Stack>
      ) : (
        <Form
          isBusy={create.isPending}
          onSubmit={(form) => {
            const expiresInDays = EXPIRY_DAYS[expiry];
            create.mutate({ ...formValues(form, ['name']), expiresInDays, scope });
          }}
        >
          <Stack gap="md">
            <FormError error={create.error} />
            <TextInput
              name="name"
              label={texts.name}
              description={texts.nameHint}
              required
              maxLength={API_KEY_NAME_MAX}
              autoComplete="off"
              data-autofocus
              error={fieldErrors(create.error)['name']}
            />
            <Select
              label={texts.scope}
              data={SCOPES.map((value) => ({ value, label: texts.scopes[value] }))}
              value={scope}
              allowDeselect={false}
              onChange={(value) => value && setScope(value as ApiKeyScope)}
            />
            <Select
              label={texts.expires}
              data={EXPIRIES.map((value) => ({ value, label: texts.expiry[value] }))}
              value={expiry}
              allowDeselect={false}
              onChange={(value) => value && setExpiry(value as Expiry)}
            />
            <FormActions submitLabel={texts.create} isBusy={create.isPending} onCancel={onClose} />
          </Stack>
        </Form>
      )}
    </Modal>
  );
}
