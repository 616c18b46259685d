import { formatMoneyShort } from '@groundwork/contract/format';
import type { Award } from '../../../catalogue/engines/awards.ts';
import type { FundingOpportunity } from '../../../catalogue/engines/funding-opportunities.ts';
import type { Investor } from '../../../catalogue/engines/investors.ts';
import { type DraftSection, type DraftSentence, fact, fieldGrounds, sectionOf, sentence } from '../../draft.ts';
import { type Evidence, type EvidenceRecord, findSeries } from '../../evidence.ts';
import { allOf } from '../../findings/collect.ts';
import { articled } from '../../findings/with-article.ts';
import { fieldLine } from '../../records/evidence-record.ts';
import { field, inField, title } from '../../statements/of-record.ts';
import { atHead, joined, num, ofRecord, type Words, word, words } from '../../statements/statement.ts';
import { findingTable, hasFinding, tell, tellOnly } from './findings.ts';
import { fundingPath } from './funding-path.ts';
import { fundsOf } from './funds.ts';
import {
  agencyLeaders,
  figureOf,
  figureValue,
  leaders,
  NOTHING_CLOSE,
  paragraph,
  recordTable,
  seriesChart,
  totalsSentence,
} from './parts.ts';
import { ASKED, closestOf, stateIn, wordsIn, worksTable } from './works.ts';

const awardOf = (each: EvidenceRecord) => each.record.data as Award;
const callOf = (each: EvidenceRecord) => each.record.data as FundingOpportunity;
const investorOf = (each: EvidenceRecord) => each.record.data as Investor;

/** Of fewer awards those that come close are told one by one, and shares of the others say little. */
const RICH = 30;
const CALLS = 8;

