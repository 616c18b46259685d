import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type FundingOpportunity, fundingOpportunityRecord } from '../../catalogue/engines/funding-opportunities.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseMoney } from '../../catalogue/normalise/numbers.ts';
import { optionalParagraphs } from '../../catalogue/normalise/text.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, numberAt, RowRejected, required, textAt, textsAt } from '../shared/mapping.ts';
import { inEuros, PORTAL, safeAddress } from './eu-portal.ts';

type Stamp = (id: string, url: string | null) => RecordStamp;

const TOPIC = `${PORTAL}/topic-details`;

const STATUSES: Record<string, string> = { '31094501': 'Forecasted', '31094502': 'Open', '31094503': 'Closed' };

/** The portal's codes of programs, as its own filters name them. */
const PROGRAMS: Record<string, string> = {
  '31045243': 'Horizon 2020',
  '43108390': 'Horizon Europe',
  '43152860': 'Digital Europe',
  '43251567': 'Connecting Europe Facility',
  '43251589': 'Citizens, Equality, Rights and Values',
  '43251814': 'Creative Europe',
  '43252405': 'LIFE',
  '43252476': 'Single Market Programme',
  '43353764': 'Erasmus+',
  '44181033': 'European Defence Fund',
};

/** One topic of a call, or a call of a funded project that passes money on. All values are lists of texts. */
export function mapCall(result: unknown, today: string, stamp: Stamp): CatalogueRecord {
  const about = at(result, 'metadata');
  const first = (name: string) => textAt(about, name, 0);
  const identifier = required(first('identifier') ?? textAt(result, 'reference'), 'identifier');
  const deadlines = textsAt(about, 'deadlineDate').flatMap((text) => parseDate(text.slice(0, 10)) ?? []);
  const budget = budgetOf(first('budgetOverview'), identifier);
  const program = first('frameworkProgramme');
  const data: FundingOpportunity = {
    title: required(first('title') ?? textAt(result, 'summary'), 'title'),
    description: optionalParagraphs(first('descriptionByte') ?? first('description')),
    opportunityNumber: identifier,
    agency: 'European Commission',
    office: first('callTitle'),
    kind: 'EU call',
    noticeType: textsAt(about, 'typesOfAction').join(', ') || undefined,
    status: STATUSES[first('status') ?? ''],
    program: program && PROGRAMS[program],
    postedDate: parseDate(first('startDate')?.slice(0, 10)),
    // A call in two stages has a deadline for each: the next one is the one to keep.
    closeDate: deadlines.find((day) => day >= today.slice(0, 10)) ?? deadlines.at(-1),
    expectedAwards: budget.grants,
    foreignAmounts: budget.amounts,
    categories: textsAt(about, 'keywords').slice(0, KEYWORDS_MAX),
  };
  const elsewhere = textAt(result, 'url') ?? first('url');
  const url = first('type') === '8' && elsewhere ? elsewhere : `${TOPIC}/${identifier.toLowerCase()}`;
  return fundingOpportunityRecord(data, stamp(`eu-call-${identifier.toLowerCase()}`, safeAddress(url)));
}

const KEYWORDS_MAX = 20;

/** The budget lists all topics of a call; the lines that begin with the topic's identifier are its own. */
function budgetOf(text: string | undefined, identifier: string) {
  const all = Object.values(at(parsed(text), 'budgetTopicActionMap') ?? {}).flat();
  const own = all.filter((line) => textAt(line, 'action')?.toUpperCase().startsWith(identifier.toUpperCase()));
  const line = own[0] ?? (all.length === 1 ? all[0] : undefined);
  const total = Object.values(at(line, 'budgetYearMap') ?? {}).reduce<number>(
    (sum, value) => sum + (parseMoney(String(value)) ?? 0),
    0,
  );
  return {
    grants: numberAt(line, 'expectedGrants') || undefined,
    amounts: inEuros({
      'Award floor': numberAt(line, 'minContribution'),
      'Award ceiling': numberAt(line, 'maxContribution'),
      'Total funding': total,
    }),
  };
}

function parsed(text: string | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new RowRejected('The budget is no JSON');
  }
}
