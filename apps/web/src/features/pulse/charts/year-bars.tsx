import { formatNumber } from '@groundwork/contract/format';
import type { FigureQuery } from '@groundwork/contract/report-document';
import { Paper, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { figureSearch } from '../../../lib/search-state.ts';
import { PANEL_TEXTS } from '../panels.texts.ts';

type YearCount = { year: number; count: number | null; query: FigureQuery | null };
type Props = { label: string; years: YearCount[]; height: number; maySearch: boolean };

const FRAME = { left: 34, right: 12, top: 8, bottom: 22 };
const BAR_MAX = 26;
/** What the name of a year takes, with the gap to the next. */
const YEAR_PX = 52;

/**
 * A count for each year; a bar opens its search, as the number in the table does. Years that are not covered stand on grey:
 * there is no bar, and that says nothing. Drawn by hand, since a page has up to five of them: Recharts takes 100 ms for each.
 */
export function YearBars({ label, years, height, maySearch }: Props) {
  const navigate = useNavigate();
  const { ref, width } = useElementSize<HTMLElement>();
  const [at, setAt] = useState<number | null>(null);
  const last = years.length - 1;
  const most = Math.max(1, ...years.map(({ count }) => count ?? 0));
  const floor = height - FRAME.bottom;
  const column = Math.max(1, (width - FRAME.left - FRAME.right) / years.length);
  const bar = Math.min(BAR_MAX, column * 0.8);
  const left = (index: number) => FRAME.left + index * column;
  const tall = (count: number) => ((floor - FRAME.top) * count) / most;
  const query = at !== null && maySearch ? years[at]?.query : null;

  const open = () => query && void navigate({ to: '/search', search: figureSearch(query) });
  const onPointer = ({ clientX, currentTarget }: PointerEvent) => {
    const index = Math.floor((clientX - currentTarget.getBoundingClientRect().left - FRAME.left) / column);
    setAt(index >= 0 && index <= last ? index : null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Enter') open();
    if (!by) return;
    event.preventDefault();
    setAt(Math.min(last, Math.max(0, (at ?? 0) + by)));
  };
  return (
    <figure ref={ref} aria-label={PANEL_TEXTS.chartOf(label)} style={{ margin: 0, height, position: 'relative' }}>
      {width > 0 && (
        <svg
          data-chart
          role="application"
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys read its values
          tabIndex={0}
          width={width}
          height={height}
          fontSize={11}
          fill="var(--mantine-color-dimmed)"
          cursor={query ? 'pointer' : undefined}
          onPointerDown={onPointer}
          onPointerMove={onPointer}
          onPointerLeave={() => setAt(null)}
          onClick={open}
          onFocus={() => setAt((before) => before ?? 0)}
          onBlur={() => setAt(null)}
          onKeyDown={onKeyDown}
        >
          {years.map(({ year, count }, index) => (
            <g key={year}>
              {count === null || index === at ? (
                <rect
                  data-gap={count === null || undefined}
                  x={left(index)}
                  y={FRAME.top}
                  width={column}
                  height={floor - FRAME.top}
                  fill="var(--line)"
                />
              ) : null}
              {count ? (
                <rect
                  data-bar
                  x={left(index) + (column - bar) / 2}
                  y={floor - tall(count)}
                  width={bar}
                  height={tall(count)}
                  rx={1}
                  fill="var(--accent)"
                />
              ) : null}
              {(last - index) % Math.ceil(YEAR_PX / column) === 0 && (
                <text x={left(index) + column / 2} y={height - 6} textAnchor="middle">
                  {year}
                </text>
              )}
            </g>
          ))}
          {[0, most].map((count) => (
            <text key={count} x={FRAME.left - 8} y={floor - tall(count)} textAnchor="end" dominantBaseline="central">
              {formatNumber(count)}
            </text>
          ))}
        </svg>
      )}
      {at !== null && years[at] && (
        <Paper
          role="status"
          px="xs"
          py={4}
          withBorder
          shadow="sm"
          pos="absolute"
          top={0}
          left={left(at) + column / 2}
          // Within the chart: the first stands to the right of its bar, the last to the left of it.
          style={{ transform: `translateX(-${(100 * at) / Math.max(1, last)}%)`, pointerEvents: 'none' }}
        >
          <Text size="xs" c="dimmed">
            {years[at].year}
          </Text>
          <Text size="sm" fw={560}>
            {years[at].count === null ? PANEL_TEXTS.notCovered : formatNumber(years[at].count)}
          </Text>
        </Paper>
      )}
    </figure>
  );
}
