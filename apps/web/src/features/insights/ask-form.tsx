import { formatDate } from '@groundwork/contract/format';
import { Questions } from '@groundwork/contract/insights';
import { QUESTION_MAX, QUESTIONS_MAX } from '@groundwork/contract/limits';
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors, messageOf } from '../../lib/api-errors.ts';
import { Form } from '../../ui/form.tsx';
import { useCustomCount, useInsightActions, usePending } from './insights.queries.ts';
import { INSIGHT_SCREEN_TEXTS } from './insights.texts.ts';

/** One question or three, answered as one insight. */
export function AskForm({ projectId, readOnly }: { projectId: string; readOnly: string | null }) {
  const [questions, setQuestions] = useState<string[]>(['']);
  const [errors, setErrors] = useState<Record<number, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { ask } = useInsightActions();
  const count = useCustomCount();
  const pending = usePending();
  const isThree = questions.length > 1;
  const left = count.data && count.data.max !== null ? Math.max(0, count.data.max - count.data.used) : null;
  if (readOnly) return null;

  const write = (at: number, text: string) => {
    setQuestions(questions.map((question, other) => (other === at ? text : question)));
    setErrors({});
  };
  function send() {
    setFailure(null);
    const checked = Questions.safeParse(questions);
    if (!checked.success) {
      setErrors(Object.fromEntries(checked.error.issues.map(({ path, message }) => [Number(path[0] ?? 0), message])));
      return;
    }
    ask.mutate(
      { projectId, questions: checked.data },
      {
        onSuccess: () => setQuestions(isThree ? ['', '', ''] : ['']),
        onError: (error) => {
          const fields = Object.entries(fieldErrors(error)).filter(([field]) => field.startsWith('questions'));
          if (fields.length === 0) setFailure(messageOf(error));
          setErrors(Object.fromEntries(fields.map(([field, message]) => [Number(field.split('.')[1] ?? 0), message])));
        },
      },
    );
  }
  return (
    <Form aria-labelledby="ask-the-records" onSubmit={() => send()}>
      <Title order={2} id="ask-the-records" size="h4">
        {INSIGHT_SCREEN_TEXTS.ask}
      </Title>
      <Text size="sm" c="dimmed" mb="xs" maw="72ch">
        {INSIGHT_SCREEN_TEXTS.askLead}
      </Text>
      <Stack gap="xs">
        {questions.map((question, at) => (
          <TextInput
            key={at}
            label={isThree ? INSIGHT_SCREEN_TEXTS.questionAt(at + 1) : INSIGHT_SCREEN_TEXTS.question}
            placeholder={at === 0 ? INSIGHT_SCREEN_TEXTS.placeholder : ''}
            maxLength={QUESTION_MAX + 50}
            value={question}
            error={errors[at]}
            onChange={(event) => write(at, event.currentTarget.value)}
          />
        ))}
        {failure && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {failure}
          </Text>
        )}
        <Group gap="sm">
          <Button type="submit" loading={ask.isPending} disabled={left === 0}>
            {INSIGHT_SCREEN_TEXTS.send}
          </Button>
          <Button
            variant="subtle"
            onClick={() => {
              setErrors({});
              const first = questions[0] ?? '';
              setQuestions(isThree ? [first] : [first, ...Array<string>(QUESTIONS_MAX - 1).fill('')]);
            }}
          >
            {isThree ? INSIGHT_SCREEN_TEXTS.askOne : INSIGHT_SCREEN_TEXTS.askThree}
          </Button>
          <Text size="sm" c="dimmed" role="status">
            {pending > 0
              ? INSIGHT_SCREEN_TEXTS.pending
              : left === null || !count.data
                ? ''
                : left === 0
                  ? INSIGHT_SCREEN_TEXTS.noneLeft(formatDate(count.data.renewsAt))
                  : INSIGHT_SCREEN_TEXTS.left(left, count.data.max!)}
          </Text>
        </Group>
      </Stack>
    </Form>
  );
}
