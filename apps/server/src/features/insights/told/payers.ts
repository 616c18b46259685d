import type { CatalogueRecord } from '../../../catalogue/record.ts';
import {
  type Collected,
  derivedFigure,
  makeStatement,
  nothing,
  partSeen,
  periodOf,
  queryOn,
  shareOf,
} from '../../../evidence/findings/collect.ts';
import type { Observed } from '../../../evidence/findings/observed.ts';
import { byCount, SHARE_MIN } from '../../../evidence/records/statistics.ts';
import { joined, name, num, word, words } from '../../../evidence/statements/statement.ts';

const TOP = 2;
/** The agencies that pay most often pay for so much of a hundred at least. */
const PAID_MIN = 50;

/** Which agencies pay for awards in the field, where a few pay for most of them. */
export function payers(observed: Observed): Collected {
  const found = nothing();
  const engine = 'awards' as const;
  const groups = new Map<string, CatalogueRecord[]>();
  const naming = observed.records.awards.filter(({ facets }) => (facets['agency']?.length ?? 0) > 0);
  for (const record of naming) {
    const [agency] = record.facets['agency']!;
    groups.set(agency!, [...(groups.get(agency!) ?? []), record]);
  }
  const ranked = byCount([...groups].map(([name, records]) => ({ name, records })));
  const top = ranked.slice(0, TOP).filter(({ records }) => records.length > 1);
  if (naming.length < SHARE_MIN || top.length === 0 || ranked.length <= top.length) return found;
  const series = 'payers-of-awards';
  found.series.push({
    id: series,
    query: queryOn(observed, engine),
    rows: ranked.map(({ name, records }) => ({ key: name, count: records.length, amount: 0, withAmount: 0 })),
  });
  const figures = top.map(({ name, records }) =>
    derivedFigure(observed, {
      id: `${series}:${name}:count`,
      label: `awards in the field, ${name}`,
      value: records.length,
      how: 'count',
      engine,
      filters: { agency: [name] },
      records,
    }),
  );
  const whole = derivedFigure(observed, {
    id: `${series}:naming`,
    label: 'awards in the field that name their agency',
    value: naming.length,
    how: 'count',
    engine,
    records: naming,
  });
  const records = top.flatMap((each) => each.records);
  const paid = derivedFigure(observed, {
    id: `${series}:top`,
    label: 'awards in the field that the agencies pay which pay most often',
    value: records.length,
    how: 'count',
    engine,
    records,
  });
  const share = shareOf(`${series}:top-share`, 'share of the awards in the field that these agencies pay', paid, whole);
  if (share.value < PAID_MIN) return found;
  found.figures.push(...figures, whole, paid, share);
  const told = joined(top.map((one, at) => words`${name(figures[at]!, one.name)} (${num(figures[at]!)})`));
  found.findings.push({
    id: 'payers:awards',
    family: 'buyers',
    n: naming.length,
    period: periodOf(naming),
    missing: partSeen(observed, engine),
    importance: 68,
    headline: makeStatement(
      words`${told} ${word(top.length === 1 ? 'pays' : 'pay')} most often for awards in the field: ${num(share)} of them.`,
      [...figures, share],
    ),
    statements: [
      makeStatement(
        words`Of the ${num(whole)} awards in the field that name their agency, ${told} pay ${num(share)}.`,
        [whole, ...figures, share],
      ),
    ],
  });
  return found;
}
