import type { Figure } from '@groundwork/contract/report-document';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { figureSearch } from '../../../lib/search-state.ts';
import type { OverlayProps } from '../../../ui/lazy-overlay.tsx';
import { PopoverOn } from '../../../ui/popover-on.tsx';
import { usePublicReading } from './public-reading.ts';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';
import { useReportLookup } from './report-context.ts';
import { writtenFigure } from './written-figure.ts';

type Props = OverlayProps & { figure: Figure; basis: NonNullable<Figure['basis']> };

/** What a figure is worked out from, and how. */
export function FigureBasis({ figure: { label, query }, basis: { how, figures, records, n }, ...overlay }: Props) {
  const lookup = useReportLookup();
  const isPublic = usePublicReading() !== null;
  return (
    <PopoverOn
      {...overlay}
      width={360}
      position="top"
      withArrow
      dropdown={{ className: classes['card'] ?? '', 'aria-label': label }}
    >
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
    </PopoverOn>
  );
}
