import { Button, Group, type GroupProps } from '@mantine/core';
import { UI_TEXTS } from './ui.texts.ts';

type Props = Pick<GroupProps, 'mt' | 'className'> & {
  submitLabel: string;
  isBusy: boolean;
  onCancel: () => void;
  cancelLabel?: string;
};

/** The foot of a form in a dialog: out of it, or on with it. */
export const FormActions = ({ submitLabel, isBusy, onCancel, cancelLabel = UI_TEXTS.cancel, ...group }: Props) => (
  <Group justify="flex-end" gap="xs" {...group}>
    <Button variant="default" onClick={onCancel}>
      {cancelLabel}
    </Button>
    <Button type="submit" loading={isBusy}>
      {submitLabel}
    </Button>
  </Group>
);
