import { Email } from '@groundwork/contract/account-fields';
import { SHARING_TEXTS } from '@groundwork/contract/sharing.texts';
import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconBrandLinkedin, IconLink, IconMail, IconMarkdown } from '@tabler/icons-react';
import { useState } from 'react';
import { fieldErrors } from '../../lib/api-errors.ts';
import { Form } from '../../ui/form.tsx';
import { FailedState } from '../../ui/list-states.tsx';
import { asMarkdown } from './as-markdown.ts';
import { type SharedThing, useSharedLink, useSharingActions } from './sharing.queries.ts';
import { SHARING_SCREEN_TEXTS } from './sharing.texts.ts';

type Props = SharedThing & { title: string; text: string; isOpen: boolean; onClose: () => void };
type Step = 'menu' | 'email' | 'thanks';

/** Menu, mail, thanks. A public link is made when something is shared, and not before. */
export function ShareDialog({ kind, itemId, title, text, isOpen, onClose }: Props) {
  const [step, setStep] = useState<Step>('menu');
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={step === 'email' ? SHARING_SCREEN_TEXTS.byEmail : SHARING_SCREEN_TEXTS.title}
      centered
    >
      {step === 'menu' && (
        <Menu kind={kind} itemId={itemId} title={title} text={text} onEmail={() => setStep('email')} />
      )}
      {step === 'email' && (
        <MailForm kind={kind} itemId={itemId} onBack={() => setStep('menu')} onSent={() => setStep('thanks')} />
      )}
      {step === 'thanks' && (
        <Stack align="center" py="md">
          <Text fw={600} role="status">
            {SHARING_SCREEN_TEXTS.thanks}
          </Text>
          <Button onClick={onClose}>{SHARING_SCREEN_TEXTS.close}</Button>
        </Stack>
      )}
    </Modal>
  );
}

function Menu({ kind, itemId, title, text, onEmail }: Omit<Props, 'isOpen' | 'onClose'> & { onEmail: () => void }) {
  const shared = useSharedLink({ kind, itemId }, true);
  const { share, change, revoke } = useSharingActions();
  const link = shared.data?.link ?? null;
  const mail = shared.data?.mail;
  /** The link, made now where there is none; nothing where that failed, which has been said. */
  const withLink = async (use: (url: string) => unknown) => {
    const made = link ?? (await share.mutateAsync({ kind, itemId }).catch(() => null));
    if (made) await use(made.url);
  };
  const copy = (content: (url: string) => string, done: string) =>
    withLink(async (url) => {
      try {
        await navigator.clipboard.writeText(content(url));
        notifications.show({ message: done, color: 'green' });
      } catch {
        notifications.show({ message: SHARING_TEXTS.failed, color: 'red' });
      }
    });
  const network = (url: string) =>
    window.open(`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`, '_blank', 'noopener');
  if (shared.isLoadingError)
    return (
      <FailedState
        title={SHARING_SCREEN_TEXTS.failedTitle}
        error={shared.error}
        onRetry={() => void shared.refetch()}
      />
    );
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {SHARING_SCREEN_TEXTS.isPublic}
      </Text>
      <Button
        variant="default"
        justify="start"
        leftSection={<IconMail size={17} />}
        disabled={mail?.isAvailable !== true}
        onClick={onEmail}
      >
        {SHARING_SCREEN_TEXTS.byEmail}
      </Button>
      {mail?.reason && (
        <Text size="xs" c="dimmed">
          {mail.reason}
        </Text>
      )}
      <Button
        variant="default"
        justify="start"
        leftSection={<IconBrandLinkedin size={17} />}
        onClick={() => void withLink(network)}
      >
        {SHARING_SCREEN_TEXTS.byNetwork}
      </Button>
      <Button
        variant="default"
        justify="start"
        leftSection={<IconLink size={17} />}
        onClick={() => void copy((url) => url, SHARING_SCREEN_TEXTS.linkCopied)}
      >
        {SHARING_SCREEN_TEXTS.copyLink}
      </Button>
      <Button
        variant="default"
        justify="start"
        leftSection={<IconMarkdown size={17} />}
        onClick={() => void copy((url) => asMarkdown({ title, text, url }), SHARING_SCREEN_TEXTS.markdownCopied)}
      >
        {SHARING_SCREEN_TEXTS.copyMarkdown}
      </Button>
      {link && (
        <Stack gap={6} mt="xs">
          <TextInput readOnly size="xs" aria-label={SHARING_SCREEN_TEXTS.isShared} value={link.url} />
          <Checkbox
            size="sm"
            label={SHARING_SCREEN_TEXTS.isIndexed}
            checked={link.isIndexed}
            onChange={(event) => change.mutate({ kind, itemId, isIndexed: event.currentTarget.checked })}
          />
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            w="fit-content"
            loading={revoke.isPending}
            onClick={() =>
              revoke.mutate(
                { kind, itemId },
                {
                  onSuccess: () => void notifications.show({ message: SHARING_SCREEN_TEXTS.takenBack, color: 'green' }),
                },
              )
            }
          >
            {SHARING_SCREEN_TEXTS.takeBack}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

function MailForm({ kind, itemId, onBack, onSent }: SharedThing & { onBack: () => void; onSent: () => void }) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { email: mail } = useSharingActions();
  function send() {
    const checked = Email.safeParse(email);
    if (!checked.success) {
      setError(checked.error.issues[0]!.message);
      return;
    }
    mail.mutate(
      { kind, itemId, email: checked.data, name },
      {
        onSuccess: onSent,
        onError: (failure) => {
          const field = fieldErrors(failure)['email'];
          setError(field ?? null);
          if (!field) notifications.show({ message: SHARING_TEXTS.failed, color: 'red' });
        },
      },
    );
  }
  return (
    <Form onSubmit={() => send()}>
      <Stack gap="sm">
        <TextInput
          label={SHARING_SCREEN_TEXTS.email}
          type="email"
          data-autofocus
          value={email}
          error={error}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setError(null);
          }}
        />
        <TextInput
          label={SHARING_SCREEN_TEXTS.name}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="space-between">
          <Button variant="default" onClick={onBack}>
            {SHARING_SCREEN_TEXTS.back}
          </Button>
          <Button type="submit" loading={mail.isPending}>
            {SHARING_SCREEN_TEXTS.send}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
