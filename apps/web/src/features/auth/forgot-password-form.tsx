import { inLanguage } from '@groundwork/contract/texts';
import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { fieldErrors } from '../../lib/api-errors.ts';
import { Form } from '../../ui/form.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { formValues } from '../../ui/form-values.ts';
import { TEXTS } from './auth.texts.ts';

export function ForgotPasswordForm() {
  const request = useMutation(api.auth.requestReset.mutationOptions());
  if (request.isSuccess)
    return (
      <Alert color="ground" variant="light" role="status">
        {inLanguage(request.data.messageSaid, request.data.message)}
      </Alert>
    );
  return (
    <Form isBusy={request.isPending} onSubmit={(form) => request.mutate(formValues(form, ['email']))}>
      <Stack gap="md">
        <FormError error={request.error} since={request.submittedAt} />
        <TextInput
          name="email"
          type="email"
          label={TEXTS.email}
          size="md"
          autoComplete="username"
          autoFocus
          error={fieldErrors(request.error)['email']}
        />
        <Button type="submit" size="md" loading={request.isPending}>
          {TEXTS.sendLink}
        </Button>
      </Stack>
    </Form>
  );
}
