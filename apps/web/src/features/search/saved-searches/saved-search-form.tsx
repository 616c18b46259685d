import { SAVED_SEARCH_NAME_MAX } from '@groundwork/contract/limits';
import { Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Form } from '../../../ui/form.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { AlertFields, type AlertValue } from './alert-fields.tsx';
import { AlertPreview } from './alert-preview.tsx';
import type { SearchToSave } from './saved-searches.queries.ts';
import { SAVED_TEXTS } from './saved-searches.texts.ts';

type Values = AlertValue & { name: string };
type Props = {
  search: SearchToSave;
  initial: Values;
  submitLabel: string;
  noMail: string | null;
  errors: Record<string, string>;
  isBusy: boolean;
  onSubmit: (values: Values) => void;
  onCancel: () => void;
  children?: ReactNode;
};

/** Name and alert of a search, with what the alert would have told lately. */
export function SavedSearchForm({
  search,
  initial,
  submitLabel,
  noMail,
  errors,
  isBusy,
  onSubmit,
  onCancel,
  children,
}: Props) {
  const [name, setName] = useState(initial.name);
  const [alert, setAlert] = useState<AlertValue>({ alert: initial.alert, frequency: initial.frequency });
  const [isMissing, setMissing] = useState(false);
  return (
    <Form
      onSubmit={() => {
        setMissing(name.trim() === '');
        if (name.trim() !== '' && !isBusy) onSubmit({ name, ...alert });
      }}
    >
      <Stack gap="md">
        <TextInput
          label={SAVED_TEXTS.name}
          value={name}
          maxLength={SAVED_SEARCH_NAME_MAX}
          error={isMissing ? SAVED_TEXTS.aNameIsRequired : errors['name']}
          data-autofocus
          onChange={(event) => {
            setName(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <AlertFields value={alert} onChange={setAlert} noMail={noMail} error={errors['alert']} />
        {alert.alert !== 'off' && <AlertPreview search={search} frequency={alert.frequency} />}
        {children}
        <FormActions submitLabel={submitLabel} isBusy={isBusy} onCancel={onCancel} />
      </Stack>
    </Form>
  );
}
