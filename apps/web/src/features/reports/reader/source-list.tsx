import { formatDate } from '@groundwork/contract/format';
import type { ReportSource } from '@groundwork/contract/report-document';
import { translated } from '@groundwork/contract/texts';
import { Text, Title } from '@mantine/core';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import { SampleBadge } from '../../../ui/sample-badge.tsx';
import fill from './fill-in.module.css';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';
import { useReportLookup } from './report-context.ts';
import { SourceLink } from './source-link.tsx';

export const SOURCES_ID = 'sources';

export function SourceList({ sources }: { sources: ReportSource[] }) {
  const lookup = useReportLookup();
  return (
    <section id={SOURCES_ID} className={classes['section']} aria-labelledby="sources-title">
      <Title order={2} id="sources-title">
        {READER_TEXTS.sources}
      </Title>
      {sources.length === 0 && (
        <Text c="dimmed" mt="xs">
          {READER_TEXTS.noRecordWasCited}
        </Text>
      )}
      <ol className={classes['sources']}>
        {sources.map((each) => {
          const { number, engineLabel, title, parties, date, ...source } = each;
          const deleted = lookup.deleted(number);
          return (
            <li key={number} id={`source-${number}`}>
              <span className={classes['number']}>{number}</span>
              <div>
                <SourceLink source={each} className={fill['title-link'] ?? ''}>
                  {title}
                </SourceLink>{' '}
                {source.isSample && <SampleBadge />}
                <Text size="sm" c="dimmed">
                  {[translated(engineLabel), parties.join(', '), date && formatDate(date)].filter(Boolean).join(' · ')}
                </Text>
                <Text size="sm" c="dimmed">
                  {source.url ? <OutsideLink url={source.url}>{source.publisher}</OutsideLink> : source.publisher}
                  {READER_TEXTS.retrieved(formatDate(source.retrievedAt), source.licence)}
                </Text>
                {deleted && (
                  <Text size="sm" fs="italic">
                    {deleted}
                  </Text>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
