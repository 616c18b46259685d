import { formatDate } from '@groundwork/contract/format';
import type { RecordDetail } from '@groundwork/contract/records';
import { Alert, Badge, Group, Text, Title } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { useEngines } from '../../lib/engines.queries.ts';
import { Highlight } from '../../ui/highlight.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { SampleBadge } from '../../ui/sample-badge.tsx';
import { findQuote } from './find-quote.ts';
import classes from './record.module.css';
import { RecordFields, RecordParties } from './record-fields.tsx';
import { LinkedRecords, SimilarRecords } from './related-records.tsx';

/** A whole record. `quote` is the passage that a citation points at: it is marked and scrolled to. */
export function RecordView({ record, quote }: { record: RecordDetail; quote: string }) {
  const engines = useEngines().data?.engines ?? [];
  const engine = engines.find(({ id }) => id === record.searchEngine);
  const place = useMemo(() => findQuote(record, quote), [record, quote]);
  useEffect(() => {
    if (place) document.getElementById('quote')?.scrollIntoView({ block: 'center' });
  }, [place]);
  return (
    <article>
      <Title order={1} maw="40ch" style={{ overflowWrap: 'anywhere' }}>
        {place?.kind === 'title' ? <mark id="quote">{record.title}</mark> : record.title}
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
        {record.source.isSample && <SampleBadge />}
      </Group>
      {quote && !place && (
        <Alert variant="light" color="yellow" mb="lg" title="The cited passage is not in this record any more">
          “{quote}”
        </Alert>
      )}
      <div className={classes['columns']}>
        <div className={classes['main']}>
          {record.text && <RecordText text={record.text} span={place?.kind === 'text' ? place.span : null} />}
          <RecordFields record={record} place={place} />
          <RecordParties record={record} place={place} />
          <RecordSourceLine record={record} />
        </div>
        <aside className={classes['side']} aria-label="Related records">
          <LinkedRecords record={record} engines={engines} />
          <SimilarRecords record={record} />
        </aside>
      </div>
    </article>
  );
}

function RecordText({ text, span }: { text: string; span: [number, number] | null }) {
  if (!span) return <p className={classes['text']}>{text}</p>;
  const [start, end] = span;
  return (
    <p className={classes['text']}>
      {text.slice(0, start)}
      <span id="quote">
        <Highlight text={text.slice(start, end)} spans={[[0, end - start]]} />
      </span>
      {text.slice(end)}
    </p>
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
