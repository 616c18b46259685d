import { Accordion, Container, SimpleGrid, Text, Title } from '@mantine/core';
import { HOME_TEXTS, QUESTIONS, STORIES } from './home.texts.ts';

/** What the bar's Stories and FAQ lead to. */
export function HomeSections() {
  return (
    <>
      <Container component="section" id="stories" aria-labelledby="stories-title" size={1180} px="lg" pb={64}>
        <Title order={2} id="stories-title" mb="md">
          {HOME_TEXTS.stories}
        </Title>
        <SimpleGrid cols={{ base: 1, md: 3 }} spacing={40}>
          {STORIES.map(({ title, text }) => (
            <div key={title}>
              <Title order={3}>{title}</Title>
              <Text mt={4} c="dimmed">
                {text}
              </Text>
            </div>
          ))}
        </SimpleGrid>
      </Container>
      <Container component="section" id="faq" aria-labelledby="faq-title" size={1180} px="lg" pb={80}>
        <Title order={2} id="faq-title" mb="md">
          {HOME_TEXTS.faq}
        </Title>
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
      </Container>
    </>
  );
}
