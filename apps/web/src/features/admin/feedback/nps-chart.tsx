import type { FeedbackMonth } from '@groundwork/contract/feedback';
import { formatDate } from '@groundwork/contract/format';
import { LineChart } from '@mantine/charts';
import { FEEDBACK } from '../admin.texts.ts';
import { CHART_LOOK } from './chart-look.ts';

/** '2026-11' as 'Nov 26', for an axis. */
const shortMonth = (month: string) => `${formatDate(month).slice(0, 3)} ${month.slice(2, 4)}`;

export default function NpsChart({ months }: { months: FeedbackMonth[] }) {
  return (
    <LineChart
      {...CHART_LOOK}
      data={months.map(({ month, nps }) => ({ month: shortMonth(month), nps }))}
      dataKey="month"
      series={[{ name: 'nps', label: FEEDBACK.nps, color: 'var(--accent)' }]}
      curveType="linear"
      connectNulls={false}
      referenceLines={[{ y: 0, color: 'var(--line-control)' }]}
      xAxisLabel={FEEDBACK.month}
      yAxisLabel={FEEDBACK.npsUnit}
      yAxisProps={{ width: 66, domain: [-100, 100], ticks: [-100, -50, 0, 50, 100] }}
      lineProps={{ isAnimationActive: false }}
    />
  );
}
