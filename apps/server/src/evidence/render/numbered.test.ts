import { expect, test } from 'vitest';
import { pictureInWords } from './numbered.ts';

test('[GRD-08] a chart’s alternative text says what the gate has judged of it and nothing more', () => {
  expect(
    pictureInWords({
      type: 'chart',
      kind: 'bar',
      title: 'Awards by year',
      xLabel: 'Year',
      yLabel: 'Awards',
      unit: 'count',
      categories: ['2019', '2020'],
      series: [
        { name: 'Awards', values: [3, 5] },
        { name: 'Of NASA', values: [0, 2] },
      ],
      note: '',
    }),
  ).toBe('Awards by year. Awards: 2019 3, 2020 5. Of NASA: 2019 0, 2020 2.');
});
