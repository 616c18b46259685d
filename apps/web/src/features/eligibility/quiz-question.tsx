import { Button, Group, Radio, Text } from '@mantine/core';
import classes from './eligibility.module.css';
import { ELIGIBILITY_TEXTS as TEXTS } from './eligibility.texts.ts';
import type { Answer } from './eligibility-state.ts';
import { OutcomeBox } from './outcome-box.tsx';

type Props = {
  question: { question: string; help: string; ifNo: string };
  progress: string;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
  onClose: () => void;
};

export function QuizQuestion({ question: { question, help, ifNo }, progress, answer, onAnswer, onClose }: Props) {
  return (
    <section className={classes['question']}>
      <Text size="sm" c="dimmed">
        {progress}
      </Text>
      <Radio.Group
        label={question}
        description={help}
        value={answer}
        onChange={(given) => onAnswer(given as Answer)}
        styles={{
          label: { fontSize: '1rem', fontWeight: 560 },
          description: { fontSize: 'var(--mantine-font-size-sm)' },
        }}
      >
        <Group gap="lg" mt="sm">
          <Radio value="yes" label={TEXTS.yes} />
          <Radio value="no" label={TEXTS.no} />
        </Group>
      </Radio.Group>
      {answer === 'no' && (
        <OutcomeBox title={TEXTS.noTitle} text={ifNo} tone="warning">
          <Group gap="xs">
            <Button variant="default" onClick={() => onAnswer('yes')}>
              {TEXTS.change}
            </Button>
            <Button variant="default" onClick={onClose}>
              {TEXTS.close}
            </Button>
          </Group>
        </OutcomeBox>
      )}
    </section>
  );
}
