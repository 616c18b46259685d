import { formatNumber } from '@groundwork/contract/format';
import type { ProfileCorrections, ProjectProfile } from '@groundwork/contract/relevance';
import { Button, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import classes from './profile-form.module.css';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

type Props = { names: ProjectProfile['proposed']; draft: ProfileCorrections; onAdd: (name: string) => void };

/** Names in titles of the field's records beyond the project's own words; an added one goes up into the profile. */
export function ProposedNames({ names, draft, onAdd }: Props) {
  const left = names.filter(({ phrase: name }) => !draft.added.some(({ phrase }) => phrase === name));
  if (left.length === 0) return null;
  return (
    <section aria-label={RELEVANCE_SCREEN.proposedNames}>
      <Title order={3}>{RELEVANCE_SCREEN.proposedNames}</Title>
      <Text size="xs" c="dimmed">
        {RELEVANCE_SCREEN.proposedNamesHint}
      </Text>
      <ul className={classes['learnt']}>
        {left.map(({ phrase, count }) => (
          <li key={phrase}>
            <Button
              variant="default"
              size="compact-sm"
              fw={400}
              leftSection={<IconPlus size={12} aria-hidden />}
              aria-label={RELEVANCE_SCREEN.addLabel(phrase)}
              onClick={() => onAdd(phrase)}
            >
              {phrase}
              <Text component="span" inherit c="dimmed" ml={4}>
                {formatNumber(count)}
              </Text>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
