import type { EngineInfo } from '@groundwork/contract/engines';
import { formatCount, formatNumber } from '@groundwork/contract/format';
import { Alert, Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { apiFilters, type SearchState } from '../../lib/search-state.ts';
import classes from './export-dialog.module.css';
import { filterTexts } from './filter-texts.ts';
import { useExport } from './use-export.ts';

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
  const counted = formatCount(expected, engine.singular, engine.label.toLowerCase());
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
      title="Export results"
      centered
      closeOnEscape={!isRunning}
      closeOnClickOutside={!isRunning}
      withCloseButton={!isRunning}
      closeButtonProps={{ 'aria-label': 'Close' }}
      styles={{ title: { fontWeight: 620, fontSize: '1rem' } }}
    >
      <Stack gap="sm">
        {total > limit && (
          <Alert variant="light" color="yellow" p="xs">
            {`Only the first ${formatNumber(limit)} of ${formatNumber(total)} will be exported. Narrow the search to export the rest.`}
          </Alert>
        )}
        <Summary engine={engine} state={state} what={selectedIds ? `${counted}, selected` : counted} />
        <Text size="sm" c="dimmed">
          A zip with the records as CSV, and a manifest: what was searched and found, as of when, and the licences of
          the sources.
        </Text>
        {isRunning && (
          <div>
            <Progress value={(100 * rows) / expected} aria-label="Exported rows" mb={6} />
            <Text size="sm" className={classes['figure'] ?? ''}>
              {formatNumber(rows)} of {formatCount(expected, 'row')}
            </Text>
          </div>
        )}
        <Group justify="flex-end" mt={4}>
          {isRunning ? (
            <Button variant="default" ref={focus} onClick={cancel}>
              Cancel export
            </Button>
          ) : (
            <>
              <Button variant="default" onClick={onClose}>
                Close
              </Button>
              <Button ref={focus} onClick={() => void run()} data-autofocus>
                Export {formatCount(expected, 'row')}
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

function Summary({ engine, state, what }: Pick<Props, 'engine' | 'state'> & { what: string }) {
  const filters = filterTexts(engine, state);
  return (
    <dl className={classes['summary']}>
      <dt>Records</dt>
      <dd>{what}</dd>
      {state.query && (
        <>
          <dt>Search</dt>
          <dd className={classes['query']}>{state.query}</dd>
        </>
      )}
      {filters.length > 0 && (
        <>
          <dt>Filters</dt>
          {filters.map(({ text }) => (
            <dd key={text}>{text}</dd>
          ))}
        </>
      )}
    </dl>
  );
}
