import { Button, Group, Modal, PasswordInput, type PasswordInputProps, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Form } from '../../ui/form.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { formValues } from '../../ui/form-values.ts';
import { TEXTS } from './settings.texts.ts';

type Props<Name extends string> = {
  title: string;
  confirmLabel: string;
  /** Fields whose values are handed over. */
  names: readonly Name[];
  isBusy: boolean;
  error: unknown;
  since: number;
  isDangerous?: boolean;
  onSubmit: (values: Record<Name, string>) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that asks for the password before it changes the account. */
export function CredentialDialog<Name extends string>(props: Props<Name>) {
  const { title, confirmLabel, names, isBusy, error, since, isDangerous = false, onSubmit, onClose, children } = props;
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <Form isBusy={isBusy} onSubmit={(form) => onSubmit(formValues(form, names))}>
        <Stack gap="md">
          <FormError error={error} since={since} />
          {children}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {TEXTS.cancel}
            </Button>
            <Button
              type="submit"
              loading={isBusy}
              {...(isDangerous && { color: 'red', autoContrast: false, bg: '#b42318', c: 'white' })}
            >
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Modal>
  );
}

export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    required
    visibilityToggleButtonProps={{ 'aria-label': TEXTS.signIn.showPassword, tabIndex: 0 }}
    {...props}
  />
);
