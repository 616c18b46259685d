import type { FundingOpportunity } from '../../../catalogue/engines/funding-opportunities.ts';
import type { Spending } from '../../../catalogue/engines/usa-spending.ts';
import { type DraftSection, sectionOf } from '../../draft.ts';
import type { Evidence, EvidenceRecord } from '../../evidence.ts';
import { words } from '../../statements/statement.ts';
import { findingTable, hasFinding, tell, tellOnly } from './findings.ts';
import { openCalls } from './funding.ts';
import { tellNotes } from './noted.ts';
import { list, NOTHING_CLOSE, paragraph, recordTable, seriesChart, totalsSentence } from './parts.ts';
import { ASKED, closestOf, stateIn, wordsIn, worksTable } from './works.ts';

const callOf = (each: EvidenceRecord) => each.record.data as FundingOpportunity;
const spendingOf = (each: EvidenceRecord) => each.record.data as Spending;

const QUOTED = 5;
const CALLS = 8;

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
      // Of a few the table says as much.
      evidence.totals['funding-opportunities'] > CALLS ? paragraph(...tell(evidence, 'demand')) : null,
      worksTable(evidence, askedFor(evidence), {
        caption: 'What agencies ask for or have asked for, the nearest first',
        kinds: ASKED,
        columns: [
          { label: 'Call', unit: 'text' },
          { label: 'Agency', unit: 'text' },
          { label: 'Closes', unit: 'date' },
          { label: 'State', unit: 'text' },
          { label: 'Words in common', unit: 'text' },
        ],
        cells: (each) => [
          each.record.title,
          callOf(each).office ?? callOf(each).agency ?? null,
          callOf(each).closeDate ?? null,
          stateIn(each),
          wordsIn(each),
        ],
      }),
    ],
    NOTHING_CLOSE,
  );
}

/** Calls that come close to the idea, and those of the field that are still open. */
function askedFor(evidence: Evidence): EvidenceRecord[] {
  const close = closestOf(evidence, 'funding-opportunities');
  return [...close, ...openCalls(evidence).filter((each) => !close.includes(each))].slice(0, CALLS);
}
