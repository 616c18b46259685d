import { REPORT_EDITING_TEXTS } from '@groundwork/contract/report-editing.texts';
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { hasCode, messageOf } from '../../../lib/api-errors.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import classes from './editing.module.css';
import { EDITING_TEXTS } from './editing.texts.ts';
import type { useReportEditing } from './use-report-editing.ts';

const ConfirmDialog = lazyDialog(async () => (await import('../../../ui/confirm-dialog.tsx')).ConfirmDialog);

/** Saves, or gives up, what was changed; says why it could not be saved. */
export function EditBar({ state }: { state: ReturnType<typeof useReportEditing> }) {
  const { isUnsaved, isSaving, error, left, isChangedMeanwhile, save, stop } = state;
  const [isAsking, asking] = useDisclosure(false);
  // The sentence that keeps it from being saved may stand pages away.
  useEffect(() => {
    if (error) document.querySelector<HTMLElement>('[data-unsupported] textarea')?.focus();
  }, [error]);
  return (
    <section className={`${classes['bar']} no-print`} aria-label={EDITING_TEXTS.edit}>
      <Text size="sm" c="dimmed">
        {EDITING_TEXTS.editing}
      </Text>
      {isChangedMeanwhile && (
        <Text size="sm" role="alert">
          {REPORT_EDITING_TEXTS.changedMeanwhile}
        </Text>
      )}
      {error && !hasCode(error, 'CONFLICT') && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {EDITING_TEXTS.notSaved}: {messageOf(error)}
        </Text>
      )}
      {left.length > 0 && (
        <div className={classes['left']}>
          <Text size="sm">{EDITING_TEXTS.wordsLeft}</Text>
          <ul>
            {left.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <Group gap="xs">
        <Button size="xs" disabled={!isUnsaved} loading={isSaving} onClick={save}>
          {EDITING_TEXTS.save}
        </Button>
        <Button size="xs" variant="default" onClick={isUnsaved ? asking.open : stop}>
          {isUnsaved ? EDITING_TEXTS.discard : EDITING_TEXTS.done}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title={EDITING_TEXTS.discardTitle}
        text={EDITING_TEXTS.discardText}
        confirmLabel={EDITING_TEXTS.discard}
        isBusy={false}
        onConfirm={stop}
        onClose={asking.close}
      />
    </section>
  );
}
