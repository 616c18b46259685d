import type { FieldPoint } from '@groundwork/contract/pulse.panels';

export interface Placed {
  x: number;
  y: number;
}
type Near = Pick<FieldPoint, 'technology' | 'use'>;

const MARGIN = { top: 10, right: 14, bottom: 42, left: 50 };
const STEP = 0.1;
/** A pointer farther from every point than this means none. */
const REACH_PX = 28;

/** Technology from left to right, use from below to above, each over the tenths that its points and the project itself lie in. */
export function fieldScale(
  points: readonly Near[],
  own: Near | null,
  { width, height }: { width: number; height: number },
) {
  const frame = {
    left: MARGIN.left,
    right: Math.max(MARGIN.left + 1, width - MARGIN.right),
    top: MARGIN.top,
    bottom: height - MARGIN.bottom,
  };
  const all = own ? [...points, own] : points;
  const [technology, use] = [tenths(all.map((each) => each.technology)), tenths(all.map((each) => each.use))];
  const along =
    (from: number, to: number, [low, high]: readonly [number, number]) =>
    (value: number) =>
      from + ((value - low) / (high - low)) * (to - from);
  const x = along(frame.left, frame.right, technology);
  const y = along(frame.bottom, frame.top, use);
  return {
    frame,
    x,
    y,
    ticks: { x: ticksOf(technology), y: ticksOf(use) },
    placed: points.map((each): Placed => ({ x: x(each.technology), y: y(each.use) })),
  };
}

function tenths(values: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return [Math.floor(low / STEP) * STEP, Math.max(Math.ceil(high / STEP), Math.floor(low / STEP) + 1) * STEP];
}

const ticksOf = ([low, high]: readonly [number, number]) =>
  Array.from({ length: Math.round((high - low) / STEP) + 1 }, (_, at) => low + at * STEP);

/** Which point lies nearest to a place; null where none is in reach. */
export function nearestPoint(placed: readonly Placed[], { x, y }: Placed): number | null {
  let [nearest, least]: [number | null, number] = [null, REACH_PX];
  for (const [at, point] of placed.entries()) {
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance < least) [nearest, least] = [at, distance];
  }
  return nearest;
}

/** The next point along an arrow key's axis; null for other keys and past the last point. */
export function nextPoint(placed: readonly Placed[], from: number, key: string): number | null {
  const axis = key === 'ArrowLeft' || key === 'ArrowRight' ? 'x' : 'y';
  const isForward = key === 'ArrowRight' || key === 'ArrowUp';
  if (!isForward && key !== 'ArrowLeft' && key !== 'ArrowDown') return null;
  const value = (at: number) => (axis === 'x' ? placed[at]!.x : -placed[at]!.y);
  // Points with the same value go by their order, so that each is reached.
  const order = placed.map((_, at) => at).sort((one, other) => value(one) - value(other) || one - other);
  return order[order.indexOf(from) + (isForward ? 1 : -1)] ?? null;
}
