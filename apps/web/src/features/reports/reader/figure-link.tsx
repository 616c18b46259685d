import type { Language } from '@groundwork/contract/languages';
import type { Figure } from '@groundwork/contract/report-document';
import { Anchor, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatValue } from '../../../lib/record-text.ts';
import { figureSearch } from '../../../lib/search-state.ts';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import { usePublicReading } from './public-reading.ts';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';
import { useReportLookup } from './report-context.ts';

/** A figure's value as the report writes it: in its own language, whatever that of the page is. */
export const writtenFigure = ({ value, unit }: Figure, inLanguage: Language): string =>
  formatValue(value, unit === 'days' || unit === 'months' ? 'count' : unit, inLanguage);

/** A number of the report: a counted one opens its search, one that is worked out says from what. */
export function FigureLink({ figure, text }: { figure: Figure; text: string }) {
  const isPublic = usePublicReading() !== null;
  if (figure.basis) return <WorkedOutFigure figure={figure} basis={figure.basis} text={text} />;
  if (figure.at)
    return (
      <OutsideLink url={figure.at.address} title={READER_TEXTS.openAtSource(figure.label)}>
        {text}
      </OutsideLink>
    );
  if (isPublic) return <>{text}</>;
  return (
    <Link
      to="/search"
      search={figureSearch(figure.query)}
      preload={false}
      className={classes['figure']}
      title={READER_TEXTS.openFigure(figure.label)}
    >
      {text}
    </Link>
  );
}

type WorkedOut = { figure: Figure; basis: NonNullable<Figure['basis']>; text: string };

function WorkedOutFigure({ figure: { label, query }, basis: { how, figures, records, n }, text }: WorkedOut) {
  const lookup = useReportLookup();
  const isPublic = usePublicReading() !== null;
  return (
    <Popover width={360} position="top" withArrow shadow="md" trapFocus>
      <Popover.Target>
        <UnstyledButton component="button" className={classes['figure'] ?? ''} title={READER_TEXTS.showBasis(label)}>
          {text}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes['card'] ?? ''} aria-label={label}>
        <Stack gap={6}>
          <Text size="sm" fw={600} className={classes['basis'] ?? ''}>
            {label}
          </Text>
          <Text size="xs" c="dimmed">
            {READER_TEXTS.workedOut[how](n)}
          </Text>
          {lookup.figures(figures).map((from) => (
            <Text key={from.id} size="sm">
              {from.label}: {writtenFigure(from, lookup.language)}
            </Text>
          ))}
          {records.map(({ searchEngine, id, title }) =>
            isPublic ? (
              <Text key={`${searchEngine}/${id}`} size="sm" lineClamp={1}>
                {title}
              </Text>
            ) : (
              <Anchor
                key={`${searchEngine}/${id}`}
                size="sm"
                lineClamp={1}
                renderRoot={(props) => (
                  <Link {...props} to="/$engine/$id" params={{ engine: searchEngine, id }} preload={false} />
                )}
              >
                {title}
              </Anchor>
            ),
          )}
          {records.length > 0 && records.length < n && (
            <Text size="xs" c="dimmed">
              {READER_TEXTS.andMore(n - records.length)}
            </Text>
          )}
          {!isPublic && (
            <Anchor
              size="sm"
              renderRoot={(props) => <Link {...props} to="/search" search={figureSearch(query)} preload={false} />}
            >
              {READER_TEXTS.openRecords}
            </Anchor>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
