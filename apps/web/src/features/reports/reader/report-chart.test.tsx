// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { haveRoom } from '../../../../test/have-room.ts';
import ReportChart from './report-chart.tsx';

afterEach(cleanup);

test('[RPT-07] [RPT-14] a chart of sums has dollars on its axis, one of counts plain numbers', () => {
  onTestFinished(haveRoom(600, 300));
  const drawn = (unit: 'usd' | 'count') => {
    const chart = {
      type: 'chart' as const,
      kind: 'column' as const,
      title: 'Awards by year',
      xLabel: 'Year',
      yLabel: 'Awards',
      unit,
      categories: ['2024', '2025'],
      series: [{ name: 'Awards', values: [1_000_000, 2_000_000] }],
      note: '',
    };
    const page = render(
      <MantineProvider env="test">
        <ReportChart chart={chart as never} />
      </MantineProvider>,
    );
    const ticks = [...page.container.querySelectorAll('.recharts-yAxis-tick-labels text')].map(
      ({ textContent }) => textContent,
    );
    page.unmount();
    return ticks;
  };
  expect(drawn('usd').at(-1)).toBe('$2M');
  expect(drawn('count').at(-1)).toBe('2,000,000');
});
