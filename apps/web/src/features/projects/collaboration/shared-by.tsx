import { PROJECT_ROLE_LABELS } from '@groundwork/contract/collaboration.texts';
import type { Project } from '@groundwork/contract/projects';
import { Text } from '@mantine/core';
import { TEXTS } from './collaboration.texts.ts';
import classes from './people.module.css';

/** The owner of a project and what one may do in it; nothing for one's own. */
export function SharedBy({ project: { sharedBy, role } }: { project: Project }) {
  if (sharedBy === null) return null;
  return (
    <Text component="span" size="xs" c="dimmed" fw={400} className={classes['shared'] ?? ''}>
      <span className={classes['owner']}>{TEXTS.sharedBy(sharedBy)}</span>{' '}
      <span className={classes['role']}>{PROJECT_ROLE_LABELS[role]}</span>
    </Text>
  );
}
