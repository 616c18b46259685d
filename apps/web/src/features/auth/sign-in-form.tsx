import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrors } from '../../lib/api-errors.ts';
import { startSession } from '../../session/start-session.ts';
import { Form } from '../../ui/form.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { formValues } from '../../ui/form-values.ts';
import { AnchorLink } from '../../ui/links.tsx';
import { TEXTS } from './auth.texts.ts';

type Props = { onSignedIn: () => void /** Known from an invitation. */; email?: string | undefined };

export function SignInForm({ onSignedIn, email = '' }: Props) {
  const queryClient = useQueryClient();
  const signIn = useMutation(
    api.auth.signIn.mutationOptions({
      onSuccess: ({ user }) => {
        if (!user) return;
        startSession(queryClient, user);
        onSignedIn();
      },
    }),
  );
  const errors = fieldErrors(signIn.error);
  const isBusy = signIn.isPending || Boolean(signIn.data?.user);
  const [asksCode, setAsksCode] = useState(false);
  if (signIn.data?.user === null && !asksCode) setAsksCode(true);
  return (
    <Form
      isBusy={isBusy}
      onSubmit={(form) => {
        if (asksCode) signIn.mutate(formValues(form, ['email', 'password', 'code']));
        else signIn.mutate(formValues(form, ['email', 'password']));
      }}
    >
      <Stack gap="md">
        <FormError error={signIn.error} since={signIn.submittedAt} />
        <TextInput
          name="email"
          type="email"
          label={TEXTS.email}
          size="md"
          autoComplete="username"
          defaultValue={email}
          autoFocus
          error={errors['email']}
        />
        <PasswordInput
          name="password"
          label={TEXTS.password}
          size="md"
          autoComplete="current-password"
          error={errors['password']}
          visibilityToggleButtonProps={{ 'aria-label': TEXTS.showPassword, tabIndex: 0 }}
        />
        {asksCode && (
          <TextInput
            name="code"
            label={TEXTS.code}
            description={TEXTS.codeHint}
            size="md"
            autoComplete="one-time-code"
            autoFocus
            error={errors['code']}
          />
        )}
        <Button type="submit" size="md" loading={isBusy} mt={4}>
          {TEXTS.signIn}
        </Button>
        <AnchorLink to="/forgot-password" size="sm" ta="center">
          {TEXTS.forgot}
        </AnchorLink>
      </Stack>
    </Form>
  );
}
