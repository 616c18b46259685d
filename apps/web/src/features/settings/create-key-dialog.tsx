import { API_KEY_NAME_MAX } from '@groundwork/contract/limits';
import { Button, Code, CopyButton, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrors } from '../../lib/api-errors.ts';
import { FormError } from '../../ui/form-error.tsx';
import { formValues } from '../../ui/form-values.ts';
import { apiKeysOptions } from './settings.queries.ts';
import { TEXTS } from './settings.texts.ts';

const texts = TEXTS.keys;

/** Makes a key and shows it, the only time. Then it closes by its button alone, so that it isn't lost by a stray click. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [expiry, setExpiry] = useState<string>(texts.expiry[1].value);
  const create = useMutation(
    api.settings.createApiKey.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: apiKeysOptions.queryKey }),
    }),
  );
  const made = create.data;
  return (
    <Modal
      opened
      onClose={onClose}
      title={made ? texts.made : texts.create}
      centered
      closeOnClickOutside={!made}
      closeButtonProps={{ 'aria-label': 'Close' }}
      styles={{ title: { fontWeight: 620, fontSize: '1rem' } }}
    >
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
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (create.isPending) return;
            const expiresInDays = expiry === 'never' ? null : Number(expiry);
            create.mutate({ ...formValues(event.currentTarget, ['name']), expiresInDays });
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
              label={texts.expires}
              data={texts.expiry.map((each) => ({ ...each }))}
              value={expiry}
              allowDeselect={false}
              onChange={(value) => value && setExpiry(value)}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {TEXTS.cancel}
              </Button>
              <Button type="submit" loading={create.isPending}>
                {texts.create}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
