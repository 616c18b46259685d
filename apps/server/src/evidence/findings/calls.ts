import { formatCount, formatDate, formatNumber } from '@groundwork/contract/format';
import type { Figure } from '@groundwork/contract/report-document';
import type { FundingOpportunity } from '../../catalogue/engines/funding-opportunities.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Statement } from '../evidence.ts';
import { isHistory } from '../gather/open-first.ts';
import { type Collected, keyOf, nothing, partSeen, say, workedOut } from './collect.ts';
import type { Observed } from './observed.ts';
import { daysBetween, FEW, median } from './statistics.ts';
import { withArticle } from './with-article.ts';

const LISTED = 10;
const ELIGIBLE_SHOWN = 2;

const callOf = (record: CatalogueRecord) => record.data as FundingOpportunity;

/** Calls that one can still apply to, with the days left, and what the agency's awards on the topic pay. */
export function calls(observed: Observed): Collected {
  const found = nothing();
  const all = observed.records['funding-opportunities'];
  const today = observed.asOf.slice(0, 10);
  const open = all
    .flatMap((record) => {
      const day = callOf(record).closeDate ?? record.closes ?? null;
      const left = day === null ? null : daysBetween(today, day);
      return left !== null && left >= 0 ? [{ record, day: day!, left }] : [];
    })
    .toSorted((one, other) => one.left - other.left);
  if (all.length === 0) return found;
  const engine = 'funding-opportunities' as const;
  const whole = workedOut(observed, {
    id: 'calls:all',
    label: 'funding opportunities on the topic',
    value: all.length,
    how: 'count',
    engine,
    filters: {},
    records: all,
  });
  const still = workedOut(observed, {
    id: 'calls:open',
    label: 'funding opportunities on the topic that are open',
    value: open.length,
    how: 'count',
    engine,
    records: open.map(({ record }) => record),
  });
  found.figures.push(whole, still);
  const base = { family: 'calls' as const, n: all.length, period: null, missing: partSeen(observed, engine) };
  const past = all.filter((record) => isHistory(record, observed.asOf));
  if (past.length === all.length) {
    const gone = workedOut(observed, {
      id: 'calls:past',
      label: 'funding opportunities on the topic that are years old',
      value: past.length,
      how: 'count',
      engine,
      records: past,
    });
    found.figures.push(gone);
    // When some of them closed is not on record, so it is not said. Old calls say that somebody once wanted it, which is no news and no advice.
    const text =
      all.length === 1
        ? 'The one call on record for the topic is years old.'
        : `None of the ${formatNumber(all.length)} calls on record for the topic is open: all are years old.`;
    const statements = [say(text, all.length === 1 ? [gone] : [still, whole, gone])];
    found.findings.push({ ...base, id: 'calls:past', importance: 15, headline: null, statements });
    return found;
  }
  if (open.length === 0) {
    found.findings.push({
      ...base,
      id: 'calls:none',
      importance: 40,
      headline: say(
        all.length === 1
          ? 'The one call found on the topic has closed.'
          : `None of the ${formatNumber(all.length)} calls found on the topic can still be applied for.`,
        [whole, still],
      ),
      statements: [
        say(
          all.length === 1
            ? 'The one call on record for the topic is closed.'
            : `None of the ${formatNumber(all.length)} calls on record for the topic is open.`,
          [whole, still],
        ),
      ],
    });
    return found;
  }
  const rows = open.slice(0, LISTED).map(({ record, day, left }) => {
    const days = workedOut(observed, {
      id: `calls:${record.id}:days`,
      label: `days left to apply for ${record.title}`,
      value: left,
      unit: 'days',
      how: 'days-left',
      engine,
      records: [record],
    });
    const typical = typicalOf(observed, callOf(record).agency);
    const figures: Figure[] = typical ? [days, typical] : [days];
    found.figures.push(...figures);
    found.cited.push(record);
    return {
      cells: [
        record.title,
        callOf(record).agency ?? null,
        eligible(record),
        day,
        left,
        record.amount,
        typical?.value ?? null,
        callOf(record).contact?.name ?? null,
      ],
      key: keyOf(record),
      figures: figures.map(({ id }) => id),
    };
  });
  const hasTypical = rows.some(({ cells }) => cells[6] !== null);
  const hasCeiling = rows.some(({ cells }) => cells[5] !== null);
  const columns = [
    { label: 'Call', unit: 'text' as const, isShown: true },
    { label: 'Agency', unit: 'text' as const, isShown: true },
    { label: 'Eligible applicants', unit: 'text' as const, isShown: true },
    { label: 'Closes', unit: 'date' as const, isShown: true },
    { label: 'Days left', unit: 'count' as const, isShown: true },
    { label: 'Award ceiling', unit: 'usd' as const, isShown: hasCeiling },
    { label: 'Agency median', unit: 'usd' as const, isShown: hasTypical },
    { label: 'Contact', unit: 'text' as const, isShown: rows.some(({ cells }) => cells[7] !== null) },
  ];
  const keep = <Item>(items: readonly Item[]) => items.filter((_, at) => columns[at]!.isShown);
  found.tables.push({
    id: 'open-calls',
    caption: 'Open calls, next to close first',
    columns: keep(columns).map(({ label, unit }) => ({ label, unit })),
    rows: rows.map((row) => ({ ...row, cells: keep(row.cells) })),
    note: `Days left are counted from ${formatDate(observed.asOf)}${hasTypical ? '; medians are over awards of the agency on the topic' : ''}.`,
  });
  const [next] = open;
  const days = `calls:${next!.record.id}:days`;
  found.findings.push({
    ...base,
    id: 'calls:open',
    importance: 84,
    headline: openUntil(
      next!,
      say(
        `${formatCount(open.length, 'call', 'calls')} on the topic ${open.length === 1 ? 'is' : 'are'} open to applications, with ${formatCount(next!.left, 'day', 'days')} left until the next one closes.`,
        [still, days],
      ),
    ),
    statements: [
      say(
        all.length === 1
          ? `The one call on the topic is open, with ${formatCount(next!.left, 'day', 'days')} left to apply.`
          : `${formatNumber(open.length)} of the ${formatNumber(all.length)} calls on the topic ${open.length === 1 ? 'is' : 'are'} open; the next to close leaves ${formatCount(next!.left, 'day', 'days')} to apply.`,
        [still, whole, days],
      ),
    ],
  });
  return found;
}

