/** Amounts beyond belong to the outermost ranges. */
const EXPONENT_MAX = 18;

const positive = Array.from({ length: EXPONENT_MAX + 1 }, (_, exponent) =>
  [1, 2, 5].map((digit) => Number(`${digit}e${exponent}`)),
).flat();

/** Lower bounds of the ranges that amounts are grouped by, ascending: 1, 2 and 5 times powers of ten, 0, and mirrored. */
export const AMOUNT_BOUNDS: readonly number[] = [
  Number.NEGATIVE_INFINITY,
  ...positive.map((bound) => -bound).reverse(),
  0,
  ...positive,
];

const NAMES = AMOUNT_BOUNDS.map(String);

/** The bound as a group's key; beyond the last, infinity. */
export const amountBoundAt = (index: number): string => NAMES[index] ?? 'Infinity';

/** Place of the highest bound that is not above the amount. */
export function boundIndexOf(amount: number): number {
  let low = 0;
  let high = AMOUNT_BOUNDS.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (AMOUNT_BOUNDS[middle]! <= amount) low = middle;
    else high = middle - 1;
  }
  return low;
}
