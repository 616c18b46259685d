import { FEEDBACK_SCORE_MAX } from '@groundwork/contract/feedback.nps';
import { FEEDBACK_TEXTS } from '@groundwork/contract/feedback.texts';
import { FEEDBACK_DELAY_MS } from '@groundwork/contract/limits';
import { Button, Group, Modal, Text, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, client } from '../../lib/api.ts';
import classes from './feedback-dialog.module.css';
import { FEEDBACK_DIALOG } from './feedback-dialog.texts.ts';

/** The specification's medium breakpoint: below it is no desktop. */
const DESKTOP = '(min-width: 56.25em)';
const SCORES = Array.from({ length: FEEDBACK_SCORE_MAX + 1 }, (_, score) => score);

/** Asks for a score once, some minutes after the page was opened, if the server says so. */
export function FeedbackDialog({ delayMs = FEEDBACK_DELAY_MS }: { delayMs?: number }) {
  const isDesktop = useMediaQuery(DESKTOP, false, { getInitialValueInEffect: false });
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    // A question that cannot be asked is no trouble of the person's.
    const ask = () =>
      client.feedback
        .eligibility()
        .then(({ shouldShowFeedback }) => setAsked(shouldShowFeedback))
        .catch(() => undefined);
    const timer = setTimeout(ask, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  const close = () => setAsked(false);
  const submit = useMutation(
    api.feedback.submit.mutationOptions({
      onSuccess: () => notifications.show({ message: FEEDBACK_TEXTS.thanks }),
      onError: () => notifications.show({ color: 'red', message: FEEDBACK_TEXTS.failed }),
      onSettled: close,
    }),
  );
  const postpone = useMutation(
    api.feedback.postpone.mutationOptions({
      onSuccess: () => notifications.show({ message: FEEDBACK_TEXTS.postponed }),
      onError: () => notifications.show({ color: 'red', message: FEEDBACK_TEXTS.postponeFailed }),
      onSettled: close,
    }),
  );
  const isBusy = submit.isPending || postpone.isPending;
  /** Escape and a click beside it say no more than ‘later’. */
  const later = () => {
    if (!isBusy) postpone.mutate({});
  };
  return (
    <Modal
      opened={isAsked && isDesktop}
      onClose={later}
      title={FEEDBACK_DIALOG.question}
      centered
      size={620}
      withCloseButton={false}
      styles={{ title: { fontWeight: 620, fontSize: '1rem' } }}
    >
      <fieldset className={classes['scores']} disabled={isBusy}>
        <VisuallyHidden component="legend">{FEEDBACK_DIALOG.scores}</VisuallyHidden>
        {SCORES.map((score) => (
          <Button key={score} variant="default" px={0} onClick={() => submit.mutate({ score })}>
            {score}
          </Button>
        ))}
      </fieldset>
      <Group justify="space-between" mt={6}>
        <Text size="xs" c="dimmed">
          {FEEDBACK_DIALOG.low}
        </Text>
        <Text size="xs" c="dimmed">
          {FEEDBACK_DIALOG.high}
        </Text>
      </Group>
      <Group justify="flex-end" mt="md">
        <Button variant="subtle" disabled={isBusy} onClick={later}>
          {FEEDBACK_DIALOG.later}
        </Button>
      </Group>
    </Modal>
  );
}
