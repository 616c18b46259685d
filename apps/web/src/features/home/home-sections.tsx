import { Container, Text, Title } from '@mantine/core';
import { HOME_TEXTS, QUESTIONS, STORIES } from './home.texts.ts';
import classes from './home-sections.module.css';

/** The targets of the bar's Stories and FAQ. */
export function HomeSections() {
  return (
    <>
      <Container component="section" id="stories" aria-labelledby="stories-title" size={1180} px="lg" pb={64}>
        <Title order={2} id="stories-title" mb="md">
          {HOME_TEXTS.stories}
        </Title>
        <div className={classes['stories']}>
          {STORIES.map(({ title, text }) => (
            <div key={title}>
              <Title order={3}>{title}</Title>
              <Text mt={4} c="dimmed">
                {text}
              </Text>
            </div>
          ))}
        </div>
      </Container>
      <Container component="section" id="faq" aria-labelledby="faq-title" size={1180} px="lg" pb={80}>
        <Title order={2} id="faq-title" mb="md">
          {HOME_TEXTS.faq}
        </Title>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className={classes['question']}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <Text c="dimmed">{answer}</Text>
          </details>
        ))}
      </Container>
    </>
  );
}
