import { Alert, Button, PasswordInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { fieldErrors } from '../../lib/api-errors.ts';
import { usePasswordHint } from '../../lib/auth-options.queries.ts';
import { chosenLanguage } from '../../lib/language.ts';
import { startSession } from '../../session/start-session.ts';
import { Form } from '../../ui/form.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { formValues } from '../../ui/form-values.ts';
import { TEXTS } from './auth.texts.ts';

type Props = {
  onSignedUp: () => void;
  /** Known from an invitation. */
  email?: string | undefined;
  /** Its page, which the link of the mail leads on to. */
  invitation?: string | undefined;
};

export function SignUpForm({ onSignedUp, email = '', invitation }: Props) {
  const queryClient = useQueryClient();
  const passwordHint = usePasswordHint();
  const signUp = useMutation(
    api.auth.signUp.mutationOptions({
      onSuccess: ({ user }) => {
        if (!user) return;
        startSession(queryClient, user);
        onSignedUp();
      },
    }),
  );
  if (signUp.isSuccess && !signUp.data.user)
    return (
      <Alert color="ground" variant="light" role="status">
        {TEXTS.linkMailed(signUp.variables.email)}
      </Alert>
    );
  const errors = fieldErrors(signUp.error);
  const isBusy = signUp.isPending || signUp.isSuccess;
  return (
    <Form
      onSubmit={(form) => {
        const names = ['firstName', 'lastName', 'email', 'password'] as const;
        if (!isBusy) signUp.mutate({ ...formValues(form, names), language: chosenLanguage(), invitation });
      }}
    >
      <Stack gap="md">
        <FormError error={signUp.error} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            name="firstName"
            label={TEXTS.firstName}
            size="md"
            autoComplete="given-name"
            autoFocus
            error={errors['firstName']}
          />
          <TextInput
            name="lastName"
            label={TEXTS.lastName}
            size="md"
            autoComplete="family-name"
            error={errors['lastName']}
          />
        </SimpleGrid>
        <TextInput
          name="email"
          type="email"
          label={TEXTS.email}
          size="md"
          autoComplete="email"
          defaultValue={email}
          error={errors['email']}
        />
        <PasswordInput
          name="password"
          label={TEXTS.password}
          description={passwordHint}
          size="md"
          autoComplete="new-password"
          error={errors['password']}
          visibilityToggleButtonProps={{ 'aria-label': TEXTS.showPassword, tabIndex: 0 }}
        />
        <Button type="submit" size="md" loading={isBusy} mt={4}>
          {TEXTS.createAccount}
        </Button>
      </Stack>
    </Form>
  );
}
