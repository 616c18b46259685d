import { formatDate } from '@groundwork/contract/format';
import { translated } from '@groundwork/contract/texts';
import { Text } from '@mantine/core';
import { LazyTooltip } from '../../../ui/lazy-tooltip.tsx';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';
import { useReportLookup } from './report-context.ts';
import { SourceLink } from './source-link.tsx';

const QUOTE_SHOWN = 320;

/** A source's number. Hover or focus shows what is cited; a click opens the record at the passage. */
export function CitationLink({ number, quotes = [] }: { number: number; quotes?: string[] }) {
  const lookup = useReportLookup();
  const source = lookup.source(number);
  if (!source) return null;
  const deleted = lookup.deleted(number);
  const { engineLabel, title, parties, date } = source;
  return (
    <LazyTooltip
      w={340}
      p="sm"
      openDelay={120}
      events={{ hover: true, focus: true, touch: false }}
      className={classes['card'] ?? ''}
      label={
        <>
          <Text size="sm" fw={600} lineClamp={3}>
            {title}
          </Text>
          <Text size="xs" c="dimmed" lineClamp={2}>
            {[translated(engineLabel), parties.join(', '), date && formatDate(date)].filter(Boolean).join(' · ')}
          </Text>
          {deleted && (
            <Text size="xs" mt={6} fs="italic">
              {deleted}
            </Text>
          )}
          {quotes.map((quote) => (
            <Text key={quote} size="sm" mt={6} className={classes['quote'] ?? ''}>
              {quote.length > QUOTE_SHOWN ? `${quote.slice(0, QUOTE_SHOWN)} …` : quote}
            </Text>
          ))}
        </>
      }
    >
      <SourceLink
        source={source}
        quotes={quotes}
        className={classes['citation'] ?? ''}
        label={READER_TEXTS.sourceLabel(number, title)}
      >
        {number}
      </SourceLink>
    </LazyTooltip>
  );
}
