import { expect, test } from 'vitest';
import { aReport } from '../../../test/report-document.ts';
import { captionNumbers, pictureInWords } from './numbered.ts';

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

test('[RPT-07] tables and figures are counted through the report, each kind by itself', () => {
  const blocks = aReport.sections.flatMap((section) => section.blocks);
  const table = blocks.find(({ type }) => type === 'table')!;
  const chart = blocks.find(({ type }) => type === 'chart')!;
  const [section] = aReport.sections;
  const copies = [{ ...table }, { ...chart }, { ...table }, { ...table }, { ...chart }];
  const numbers = captionNumbers({ sections: [{ ...section!, blocks: copies }] });
  expect(copies.map((block) => numbers.get(block))).toEqual(['Table 1', 'Figure 1', 'Table 2', 'Table 3', 'Figure 2']);
});
