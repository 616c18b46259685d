import type { Figure } from '@groundwork/contract/report-document';
import type { FundingRound } from '../../catalogue/engines/funding-round.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { FEW, median, quantile } from '../records/statistics.ts';
import { asOf } from '../statements/of-record.ts';
import { num, word, words } from '../statements/statement.ts';
import { type Collected, countOf, derivedFigure, makeStatement, nothing, partSeen } from './collect.ts';
import type { Observed } from './observed.ts';

const LISTED = 10;

interface Round extends FundingRound {
  record: CatalogueRecord;
}

/** Private money: how large rounds are, when the latest was, and who invested lately. */
export function rounds(observed: Observed): Collected {
  const found = nothing();
  const today = observed.asOf.slice(0, 10);
  const all = observed.records.companies.flatMap((record): Round[] =>
    ((record.data['fundingRounds'] ?? []) as FundingRound[]).map((round) => ({ ...round, record })),
  );
  if (all.length === 0) return found;
  const engine = 'companies' as const;
  const recordsOf = (of: readonly Round[]) => [...new Set(of.map(({ record }) => record))];
  const counted = (id: string, label: string, of: readonly Round[], value = of.length) =>
    derivedFigure(observed, { id, label, value, how: 'count', engine, records: recordsOf(of) });
  const count = counted('rounds:count', 'funding rounds of companies in the field', all);
  const companies = counted(
    'rounds:companies',
    'companies in the field with a funding round',
    all,
    recordsOf(all).length,
  );
  const stated = all.filter(({ amount }) => (amount ?? 0) > 0);
  const withAmount = counted('rounds:stated', 'funding rounds that state an amount', stated);
  found.figures.push(count, companies, withAmount);
  const days = all.flatMap(({ date }) => (date && date <= today ? [date] : [])).sort();
  const period = days.length > 0 ? { from: days[0]!.slice(0, 4), to: days.at(-1)!.slice(0, 4) } : null;
  const statements = [
    makeStatement(
      words`${countOf(companies, 'company', 'companies')} in the field ${word(recordsOf(all).length === 1 ? 'reports' : 'report')} ${countOf(count, 'funding round', 'funding rounds')}.`,
      [companies, count],
    ),
  ];
  let sized: Figure | null = null;
  if (stated.length >= FEW) {
    const amounts = stated.map(({ amount }) => amount!);
    const size = (how: 'median' | 'lower-quartile' | 'upper-quartile', words: string, value: number) =>
      derivedFigure(observed, {
        id: `rounds:${how}`,
        label: `${words} funding rounds in the field`,
        value: Math.round(value),
        unit: 'usd',
        how,
        engine,
        records: recordsOf(stated),
      });
    const [middle, low, high] = [
      size('median', 'median size of the', median(amounts)),
      size('lower-quartile', 'lower quartile of the', quantile(amounts, 0.25)),
      size('upper-quartile', 'upper quartile of the', quantile(amounts, 0.75)),
    ];
    sized = middle;
    found.figures.push(middle, low, high);
    statements.push(
      makeStatement(
        words`The median round is ${num(middle)}, with quartiles at ${num(low)} and ${num(high)}, over ${num(withAmount)} rounds that state an amount.`,
        [middle, low, high, withAmount],
      ),
    );
  }
  if (period) {
    const last = derivedFigure(observed, {
      id: 'rounds:last',
      label: 'year of the latest funding round in the field',
      value: Number(period.to),
      unit: 'year',
      how: 'latest',
      engine,
      records: recordsOf(all.filter(({ date }) => date?.startsWith(period.to))),
    });
    found.figures.push(last);
    statements.push(makeStatement(words`The latest funding round in the field is from ${num(last)}.`, [last]));
  }
  investors(observed, all, found);
  found.findings.push({
    id: 'rounds',
    family: 'rounds',
    n: all.length,
    period,
    missing: partSeen(observed, engine),
    importance: all.length >= FEW ? 70 : 28,
    headline: sized
      ? makeStatement(
          words`A typical funding round in the field brings ${num(sized)}, the median of ${num(withAmount)} that state an amount.`,
          [sized, withAmount],
        )
      : null,
    statements,
  });
  return found;
}

/** The investors in companies in the field, the most recent first. */
function investors(observed: Observed, all: readonly Round[], found: Collected): void {
  const today = observed.asOf.slice(0, 10);
  const byInvestor = new Map<string, Round[]>();
  for (const round of all)
    for (const investor of round.investors ?? [])
      byInvestor.set(investor, [...(byInvestor.get(investor) ?? []), round]);
  const ranked = [...byInvestor]
    .map(([name, own]) => ({
      name,
      own,
      last:
        own
          .flatMap(({ date }) => (date && date <= today ? [date] : []))
          .sort()
          .at(-1) ?? null,
    }))
    .toSorted((one, other) => (other.last ?? '').localeCompare(one.last ?? '') || other.own.length - one.own.length)
    .slice(0, LISTED);
  if (ranked.length < 3) return;
  const rows = ranked.map(({ name, own, last }) => {
    const records = own.map(({ record }) => record);
    const count = derivedFigure(observed, {
      id: `investor:${name}:rounds`,
      label: `funding rounds in the field joined by ${name}`,
      value: own.length,
      how: 'count',
      engine: 'companies',
      records,
    });
    const year =
      last === null
        ? null
        : derivedFigure(observed, {
            id: `investor:${name}:last`,
            label: `year of the latest funding round joined by ${name}`,
            value: Number(last.slice(0, 4)),
            unit: 'year',
            how: 'latest',
            engine: 'companies',
            records,
          });
    const figures = year ? [count, year] : [count];
    found.figures.push(...figures);
    return { cells: [name, own.length, year?.value ?? null], key: null, figures: figures.map(({ id }) => id) };
  });
  found.tables.push({
    id: 'recent-investors',
    caption: 'Investors in companies in the field, most recent first',
    columns: [
      { label: 'Investor', unit: 'text' },
      { label: 'Rounds', unit: 'count' },
      { label: 'Latest round', unit: 'year' },
    ],
    rows,
    note: words`From the funding rounds of companies in the field, as of ${asOf(observed)}.`,
  });
}
