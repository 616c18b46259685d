import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';

const YEAR_OF = /\b(?:for|of) (?:the )?(?:years? )?$/i;

/** 'Projections for the year 1989' of a sentence on those for the year 2000: that a field gives 1989 says nothing of them. */
export const datesOfAnother = ({ values, whole }: Clause, window: GroundUnit | null): string[] =>
  values
    .filter(
      ({ kind, holders, at }) =>
        kind === 'date' && window?.label === null && !holders.includes(window) && YEAR_OF.test(whole.slice(0, at)),
    )
    .filter(() => window!.dates.some(({ date }) => !whole.includes(date.slice(0, 4))))
    .map(({ text }) => text);
