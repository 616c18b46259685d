import { COMMENT_MAX } from '@groundwork/contract/limits';
import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Form } from '../../../ui/form.tsx';
import { REPORT_COMMENTS_TEXTS } from './report-comments.texts.ts';

type Props = {
  label: string;
  submit: string;
  initial?: string;
  isBusy: boolean;
  hasFocus?: boolean;
  onSubmit(text: string, done: () => void): void;
  onCancel?: () => void;
};

/** Typed text stays until it is saved. */
export function CommentForm({ label, submit, initial = '', isBusy, hasFocus = false, onSubmit, onCancel }: Props) {
  const [text, setText] = useState(initial);
  return (
    <Form onSubmit={() => onSubmit(text.trim(), () => setText(''))}>
      <Textarea
        label={label}
        value={text}
        maxLength={COMMENT_MAX}
        autosize
        minRows={2}
        maxRows={8}
        data-autofocus={hasFocus || undefined}
        autoFocus={hasFocus}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group gap="xs" mt={6}>
        <Button type="submit" size="xs" loading={isBusy} disabled={text.trim() === ''}>
          {submit}
        </Button>
        {onCancel && (
          <Button size="xs" variant="subtle" color="gray" c="dimmed" onClick={onCancel}>
            {REPORT_COMMENTS_TEXTS.cancel}
          </Button>
        )}
      </Group>
    </Form>
  );
}
