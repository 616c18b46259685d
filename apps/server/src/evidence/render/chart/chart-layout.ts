import { formatMoneyTight, formatNumber } from '@groundwork/contract/format';
import type { Block } from '@groundwork/contract/report-document';
import { RENDER_TEXTS } from '../render-texts.ts';
import { niceTicks } from './ticks.ts';

export type Chart = Extract<Block, { type: 'chart' }>;

/** A shape of a chart, in points; the origin is the upper left corner. */
export type Shape =
  | { type: 'rect'; x: number; y: number; width: number; height: number; fill: string }
  | { type: 'line'; points: [number, number][]; stroke: string; width: number; dash?: string }
  | { type: 'dot'; x: number; y: number; radius: number; fill: string }
  | {
      type: 'text';
      x: number;
      y: number;
      text: string;
      size: number;
      fill: string;
      anchor: 'start' | 'middle' | 'end';
    };

export interface ChartDrawing {
  width: number;
  height: number;
  shapes: Shape[];
}

/** Colours that differ in hue and lightness, and dashes, so that series can be told apart in grey as well. */
const SERIES_STYLES = [
  { color: '#1f6b62', dash: undefined },
  { color: '#c2571a', dash: '6 3' },
  { color: '#4a5fc1', dash: '2 2' },
] as const;

export const INK = '#3b4248';
export const MUTED = '#6b747b';
const GRID = '#dfe3e6';
export const SIZE = 8;
export const WIDTH = 480;

/** Lays a chart out: axes with titles and units, ticks, marks, and a legend when there are several series. */
export function layoutChart(chart: Chart): ChartDrawing {
  return chart.kind === 'bar' ? layoutBars(chart) : layoutColumns(chart);
}

const formatValue = (value: number, unit: Chart['unit']): string =>
  unit === 'usd' ? formatMoneyTight(value) : formatNumber(value);

const axisTitle = ({ yLabel, unit }: Chart) =>
  unit === 'usd' ? `${yLabel} (US$)` : `${yLabel} (${RENDER_TEXTS.number})`;

/** Horizontal bars: long category names stay readable. */
function layoutBars(chart: Chart): ChartDrawing {
  const { categories, series, unit } = chart;
  const values = series[0]!.values;
  const rowHeight = 18;
  const left = 150;
  const right = 52;
  const top = 6;
  const plotWidth = WIDTH - left - right;
  const bottom = top + rowHeight * categories.length;
  const ticks = niceTicks(Math.max(...values), 4);
  const scale = (value: number) => (plotWidth * value) / ticks.at(-1)!;
  const shapes: Shape[] = [];
  for (const tick of ticks) {
    const x = left + scale(tick);
    shapes.push({
      type: 'line',
      points: [
        [x, top],
        [x, bottom],
      ],
      stroke: GRID,
      width: 0.6,
    });
    shapes.push({
      type: 'text',
      x,
      y: bottom + 11,
      text: formatValue(tick, unit),
      size: SIZE,
      fill: MUTED,
      anchor: 'middle',
    });
  }
  categories.forEach((category, at) => {
    const y = top + at * rowHeight;
    const value = values[at] ?? 0;
    shapes.push({
      type: 'text',
      x: left - 6,
      y: y + 12,
      text: shorten(category, 30),
      size: SIZE,
      fill: INK,
      anchor: 'end',
    });
    shapes.push({
      type: 'rect',
      x: left,
      y: y + 4,
      width: Math.max(scale(value), 0.5),
      height: rowHeight - 8,
      fill: SERIES_STYLES[0].color,
    });
    shapes.push({
      type: 'text',
      x: left + scale(value) + 4,
      y: y + 12,
      text: formatValue(value, unit),
      size: SIZE,
      fill: INK,
      anchor: 'start',
    });
  });
  shapes.push({
    type: 'text',
    x: left + plotWidth / 2,
    y: bottom + 24,
    text: axisTitle(chart),
    size: SIZE,
    fill: INK,
    anchor: 'middle',
  });
  return { width: WIDTH, height: bottom + 30, shapes };
}

/** Columns or lines over years. */
function layoutColumns(chart: Chart): ChartDrawing {
  const { categories, series, unit, kind } = chart;
  const left = 48;
  const right = 10;
  const top = series.length > 1 ? 22 : 10;
  const bottom = 150;
  const plotWidth = WIDTH - left - right;
  const ticks = niceTicks(Math.max(...series.flatMap(({ values }) => values)), 4);
  const y = (value: number) => bottom - ((bottom - top) * value) / ticks.at(-1)!;
  const slot = plotWidth / categories.length;
  const x = (at: number) => left + slot * (at + 0.5);
  const shapes: Shape[] = [];
  for (const tick of ticks) {
    shapes.push({
      type: 'line',
      points: [
        [left, y(tick)],
        [WIDTH - right, y(tick)],
      ],
      stroke: GRID,
      width: 0.6,
    });
    shapes.push({
      type: 'text',
      x: left - 5,
      y: y(tick) + 3,
      text: formatValue(tick, unit),
      size: SIZE,
      fill: MUTED,
      anchor: 'end',
    });
  }
  const every = Math.ceil(categories.length / 15);
  categories.forEach((category, at) => {
    if (at % every === 0)
      shapes.push({
        type: 'text',
        x: x(at),
        y: bottom + 12,
        text: category,
        size: SIZE,
        fill: MUTED,
        anchor: 'middle',
      });
  });
  series.forEach(({ name, values }, index) => {
    const style = SERIES_STYLES[index % SERIES_STYLES.length]!;
    if (kind === 'column') {
      values.forEach((value, at) => {
        const width = Math.min(slot * 0.7, 26);
        shapes.push({
          type: 'rect',
          x: x(at) - width / 2,
          y: y(value),
          width,
          height: Math.max(bottom - y(value), 0),
          fill: style.color,
        });
      });
      return;
    }
    const points = values.map((value, at): [number, number] => [x(at), y(value)]);
    shapes.push({ type: 'line', points, stroke: style.color, width: 1.6, ...(style.dash && { dash: style.dash }) });
    for (const [dotX, dotY] of points) shapes.push({ type: 'dot', x: dotX, y: dotY, radius: 1.8, fill: style.color });
    const legendX = left + index * 130;
    shapes.push({
      type: 'line',
      points: [
        [legendX, 9],
        [legendX + 18, 9],
      ],
      stroke: style.color,
      width: 1.6,
      ...(style.dash && { dash: style.dash }),
    });
    shapes.push({ type: 'text', x: legendX + 23, y: 12, text: name, size: SIZE, fill: INK, anchor: 'start' });
  });
  shapes.push({
    type: 'line',
    points: [
      [left, bottom],
      [WIDTH - right, bottom],
    ],
    stroke: MUTED,
    width: 0.8,
  });
  shapes.push({
    type: 'text',
    x: left + plotWidth / 2,
    y: bottom + 25,
    text: `${chart.xLabel} · ${axisTitle(chart)}`,
    size: SIZE,
    fill: INK,
    anchor: 'middle',
  });
  return { width: WIDTH, height: bottom + 31, shapes };
}

export const shorten = (text: string, max: number) =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
