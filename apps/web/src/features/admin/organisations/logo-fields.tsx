import { LOGO_HEIGHT, LOGO_MAX_HEIGHT, LOGO_MAX_WIDTH, LOGO_WIDTH } from '@groundwork/contract/limits';
import type { Organisation } from '@groundwork/contract/organisations';
import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { fieldErrors, messageOf } from '../../../lib/api-errors.ts';
import classes from '../admin.module.css';
import { ORGANISATIONS } from '../admin.texts.ts';
import { LogoPicture } from './logo-picture.tsx';

const PREVIEWS = [
  { label: ORGANISATIONS.inPanel, max: { width: LOGO_WIDTH, height: LOGO_HEIGHT } },
  { label: ORGANISATIONS.largest, max: { width: LOGO_MAX_WIDTH, height: LOGO_MAX_HEIGHT } },
];

type Props = { organisation: Organisation; onChanged: () => Promise<unknown> };

/** The logo and how it looks where it is shown. It is saved as soon as a file is chosen. */
export function LogoFields({ organisation, onChanged }: Props) {
  const { id, logo } = organisation;
  const set = useMutation(
    api.organisations.setLogo.mutationOptions({
      onSuccess: async (saved) => {
        await onChanged();
        notifications.show({ message: saved.logo ? ORGANISATIONS.logoSaved : ORGANISATIONS.logoRemoved });
      },
    }),
  );
  return (
    <Stack gap="xs" component="section" aria-label={ORGANISATIONS.logo}>
      <Text size="sm" fw={500}>
        {ORGANISATIONS.logo}
      </Text>
      {logo &&
        PREVIEWS.map(({ label, max }) => (
          <div key={label}>
            <Text size="xs" c="dimmed" mb={4}>
              {label}
            </Text>
            <div className={classes['box']}>
              <LogoPicture organisation={organisation} max={max} />
            </div>
          </div>
        ))}
      <Text size="xs" c="dimmed">
        {ORGANISATIONS.logoHint} {logo && ORGANISATIONS.pixels(logo.width, logo.height)}
      </Text>
      {set.error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {fieldErrors(set.error)['file'] ?? messageOf(set.error)}
        </Text>
      )}
      <Group gap="xs">
        <FileButton
          accept="image/png,image/jpeg,image/webp,image/gif"
          onChange={(file) => file && set.mutate({ id, file })}
        >
          {(props) => (
            <Button {...props} variant="default" size="xs" loading={set.isPending}>
              {logo ? ORGANISATIONS.replace : ORGANISATIONS.upload}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button variant="subtle" size="xs" disabled={set.isPending} onClick={() => set.mutate({ id, file: null })}>
            {ORGANISATIONS.remove}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
