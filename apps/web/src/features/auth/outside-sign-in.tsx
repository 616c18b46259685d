import { AUTH_TEXTS } from '@groundwork/contract/auth.texts';
import { Alert, Button, Divider, Stack } from '@mantine/core';
import { IconBrandGoogle, IconBuilding } from '@tabler/icons-react';
import { useAuthOptions, whoMaySignUp } from '../../lib/auth-options.queries.ts';
import { TEXTS } from './auth.texts.ts';
import { useGoogleSignIn } from './use-google-sign-in.ts';

type Props = { redirect: string; problem?: string; onSignedIn: () => void };

/** Sign-in through Google and the organisation's own service, as far as the operator set them up. */
export function OutsideSignIn({ redirect, problem, onSignedIn }: Props) {
  const options = useAuthOptions();
  const google = useGoogleSignIn(onSignedIn);
  if (!options?.google && !options?.openid) return null;
  const said = new Map([
    ['not-linked', AUTH_TEXTS.notLinked],
    ['disabled', AUTH_TEXTS.accountDisabled],
    ['no-account', whoMaySignUp(options.signUp)],
  ]).get(problem ?? '');
  const failed = problem === 'service' && options.openid ? AUTH_TEXTS.serviceFailed(options.openid.name) : said;
  const error = google.error ?? failed ?? null;
  return (
    <Stack gap="sm" mb="md">
      {error && (
        <Alert color="red" variant="light" role="alert">
          {error}
        </Alert>
      )}
      {options.google && (
        <Button
          variant="default"
          size="md"
          leftSection={<IconBrandGoogle size={18} />}
          loading={google.isBusy}
          onClick={google.start}
        >
          {TEXTS.continueWith(TEXTS.google)}
        </Button>
      )}
      {options.openid && (
        <Button
          component="a"
          variant="default"
          size="md"
          leftSection={<IconBuilding size={18} />}
          href={`/api/auth/openid/start?${new URLSearchParams({ redirect })}`}
        >
          {TEXTS.continueWith(options.openid.name)}
        </Button>
      )}
      <Divider label={TEXTS.or} labelPosition="center" />
    </Stack>
  );
}
