import { Alert, Button, PasswordInput, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { fieldErrors, messageOf } from '../../lib/api-errors.ts';
import { usePasswordHint } from '../../lib/auth-options.queries.ts';
import { Form } from '../../ui/form.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { formValues } from '../../ui/form-values.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { TEXTS } from './auth.texts.ts';

/** Sets a new password by a link. Whose it is, is said first: an operator may have handed over the wrong one. */
export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const passwordHint = usePasswordHint();
  const link = useQuery(
    api.auth.resetOf.queryOptions({ input: { token }, retry: false, staleTime: Number.POSITIVE_INFINITY }),
  );
  const reset = useMutation(api.auth.reset.mutationOptions({ onSuccess: onDone }));
  const errors = fieldErrors(reset.error);
  if (link.isPending) return <Skeleton h={180} role="img" aria-label={TEXTS.checkingTheLink} />;
  const invalid = link.isError ? messageOf(link.error) : errors['token'];
  if (invalid)
    return (
      <Stack gap="md">
        <Alert color="red" variant="light" role="alert">
          {invalid}
        </Alert>
        <ButtonLink to="/forgot-password" size="md">
          {TEXTS.askAgain}
        </ButtonLink>
      </Stack>
    );
  const isBusy = reset.isPending || reset.isSuccess;
  return (
    <Form isBusy={isBusy} onSubmit={(form) => reset.mutate({ token, ...formValues(form, ['password']) })}>
      <Stack gap="md">
        <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {TEXTS.resetFor(link.data?.email ?? '')}
        </Text>
        <FormError error={reset.error} />
        {/* Lets password managers file the password under the right name. */}
        <input type="hidden" autoComplete="username" value={link.data?.email ?? ''} readOnly />
        <PasswordInput
          name="password"
          label={TEXTS.newPassword}
          description={passwordHint}
          size="md"
          autoComplete="new-password"
          autoFocus
          error={errors['password']}
          visibilityToggleButtonProps={{ 'aria-label': TEXTS.showPassword, tabIndex: 0 }}
        />
        <Button type="submit" size="md" loading={isBusy}>
          {TEXTS.setPassword}
        </Button>
      </Stack>
    </Form>
  );
}