/** The next call to close by its name and day; where its agency isn't known, how many are open. */
function openUntil({ record }: { record: CatalogueRecord }, otherwise: Statement): Statement {
  const { agency, closeDate } = callOf(record);
  if (!agency || !closeDate) return otherwise;
  return say(
    `The call “${record.title}” by ${withArticle(agency)} closes on ${formatDate(closeDate)}.`,
    [],
    [`Title: ${record.title}`, `Agency: ${agency}`, `Closes: ${formatDate(closeDate)}`].map((quote) => ({
      key: keyOf(record),
      quote,
    })),
  );
}

/** Of those who may apply: firms, whatever they are called. */
export const isFirm = (applicant: string): boolean =>
  /\b(?:business|businesses|for[- ]profit|compan(?:y|ies)|firms?|industry|unrestricted|any|others?)\b/i.test(applicant);

/** Whom the call names first, firms before others. */
const eligible = (record: CatalogueRecord): string | null =>
  callOf(record)
    .eligibleApplicants?.toSorted((one, other) => Number(isFirm(other)) - Number(isFirm(one)))
    .slice(0, ELIGIBLE_SHOWN)
    .join('; ') || null;

/** What the agency's awards on the topic pay; null where too few of them state it. */
function typicalOf(observed: Observed, agency: string | undefined): Figure | null {
  const records = observed.records.awards.filter(
    ({ amount, facets }) => (amount ?? 0) > 0 && agency && facets['agency']?.includes(agency),
  );
  if (records.length < FEW) return null;
  return workedOut(observed, {
    id: `award-sizes:agency:${agency}`,
    label: `median award on the topic of the agency ${agency}`,
    value: Math.round(median(records.map(({ amount }) => amount!))),
    unit: 'usd',
    how: 'median',
    engine: 'awards',
    filters: { agency: [agency] },
    records,
  });
}
