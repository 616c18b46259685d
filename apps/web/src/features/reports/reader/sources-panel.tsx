import { formatDate } from '@groundwork/contract/format';
import type { ReportSource } from '@groundwork/contract/report-document';
import { translated } from '@groundwork/contract/texts';
import { Button, Text, Title } from '@mantine/core';
import { SampleBadge } from '../../../ui/sample-badge.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import fill from './fill-in.module.css';
import { SourcesPane } from './public-reading.ts';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';
import { useReportLookup } from './report-context.ts';
import { SourceLink } from './source-link.tsx';

export interface ShownSource {
  source: ReportSource;
  quotes: string[];
}

type Props = {
  sources: ReportSource[];
  /** The source of the citation that was chosen last. */
  shown: ShownSource | null;
  onShow(shown: ShownSource | null): void;
  onClose(): void;
};

/** The source that a citation rests on, beside the sentence that cites it; all sources before one is chosen. */
export default function SourcesPanel({ sources, shown, onShow, onClose }: Props) {
  return (
    <SidePanel title={READER_TEXTS.sources} onClose={onClose}>
      <div aria-live="polite">
        {shown ? (
          // From here on a link opens the record itself.
          <SourcesPane value={null}>
            <Shown {...shown} />
          </SourcesPane>
        ) : (
          <Text size="sm" c="dimmed">
            {READER_TEXTS.chooseCitation}
          </Text>
        )}
      </div>
      {shown ? (
        <Button variant="subtle" size="compact-sm" mt="lg" onClick={() => onShow(null)}>
          {READER_TEXTS.allSources}
        </Button>
      ) : (
        <ol className={classes['sources']}>
          {sources.map((source) => (
            <li key={source.number}>
              <span className={classes['number']}>{source.number}</span>
              <div>
                <SourceLink source={source} className={fill['title-link'] ?? ''}>
                  {source.title}
                </SourceLink>
                <About source={source} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </SidePanel>
  );
}

function Shown({ source, quotes }: ShownSource) {
  return (
    <>
      <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
        {source.number}. {source.title}
      </Title>
      <About source={source} />
      {quotes.map((quote) => (
        <Text key={quote} size="sm" mt="sm" className={classes['quote'] ?? ''} style={{ overflowWrap: 'anywhere' }}>
          {quote}
        </Text>
      ))}
      <Text size="sm" mt="sm">
        <SourceLink source={source} quotes={quotes} className={fill['title-link'] ?? ''}>
          {quotes.length > 0 ? READER_TEXTS.openAtPassage : READER_TEXTS.openRecord}
        </SourceLink>
      </Text>
    </>
  );
}

function About({ source: { number, engineLabel, parties, date, isSample } }: { source: ReportSource }) {
  const deleted = useReportLookup().deleted(number);
  return (
    <>
      <Text size="sm" c="dimmed">
        {[translated(engineLabel), parties.join(', '), date && formatDate(date)].filter(Boolean).join(' · ')}{' '}
        {isSample && <SampleBadge />}
      </Text>
      {deleted && (
        <Text size="sm" fs="italic">
          {deleted}
        </Text>
      )}
    </>
  );
}
