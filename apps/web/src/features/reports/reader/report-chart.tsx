import { UI_TEXTS } from '../../../ui/ui.texts.ts';
import { READER_TEXTS } from './reader.texts.ts';
import '@mantine/charts/styles.css';
import { formatMoneyTight, formatNumber } from '@groundwork/contract/format';
import type { Block } from '@groundwork/contract/report-document';
import { BarChart, LineChart } from '@mantine/charts';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import classes from './reader.module.css';
import { useReportLookup } from './report-context.ts';
import { ReportTable } from './report-table.tsx';

type Chart = Extract<Block, { type: 'chart' }>;

/** Told apart by lightness, by pattern (bars) or dashes (lines), and by the legend: not by colour alone. */
const COLORS = ['var(--accent)', '#c2862c', '#5a7bc0', '#8d5a97'];
const DASHES = ['0', '6 3', '2 3', '8 3 2 3'];
const ROW_PX = 30;

export default function ReportChart({ chart }: { chart: Chart }) {
  const [isTable, table] = useDisclosure(false);
  const { title, note } = chart;
  return (
    <figure className={classes['exhibit']}>
      <div className={classes['chartHead']}>
        <figcaption className={classes['caption']}>{title}</figcaption>
        <Button variant="subtle" size="compact-xs" className="no-print" aria-pressed={isTable} onClick={table.toggle}>
          {isTable ? UI_TEXTS.showChart : UI_TEXTS.showTable}
        </Button>
      </div>
      {isTable ? (
        <ReportTable table={asTable(chart)} />
      ) : (
        <div role="img" aria-label={READER_TEXTS.chart(title, chart.yLabel, chart.xLabel)}>
          <Drawing chart={chart} />
        </div>
      )}
      {note && <p className={classes['note']}>{note}</p>}
    </figure>
  );
}

function Drawing({ chart }: { chart: Chart }) {
  const { language: inLanguage } = useReportLookup();
  const { kind, categories, series, unit, xLabel, yLabel } = chart;
  const data = categories.map((category, at) => ({
    category,
    ...Object.fromEntries(series.map(({ name, values }) => [name, values[at] ?? 0])),
  }));
  const common = {
    data,
    dataKey: 'category',
    series: series.map(({ name }, at) => ({ name, color: COLORS[at % COLORS.length]! })),
    valueFormatter: (value: number) => (unit === 'usd' ? formatMoneyTight : formatNumber)(value, inLanguage),
    withLegend: series.length > 1,
    gridColor: 'var(--line)',
    strokeDasharray: '0',
    textColor: 'var(--mantine-color-dimmed)',
    tooltipAnimationDuration: 0,
  };
  const allowDecimals = unit === 'usd';
  const upright = { h: 300, xAxisLabel: xLabel, yAxisLabel: yLabel, yAxisProps: { width: 66, allowDecimals } };
  if (kind === 'line')
    return (
      <LineChart
        {...common}
        {...upright}
        curveType="linear"
        lineProps={(line) => ({
          isAnimationActive: false,
          strokeDasharray: DASHES[series.findIndex(({ name }) => name === line.name) % DASHES.length]!,
        })}
      />
    );
  const isLying = kind === 'bar';
  return (
    <BarChart
      {...common}
      {...(isLying
        ? {
            h: categories.length * ROW_PX + 50,
            orientation: 'vertical' as const,
            gridAxis: 'y' as const,
            xAxisLabel: yLabel,
            xAxisProps: { allowDecimals },
            yAxisProps: { width: 190, interval: 0, tick: { fontSize: 12 } },
          }
        : upright)}
      barProps={(bar) => {
        const at = series.findIndex(({ name }) => name === bar.name);
        return { isAnimationActive: false, maxBarSize: 36, radius: 2, ...(at > 0 && { fill: `url(#hatch-${at})` }) };
      }}
    >
      <defs>
        {series.slice(1).map(({ name }, at) => (
          <pattern
            key={name}
            id={`hatch-${at + 1}`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${45 + at * 45})`}
          >
            <rect width="6" height="6" fill={COLORS[(at + 1) % COLORS.length]} opacity="0.45" />
            <rect width="3" height="6" fill={COLORS[(at + 1) % COLORS.length]} />
          </pattern>
        ))}
      </defs>
    </BarChart>
  );
}

const asTable = ({ title, xLabel, categories, series, unit }: Chart) => ({
  type: 'table' as const,
  caption: title,
  columns: [{ label: xLabel, unit: 'text' as const }, ...series.map(({ name }) => ({ label: name, unit }))],
  rows: categories.map((category, at) => ({
    cells: [category, ...series.map(({ values }) => values[at] ?? null)],
    source: null,
  })),
  note: '',
});
