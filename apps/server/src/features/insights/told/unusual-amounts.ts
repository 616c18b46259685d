import { formatMoney, formatMoneyShort, formatNumber } from '@groundwork/contract/format';
import type { Award } from '../../../catalogue/engines/awards.ts';
import type { Spending } from '../../../catalogue/engines/usa-spending.ts';
import type { CatalogueRecord } from '../../../catalogue/record.ts';
import { type Collected, keyOf, nothing, periodOf, say, workedOut } from '../../../evidence/findings/collect.ts';
import type { Observed } from '../../../evidence/findings/observed.ts';
import { median, quantile, SHARE_MIN } from '../../../evidence/findings/statistics.ts';
import { withArticle } from '../../../evidence/findings/with-article.ts';

/** Beyond the upper quartile by so many times its distance from the lower one: far out, as box plots draw it. */
const FAR_OUT = 3;

interface Told {
  text: string;
  quotes: string[];
}

const KINDS = [
  { engine: 'awards', one: 'award', many: 'awards', tell: tellAward },
  { engine: 'usa-spending', one: 'contract or grant', many: 'contracts and grants', tell: tellSpending },
] as const;

/** The award or contract on the topic that is out of all proportion to the others. */
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
    const typical = workedOut(observed, {
      id: `unusual-amount:${engine}:median`,
      label: `median ${one} on the topic`,
      value: Math.round(median(amounts)),
      unit: 'usd',
      how: 'median',
      engine,
      records: stated,
    });
    const n = workedOut(observed, {
      id: `unusual-amount:${engine}:n`,
      label: `${many} on the topic that state an amount`,
      value: stated.length,
      how: 'count',
      engine,
      records: stated,
    });
    found.figures.push(typical, n);
    found.cited.push(largest);
    const grounds = told.quotes.map((quote) => ({ key: keyOf(largest), quote }));
    found.findings.push({
      id: `unusual-amount:${engine}`,
      family: 'award-sizes',
      n: stated.length,
      period: periodOf(stated),
      missing: null,
      importance: 75,
      headline: say(told.text, [], grounds),
      statements: [
        say(told.text, [], grounds),
        say(
          `The median ${one} on the topic is ${formatMoneyShort(typical.value)}, over ${formatNumber(n.value)} that state an amount.`,
          [typical, n],
        ),
      ],
    });
  }
  return found;
}

function tellAward({ title, amount, data }: CatalogueRecord): Told | null {
  const { awardee, agency, year } = data as Award;
  if (!awardee || !agency) return null;
  return {
    text: `${awardee} received an award of ${formatMoneyShort(amount!)} from ${withArticle(agency)} for “${title}”${year ? ` in ${year}` : ''}.`,
    quotes: [
      `Title: ${title}`,
      `Awardee: ${awardee}`,
      `Agency: ${agency}`,
      ...(year ? [`Award year: ${year}`] : []),
      `Award amount: ${formatMoney(amount!)}`,
    ],
  };
}

function tellSpending({ amount, data }: CatalogueRecord): Told | null {
  const { recipient, agency } = data as Spending;
  if (!recipient || !agency) return null;
  return {
    text: `The awarding agency ${agency} obligated ${formatMoneyShort(amount!)} to the recipient ${recipient}.`,
    quotes: [`Recipient: ${recipient}`, `Awarding agency: ${agency}`, `Obligated amount: ${formatMoney(amount!)}`],
  };
}
