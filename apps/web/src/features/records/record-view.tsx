import type { RecordDetail } from '@groundwork/contract/records';
import { Alert, Title } from '@mantine/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useEngines } from '../../lib/engines.queries.ts';
import { Highlight } from '../../ui/highlight.tsx';
import { findQuotes, type QuotePlace } from './find-quote.ts';
import { MoreLikeThis } from './more-like-this.tsx';
import classes from './record.module.css';
import { RecordGroups } from './record-groups.tsx';
import { RecordHead } from './record-head.tsx';
import { RecordParties } from './record-parties.tsx';
import { RECORDS_TEXTS } from './records.texts.ts';
import { FurtherSources, LinkedRecords, SimilarRecords } from './related-records.tsx';
import { SectionLinks } from './section-links.tsx';
import { sectionsOf } from './sections.ts';

const LONG_FROM = 4;

type Props = {
  record: RecordDetail;
  quotes: string[];
  /** Other features' actions on it, and what they say of it. */
  actions?: ReactNode;
  note?: ReactNode;
};

/** A whole record. `quotes` are the passages that a citation points at: they are marked, and the first is scrolled to. */
export function RecordView({ record, quotes, actions, note }: Props) {
  const engines = useEngines().data?.engines ?? [];
  const places = useMemo(() => findQuotes(record, quotes), [record, quotes]);
  const sections = useMemo(() => sectionsOf(record), [record]);
  const missing = quotes.filter((_, at) => !places[at]);
  useEffect(() => {
    if (places.length > 0) document.querySelector('main mark, [data-quoted]')?.scrollIntoView({ block: 'center' });
  }, [places]);
  return (
    <article>
      <RecordHead
        record={record}
        actions={actions}
        note={note}
        engine={engines.find(({ id }) => id === record.searchEngine)}
        isTitleQuoted={places.some((place) => place?.kind === 'title')}
      />
      {missing.length > 0 && (
        <Alert variant="light" color="yellow" mb="lg" title={RECORDS_TEXTS.passageGone}>
          {missing.map((quote) => (
            <p key={quote}>“{quote}”</p>
          ))}
        </Alert>
      )}
      {sections.length >= LONG_FROM && <SectionLinks sections={sections} />}
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <RecordText record={record} places={places} />
          <RecordGroups record={record} places={places} />
          <RecordParties record={record} places={places} />
          <MoreLikeThis record={record} engines={engines} />
        </div>
        <aside className={classes['side']} aria-label={RECORDS_TEXTS.relatedRecords}>
          <FurtherSources record={record} />
          <LinkedRecords record={record} engines={engines} />
          <SimilarRecords record={record} />
        </aside>
      </div>
    </article>
  );
}

/**
 * The searched text where a citation points into what stands in it alone, and people's own records, whose text is a
 * `description` whatever their data set calls it.
 */
function RecordText({ record, places }: { record: RecordDetail; places: QuotePlace[] }) {
  const spans = places.flatMap((place) => (place?.kind === 'text' ? [place.span] : []));
  const isShown = record.groups.some(({ fields }) => fields.some(({ value }) => value?.type === 'longText'));
  const isOwn = typeof record.data['description'] === 'string' && !isShown;
  if (!record.text || (!isOwn && spans.length === 0)) return null;
  return (
    <section aria-label={RECORDS_TEXTS.text} className={classes['section']}>
      <Title order={2}>{RECORDS_TEXTS.text}</Title>
      <p className={classes['text']}>
        <Highlight text={record.text} spans={spans} />
      </p>
    </section>
  );
}
