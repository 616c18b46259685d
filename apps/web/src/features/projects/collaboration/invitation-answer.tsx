import type { Invitation } from '@groundwork/contract/collaboration';
import { COLLABORATION_TEXTS } from '@groundwork/contract/collaboration.texts';
import { formatDate } from '@groundwork/contract/format';
import { invitationPath } from '@groundwork/contract/paths';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../lib/api.ts';
import { hasCode, messageOf } from '../../../lib/api-errors.ts';
import { endSession } from '../../../session/end-session.ts';
import { projectsOptions, selectProject } from '../../../session/selected-project.ts';
import { useUser } from '../../../session/session.queries.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { FullScreenMessage } from '../../../ui/full-screen-message.tsx';
import { ButtonLink } from '../../../ui/links.tsx';
import { FailedState } from '../../../ui/list-states.tsx';
import { TEXTS } from './collaboration.texts.ts';

const OVER = {
  accepted: COLLABORATION_TEXTS.used,
  declined: COLLABORATION_TEXTS.declined,
  revoked: COLLABORATION_TEXTS.revoked,
  expired: COLLABORATION_TEXTS.expired,
} as const;

const wayBack = (token: string) => ({ redirect: invitationPath(token) });

const goOn = (
  <ButtonLink to="/dashboard" variant="default">
    {TEXTS.goOn}
  </ButtonLink>
);

/** Tells who invites to what, and takes the answer: first from the account whose address was invited. */
export function InvitationAnswer({ token }: { token: string }) {
  const user = useUser();
  // A notification's link says something else to somebody else.
  const invitation = useQuery({
    ...api.collaboration.invitation.queryOptions({ input: { token }, staleTime: 0 }),
    enabled: user !== undefined,
  });
  if (invitation.isError && hasCode(invitation.error, 'FORBIDDEN')) return <AskToJoin token={token} />;
  if (invitation.isError && hasCode(invitation.error, 'NOT_FOUND'))
    return (
      <FullScreenMessage title={TEXTS.unknownTitle} text={messageOf(invitation.error)}>
        {goOn}
      </FullScreenMessage>
    );
  if (invitation.isError)
    return (
      <main>
        <FailedState title={TEXTS.unknownTitle} error={invitation.error} onRetry={() => void invitation.refetch()} />
      </main>
    );
  if (!invitation.data)
    return <Skeleton component="main" h={200} m="xl" w="auto" role="img" aria-label={TEXTS.invitation} />;
  const { state } = invitation.data;
  if (state !== 'open')
    return (
      <FullScreenMessage title={TEXTS.overTitle} text={OVER[state]}>
        {goOn}
      </FullScreenMessage>
    );
  return <OpenInvitation token={token} invitation={invitation.data} />;
}

/** From the bell, with an address that nothing has confirmed: who invited can still say that it is the right person. */
function AskToJoin({ token }: { token: string }) {
  const ask = useMutation(api.collaboration.ask.mutationOptions());
  return (
    <FullScreenMessage title={TEXTS.invitation} text={COLLABORATION_TEXTS.needsLink}>
      <FormError error={ask.error} />
      {ask.isSuccess ? (
        <Text role="status" fw={600} maw={440}>
          {TEXTS.asked}
        </Text>
      ) : (
        <Button loading={ask.isPending} onClick={() => ask.mutate({ token })}>
          {TEXTS.ask}
        </Button>
      )}
      {goOn}
    </FullScreenMessage>
  );
}

function OpenInvitation({ token, invitation }: { token: string; invitation: Invitation }) {
  const { project, invitedBy, role, email, expiresAt, isYours } = invitation;
  return (
    <FullScreenMessage title={TEXTS.invitationTitle(invitedBy)} text={project}>
      <Stack align="center" gap="lg" maw={440}>
        <div>
          <Text>{TEXTS.asRole[role]}</Text>
          <Text c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
            {TEXTS.isFor(email, formatDate(expiresAt))}
          </Text>
        </div>
        {isYours === null && <SignInFirst token={token} email={email} />}
        {isYours === false && <OtherAccount token={token} email={email} />}
        {isYours && <Answer token={token} invitedBy={invitedBy} />}
      </Stack>
    </FullScreenMessage>
  );
}

function SignInFirst({ token, email }: { token: string; email: string }) {
  const search = wayBack(token);
  return (
    <>
      <Text>{TEXTS.signInFirst}</Text>
      <Group justify="center">
        <ButtonLink to="/sign-in" search={search} state={{ email }}>
          {TEXTS.signIn}
        </ButtonLink>
        <ButtonLink to="/sign-up" search={search} state={{ email }} variant="default">
          {TEXTS.signUp}
        </ButtonLink>
      </Group>
    </>
  );
}

function OtherAccount({ token, email }: { token: string; email: string }) {
  const user = useUser();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: () => endSession(queryClient),
    onSuccess: () => navigate({ to: '/sign-in', search: wayBack(token) }),
  });
  return (
    <>
      <div role="alert">
        <Text>{COLLABORATION_TEXTS.otherAddress(email)}</Text>
        {user && (
          <Text c="dimmed" mt={4}>
            {TEXTS.signedInAs(user.email)}
          </Text>
        )}
      </div>
      <FormError error={leave.error} />
      <Group justify="center">
        <Button loading={leave.isPending} onClick={() => leave.mutate()}>
          {TEXTS.otherAccount}
        </Button>
        {goOn}
      </Group>
    </>
  );
}

function Answer({ token, invitedBy }: { token: string; invitedBy: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const accept = useMutation(
    api.collaboration.accept.mutationOptions({
      onSuccess: async ({ projectId }) => {
        await queryClient.invalidateQueries({ queryKey: projectsOptions.queryKey });
        selectProject(projectId);
        await navigate({ to: '/dashboard', replace: true });
      },
    }),
  );
  const decline = useMutation(api.collaboration.decline.mutationOptions());
  const isBusy = accept.isPending || accept.isSuccess || decline.isPending;
  if (decline.isSuccess)
    return (
      <>
        <Text role="status" fw={600}>
          {TEXTS.declinedTitle}. {TEXTS.declinedText(invitedBy)}
        </Text>
        {goOn}
      </>
    );
  return (
    <>
      <FormError error={accept.error ?? decline.error} />
      <Group justify="center">
        <Button
          loading={accept.isPending}
          disabled={decline.isPending}
          onClick={() => !isBusy && accept.mutate({ token })}
        >
          {TEXTS.accept}
        </Button>
        <Button
          variant="default"
          loading={decline.isPending}
          disabled={accept.isPending}
          onClick={() => !isBusy && decline.mutate({ token })}
        >
          {TEXTS.decline}
        </Button>
      </Group>
    </>
  );
}
