import { FEEDBACK_SCORE_MAX } from '@groundwork/contract/feedback.nps';
import { FEEDBACK_TEXTS } from '@groundwork/contract/feedback.texts';
import { Button, Group, Modal, Text, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import classes from './feedback-dialog.module.css';
import { FEEDBACK_DIALOG } from './feedback-dialog.texts.ts';

const SCORES = Array.from({ length: FEEDBACK_SCORE_MAX + 1 }, (_, score) => score);

export function FeedbackQuestion({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const submit = useMutation(
    api.feedback.submit.mutationOptions({
      onSuccess: () => notifications.show({ message: FEEDBACK_TEXTS.thanks }),
      onError: () => notifications.show({ color: 'red', message: FEEDBACK_TEXTS.failed }),
      onSettled: onClose,
    }),
  );
  const postpone = useMutation(
    api.feedback.postpone.mutationOptions({
      onSuccess: () => notifications.show({ message: FEEDBACK_TEXTS.postponed }),
      onError: () => notifications.show({ color: 'red', message: FEEDBACK_TEXTS.postponeFailed }),
      onSettled: onClose,
    }),
  );
  const isBusy = submit.isPending || postpone.isPending;
  /** Escape and a click beside it say no more than ‘later’. */
  const later = () => {
    if (!isBusy) postpone.mutate({});
  };
  return (
    <Modal opened={isOpen} onClose={later} title={FEEDBACK_DIALOG.question} centered size={620} withCloseButton={false}>
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
