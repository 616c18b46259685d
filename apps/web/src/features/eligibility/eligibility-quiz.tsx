import { Box, Button, Group, Modal, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { searchParams } from '../../lib/search-state.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { ELIGIBILITY_TEXTS as TEXTS } from './eligibility.texts.ts';
import { answer, continueToB, FIRST_STATE, isPassed, shownCount } from './eligibility-state.ts';
import { OutcomeBox } from './outcome-box.tsx';
import { QuizQuestion } from './quiz-question.tsx';

type Props = { hasSearch: boolean; onClose: () => void };

export function EligibilityQuiz({ hasSearch, onClose }: Props) {
  const [state, setState] = useState(FIRST_STATE);
  const heading = useRef<HTMLHeadingElement>(null);
  const { part, answers } = state;
  const questions = TEXTS.questions[part];
  // Part B replaces what had the focus.
  useEffect(() => {
    if (part === 'B') heading.current?.focus();
  }, [part]);
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={TEXTS.title}
      closeButtonProps={{ 'aria-label': TEXTS.close }}
      transitionProps={{ duration: 0 }}
    >
      <Box maw={680} mx="auto" py="lg">
        <Text c="dimmed" mb="xl">
          {TEXTS.about}
        </Text>
        <Title order={1} mb="md" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
          {TEXTS.parts[part]}
        </Title>
        {questions.slice(0, shownCount(state)).map((question, at) => (
          <QuizQuestion
            key={question.question}
            question={question}
            progress={TEXTS.progress(at + 1, questions.length)}
            answer={answers[at] ?? ''}
            onAnswer={(given) => setState(answer(state, at, given))}
            onClose={onClose}
          />
        ))}
        {isPassed(state) && part === 'A' && (
          <OutcomeBox title={TEXTS.basicTitle} text={TEXTS.basicText}>
            <Button onClick={() => setState(continueToB(state))}>{TEXTS.continue}</Button>
          </OutcomeBox>
        )}
        {isPassed(state) && part === 'B' && (
          <OutcomeBox
            title={TEXTS.doneTitle}
            text={hasSearch ? TEXTS.doneText : `${TEXTS.doneText} ${TEXTS.upgradeText}`}
          >
            <Group gap="xs">
              {hasSearch ? (
                <ButtonLink to="/search" search={searchParams({ engine: 'funding-opportunities' })}>
                  {TEXTS.search}
                </ButtonLink>
              ) : (
                <ButtonLink to="/plans">{TEXTS.upgrade}</ButtonLink>
              )}
              <Button variant="default" onClick={onClose}>
                {TEXTS.close}
              </Button>
            </Group>
          </OutcomeBox>
        )}
      </Box>
    </Modal>
  );
}
