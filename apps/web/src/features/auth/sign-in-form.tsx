import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { fieldErrors, messageOf } from '../../lib/api-errors.ts';
import { startSession } from '../../session/session.queries.ts';
import { formValues } from '../../ui/form-values.ts';

export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const queryClient = useQueryClient();
  const signIn = useMutation(
    api.auth.signIn.mutationOptions({
      onSuccess: ({ user }) => {
        startSession(queryClient, user);
        onSignedIn();
      },
    }),
  );
  const errors = fieldErrors(signIn.error);
  const isBusy = signIn.isPending || signIn.isSuccess;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) signIn.mutate(formValues(event.currentTarget, ['email', 'password']));
      }}
    >
      <Stack gap="md">
        {signIn.error && Object.keys(errors).length === 0 && (
          <Alert color="red" variant="light" role="alert">
            {messageOf(signIn.error)}
          </Alert>
        )}
        <TextInput
          name="email"
          type="email"
          label="Email"
          size="md"
          autoComplete="username"
          autoFocus
          error={errors['email']}
        />
        <PasswordInput
          name="password"
          label="Password"
          size="md"
          autoComplete="current-password"
          error={errors['password']}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
        />
        <Button type="submit" size="md" loading={isBusy} mt={4}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
