import { formatNumber } from '@groundwork/contract/format';
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useEngines } from '../../lib/engines.queries.ts';
import classes from './panel.module.css';
import { PANEL_TEXTS } from './panels.texts.ts';
import type { Looked, Told } from './pulse.queries.ts';

type Props = {
  project: Told;
  looked: Looked[];
  /** Left out for who may not edit the project. */
  onNarrow?: (() => void) | undefined;
};

/** So few words name a field, not a project: every record has them, and none is about them. */
const BROAD_WORDS = 4;
const isBroad = (description: string) => description.trim().split(/\s+/).length <= BROAD_WORDS;

/** In place of figures that would all be zero, and of panels that would each say that they have nothing to draw: what was looked through, and what to do. */
export function NothingOnTopic({ project, looked, onNarrow }: Props) {
  const id = useId();
  const engines = useEngines().data?.engines ?? [];
  const all = looked.reduce((sum, { of }) => sum + of, 0);
  const broad = isBroad(project.description);
  const held = looked
    .filter(({ of }) => of > 0)
    .toSorted((one, other) => other.of - one.of)
    .flatMap(({ searchEngine, of }) => {
      const label = engines.find((engine) => engine.id === searchEngine)?.label;
      return label ? [`${label} ${formatNumber(of)}`] : [];
    });
  return (
    <section className={classes['panel']} aria-labelledby={id}>
      <header className={classes['head']}>
        <Title order={2} id={id} className={classes['title'] ?? ''}>
          {broad ? PANEL_TEXTS.tooBroad : PANEL_TEXTS.nothingOnTopic}
        </Title>
      </header>
      <div className={classes['body']}>
        <Text size="sm" maw="80ch">
          {broad ? PANEL_TEXTS.howToNarrow(all) : PANEL_TEXTS.nothingIn(all)}
        </Text>
        {held.length > 0 && (
          <Text size="xs" c="dimmed" maw="110ch" mt={6}>
            {PANEL_TEXTS.lookedThrough} {held.join(' · ')}
          </Text>
        )}
        <Group gap="md" mt="xs">
          {broad && onNarrow && (
            <Button size="compact-sm" onClick={onNarrow}>
              {PANEL_TEXTS.narrow}
            </Button>
          )}
          <Anchor href="#best-matches" size="sm" underline="always" display="inline-block" lh="24px">
            {PANEL_TEXTS.toBestMatches}
          </Anchor>
        </Group>
      </div>
    </section>
  );
}
