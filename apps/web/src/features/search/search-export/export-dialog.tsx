import type { EngineInfo } from '@groundwork/contract/engines';
import { formatCount, formatNumber, inSentence } from '@groundwork/contract/format';
import { Alert, Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { COUNT_TEXTS } from '../../../lib/count.texts.ts';
import { apiFilters, type SearchState } from '../../../lib/search-state.ts';
import { UI_TEXTS } from '../../../ui/ui.texts.ts';
import { useFilterTexts } from '../filter-texts.ts';
import { SEARCH_TEXTS } from '../search.texts.ts';
import { useExport } from '../use-export.ts';
import classes from './export-dialog.module.css';

type Props = {
  engine: EngineInfo;
  state: SearchState;
  total: number;
  limit: number;
  selectedIds?: string[];
  onClose: () => void;
};

/** The buttons change places while it runs: the one that is shown takes the focus of the one that goes. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Says what an export will hold before it starts, then how far it is. */
export function ExportDialog({ engine, state, total, limit, selectedIds, onClose }: Props) {
  const { rows, start, cancel } = useExport();
  const isRunning = rows !== null;
  const expected = Math.min(total, limit);
  const counted = formatCount(expected, engine.singular, inSentence(engine.label));
  const run = async () => {
    const isSaved = await start({
      searchEngine: state.engine,
      mode: state.mode,
      query: state.query,
      filters: apiFilters(state),
      sort: state.sort,
      sortDirection: state.direction,
      ...(selectedIds && { ids: selectedIds }),
    });
    if (isSaved) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={SEARCH_TEXTS.exportResults}
      centered
      closeOnEscape={!isRunning}
      closeOnClickOutside={!isRunning}
      withCloseButton={!isRunning}
    >
      <Stack gap="sm">
        {total > limit && (
          <Alert variant="light" color="yellow" p="xs">
            {SEARCH_TEXTS.exportCut(formatNumber(limit), formatNumber(total))}
          </Alert>
        )}
        <Summary engine={engine} state={state} what={selectedIds ? SEARCH_TEXTS.selectedOnly(counted) : counted} />
        <Text size="sm" c="dimmed">
          {SEARCH_TEXTS.exportText}
        </Text>
        {isRunning && (
          <div>
            <Progress value={(100 * rows) / expected} aria-label={SEARCH_TEXTS.exportedRows} mb={6} />
            <Text size="sm" className={classes['figure'] ?? ''}>
              {SEARCH_TEXTS.share(formatNumber(rows), COUNT_TEXTS.rows(expected))}
            </Text>
          </div>
        )}
        <Group justify="flex-end" mt={4}>
          {isRunning ? (
            <Button variant="default" ref={focus} onClick={cancel}>
              {SEARCH_TEXTS.cancelExport}
            </Button>
          ) : (
            <>
              <Button variant="default" onClick={onClose}>
                {UI_TEXTS.close}
              </Button>
              <Button ref={focus} onClick={() => void run()} data-autofocus>
                {SEARCH_TEXTS.exportRows(COUNT_TEXTS.rows(expected))}
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

function Summary({ engine, state, what }: Pick<Props, 'engine' | 'state'> & { what: string }) {
  const filters = useFilterTexts(engine, state);
  return (
    <dl className={classes['summary']}>
      <dt>{SEARCH_TEXTS.records}</dt>
      <dd>{what}</dd>
      {state.query && (
        <>
          <dt>{UI_TEXTS.search}</dt>
          <dd className={classes['query']}>{state.query}</dd>
        </>
      )}
      {filters.length > 0 && (
        <>
          <dt>{SEARCH_TEXTS.filters}</dt>
          {filters.map(({ text }) => (
            <dd key={text}>{text}</dd>
          ))}
        </>
      )}
    </dl>
  );
}
