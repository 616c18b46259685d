import type { DetailValue } from '@groundwork/contract/detail';
import { formatMoneyTight, formatNumber } from '@groundwork/contract/format';
import { translated } from '@groundwork/contract/texts';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { UI_TEXTS } from '../../../ui/ui.texts.ts';
import { RECORDS_TEXTS } from '../records.texts.ts';
import { ValueTable } from './value-table.tsx';
import classes from './year-chart.module.css';

type Chart = Extract<DetailValue, { type: 'chart' }>;

/** A small bar chart for each series over the same axis, and the table with the same values. */
export function YearChart({ value, label }: { value: Chart; label: string }) {
  const [isTable, table] = useDisclosure(false);
  return (
    <>
      {isTable ? (
        <ValueTable value={asTable(value)} label={label} />
      ) : (
        <div className={classes['charts']}>
          {value.series.map((series, index) => (
            <Bars key={series.label} chart={value} index={index} />
          ))}
        </div>
      )}
      <Button className="no-print" variant="subtle" size="compact-sm" mt={6} px={0} onClick={table.toggle}>
        {isTable ? UI_TEXTS.showChart : UI_TEXTS.showTable}
      </Button>
    </>
  );
}

function Bars({ chart, index }: { chart: Chart; index: number }) {
  const { unit, ...series } = chart.series[index]!;
  const label = translated(series.label);
  const format = unit === 'usd' ? formatMoneyTight : formatNumber;
  const values = chart.rows.map(({ values: all }) => all[index] ?? 0);
  const top = Math.max(1, ...values);
  const spoken = chart.rows.map(({ x }, at) => `${x}: ${format(values[at]!)}`).join(', ');
  return (
    <figure className={classes['chart']}>
      <figcaption>{RECORDS_TEXTS.by(label, translated(chart.xLabel))}</figcaption>
      <div className={classes['plot']} role="img" aria-label={`${label}. ${spoken}.`}>
        <span className={classes['scale']}>
          <span>{format(top)}</span>
          <span>0</span>
        </span>
        <span className={classes['bars']}>
          {values.map((one, at) => (
            <span key={chart.rows[at]!.x} title={`${chart.rows[at]!.x}: ${format(one)}`}>
              <span className={classes['fill']} style={{ height: `${(one / top) * 100}%` }} />
            </span>
          ))}
        </span>
        <span className={classes['ends']}>
          <span>{chart.rows[0]!.x}</span>
          <span>{chart.rows.at(-1)!.x}</span>
        </span>
      </div>
    </figure>
  );
}

const asTable = ({ xLabel, series, rows }: Chart): Extract<DetailValue, { type: 'table' }> => ({
  type: 'table',
  columns: [{ label: xLabel, unit: 'text' }, ...series],
  rows: rows.map(({ x, values }) => [x, ...values]),
});
