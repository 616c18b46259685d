import type { FundingOpportunity } from '../../../catalogue/engines/funding-opportunities.ts';
import type { Spending } from '../../../catalogue/engines/usa-spending.ts';
import { type Evidence, type EvidenceRecord, findingsOf } from '../../evidence.ts';
import { listed, word, words } from '../../statements/template.ts';
import { type DraftSection, inference, sectionOf } from '../draft.ts';
import { aimTable } from './aims.ts';
import { findingTable, hasFinding, tell, tellOnly } from './findings.ts';
import { agencyLeaders, leaders, list, looked, paragraph, recordTable, seriesChart, totalsSentence } from './parts.ts';
import { hasPaidLately } from './plan-people.ts';
import { quote } from './quotes.ts';

const callOf = (each: EvidenceRecord) => each.record.data as FundingOpportunity;
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
          ? paragraph(
              totalsSentence(evidence, 'usa-spending', {
                ofOne: words`an obligated amount`,
                ofSeveral: words`an obligated amount`,
              }),
            )
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
      paragraph(...tell(evidence, 'demand'), askedFor(evidence)),
      aimTable(evidence, ['funding-opportunities'], {
        caption: 'What agencies have asked for',
        columns: [
          { label: 'Agency', unit: 'text' },
          { label: 'Call', unit: 'text' },
          { label: 'Year', unit: 'year' },
        ],
        cells: (each) => [callOf(each).office ?? callOf(each).agency ?? null, each.record.title, yearOf(each)],
        words: 'In the words of the call',
        isOfItsTime: true,
      }),
      missions(evidence),
      said.length > 0
        ? paragraph(
            inference(
              word(
                bought.length > 0
                  ? 'Besides public buyers, records on the topic may tell who else would use such a thing:'
                  : 'Records on the topic may tell who would use such a thing:',
              ),
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
    looked('statements about customers, in calls of agencies and in government spending'),
  );
}

const yearOf = ({ record: { date } }: EvidenceRecord): number | null => (date ? Number(date.slice(0, 4)) : null);

/** What calls mean for sales. */
function askedFor(evidence: Evidence) {
  const [finding] = findingsOf(evidence, 'demand');
  // Without one, the calls are of long ago.
  if (!finding?.headline) return null;
  const what = word(finding.n === 1 ? 'it asks' : 'these calls ask');
  return inference(words`Read what ${what} for: the need may still be there.`, finding.headline.figures);
}

/** Departments that pay for research because they need what comes of it. */
const WITH_MISSION =
  /\b(?:defense|army|navy|air force|marine corps|space force|missile|special operations|aeronautics|homeland|transportation|energy|geospatial|coast guard|veterans)\b/i;
const MISSIONS_NAMED = 3;

/** Who pays for awards because of a need of its own may buy what comes of them. */
function missions(evidence: Evidence) {
  const { names } = leaders(evidence, 'awards-by-agency', 'count', Number.POSITIVE_INFINITY);
  const all = agencyLeaders(evidence, 'awards-by-agency', 'count', Number.POSITIVE_INFINITY);
  const at = [...names.keys()]
    .filter((each) => WITH_MISSION.test(names[each]!) && hasPaidLately(evidence, names[each]!))
    .slice(0, MISSIONS_NAMED);
  if (at.length === 0) return null;
  return paragraph(
    inference(
      words`Ask the program managers at ${listed(at.map((each) => all.named[each]!))} who would use the result: who pays for what it needs may be among the first customers.`,
      at.map((each) => all.figures[each]!),
    ),
  );
}
