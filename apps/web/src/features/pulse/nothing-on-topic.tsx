import { Anchor, Text, Title } from '@mantine/core';
import { useId } from 'react';
import classes from './panel.module.css';
import { PANEL_TEXTS } from './panels.texts.ts';

/** In place of panels that would each say that they have nothing to draw. */
export function NothingOnTopic({ of }: { of: number }) {
  const id = useId();
  return (
    <section className={classes['panel']} aria-labelledby={id}>
      <header className={classes['head']}>
        <Title order={2} id={id} className={classes['title'] ?? ''}>
          {PANEL_TEXTS.nothingOnTopic}
        </Title>
      </header>
      <div className={classes['body']}>
        <Text size="sm" maw="80ch">
          {PANEL_TEXTS.nothingIn(of)}
        </Text>
        <Anchor href="#best-matches" size="sm" underline="always" display="inline-block" lh="24px">
          {PANEL_TEXTS.toBestMatches}
        </Anchor>
      </div>
    </section>
  );
}
