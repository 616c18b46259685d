import { formatNumber } from '@groundwork/contract/format';
import { BarChart } from '@mantine/charts';
import { FEEDBACK } from '../admin.texts.ts';
import { CHART_LOOK } from './chart-look.ts';

export default function ScoreChart({ scores }: { scores: number[] }) {
  return (
    <BarChart
      {...CHART_LOOK}
      data={scores.map((count, score) => ({ score: String(score), count }))}
      dataKey="score"
      series={[{ name: 'count', label: FEEDBACK.count, color: 'var(--accent)' }]}
      valueFormatter={formatNumber}
      xAxisLabel={FEEDBACK.score}
      yAxisLabel={FEEDBACK.count}
      yAxisProps={{ width: 66, allowDecimals: false }}
      barProps={{ isAnimationActive: false, maxBarSize: 36, radius: 2 }}
    />
  );
}
