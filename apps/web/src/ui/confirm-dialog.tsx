import { Button, Group, Modal, Text } from '@mantine/core';
import { UI_TEXTS } from './ui.texts.ts';

type Props = {
  isOpen: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something is lost. The safe answer has the focus. */
export function ConfirmDialog({ isOpen, title, text, confirmLabel, isBusy, onConfirm, onClose }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} centered>
      <Text mb="lg" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {UI_TEXTS.cancel}
        </Button>
        <Button color="red" autoContrast={false} bg="#b42318" c="white" loading={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
