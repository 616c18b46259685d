import { Button, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import { SecretAddress } from '../../ui/secret-address.tsx';
import { AGENT_SCREEN_TEXTS as TEXTS } from './agents.texts.ts';

/** An address for feed readers with the agent's findings; it is made anew whenever somebody asks. */
export function FollowAgent({ id, agentName }: { id: string; agentName: string }) {
  const [isOpen, dialog] = useDisclosure(false);
  const create = useMutation(
    api.feedAddresses.create.mutationOptions({
      onError: (error) => notifications.show({ color: 'red', message: messageOf(error) }),
    }),
  );
  const close = () => {
    dialog.close();
    create.reset();
  };
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {TEXTS.follow}
      </Button>
      <Modal opened={isOpen} onClose={close} title={TEXTS.followTitle(agentName)}>
        <Stack gap="md">
          <Text>{TEXTS.followText}</Text>
          {create.data ? (
            <SecretAddress url={create.data.url} />
          ) : (
            <Button
              style={{ alignSelf: 'flex-start' }}
              loading={create.isPending}
              onClick={() => create.mutate({ kind: 'tracker', targetId: id })}
            >
              {TEXTS.makeAddress}
            </Button>
          )}
        </Stack>
      </Modal>
    </>
  );
}
