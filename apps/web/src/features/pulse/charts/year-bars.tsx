import '@mantine/charts/styles.css';
import { formatNumber } from '@groundwork/contract/format';
import type { FigureQuery } from '@groundwork/contract/report-document';
import { BarChart } from '@mantine/charts';
import { Paper, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { figureSearch } from '../../../lib/search-state.ts';
import { PANEL_TEXTS } from '../panels.texts.ts';

type YearCount = { year: number; count: number | null; query: FigureQuery | null };
type Props = { label: string; years: YearCount[]; height: number; maySearch: boolean };

/**
 * A count for each year; a bar opens its search, as the number in the table does. Years that are not covered stand on grey:
 * there is no bar, and that says nothing.
 */
export function YearBars({ label, years, height, maySearch }: Props) {
  const navigate = useNavigate();
  const data = years.map(({ year, count }) => ({ year: String(year), count }));
  const open = (_: unknown, at: number) => {
    const query = years[at]?.query;
    if (query && maySearch) void navigate({ to: '/search', search: figureSearch(query) });
  };
  const isOpened = maySearch && years.some(({ query }) => query !== null);
  return (
    <figure aria-label={PANEL_TEXTS.chartOf(label)} style={{ margin: 0 }}>
      <BarChart
        h={height}
        data={data}
        dataKey="year"
        series={[{ name: 'count', label, color: 'var(--accent)' }]}
        gridAxis="none"
        withLegend={false}
        textColor="var(--mantine-color-dimmed)"
        tickLine="none"
        yAxisProps={{ width: 34, allowDecimals: false, tickCount: 3 }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 24, tick: { fontSize: 11, fill: 'currentColor' } }}
        barProps={{
          isAnimationActive: false,
          radius: 1,
          maxBarSize: 26,
          ...(isOpened && { onClick: open, cursor: 'pointer' }),
        }}
        tooltipAnimationDuration={0}
        tooltipProps={{
          content: ({ payload, label: year }) => (
            <Paper px="xs" py={4} withBorder shadow="sm">
              <Text size="xs" c="dimmed">
                {year}
              </Text>
              <Text size="sm" fw={560}>
                {shownValue(payload?.[0]?.payload?.count ?? null)}
              </Text>
            </Paper>
          ),
        }}
        referenceAreas={gaps(years).map(([from, to]) => ({
          x1: String(from),
          x2: String(to),
          color: 'var(--line)',
          fillOpacity: 1,
          strokeOpacity: 0,
        }))}
      />
    </figure>
  );
}

const shownValue = (count: number | null): string => (count === null ? PANEL_TEXTS.notCovered : formatNumber(count));

/** Stretches of years that are not covered. */
function gaps(years: YearCount[]): [number, number][] {
  const found: [number, number][] = [];
  for (const { year, count } of years) {
    if (count !== null) continue;
    const last = found.at(-1);
    if (last && last[1] === year - 1) last[1] = year;
    else found.push([year, year]);
  }
  return found;
}
