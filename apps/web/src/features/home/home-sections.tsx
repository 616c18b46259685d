import { Container, Text, Title } from '@mantine/core';
import { laterComponent } from '../../ui/later-component.tsx';
import { useIsLoaded } from '../../ui/use-is-loaded.ts';
import { HOME_TEXTS, QUESTIONS, STORIES } from './home.texts.ts';
import classes from './home-sections.module.css';

const useHomeQuestions = laterComponent(async () => (await import('./home-questions.tsx')).default);

/** What the bar's Stories and FAQ lead to. */
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
        <Questions />
      </Container>
    </>
  );
}

/** They stand there at once, and can be opened as soon as what opens them has come after the page. */
function Questions() {
  const HomeQuestions = useHomeQuestions(useIsLoaded());
  if (HomeQuestions) return <HomeQuestions />;
  return (
    <div className={classes['ahead']}>
      {QUESTIONS.map(({ question }) => (
        <h3 key={question} className={classes['question']}>
          {question}
        </h3>
      ))}
    </div>
  );
}
