import { Accordion, Text } from '@mantine/core';
import { QUESTIONS } from './home.texts.ts';

export default function HomeQuestions() {
  return (
    <Accordion order={3} multiple maw={760}>
      {QUESTIONS.map(({ question, answer }) => (
        <Accordion.Item key={question} value={question}>
          <Accordion.Control>{question}</Accordion.Control>
          <Accordion.Panel>
            <Text c="dimmed">{answer}</Text>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
