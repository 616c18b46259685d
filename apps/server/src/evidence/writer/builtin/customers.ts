import { formatMoneyShort } from '@groundwork/contract/format';
import type { Spending } from '../../../catalogue/engines/usa-spending.ts';
import type { Evidence, EvidenceRecord } from '../../evidence.ts';
import { type DraftSection, inference, inWords, sectionOf, sentence } from '../draft.ts';
import { quotations } from './attribution.ts';
import { leaders, list, looked, paragraph, recordTable, seriesChart, totalsSentence } from './parts.ts';

const spendingOf = (each: EvidenceRecord) => each.record.data as Spending;

export function customers(evidence: Evidence): DraftSection {
  const buyers = leaders(evidence, 'spending-by-agency', 'amount', 3);
  const said = quotations(evidence, evidence.passages.customers);
  return sectionOf(
    'customers',
    'Customers',
    [
      said.length > 0 ? paragraph(whoBuys(evidence)) : null,
      list(said),
      paragraph(
        evidence.totals['usa-spending'] > 0 ? totalsSentence(evidence, 'usa-spending', 'an obligated amount') : null,
        buyers.names.length > 0
          ? sentence(
              `The ${buyers.names.length === 1 ? 'agency that pays most is' : 'agencies that pay most are'} ${inWords(buyers.texts)}.`,
              buyers.figures,
            )
          : null,
      ),
      seriesChart(evidence, 'spending-by-agency', {
        kind: 'bar',
        title: 'Government buyers of the topic',
        xLabel: 'Agency',
        yLabel: 'Obligated amount',
        value: 'amount',
      }),
      recordTable(evidence, 'usa-spending', {
        caption: 'Contracts and grants closest to the project',
        columns: [
          { label: 'Recipient', unit: 'text' },
          { label: 'Agency', unit: 'text' },
          { label: 'Start', unit: 'date' },
          { label: 'Obligated', unit: 'usd' },
        ],
        cells: (each) => [
          spendingOf(each).recipient ?? each.record.title,
          spendingOf(each).agency ?? null,
          each.record.date,
          each.record.amount,
        ],
        limit: 8,
      }),
      paragraph(largest(evidence)),
    ],
    looked('statements about customers, nor in government spending'),
  );
}

const whoBuys = (evidence: Evidence) =>
  inference('These sentences of records on the topic may tell who uses or buys such things:', [
    ...new Set(evidence.passages.customers.map(({ key }) => `${key.slice(0, key.indexOf('/'))}:count`)),
  ]);

function largest(evidence: Evidence) {
  const [top] = [...evidence.records['usa-spending']]
    .filter(({ record }) => (record.amount ?? 0) > 0)
    .sort((a, b) => b.record.amount! - a.record.amount!);
  const recipient = top && spendingOf(top).recipient;
  const agency = top && spendingOf(top).agency;
  if (!top || !recipient || !agency) return null;
  return {
    ...sentence(
      `The largest of these went from ${agency} to ${recipient}: ${formatMoneyShort(top.record.amount!)}.`,
      [],
      [
        { key: top.key, quote: `Recipient: ${recipient}` },
        { key: top.key, quote: `Awarding agency: ${agency}` },
        ...top.fields.filter((line) => line.startsWith('Obligated amount: ')).map((quote) => ({ key: top.key, quote })),
      ],
    ),
    ranked: { engine: 'usa-spending' as const, by: 'amount' as const },
  };
}
