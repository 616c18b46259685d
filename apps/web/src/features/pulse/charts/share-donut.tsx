import '@mantine/charts/styles.css';
import { formatMoneyTight } from '@groundwork/contract/format';
import { DonutChart } from '@mantine/charts';
import { PANEL_TEXTS } from '../panels.texts.ts';

type Props = { label: string; middle: string; slices: { name: string; value: number; color: string }[]; size: number };

/** Parts of a whole. Which is which, and how much, stands in the list beside it. */
export function ShareDonut({ label, middle, slices, size }: Props) {
  return (
    <figure aria-label={PANEL_TEXTS.chartOf(label)} style={{ margin: 0 }}>
      <DonutChart
        data={slices}
        size={size}
        thickness={22}
        paddingAngle={0}
        strokeWidth={1}
        strokeColor="var(--mantine-color-body)"
        chartLabel={middle}
        valueFormatter={(value) => formatMoneyTight(value)}
        tooltipDataSource="segment"
        tooltipAnimationDuration={0}
        pieProps={{ isAnimationActive: false }}
      />
    </figure>
  );
}
