/** Round axis values from 0 to at least `max`: steps of 1, 2 or 5 times a power of ten, about `count` of them. */
export function niceTicks(max: number, count: number): number[] {
  if (!(max > 0)) return [0, 1];
  const rough = max / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough * (1 - 1e-9))!;
  // Neither counts nor dollars need halves; rounding keeps binary noise out of the labels.
  const whole = Math.max(step, 1);
  const last = Math.ceil(max / whole - 1e-9);
  return Array.from({ length: last + 1 }, (_, at) => Number((at * whole).toPrecision(12)));
}
