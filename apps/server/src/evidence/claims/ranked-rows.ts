import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';
import { ROW_LABELS } from './roles/labels.ts';

const MONEY = /^(?:usd|eur|gbp|yen)$/;
const amountOf = ({ numbers }: GroundUnit) => numbers.find(({ unit }) => MONEY.test(unit?.dimension ?? ''))?.value;
const dayOf = ({ dates }: GroundUnit) => dates[0]?.date;

type Order = [words: Set<string>, kind: 'money' | 'date', isBeyond: (own: GroundUnit, other: GroundUnit) => boolean];
const ORDERS: Order[] = [
  [new Set(['largest', 'biggest', 'highest']), 'money', (own, other) => amountOf(own)! > amountOf(other)!],
  [new Set(['smallest', 'lowest']), 'money', (own, other) => amountOf(own)! < amountOf(other)!],
  [new Set(['latest', 'last', 'newest', 'most recent']), 'date', (own, other) => isBefore(dayOf(other)!, dayOf(own)!)],
  [new Set(['first', 'earliest', 'oldest']), 'date', (own, other) => isBefore(dayOf(own)!, dayOf(other)!)],
];

/** Of '2009' and '2009-10' neither is known to be before the other. */
const isBefore = (one: string, other: string) => one < other && !other.startsWith(one);

/** 'Its largest known round, $19 million', 'the latest, in October 2009': of a table's rows the one with that amount, or of that day. */
export function isRankedFirst(word: string, { values }: Clause, units: readonly GroundUnit[]): boolean {
  return ORDERS.some(([words, kind, isBeyond]) => {
    if (!words.has(word)) return false;
    const measureOf = kind === 'money' ? amountOf : dayOf;
    const own = values.flatMap((value) => (value.kind === kind ? value.holders : []));
    return own.some((row) => {
      if (!ROW_LABELS.has(row.label ?? '') || measureOf(row) === undefined) return false;
      const others = units.filter((unit) => unit.label === row.label && unit !== row && measureOf(unit) !== undefined);
      return others.length > 0 && others.every((other) => isBeyond(row, other));
    });
  });
}
