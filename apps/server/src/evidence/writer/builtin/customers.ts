import type { Spending } from '../../../catalogue/engines/usa-spending.ts';
import { type DraftSection, sectionOf } from '../../draft.ts';
import type { Evidence, EvidenceRecord } from '../../evidence.ts';
import { words } from '../../statements/statement.ts';
import { findingTable, hasFinding, tellOnly } from './findings.ts';
import { tellNotes } from './noted.ts';
import { list, NOTHING_CLOSE, paragraph, recordTable, seriesChart, totalsSentence } from './parts.ts';

const spendingOf = (each: EvidenceRecord) => each.record.data as Spending;

const QUOTED = 5;

export function customers(evidence: Evidence): DraftSection {
  const bought = tellOnly(evidence, 'buyers:agencies', 'buyers:ending');
  return sectionOf(
    'customers',
    'Customers',
    [
      list(tellNotes(evidence, ['customers'], { limit: QUOTED })),
      bought.length > 0
        ? paragraph(...bought)
        : evidence.totals['usa-spending'] > 0
          ? paragraph(
              totalsSentence(evidence, 'usa-spending', {
                ofOne: words`an obligated amount`,
                ofSeveral: words`an obligated amount`,
              }),
            )
          : null,
      seriesChart(evidence, 'spending-by-agency', {
        kind: 'bar',
        title: 'Government buyers in the field',
        xLabel: 'Agency',
        yLabel: 'Obligated amount',
        value: 'amount',
      }),
      recordTable(evidence, 'usa-spending', {
        caption: 'Contracts and grants in the field',
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
    ],
    NOTHING_CLOSE,
  );
}
