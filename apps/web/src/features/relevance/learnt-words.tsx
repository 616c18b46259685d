import type { ProfileCorrections } from '@groundwork/contract/relevance';
import { Button, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import classes from './profile-form.module.css';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

type Props = { words: string[]; draft: ProfileCorrections; onAdd: (word: string) => void };

/** What the surest records say beyond the project's own words; what is added goes up into the profile. */
export function LearntWords({ words, draft, onAdd }: Props) {
  const left = words.filter((word) => !draft.added.some(({ phrase }) => phrase === word));
  if (left.length === 0) return null;
  return (
    <section aria-label={RELEVANCE_SCREEN.learnt}>
      <Title order={3}>{RELEVANCE_SCREEN.learnt}</Title>
      <Text size="xs" c="dimmed">
        {RELEVANCE_SCREEN.learntHint}
      </Text>
      <ul className={classes['learnt']}>
        {left.map((word) => (
          <li key={word}>
            <Button
              variant="default"
              size="compact-sm"
              fw={400}
              leftSection={<IconPlus size={12} aria-hidden />}
              aria-label={RELEVANCE_SCREEN.addLabel(word)}
              onClick={() => onAdd(word)}
            >
              {word}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
