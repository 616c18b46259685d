import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import type { RecordDetail } from '@groundwork/contract/records';
import { Alert, Badge, Group, Text, Title } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { useEngines } from '../../lib/engines.queries.ts';
import { Highlight } from '../../ui/highlight.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { SampleBadge } from '../../ui/sample-badge.tsx';
import { WithdrawnBadge } from '../../ui/withdrawn-badge.tsx';
import { findQuotes } from './find-quote.ts';
import classes from './record.module.css';
import { RecordFields, RecordParties } from './record-fields.tsx';
import { FurtherSources, LinkedRecords, SimilarRecords } from './related-records.tsx';

/** A whole record. `quotes` are the passages that a citation points at: they are marked, and the first is scrolled to. */
export function RecordView({ record, quotes }: { record: RecordDetail; quotes: string[] }) {
  const engines = useEngines().data?.engines ?? [];
  const engine = engines.find(({ id }) => id === record.searchEngine);
  const places = useMemo(() => findQuotes(record, quotes), [record, quotes]);
  const missing = quotes.filter((_, at) => !places[at]);
  useEffect(() => {
    if (places.length > 0) document.querySelector('mark, [data-quoted]')?.scrollIntoView({ block: 'center' });
  }, [places]);
  return (
    <article>
      <Title order={1} maw="56ch" style={{ overflowWrap: 'anywhere' }}>
        {places.some((place) => place?.kind === 'title') ? <mark>{record.title}</mark> : record.title}
      </Title>
      <Group gap="xs" mt={8} mb="lg">
        <Badge variant="light" radius="sm" tt="none" fw={560}>
          {engine?.singular.replace(/^./, (letter) => letter.toUpperCase()) ?? 'Record'}
        </Badge>
        {record.date && (
          <Badge variant="default" radius="sm" tt="none" fw={500}>
            {formatDate(record.date)}
          </Badge>
        )}
        {engine?.amount && record.amount !== null && (
          <Badge variant="default" radius="sm" tt="none" fw={500} title={engine.amount.label}>
            {engine.amount.unit === 'usd'
              ? formatMoney(record.amount)
              : `${engine.amount.label}: ${formatNumber(record.amount)}`}
          </Badge>
        )}
        {record.source.isSample && <SampleBadge />}
        {record.withdrawn && <WithdrawnBadge withdrawn={record.withdrawn} />}
      </Group>
      {record.withdrawn && <WithdrawnNote withdrawn={record.withdrawn} />}
      {missing.length > 0 && (
        <Alert variant="light" color="yellow" mb="lg" title="A cited passage is not in this record any more">
          {missing.map((quote) => (
            <p key={quote}>“{quote}”</p>
          ))}
        </Alert>
      )}
      <div className={classes['columns']}>
        <div className={classes['main']}>
          {record.text && (
            <p className={classes['text']}>
              <Highlight
                text={record.text}
                spans={places.flatMap((place) => (place?.kind === 'text' ? [place.span] : []))}
              />
            </p>
          )}
          <RecordFields record={record} places={places} />
          <RecordParties record={record} places={places} />
          <RecordSourceLine record={record} />
        </div>
        <aside className={classes['side']} aria-label="Related records">
          <FurtherSources record={record} />
          <LinkedRecords record={record} engines={engines} />
          <SimilarRecords record={record} />
        </aside>
      </div>
    </article>
  );
}

function WithdrawnNote({ withdrawn }: { withdrawn: NonNullable<RecordDetail['withdrawn']> }) {
  return (
    <Text size="sm" mb="lg">
      {withdrawn.isDeleted ? 'The source no longer has this record' : 'The source took this back'}
      {withdrawn.at && ` (${formatDate(withdrawn.at)})`}: {withdrawn.reason}.
    </Text>
  );
}

function RecordSourceLine({ record: { source, url } }: { record: RecordDetail }) {
  return (
    <footer className={classes['source']}>
      <Text size="sm" c="dimmed">
        Source: <OutsideLink url={source.url}>{source.name}</OutsideLink>, retrieved {formatDate(source.retrievedAt)}.
        Licence: {source.licence}.
      </Text>
      {url && (
        <Text size="sm" mt={4}>
          <OutsideLink url={url}>This record at its source</OutsideLink>
        </Text>
      )}
    </footer>
  );
}
