import { formatDate } from '@groundwork/contract/format';
import type { Spending } from '../../catalogue/engines/usa-spending.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { SHARE_MIN } from '../records/statistics.ts';
import { asOf } from '../statements/of-record.ts';
import { atHead, joined, name, num, word, words } from '../statements/statement.ts';
import {
  type Collected,
  countOf,
  derivedFigure,
  keyOf,
  makeStatement,
  nothing,
  partSeen,
  periodOf,
  queryOn,
  shareOf,
} from './collect.ts';
import type { Observed } from './observed.ts';
import { articled } from './with-article.ts';

const AHEAD_MONTHS = 24;
const LISTED = 8;
const TOP = 3;

const spendingOf = (record: CatalogueRecord) => record.data as Spending;

/** The payers for such work, how much of it the largest make up, and which contracts end soon. */
export function buyers(observed: Observed): Collected {
  const found = nothing();
  const all = observed.records['usa-spending'];
  if (all.length === 0) return found;
  agencies(observed, found);
  ending(observed, found);
  return found;
}

function agencies(observed: Observed, found: Collected): void {
  const paid = observed.records['usa-spending'].filter(
    ({ amount, facets }) => (amount ?? 0) > 0 && facets['agency']?.[0],
  );
  const byAgency = new Map<string, CatalogueRecord[]>();
  for (const record of paid) {
    const agency = record.facets['agency']![0]!;
    byAgency.set(agency, [...(byAgency.get(agency) ?? []), record]);
  }
  const sum = (records: readonly CatalogueRecord[]) => records.reduce((total, { amount }) => total + amount!, 0);
  const ranked = [...byAgency]
    .map(([agency, records]) => ({ agency, records, amount: sum(records) }))
    .toSorted((one, other) => other.amount - one.amount);
  if (ranked.length === 0) return;
  const engine = 'usa-spending' as const;
  found.series.push({
    id: 'buyers',
    query: queryOn(observed, engine),
    rows: ranked.map(({ agency, records, amount }) => ({
      key: agency,
      count: records.length,
      amount,
      withAmount: records.length,
    })),
  });
  const top = ranked.slice(0, TOP);
  const figures = top.map(({ agency, records, amount }) => ({
    sum: derivedFigure(observed, {
      id: `buyers:${agency}:sum`,
      label: `amount obligated in the field, ${agency}`,
      value: amount,
      unit: 'usd',
      how: 'count',
      engine,
      filters: { agency: [agency] },
      records,
    }),
  }));
  const count = derivedFigure(observed, {
    id: 'buyers-agencies',
    label: 'agencies that obligate money in the field',
    value: ranked.length,
    how: 'count',
    engine,
    filters: {},
    records: paid,
  });
  found.figures.push(count, ...figures.map((each) => each.sum));
  const statements = [
    makeStatement(
      words`${countOf(count, 'agency obligates', 'agencies obligate')} money in the field${ranked.length === 1 ? words`: ` : words`; the largest ${word(top.length === 1 ? 'sum comes' : 'sums come')} from `}${joined(top.map(({ agency }, at) => words`${articled(name(figures[at]!.sum, agency))} (${num(figures[at]!.sum)})`))}.`,
      [count, ...figures.map((each) => each.sum)],
    ),
  ];
  if (paid.length >= SHARE_MIN && ranked.length > 1) {
    const total = derivedFigure(observed, {
      id: 'buyers:total',
      label: 'amount obligated in the field',
      value: sum(paid),
      unit: 'usd',
      how: 'count',
      engine,
      filters: {},
      records: paid,
    });
    const share = shareOf(
      'buyers:first-share',
      `share of the amount obligated in the field, ${top[0]!.agency}`,
      figures[0]!.sum,
      total,
    );
    found.figures.push(total, share);
    statements.push(
      makeStatement(
        words`${atHead(articled(name(share, top[0]!.agency)))} makes up ${num(share)} of the ${num(total)} obligated in the field.`,
        [share, total],
      ),
    );
  }
  found.findings.push({
    id: 'buyers:agencies',
    family: 'buyers',
    n: paid.length,
    period: periodOf(paid),
    missing: partSeen(observed, engine),
    importance: paid.length >= 3 ? 77 : 34,
    headline: makeStatement(
      words`${atHead(joined(top.map(({ agency }, at) => words`${articled(name(figures[at]!.sum, agency))} (${num(figures[at]!.sum)})`)))} ${word(top.length === 1 ? 'pays' : 'pay')} for such work under contracts and grants in the field.`,
      figures.map((each) => each.sum),
    ),
    statements,
  });
}

/** A contract that ends is bought again, or not: whoever wants to sell asks before. */
function ending(observed: Observed, found: Collected): void {
  const today = observed.asOf.slice(0, 10);
  const horizon = new Date(observed.asOf);
  horizon.setUTCMonth(horizon.getUTCMonth() + AHEAD_MONTHS);
  const until = horizon.toISOString().slice(0, 10);
  const ahead = observed.records['usa-spending']
    .filter((record) => {
      const { endDate } = spendingOf(record);
      return endDate !== undefined && endDate >= today && endDate <= until;
    })
    .toSorted((one, other) => spendingOf(one).endDate!.localeCompare(spendingOf(other).endDate!));
  if (ahead.length === 0) return;
  const count = derivedFigure(observed, {
    id: 'buyers:ending',
    label: `contracts and grants in the field that end by ${formatDate(until)}`,
    value: ahead.length,
    how: 'count',
    engine: 'usa-spending',
    records: ahead,
  });
  found.figures.push(count);
  const shown = ahead.slice(0, LISTED);
  found.cited.push(...shown);
  found.tables.push({
    id: 'ending',
    caption: 'Contracts and grants that are about to end, next to end first',
    columns: [
      { label: 'Recipient', unit: 'text' },
      { label: 'Agency', unit: 'text' },
      { label: 'End date', unit: 'date' },
      { label: 'Obligated', unit: 'usd' },
    ],
    rows: shown.map((record) => ({
      cells: [
        spendingOf(record).recipient ?? record.title,
        spendingOf(record).agency ?? null,
        spendingOf(record).endDate!,
        record.amount,
      ],
      key: keyOf(record),
      figures: [],
    })),
    note: words`End dates as the awards state them, as of ${asOf(observed)}; they do not say whether one will be renewed.`,
  });
  found.findings.push({
    id: 'buyers:ending',
    family: 'buyers',
    n: ahead.length,
    period: periodOf(ahead),
    missing: null,
    importance: 61,
    headline: null,
    statements: [
      makeStatement(
        words`${countOf(count, 'contract or grant', 'contracts and grants')} in the field ${word(ahead.length === 1 ? 'ends' : 'end')} by ${name(count, formatDate(until))}.`,
        [count],
      ),
    ],
  });
}
