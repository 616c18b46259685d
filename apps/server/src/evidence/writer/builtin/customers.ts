import type { Spending } from '../../../catalogue/engines/usa-spending.ts';
import type { Evidence, EvidenceRecord } from '../../evidence.ts';
import { type DraftSection, inference, sectionOf } from '../draft.ts';
import { findingTable, hasFinding, tellOnly } from './findings.ts';
import { list, looked, paragraph, recordTable, seriesChart, totalsSentence } from './parts.ts';
import { quote } from './quotes.ts';

const spendingOf = (each: EvidenceRecord) => each.record.data as Spending;

export function customers(evidence: Evidence): DraftSection {
  const said = quote(evidence, 'customers');
  const bought = tellOnly(evidence, 'buyers:agencies', 'buyers:ending');
  return sectionOf(
    'customers',
    'Customers',
    [
      bought.length > 0
        ? paragraph(...bought)
        : evidence.totals['usa-spending'] > 0
          ? paragraph(totalsSentence(evidence, 'usa-spending', 'an obligated amount'))
          : null,
      seriesChart(evidence, 'spending-by-agency', {
        kind: 'bar',
        title: 'Government buyers of the topic',
        xLabel: 'Agency',
        yLabel: 'Obligated amount',
        value: 'amount',
      }),
      recordTable(evidence, 'usa-spending', {
        caption: 'Contracts and grants on the topic',
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
      hasFinding(evidence, 'buyers:ending') ? findingTable(evidence, 'ending') : null,
      said.length > 0
        ? paragraph(
            inference(
              bought.length > 0
                ? 'Besides public buyers, records on the topic may tell who else would use such a thing:'
                : 'Records on the topic may tell who would use such a thing:',
              said.flatMap((item) =>
                item.flatMap(({ grounds }) =>
                  grounds.slice(0, 1).map(({ key }) => `${key.slice(0, key.indexOf('/'))}:count`),
                ),
              ),
            ),
          )
        : null,
      list(said),
    ],
    looked('statements about customers and in government spending'),
  );
}
