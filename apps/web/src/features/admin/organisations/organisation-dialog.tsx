import type { Organisation } from '@groundwork/contract/organisations';
import { Button, Group, Modal, Stack, Switch, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { fieldErrors } from '../../../lib/api-errors.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { formValues } from '../../../ui/form-values.ts';
import { ADMIN, ORGANISATIONS } from '../admin.texts.ts';
import { LogoFields } from './logo-fields.tsx';

type Props = {
  /** Null for a new one. */
  organisation: Organisation | null;
  /** It stays open then, for the logo. */
  onCreated: (organisation: Organisation) => void;
  onClose: () => void;
};

export function OrganisationDialog({ organisation, onCreated, onClose }: Props) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const refresh = () =>
    Promise.all(
      [api.organisations.key(), api.admin.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  const create = useMutation(
    api.organisations.create.mutationOptions({
      onSuccess: async (made) => {
        notifications.show({ message: ORGANISATIONS.added(made.name) });
        await refresh();
        onCreated(made);
      },
    }),
  );
  const update = useMutation(
    api.organisations.update.mutationOptions({
      onSuccess: async ({ name }) => {
        notifications.show({ message: ORGANISATIONS.saved(name) });
        await refresh();
        onClose();
      },
    }),
  );
  const remove = useMutation(
    api.organisations.delete.mutationOptions({
      onSuccess: async () => {
        notifications.show({ message: ORGANISATIONS.deleted(organisation!.name) });
        await refresh();
        onClose();
      },
      onSettled: () => setAsking(false),
    }),
  );
  const error = create.error ?? update.error ?? remove.error;
  const errors = fieldErrors(error);
  return (
    <Modal opened onClose={onClose} centered title={organisation?.name ?? ORGANISATIONS.add}>
      <Form
        isBusy={create.isPending || update.isPending}
        onSubmit={(form) => {
          const { name, domain } = formValues(form, ['name', 'domain']);
          const values = { name, domain: domain.trim() || null };
          const membersImport = new FormData(form).has('membersImport');
          if (organisation) update.mutate({ id: organisation.id, ...values, membersImport });
          else create.mutate(values);
        }}
      >
        <Stack gap="md">
          <FormError error={error} />
          <TextInput
            name="name"
            label={ORGANISATIONS.name}
            required
            data-autofocus
            autoComplete="off"
            defaultValue={organisation?.name ?? ''}
            error={errors['name']}
          />
          <TextInput
            name="domain"
            label={ORGANISATIONS.domain}
            description={ORGANISATIONS.domainHint}
            placeholder="example.org"
            autoComplete="off"
            defaultValue={organisation?.domain ?? ''}
            error={errors['domain']}
          />
          {organisation && (
            <Switch
              name="membersImport"
              label={ORGANISATIONS.membersImport}
              description={ORGANISATIONS.membersImportHint}
              defaultChecked={organisation.membersImport}
            />
          )}
          {organisation && <LogoFields organisation={organisation} onChanged={refresh} />}
          <Group justify="space-between">
            {organisation ? (
              <Button variant="default" onClick={() => setAsking(true)}>
                {ORGANISATIONS.delete}
              </Button>
            ) : (
              <span />
            )}
            <FormActions
              submitLabel={organisation ? ADMIN.save : ORGANISATIONS.add}
              isBusy={create.isPending || update.isPending}
              onCancel={onClose}
            />
          </Group>
        </Stack>
      </Form>
      {organisation && (
        <ConfirmDialog
          isOpen={isAsking}
          title={ORGANISATIONS.deleteTitle}
          text={ORGANISATIONS.deleteText(organisation.name)}
          confirmLabel={ORGANISATIONS.delete}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ id: organisation.id })}
          onClose={() => setAsking(false)}
        />
      )}
    </Modal>
  );
}
