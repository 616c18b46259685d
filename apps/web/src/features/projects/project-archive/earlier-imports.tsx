import { formatDate } from '@groundwork/contract/format';
import type { ProjectImport } from '@groundwork/contract/project-archive';
import { Skeleton, Text, Title, UnstyledButton } from '@mantine/core';
import { FailedState } from '../../../ui/list-states.tsx';
import classes from './import-screen.module.css';
import { ARCHIVE_SCREEN as TEXTS } from './project-archive.texts.ts';
import { isUnderWay, useImports } from './use-import.ts';

/** One's latest imports that are over. */
export function EarlierImports({ onOpen }: { onOpen: (projectId: string) => void }) {
  const imports = useImports();
  if (imports.isError)
    return <FailedState title={TEXTS.earlierFailed} error={imports.error} onRetry={() => void imports.refetch()} />;
  if (!imports.data) return <Skeleton h={60} role="img" aria-label={TEXTS.earlierLoading} />;
  const over = imports.data.items.filter((each) => !isUnderWay(each));
  if (over.length === 0) return null;
  return (
    <section aria-label={TEXTS.earlier}>
      <Title order={2} size="h5" mb={4}>
        {TEXTS.earlier}
      </Title>
      <ul className={classes['earlier']}>
        {over.map((each) => (
          <Row key={each.id} item={each} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function Row({ item, onOpen }: { item: ProjectImport; onOpen: (projectId: string) => void }) {
  const { fileName, status, message, summary, createdAt } = item;
  return (
    <li className={classes['row']}>
      <div style={{ minWidth: 0 }}>
        <Text size="sm" truncate title={fileName}>
          {fileName}
        </Text>
        <Text size="xs" c={status === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}>
          {TEXTS.states[status]}
          {summary && ': '}
          {summary && (
            <UnstyledButton className={classes['link']} onClick={() => onOpen(summary.project.id)}>
              {summary.project.title}
            </UnstyledButton>
          )}
          {message && `. ${message}`}
        </Text>
      </div>
      <Text size="xs" c="dimmed" className="numeric" flex="none">
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </Text>
    </li>
  );
}
