import type { AgentFind, AgentPreview, Precision } from '@groundwork/contract/agents';
import { AGENT_PREVIEW_DAYS, AGENT_PREVIEW_MAX } from '@groundwork/contract/limits';
import type { CatalogueIndex, Selection } from '../../catalogue/index/index.port.ts';
import { matchesByRef, type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import { type CatalogueRecord, refKey } from '../../catalogue/record.ts';
import type { Clock } from '../../platform/clock.ts';
import { DAY_MS } from './agent-times.ts';
import type { FollowedCompany } from './agents.table.ts';
import { companyFind, hasClosed, isPrecise, mayApply, opportunityFind } from './finds.ts';
import { FOLLOWED, type LookDependencies, OPPORTUNITIES } from './look-through.ts';
import { keysOfCompany, matchUnsplit } from './matching/company-matches.ts';

type Dependencies = { index: CatalogueIndex; clock: Clock };

const PER_DATA_SET = 200;
const LOOKED_THROUGH = 500;
const PRECISIONS: Precision[] = ['precise', 'balanced', 'broad'];

/** Takes the records' own dates: a company's are found by its names and numbers, not by when they were stored. */
export async function previewCompanies(
  companies: FollowedCompany[],
  { index, clock, splitFrom }: Dependencies & Pick<LookDependencies, 'splitFrom'>,
): Promise<AgentPreview> {
  const from = firstDay(clock);
  const groups = await index.findByIdentity([...new Set(companies.flatMap(keysOfCompany))], {
    perEngine: PER_DATA_SET,
  });
  const isShown = await withoutSample(index);
  const records = groups
    .filter(({ engine }) => FOLLOWED.has(engine) && engine !== 'companies')
    .flatMap((group) => group.records)
    .filter(
      (record) => isShown(record) && !record.withdrawn && (record.date?.length === 10 ? record.date >= from : false),
    )
    .sort((a, b) => ((b.date ?? '') < (a.date ?? '') ? -1 : 1));
  const finds: AgentFind[] = [];
  for (const record of records) {
    const match = await matchUnsplit(companies, record, splitFrom);
    if (match) finds.push(companyFind(record, match, []));
  }
  return preview('dated', finds, null);
}

export async function previewOpportunities(
  about: ProjectMatches,
  { eligibleApplicants, precision }: { eligibleApplicants: string[]; precision: Precision },
  { index, clock }: Dependencies,
): Promise<AgentPreview> {
  const from = firstDay(clock);
  const now = clock.now().getTime();
  const today = new Date(now).toISOString().slice(0, 10);
  const basis = (await hasHistory(index, from)) ? 'seen' : 'dated';
  const ranges: Selection['ranges'] =
    basis === 'seen' ? { seen: { min: `${from}T00:00:00.000Z` } } : { date: { min: from, max: today } };
  const { hits } = await index.search({
    engines: [OPPORTUNITIES],
    query: null,
    among: within(about, 'wide'),
    ranges,
    sort: 'relevance',
    direction: 'desc',
    offset: 0,
    limit: LOOKED_THROUGH,
  });
  const isShown = await withoutSample(index);
  const byRef = matchesByRef(about);
  const fitting = hits.flatMap(({ record }) => {
    const match = byRef.get(refKey(record));
    return match &&
      isShown(record) &&
      !record.withdrawn &&
      !hasClosed(record, now) &&
      mayApply(record, eligibleApplicants)
      ? { record, match }
      : [];
  });
  const by = (each: Precision) => fitting.filter(({ match }) => isPrecise(match, each));
  const finds = by(precision).map(({ record, match }) => opportunityFind(record, match, [], eligibleApplicants));
  const byPrecision = Object.fromEntries(PRECISIONS.map((each) => [each, by(each).length])) as Record<
    Precision,
    number
  >;
  return preview(basis, finds, byPrecision);
}

const preview = (
  basis: AgentPreview['basis'],
  finds: AgentFind[],
  byPrecision: AgentPreview['byPrecision'],
): AgentPreview => ({
  days: AGENT_PREVIEW_DAYS,
  basis,
  total: finds.length,
  finds: finds.slice(0, AGENT_PREVIEW_MAX),
  byPrecision,
});

const firstDay = (clock: Clock) =>
  new Date(clock.now().getTime() - AGENT_PREVIEW_DAYS * DAY_MS).toISOString().slice(0, 10);

/** Whether this catalogue held opportunities before the days that are looked at. */
async function hasHistory(index: CatalogueIndex, from: string): Promise<boolean> {
  const ranges = { seen: { max: `${from}T00:00:00.000Z` } };
  const [before] = await index.aggregate({ engines: [OPPORTUNITIES], query: null, ranges, by: { type: 'all' } });
  return (before?.count ?? 0) > 0;
}

/** Sample data is shown where there is nothing else. */
async function withoutSample(index: CatalogueIndex): Promise<(record: CatalogueRecord) => boolean> {
  const stats = await index.stats();
  const isAllSample = stats.every(({ count, sampleCount }) => count === sampleCount);
  return ({ source }) => isAllSample || !source.isSample;
}
