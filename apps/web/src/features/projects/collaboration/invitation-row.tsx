import type { ProjectPeople } from '@groundwork/contract/collaboration';
import { PROJECT_ROLE_LABELS } from '@groundwork/contract/collaboration.texts';
import { formatDate } from '@groundwork/contract/format';
import { Button, CopyButton, Group, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMay } from '../../../session/permissions.queries.ts';
import { usePeopleActions } from './collaboration.queries.ts';
import { TEXTS } from './collaboration.texts.ts';
import classes from './people.module.css';

type Props = {
  projectId: string;
  invitation: ProjectPeople['invitations'][number];
  canChange: boolean;
  canMail: boolean;
};

/** Without mail the link stands here to be copied; browsers let only secure pages do that by a button, so it can be selected. */
export function InvitationRow({ projectId, invitation, canChange, canMail }: Props) {
  const { id, email, role, expiresAt, isExpired, link, askedBy } = invitation;
  const mayShare = useMay('collaboration');
  const { inviteAgain, revoke, admit } = usePeopleActions();
  const until = formatDate(expiresAt);
  const again = canMail ? TEXTS.sendAgain : TEXTS.renew;
  return (
    <li>
      <div className={classes['row']}>
        <div className={classes['who']}>
          <Text fw={560}>{email}</Text>
          <Text size="sm" c={isExpired ? 'var(--mantine-color-error)' : 'dimmed'}>
            {`${PROJECT_ROLE_LABELS[role]} · ${isExpired ? TEXTS.expired(until) : TEXTS.openUntil(until)}`}
          </Text>
        </div>
        {canChange && (
          <Group gap="xs">
            {mayShare && (canMail || isExpired) && (
              <Button
                variant="default"
                size="xs"
                aria-label={TEXTS.againLabel(again, email)}
                loading={inviteAgain.isPending}
                onClick={() =>
                  inviteAgain.mutate(
                    { projectId, email, role },
                    {
                      onSuccess: () =>
                        notifications.show({ message: canMail ? TEXTS.sentAgain : TEXTS.renewed, color: 'green' }),
                    },
                  )
                }
              >
                {again}
              </Button>
            )}
            <Button
              variant="default"
              size="xs"
              aria-label={TEXTS.revokeLabel(email)}
              loading={revoke.isPending}
              onClick={() =>
                void revoke.mutateAsync({ projectId, invitationId: id }).then(
                  () => notifications.show({ message: TEXTS.revoked }),
                  () => undefined,
                )
              }
            >
              {TEXTS.revoke}
            </Button>
          </Group>
        )}
      </div>
      {askedBy && canChange && !isExpired && (
        <Group gap="xs" mt={6} justify="space-between" wrap="nowrap">
          <Text size="sm">{TEXTS.asksToJoin(askedBy)}</Text>
          <Button
            size="xs"
            flex="none"
            aria-label={TEXTS.letInLabel(askedBy)}
            loading={admit.isPending}
            onClick={() => admit.mutate({ projectId, invitationId: id })}
          >
            {TEXTS.letIn}
          </Button>
        </Group>
      )}
      {link && !isExpired && (
        <Group gap="xs" mt={6} wrap="nowrap">
          <TextInput
            size="xs"
            flex={1}
            readOnly
            aria-label={TEXTS.linkFor(email)}
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
          {'clipboard' in navigator && (
            <CopyButton value={link}>
              {({ copied, copy }) => (
                <Button variant="default" size="xs" flex="none" onClick={copy}>
                  {copied ? TEXTS.copied : TEXTS.copyLink}
                </Button>
              )}
            </CopyButton>
          )}
        </Group>
      )}
    </li>
  );
}
