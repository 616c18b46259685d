import { formatDate, formatNumber } from '@groundwork/contract/format';
import type { FileImport } from '@groundwork/contract/table-imports';
import { Badge, Button, Group, Progress, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { searchParams } from '../../lib/search-state.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { AnchorLink } from '../../ui/links.tsx';
import { FailedState } from '../../ui/list-states.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { Rejections } from './rejections.tsx';
import classes from './table-imports.module.css';
import { isUnderWay, useFileImportActions, useFileImports } from './table-imports.queries.ts';
import { TABLE_IMPORT_TEXTS } from './table-imports.texts.ts';

/** The imports made here, newest first: how each went, and the way back. */
export function ImportHistory() {
  const imports = useFileImports();
  return (
    <section aria-label={TABLE_IMPORT_TEXTS.history}>
      <Title order={2} mt="xl" mb="sm">
        {TABLE_IMPORT_TEXTS.history}
      </Title>
      {imports.isError && (
        <FailedState title={TABLE_IMPORT_TEXTS.history} error={imports.error} onRetry={() => void imports.refetch()} />
      )}
      {imports.data?.imports.length === 0 && <Text c="dimmed">{TABLE_IMPORT_TEXTS.noHistory}</Text>}
      <ul className={classes['records']}>
        {imports.data?.imports.map((one) => (
          <ImportRow key={one.importId} one={one} />
        ))}
      </ul>
    </section>
  );
}

function ImportRow({ one }: { one: FileImport }) {
  const {
    importId,
    owner,
    fileName,
    source,
    engines,
    state,
    counts,
    message,
    notice,
    rejections,
    createdAt,
    undoUntil,
  } = one;
  const { cancel, undo } = useFileImportActions();
  const [isAsking, setAsking] = useState(false);
  return (
    <li className={classes['record']}>
      <div>
        <Group gap="xs">
          <Text fw={600}>{source}</Text>
          <Badge
            variant="light"
            color={state === 'failed' ? 'red' : isUnderWay(one) ? 'ground' : 'gray'}
            radius="sm"
            tt="none"
            fw={560}
          >
            {TABLE_IMPORT_TEXTS.states[state]}
          </Badge>
          {owner && (
            <Badge variant="outline" radius="sm" tt="none" fw={560}>
              {UI_TEXTS.only(owner.name)}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {formatDate(createdAt)}
          {fileName !== source && `, ${fileName}`} ·{' '}
          {TABLE_IMPORT_TEXTS.counts(
            formatNumber(counts.read),
            formatNumber(counts.added),
            formatNumber(counts.changed),
            formatNumber(counts.rejected),
          )}
          {counts.withdrawn > 0 && TABLE_IMPORT_TEXTS.withdrawn(formatNumber(counts.withdrawn))}
        </Text>
        {isUnderWay(one) && (
          <Progress value={100} animated size="sm" mt={6} aria-label={TABLE_IMPORT_TEXTS.states[state]} />
        )}
        {message && (
          <Text size="sm" c="var(--mantine-color-error)">
            {message}
          </Text>
        )}
        {notice && <Text size="sm">{notice}</Text>}
        {state === 'complete' && engines[0] && (
          <AnchorLink size="sm" to="/search" search={searchParams({ engine: engines[0] })}>
            {TABLE_IMPORT_TEXTS.searchThem}
          </AnchorLink>
        )}
        {rejections.length > 0 && <Rejections label={TABLE_IMPORT_TEXTS.showRejected} rejections={rejections} />}
      </div>
      <div>
        {(state === 'queued' || state === 'running') && (
          <Button
            size="xs"
            variant="default"
            loading={cancel.isPending}
            aria-label={TABLE_IMPORT_TEXTS.stopLabel(fileName)}
            onClick={() => cancel.mutate({ importId })}
          >
            {TABLE_IMPORT_TEXTS.stop}
          </Button>
        )}
        {undoUntil && (
          <Button
            size="xs"
            variant="default"
            aria-label={TABLE_IMPORT_TEXTS.undoLabel(fileName)}
            onClick={() => setAsking(true)}
          >
            {TABLE_IMPORT_TEXTS.undo}
          </Button>
        )}
      </div>
      {undoUntil && (
        <ConfirmDialog
          isOpen={isAsking}
          title={TABLE_IMPORT_TEXTS.undoTitle}
          text={TABLE_IMPORT_TEXTS.undoText(fileName, formatDate(undoUntil))}
          confirmLabel={TABLE_IMPORT_TEXTS.undo}
          isBusy={undo.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => undo.mutate({ importId }, { onSettled: () => setAsking(false) })}
        />
      )}
    </li>
  );
}
