import { formatMoney, formatMoneyShort } from '@groundwork/contract/format';
import type { Award } from '../../../catalogue/engines/awards.ts';
import type { Spending } from '../../../catalogue/engines/usa-spending.ts';
import type { CatalogueRecord } from '../../../catalogue/record.ts';
import {
  type Collected,
  derivedFigure,
  keyOf,
  makeStatement,
  nothing,
  ofField,
  periodOf,
  titleOf,
} from '../../../evidence/findings/collect.ts';
import type { Observed } from '../../../evidence/findings/observed.ts';
import { articled } from '../../../evidence/findings/with-article.ts';
import { median, quantile, SHARE_MIN } from '../../../evidence/records/statistics.ts';
import { num, ofRecord, type Words, word, words } from '../../../evidence/statements/statement.ts';

/** Beyond the upper quartile by so many times its distance from the lower one: far out, as box plots draw it. */
const FAR_OUT = 3;

const KINDS = [
  { engine: 'awards', one: 'award', many: 'awards', tell: tellAward },
  { engine: 'usa-spending', one: 'contract or grant', many: 'contracts and grants', tell: tellSpending },
] as const;

/** The award or contract in the field that is out of all proportion to the others. */
export function unusualAmounts(observed: Observed): Collected {
  const found = nothing();
  for (const { engine, one, many, tell } of KINDS) {
    const stated = observed.records[engine].filter(({ amount }) => (amount ?? 0) > 0);
    if (stated.length < SHARE_MIN) continue;
    const amounts = stated.map(({ amount }) => amount!);
    const [low, high] = [quantile(amounts, 0.25), quantile(amounts, 0.75)];
    const largest = stated.reduce((best, record) => (record.amount! > best.amount! ? record : best));
    if (largest.amount! <= high + FAR_OUT * (high - low)) continue;
    const told = tell(largest);
    if (!told) continue;
    const typical = derivedFigure(observed, {
      id: `unusual-amount:${engine}:median`,
      label: `median ${one} in the field`,
      value: Math.round(median(amounts)),
      unit: 'usd',
      how: 'median',
      engine,
      records: stated,
    });
    const n = derivedFigure(observed, {
      id: `unusual-amount:${engine}:n`,
      label: `${many} in the field that state an amount`,
      value: stated.length,
      how: 'count',
      engine,
      records: stated,
    });
    found.figures.push(typical, n);
    found.cited.push(largest);
    found.findings.push({
      id: `unusual-amount:${engine}`,
      family: 'award-sizes',
      n: stated.length,
      period: periodOf(stated),
      missing: null,
      importance: 75,
      headline: makeStatement(told),
      statements: [
        makeStatement(told),
        makeStatement(
          words`The median ${word<typeof one>(one)} in the field is ${num(typical)}, over ${num(n)} that state an amount.`,
          [typical, n],
        ),
      ],
    });
  }
  return found;
}

function tellAward(record: CatalogueRecord): Words | null {
  const { awardee, agency, year } = record.data as Award;
  if (!awardee || !agency) return null;
  const when = year ? words` in ${ofField(record, 'Award year', String(year))}` : null;
  return words`${ofField(record, 'Awardee', awardee)} received an award of ${amountOf(record, 'Award amount')} from ${articled(ofField(record, 'Agency', agency))} for ${titleOf(record)}${when}.`;
}

function tellSpending(record: CatalogueRecord): Words | null {
  const { recipient, agency } = record.data as Spending;
  if (!recipient || !agency) return null;
  return words`The awarding agency ${ofField(record, 'Awarding agency', agency)} obligated ${amountOf(record, 'Obligated amount')} to the recipient ${ofField(record, 'Recipient', recipient)}.`;
}

/** The record's amount, in short. */
const amountOf = (record: CatalogueRecord, label: string) =>
  ofRecord(keyOf(record), `${label}: ${formatMoney(record.amount!)}`, formatMoneyShort(record.amount!), 'amount');
