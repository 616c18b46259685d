import type { Block } from '@groundwork/contract/report-document';
import { curveWidth, layMap } from '@groundwork/contract/report-map';
import { type ChartDrawing, INK, MUTED, type Shape, SIZE, shorten, WIDTH } from './chart-layout.ts';

type ReportMap = Extract<Block, { type: 'map' }>;

const ROW = 16;
const TOP = 10;
const BOW_MAX = 110;
const BOW_MIN = 10;
/** A curve is drawn of so many straight pieces. */
const PIECES = 28;
const NAME_MAX = 52;
/** Right of the longest names. */
const ROLE_X = 240;

const ROLE_COLORS: [role: RegExp, color: string][] = [
  [/competitor/, '#1f6b62'],
  [/funder|customer/, '#c2571a'],
  [/partner|investor/, '#4a5fc1'],
];

/** Names one below the other with their roles, and at their left a curve for each two that records name together. */
export function layoutMap(map: ReportMap): ChartDrawing {
  const { rows, curves } = layMap(map);
  const y = (row: number) => TOP + ROW * (row + 0.5);
  const widest = Math.min(BOW_MAX, (ROW * Math.max(...curves.map(({ from, to }) => to - from))) / 2);
  const dotX = widest + 8;
  const shapes: Shape[] = curves.map(({ from, to, bow, records }) => ({
    type: 'line',
    points: halfEllipse(dotX, y(from), y(to), Math.max(BOW_MIN, widest * bow)),
    stroke: '#8c979d',
    width: curveWidth(records),
  }));
  for (const [at, { name, role }] of map.nodes.entries()) {
    const line = y(rows[at]!);
    const fill = ROLE_COLORS.find(([pattern]) => pattern.test(role ?? ''))?.[1] ?? MUTED;
    const text = { type: 'text' as const, y: line + 3, size: SIZE };
    shapes.push(
      { type: 'dot', x: dotX, y: line, radius: 3.2, fill },
      { ...text, x: dotX + 9, text: shorten(name, NAME_MAX), fill: INK, anchor: 'start' },
      ...(role ? [{ ...text, x: dotX + ROLE_X, text: role, fill: MUTED, anchor: 'start' as const }] : []),
    );
  }
  return { width: WIDTH, height: y(rows.at(-1)!) + ROW / 2 + 4, shapes };
}

/** Open to the right, between two heights. */
function halfEllipse(x: number, from: number, to: number, bow: number): [number, number][] {
  const [middle, radius] = [(from + to) / 2, (to - from) / 2];
  return Array.from({ length: PIECES + 1 }, (_, at): [number, number] => {
    const angle = Math.PI / 2 + (Math.PI * at) / PIECES;
    const round = (value: number) => Math.round(value * 100) / 100;
    return [round(x + bow * Math.cos(angle)), round(middle - radius * Math.sin(angle))];
  });
}
