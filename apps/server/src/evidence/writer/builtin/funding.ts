import { formatDate, formatMoneyShort } from '@groundwork/contract/format';
import type { Award } from '../../../catalogue/engines/awards.ts';
import type { FundingOpportunity } from '../../../catalogue/engines/funding-opportunities.ts';
import type { Investor } from '../../../catalogue/engines/investors.ts';
import type { Evidence, EvidenceRecord } from '../../evidence.ts';
import { type DraftSection, type DraftSentence, fieldGrounds, inWords, sectionOf, sentence } from '../draft.ts';
import { leaders, looked, paragraph, recordTable, seriesChart, totalsSentence, trendSentence } from './parts.ts';

const awardOf = (each: EvidenceRecord) => each.record.data as Award;
const callOf = (each: EvidenceRecord) => each.record.data as FundingOpportunity;
const investorOf = (each: EvidenceRecord) => each.record.data as Investor;

export function fundingLandscape(evidence: Evidence): DraftSection {
  const agencies = leaders(evidence, 'awards-by-agency', 'amount', 3);
  const phases = leaders(evidence, 'awards-by-phase', 'count', 3);
  const open = openCalls(evidence);
  return sectionOf(
    'funding-landscape',
    'Funding landscape',
    [
      paragraph(
        evidence.totals.awards > 0 ? totalsSentence(evidence, 'awards', 'an amount') : null,
        agencies.names.length > 0
          ? sentence(`The largest sums came from ${inWords(agencies.texts)}.`, agencies.figures)
          : null,
        phases.names.length > 1 ? sentence(`By phase, the awards are ${inWords(phases.texts)}.`, phases.figures) : null,
        trendSentence(evidence, 'awards-by-year', 'Awards on the topic'),
      ),
      seriesChart(evidence, 'awards-by-agency', {
        kind: 'bar',
        title: 'Award money by agency',
        xLabel: 'Agency',
        yLabel: 'Award amount',
        value: 'amount',
      }),
      seriesChart(evidence, 'awards-by-year', {
        kind: 'column',
        title: 'Award money by year',
        xLabel: 'Year',
        yLabel: 'Award amount',
        value: 'amount',
      }),
      recordTable(evidence, 'awards', {
        caption: 'Awards closest to the project',
        columns: [
          { label: 'Award', unit: 'text' },
          { label: 'Awardee', unit: 'text' },
          { label: 'Agency', unit: 'text' },
          { label: 'Date', unit: 'date' },
          { label: 'Amount', unit: 'usd' },
        ],
        cells: (each) => [
          each.record.title,
          awardOf(each).awardee ?? null,
          awardOf(each).agency ?? null,
          each.record.date,
          each.record.amount,
        ],
      }),
      paragraph(...callSentences(evidence, open)),
      recordTable(evidence, 'funding-opportunities', {
        caption: open.length > 0 ? 'Open calls, the next to close first' : 'Calls on the topic',
        columns: [
          { label: 'Call', unit: 'text' },
          { label: 'Agency', unit: 'text' },
          { label: 'Closes', unit: 'date' },
          { label: 'Award ceiling', unit: 'usd' },
        ],
        cells: (each) => [
          each.record.title,
          callOf(each).agency ?? null,
          callOf(each).closeDate ?? null,
          each.record.amount,
        ],
        records: open.length > 0 ? open : evidence.records['funding-opportunities'],
        limit: 8,
      }),
      paragraph(evidence.totals.investors > 0 ? totalsSentence(evidence, 'investors', 'a fund size') : null),
      recordTable(evidence, 'investors', {
        caption: 'Investors closest to the project',
        columns: [
          { label: 'Investor', unit: 'text' },
          { label: 'Type', unit: 'text' },
          { label: 'Stages', unit: 'text' },
          { label: 'Fund size', unit: 'usd' },
        ],
        cells: (each) => [
          each.record.title,
          investorOf(each).type ?? null,
          investorOf(each).stages?.join('; ') ?? null,
          each.record.amount,
        ],
        limit: 8,
      }),
    ],
    looked('awards, funding opportunities and investors'),
  );
}

/** Calls that close on or after the as-of date, the next to close first. */
export function openCalls(evidence: Evidence): EvidenceRecord[] {
  const today = evidence.asOf.slice(0, 10);
  return evidence.records['funding-opportunities']
    .filter((each) => (callOf(each).closeDate ?? '') >= today)
    .sort((a, b) => (callOf(a).closeDate! < callOf(b).closeDate! ? -1 : 1));
}

function callSentences(evidence: Evidence, open: EvidenceRecord[]): (DraftSentence | null)[] {
  if (evidence.totals['funding-opportunities'] === 0) return [];
  const found = totalsSentence(evidence, 'funding-opportunities', 'an award ceiling');
  const [next] = open;
  if (!next) return [found];
  return [found, nextCall(next)];
}

/** "The next to close is … by NASA, on 12 March, 2027, with awards of up to $1.5 million." */
export function nextCall(each: EvidenceRecord): DraftSentence {
  const { agency, closeDate } = callOf(each);
  const ceiling = each.record.amount ? `, with awards of up to ${formatMoneyShort(each.record.amount)}` : '';
  const by = agency ? ` by ${agency}` : '';
  return {
    ...sentence(
      `The next call to close is “${each.record.title}”${by}, on ${formatDate(closeDate)}${ceiling}.`,
      [],
      [...fieldGrounds(each, 'Title', 'Agency', 'Closes', 'Award ceiling')],
    ),
    ranked: { engine: 'funding-opportunities', by: 'closing' },
  };
}