export function fundingLandscape(evidence: Evidence): DraftSection {
  const isRich = evidence.totals.awards >= RICH;
  const phases = leaders(evidence, 'awards-by-phase', 'count', 3);
  const open = openCalls(evidence);
  // Of a few calls that are over each says so itself.
  const calls = paragraph(...(open.length > 0 || isRich ? tell(evidence, 'calls') : []), nextToClose(evidence));
  const openTable = findingTable(evidence, 'open-calls');
  const paid = paragraph(
    isRich ? whoPays(evidence) : null,
    ...tell(evidence, 'award-sizes'),
    isRich && phases.names.length > 1 && !hasFinding(evidence, 'award-sizes:by-phase')
      ? sentence(words`By phase, ${whichState(evidence)} ${joined(phases.texts)}.`, phases.figures)
      : null,
  );
  return sectionOf(
    'funding-landscape',
    'Funding landscape',
    [
      // Open calls come first; that there are none comes after who has paid.
      ...(open.length > 0 ? [calls, openTable, paid] : [paid, calls]),
      // Of a few the table says as much.
      evidence.totals['funding-opportunities'] > CALLS ? paragraph(...tell(evidence, 'demand')) : null,
      worksTable(evidence, closestOf(evidence, 'funding-opportunities').slice(0, CALLS), {
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
      ...fundingPath(evidence),
      paragraph(...(isRich ? tellOnly(evidence, 'concentration:awards') : []), ...tell(evidence, 'award-paths')),
      findingTable(evidence, 'award-sizes'),
      isRich
        ? seriesChart(evidence, 'awards-by-agency', {
            kind: 'bar',
            title: 'Awards in the field by agency',
            xLabel: 'Agency',
            yLabel: 'Awards',
            value: 'count',
          })
        : null,
      awardsByYear(evidence),
      recordTable(evidence, 'awards', {
        caption: 'What awards in the field were paid',
        records: paidFor(evidence),
        columns: [
          { label: 'Award', unit: 'text' },
          { label: 'Awardee', unit: 'text' },
          { label: 'Agency', unit: 'text' },
          { label: 'Phase', unit: 'text' },
          { label: 'Date', unit: 'date' },
          { label: 'Amount', unit: 'usd' },
        ],
        cells: (each) => [
          each.record.title,
          awardOf(each).awardee ?? null,
          awardOf(each).agency ?? null,
          awardOf(each).phase ?? null,
          each.record.date,
          each.record.amount,
        ],
        limit: 20,
      }),
      paragraph(
        fundsOf(evidence).length > 0
          ? totalsSentence(evidence, 'investors', { ofOne: words`a fund size`, ofSeveral: words`a fund size` })
          : null,
      ),
      findingTable(evidence, 'recent-investors'),
      recordTable(evidence, 'investors', {
        caption: 'Investors in the field',
        records: fundsOf(evidence),
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
        limit: 12,
      }),
    ],
    NOTHING_CLOSE,
  );
}

/** Fewer sums compare nothing; an award without one is told with what it is about. */
const PAID_MIN = 3;

function paidFor({ records: { awards } }: Evidence): EvidenceRecord[] {
  const paid = awards.filter(({ record }) => record.amount !== null);
  return paid.length < PAID_MIN ? [] : paid;
}

/** Awards without a phase are in no part of the count. */
function whichState(evidence: Evidence): Words {
  const stating = findSeries(evidence, 'awards-by-phase').rows.reduce((sum, { count }) => sum + count, 0);
  return word(stating < evidence.totals.awards ? 'the awards that state theirs are' : 'the awards are');
}

/** At most so many agencies are named, each of them where there are no more. */
const AGENCIES_NAMED = 4;

/** The agencies that made the awards, else most of them; for a single award, who made it, to whom and when. */
export function whoPays(evidence: Evidence): DraftSentence | null {
  const agencies = agencyLeaders(evidence, 'awards-by-agency', 'count', 3, 2);
  const all = figureValue(evidence, 'awards:count');
  if (agencies.names.length === 1 && figureValue(evidence, agencies.figures[0]!) === all)
    return sentence(
      words`${allOf(figureOf(evidence, agencies.figures[0]!), figureOf(evidence, 'awards:count'), words`awards in the field`)} come from ${agencies.named[0]!}.`,
      ['awards:count', ...agencies.figures],
    );
  const few = agencyLeaders(evidence, 'awards-by-agency', 'count', AGENCIES_NAMED);
  const counts = few.figures.map((id) => figureValue(evidence, id));
  if (few.names.length > 1 && counts.reduce((sum, count) => sum + count, 0) === all)
    return sentence(
      words`The ${num(figureOf(evidence, 'awards:count'))} awards in the field come from ${joined(few.named.map((named, at) => (counts[at] === 1 ? named : few.texts[at]!)))}.`,
      ['awards:count', ...few.figures],
    );
  if (agencies.names.length > 0)
    return sentence(
      words`As the records name agencies, awards in the field come most often from ${joined(agencies.texts)}.`,
      agencies.figures,
    );
  const [only, ...others] = evidence.records.awards;
  const { agency, awardee, phase, year } = only ? awardOf(only) : {};
  if (!only || others.length > 0 || evidence.totals.awards > 1 || !agency || !awardee) return null;
  return fact(
    words`${atHead(articled(inField(only, 'Agency', agency)!))} made the award ${title(only)} to ${inField(only, 'Awardee', awardee)}${year ? words` in ${inField(only, 'Award year', String(year))}` : null}${phase ? words` (${inField(only, 'Phase', phase)})` : null}.`,
    fieldGrounds(only, 'Title', 'Agency', 'Awardee', 'Award year', 'Phase'),
  );
}

/** Money by year where awards state it, else their number. */
function awardsByYear(evidence: Evidence) {
  const options = { kind: 'column' as const, xLabel: 'Year' };
  return (
    seriesChart(evidence, 'awards-by-year', {
      ...options,
      title: 'Award money by year',
      yLabel: 'Award amount',
      value: 'amount',
    }) ??
    seriesChart(evidence, 'awards-by-year', {
      ...options,
      title: 'Awards in the field by year',
      yLabel: 'Awards',
      value: 'count',
    })
  );
}

/** Calls that close on or after the as-of date, the next to close first. */
export function openCalls(evidence: Evidence): EvidenceRecord[] {
  const today = evidence.asOf.slice(0, 10);
  return evidence.records['funding-opportunities']
    .filter((each) => (callOf(each).closeDate ?? '') >= today)
    .sort((a, b) => (callOf(a).closeDate! < callOf(b).closeDate! ? -1 : 1));
}

export function nextToClose(evidence: Evidence): DraftSentence | null {
  const [next] = openCalls(evidence);
  return next ? nextCall(next) : null;
}

/** "The next to close is … by NASA, on 12 March, 2027, with awards of up to $1.5 million." */
function nextCall(each: EvidenceRecord): DraftSentence {
  const { agency } = callOf(each);
  const limit = fieldLine(each.fields, 'Award ceiling');
  const ceiling =
    each.record.amount && limit
      ? words`, with awards of up to ${ofRecord(each.key, limit, formatMoneyShort(each.record.amount), 'amount')}`
      : null;
  const by = agency ? words` by ${articled(inField(each, 'Agency', agency)!)}` : null;
  return {
    ...fact(
      words`The next call to close is ${title(each)}${by}, on ${field(each, 'Closes')}${ceiling}.`,
      fieldGrounds(each, 'Title', 'Agency', 'Closes', 'Award ceiling'),
    ),
    ranked: { engine: 'funding-opportunities', by: 'closing' },
  };
}
