import type { Profile } from '@groundwork/contract/settings';
import { ProfileUpdate } from '@groundwork/contract/settings';
import { SETTINGS_TEXTS } from '@groundwork/contract/settings.texts';
import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrors, messageOf } from '../../lib/api-errors.ts';
import { checkForm } from '../../lib/check-form.ts';
import { sessionOptions } from '../../session/session.queries.ts';
import { Form } from '../../ui/form.tsx';
import { formValues } from '../../ui/form-values.ts';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { profileOptions } from './settings.queries.ts';
import { TEXTS } from './settings.texts.ts';

const texts = TEXTS.profile;

export function ProfileForm({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient();
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const update = useMutation(
    api.settings.updateProfile.mutationOptions({
      onSuccess: (saved) => {
        queryClient.setQueryData(profileOptions.queryKey, saved);
        void queryClient.invalidateQueries({ queryKey: sessionOptions.queryKey });
        notifications.show({ message: SETTINGS_TEXTS.profileUpdated });
      },
      onError: (error) => {
        if (Object.keys(fieldErrors(error)).length > 0) return;
        notifications.show({ color: 'red', title: SETTINGS_TEXTS.profileFailed, message: messageOf(error) });
      },
    }),
  );
  const errors = { ...fieldErrors(update.error), ...wrong };
  return (
    <Form
      isBusy={update.isPending}
      onSubmit={(form) => {
        const values = formValues(form, ['firstName', 'lastName', 'phone']);
        const found = checkForm(ProfileUpdate, values);
        setWrong(found);
        if (Object.keys(found).length === 0) update.mutate(values);
      }}
    >
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            name="firstName"
            label={texts.firstName}
            required
            autoComplete="given-name"
            defaultValue={profile.firstName}
            error={errors['firstName']}
          />
          <TextInput
            name="lastName"
            label={texts.lastName}
            required
            autoComplete="family-name"
            defaultValue={profile.lastName}
            error={errors['lastName']}
          />
        </SimpleGrid>
        <PhoneInput name="phone" label={texts.phone} required defaultValue={profile.phone} error={errors['phone']} />
        <TextInput label={texts.email} value={profile.email} readOnly variant="filled" />
        <Group>
          <Button type="submit" loading={update.isPending}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
