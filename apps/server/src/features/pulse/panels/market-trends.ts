import type { Engine } from '@groundwork/contract/engines';
import { PULSE_YEARS } from '@groundwork/contract/limits';
import type { MarketSeries, MarketTrends } from '@groundwork/contract/pulse.panels';
import { coversYear, readYearsCovered } from '../../../catalogue/years/years-covered.ts';
import { companiesOnTopic } from './companies-on-topic.ts';
import { grouped, inYear, type PanelInput, searchIn, totalOf, yearOf } from './of-project.ts';

const BY_DATE = ['publications', 'patents', 'awards', 'clinical-trials'] as const satisfies Engine[];

/** Activity by year. Years of which a data set holds nothing at all are left open. */
export async function marketTrends(input: PanelInput): Promise<MarketTrends> {
  const to = yearOf(input.asOf);
  const years = Array.from({ length: PULSE_YEARS }, (_, at) => to - PULSE_YEARS + 1 + at);
  const [series, rounds] = await Promise.all([
    Promise.all(BY_DATE.map((engine) => seriesOf(input, engine, years))),
    roundSeries(input, years),
  ]);
  return { asOf: input.asOf, scope: input.matches.scope, from: years[0]!, to, series: [...series, rounds] };
}

async function seriesOf(input: PanelInput, engine: (typeof BY_DATE)[number], years: number[]): Promise<MarketSeries> {
  const [rows, { count }, covered] = await Promise.all([
    grouped(input, engine, { type: 'year' }),
    totalOf(input, engine),
    readYearsCovered(input.index, engine, input.asOf, input.signal),
  ]);
  const counts = new Map(rows.map((row) => [Number(row.key), row.count]));
  return {
    id: engine,
    searchEngine: engine,
    total: count,
    covered: covered.from === null || covered.to === null ? null : { from: covered.from, to: covered.to },
    years: years.map((year) => ({
      year,
      count: counts.get(year) ?? (coversYear(covered, year) ? 0 : null),
      query: searchIn(input, engine, inYear(year)),
    })),
  };
}

/** No source says which years its rounds cover: those between the first and the last round count as covered. */
async function roundSeries(input: PanelInput, years: number[]): Promise<MarketSeries> {
  const { companies } = await companiesOnTopic(input);
  const rounds = companies.flatMap((company) => company.rounds);
  const counts = new Map<number, number>();
  for (const { date } of rounds) if (date) counts.set(yearOf(date), (counts.get(yearOf(date)) ?? 0) + 1);
  const known = [...counts.keys()].filter((year) => year <= years.at(-1)!);
  const covered = known.length === 0 ? null : { from: Math.min(...known), to: Math.max(...known) };
  const isCovered = (year: number) => covered !== null && year >= covered.from && year <= covered.to;
  return {
    id: 'funding-rounds',
    searchEngine: 'companies',
    total: rounds.length,
    covered,
    years: years.map((year) => ({ year, count: counts.get(year) ?? (isCovered(year) ? 0 : null), query: null })),
  };
}
