import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import type { SearchResult } from '@groundwork/contract/search';
import type { FileLook } from '@groundwork/contract/table-imports';
import { Alert, Text, Title } from '@mantine/core';
import { useEngines } from '../../lib/engines.queries.ts';
import { withoutRepeats } from '../../lib/record-text.ts';
import { Rejections } from './rejections.tsx';
import classes from './table-imports.module.css';
import { TABLE_IMPORT_TEXTS } from './table-imports.texts.ts';

/** The first records as they will look among the results of a search, and the rows that cannot become one. */
export function PreviewList({ preview, isStale }: { preview: FileLook['preview']; isStale: boolean }) {
  const { records, rejections, read, notice, failure } = preview;
  return (
    <section aria-label={TABLE_IMPORT_TEXTS.preview} aria-busy={isStale} className={classes['preview']}>
      <Title order={2} size="h4">
        {TABLE_IMPORT_TEXTS.preview}
      </Title>
      {failure && (
        <Alert color="red" my="sm" title={TABLE_IMPORT_TEXTS.previewFailed}>
          {failure}
        </Alert>
      )}
      <Text size="sm" c="dimmed">
        {records.length > 0
          ? TABLE_IMPORT_TEXTS.previewText(formatNumber(records.length), formatNumber(read))
          : TABLE_IMPORT_TEXTS.noRecords}
      </Text>
      {notice && <Text size="sm">{notice}</Text>}
      {rejections.length > 0 && (
        <Rejections label={TABLE_IMPORT_TEXTS.rejected(formatNumber(rejections.length))} rejections={rejections} />
      )}
      <ul className={classes['records']}>
        {records.map((record) => (
          <Card key={`${record.searchEngine}/${record.id}`} record={record} />
        ))}
      </ul>
    </section>
  );
}

function Card({ record: { searchEngine, title, summary, snippet, date, amount } }: { record: SearchResult }) {
  const engine = useEngines().data?.engines.find(({ id }) => id === searchEngine);
  const facts = withoutRepeats(summary, snippet);
  const money = engine?.amount?.unit === 'usd' ? formatMoney : formatNumber;
  return (
    <li className={classes['record']}>
      <div>
        <Text fw={600}>{title}</Text>
        {facts.length > 0 && (
          <Text size="sm" c="dimmed">
            {facts.join(' · ')}
          </Text>
        )}
        <Text size="sm" lineClamp={2}>
          {snippet}
        </Text>
      </div>
      <Text size="sm" c="dimmed" className={classes['facts'] ?? ''}>
        {engine?.amount && amount !== null && (
          <span>
            {engine.amount.label}: {money(amount)}
          </span>
        )}
        {engine?.date && date && (
          <span>
            {engine.date.label}: {formatDate(date)}
          </span>
        )}
      </Text>
    </li>
  );
}
