import '@mantine/charts/styles.css';
import { formatMoneyTight } from '@groundwork/contract/format';
import { BarChart } from '@mantine/charts';
import { PANEL_TEXTS } from '../panels.texts.ts';
import { SHADES } from './shades.ts';

type Props = { label: string; data: Record<string, string | number>[]; series: string[]; height: number };

/** Sums of money for each year, one kind on the other. */
export function StackedYears({ label, data, series, height }: Props) {
  return (
    <figure aria-label={PANEL_TEXTS.chartOf(label)} style={{ margin: 0 }}>
      <BarChart
        h={height}
        type="stacked"
        data={data}
        dataKey="year"
        series={series.map((name, at) => ({ name, color: SHADES[at % SHADES.length]! }))}
        withLegend={series.length > 1}
        legendProps={{ verticalAlign: 'bottom' }}
        gridColor="var(--line)"
        strokeDasharray="0"
        textColor="var(--mantine-color-dimmed)"
        tickLine="none"
        valueFormatter={(value) => formatMoneyTight(value)}
        yAxisProps={{ width: 60 }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 24 }}
        barProps={{ isAnimationActive: false, maxBarSize: 40, stroke: 'var(--mantine-color-body)' }}
        tooltipAnimationDuration={0}
      />
    </figure>
  );
}
