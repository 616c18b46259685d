import { formatDate, formatNumber } from '@groundwork/contract/format';
import { inLanguage } from '@groundwork/contract/texts';
import { Skeleton, Table, Text } from '@mantine/core';
import { messageOf } from '../../../lib/api-errors.ts';
import classes from './alert-preview.module.css';
import { previewBars } from './preview-bars.ts';
import { type Frequency, type Preview, type SearchToSave, useAlertPreview } from './saved-searches.queries.ts';
import { SAVED_TEXTS } from './saved-searches.texts.ts';

/** How often the alert would have come in the last 30 days: a sentence, a small chart, and the numbers behind it. */
export function AlertPreview({ search, frequency }: { search: SearchToSave; frequency: Frequency }) {
  const { data, isPending, isError, error } = useAlertPreview(search, frequency);
  if (isPending) return <Skeleton h={96} role="img" aria-label={SAVED_TEXTS.loadingThePreview} />;
  if (isError)
    return (
      <Text size="sm" c="dimmed" role="alert">
        {SAVED_TEXTS.previewFailed} {messageOf(error)}
      </Text>
    );
  const bars = previewBars(data, frequency === 'daily' ? 1 : 7);
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <section className={classes['preview']} aria-label={SAVED_TEXTS.previewOfTheAlert}>
      <Text size="sm" fw={560} role="status">
        {sentence(data, frequency)}
      </Text>
      <div className={classes['bars']} aria-hidden>
        {bars.map(({ date, count }) => (
          <div key={date} className={classes['place']} title={`${formatDate(date)}: ${formatNumber(count)}`}>
            <div className={classes['bar']} style={{ height: `${(count / highest) * 100}%` }} />
          </div>
        ))}
      </div>
      <div className={classes['ends']} aria-hidden>
        <span>{formatDate(bars[0]?.date)}</span>
        <span>{formatDate(data.until)}</span>
      </div>
      {data.note && (
        <Text size="xs" c="dimmed" mt={4}>
          {inLanguage(data.noteSaid, data.note)}
        </Text>
      )}
      {data.firings.length > 0 && <Numbers firings={data.firings} frequency={frequency} />}
    </section>
  );
}

function Numbers({ firings, frequency }: { firings: Preview['firings']; frequency: Frequency }) {
  return (
    <details className={classes['numbers']}>
      <summary>{SAVED_TEXTS.showAsATable}</summary>
      <Table verticalSpacing={2} fz="sm" maw={320}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{frequency === 'daily' ? SAVED_TEXTS.day : SAVED_TEXTS.weekUpTo}</Table.Th>
            <Table.Th className="numeric">{SAVED_TEXTS.records}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {firings.toReversed().map(({ date, count }) => (
            <Table.Tr key={date}>
              <Table.Td>{formatDate(date)}</Table.Td>
              <Table.Td className="numeric">{formatNumber(count)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </details>
  );
}

function sentence({ firings, total, days }: Preview, frequency: Frequency): string {
  if (firings.length === 0) return SAVED_TEXTS.neverAlerted(days);
  const inAll = frequency === 'daily' ? days : Math.ceil(days / 7);
  return SAVED_TEXTS.alerted[frequency](firings.length, inAll, total);
}
