import { coversYear } from '../../catalogue/years/years-covered.ts';
import { byCount, FEW } from '../records/statistics.ts';
import { name, num, words } from '../statements/statement.ts';
import { type Collected, derivedFigure, makeStatement, nothing, partSeen, periodOf } from './collect.ts';
import type { Observed } from './observed.ts';
import { articled } from './with-article.ts';

/** The last full years: earlier ones say little of a program's budget today. */
const YEARS = 5;
const AGENCIES = 2;

/** How many awards in the field an agency made in each of the last years: what there is to be won. Years that are not covered leave it open. */
export function awardRate(observed: Observed): Collected {
  const found = nothing();
  const to = Number(observed.asOf.slice(0, 4)) - 1;
  const years = Array.from({ length: YEARS }, (_, at) => to - YEARS + 1 + at);
  if (!years.every((year) => coversYear(observed.years.awards, year))) return found;
  const ofYears = observed.records.awards.filter(({ date }) => date && years.includes(Number(date.slice(0, 4))));
  const agencies = byCount(
    [...Map.groupBy(ofYears, ({ facets }) => facets['agency']?.[0])].map(([agency, records]) => ({ agency, records })),
  );
  const period = `${years[0]} to ${to}`;
  const statements = agencies.slice(0, AGENCIES).flatMap(({ agency, records }) => {
    if (!agency || records.length < FEW) return [];
    const inYear = years.map((year) => records.filter(({ date }) => date!.startsWith(String(year))).length);
    const counted = (id: string, label: string, value: number) =>
      derivedFigure(observed, {
        id: `award-rate:${agency}:${id}`,
        label: `${label}, ${agency}`,
        value,
        how: 'count',
        engine: 'awards',
        filters: { agency: [agency] },
        records,
      });
    const all = counted('all', `awards in the field in ${period}`, records.length);
    const least = counted('least', `fewest awards in the field in a year, ${period}`, Math.min(...inYear));
    const most = counted('most', `most awards in the field in a year, ${period}`, Math.max(...inYear));
    found.figures.push(all, least, most);
    return [
      makeStatement(
        words`Awards in the field by ${articled(name(all, agency))} number ${num(all)} in ${name(all, period)}, between ${num(least)} and ${num(most)} a year.`,
        [all, least, most],
      ),
    ];
  });
  found.findings.push({
    id: 'award-paths:rate',
    family: 'award-paths',
    n: ofYears.length,
    period: periodOf(ofYears),
    missing: partSeen(observed, 'awards'),
    importance: 58,
    headline: null,
    statements,
  });
  return found;
}
