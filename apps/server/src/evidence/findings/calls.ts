import { formatDate, formatMoneyShort, formatNumber } from '@groundwork/contract/format';
import { IDEA_NEAR_FROM } from '@groundwork/contract/limits';
import type { Figure } from '@groundwork/contract/report-document';
import type { FundingOpportunity } from '../../catalogue/engines/funding-opportunities.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Statement } from '../evidence.ts';
import { isHistory } from '../records/open-first.ts';
import { daysBetween, FEW, median } from '../records/statistics.ts';
import { asOf } from '../statements/of-record.ts';
import { allOfThem, atHead, none, num, word, words } from '../statements/statement.ts';
import {
  type Collected,
  countOf,
  derivedFigure,
  keyOf,
  makeStatement,
  nothing,
  ofField,
  partSeen,
  titleOf,
} from './collect.ts';
import type { Observed } from './observed.ts';
import { articled } from './with-article.ts';

const LISTED = 10;
const ELIGIBLE_SHOWN = 2;

const callOf = (record: CatalogueRecord) => record.data as FundingOpportunity;

/** Calls that one can still apply to, with the days left, and what the agency's awards in the field pay. */
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
  const whole = derivedFigure(observed, {
    id: 'calls:all',
    label: 'funding opportunities in the field',
    value: all.length,
    how: 'count',
    engine,
    filters: {},
    records: all,
  });
  const still = derivedFigure(observed, {
    id: 'calls:open',
    // Others may be open without saying until when.
    label: 'funding opportunities in the field whose closing day is to come',
    value: open.length,
    how: 'count',
    engine,
    records: open.map(({ record }) => record),
  });
  found.figures.push(whole, still);
  const base = { family: 'calls' as const, n: all.length, period: null, missing: partSeen(observed, engine) };
  const past = all.filter((record) => isHistory(record, observed.asOf));
  if (past.length === all.length) {
    const gone = derivedFigure(observed, {
      id: 'calls:past',
      label: 'funding opportunities in the field that are years old',
      value: past.length,
      how: 'count',
      engine,
      records: past,
    });
    found.figures.push(gone);
    // When some of them closed is not on record, so it is not said. Old calls say that somebody once wanted it, which is no news and no advice.
    const text =
      all.length === 1
        ? words`The one call on record for the topic is years old.`
        : words`${atHead(none(still))} of the ${num(whole)} calls on record for the topic is open: ${allOfThem(gone, whole)} are years old.`;
    const statements = [makeStatement(text, all.length === 1 ? [gone] : [still, whole, gone])];
    found.findings.push({ ...base, id: 'calls:past', importance: 15, headline: null, statements });
    return found;
  }
  if (open.length === 0) {
    found.findings.push({
      ...base,
      id: 'calls:none',
      importance: 40,
      headline: makeStatement(
        all.length === 1
          ? words`The one call found in the field has closed.`
          : words`${atHead(none(still))} of the ${num(whole)} calls found in the field can still be applied for.`,
        [whole, still],
      ),
      statements: [
        makeStatement(
          all.length === 1
            ? words`The one call on record for the topic is closed.`
            : words`${atHead(none(still))} of the ${num(whole)} calls on record for the topic is open.`,
          [whole, still],
        ),
      ],
    });
    return found;
  }
  const rows = open.slice(0, LISTED).map(({ record, day, left }) => {
    const days = derivedFigure(observed, {
      id: `calls:${record.id}:days`,
      label: `days left to apply for ${record.title}`,
      value: left,
      unit: 'days',
      how: 'days-left',
      engine,
      records: [record],
    });
    const fit = fitOf(observed, record);
    const typical = typicalOf(observed, record);
    const figures: Figure[] = [days, fit?.figure, typical?.figure].filter((figure) => figure !== undefined);
    found.figures.push(...figures);
    found.cited.push(record);
    return {
      cells: [
        record.title,
        callOf(record).agency ?? null,
        fit?.said ?? null,
        eligible(record),
        day,
        left,
        record.amount,
        typical?.said ?? null,
        callOf(record).contact?.name ?? null,
      ],
      key: keyOf(record),
      figures: figures.map(({ id }) => id),
    };
  });
  const isTold = (at: number) => rows.some(({ cells }) => cells[at] !== null);
  const columns = [
    { label: 'Call', unit: 'text' as const, isShown: true },
    { label: 'Agency', unit: 'text' as const, isShown: true },
    { label: 'Comes near to', unit: 'text' as const, isShown: isTold(2) },
    { label: 'Eligible applicants', unit: 'text' as const, isShown: true },
    { label: 'Closes', unit: 'date' as const, isShown: true },
    { label: 'Days left', unit: 'count' as const, isShown: true },
    { label: 'Award ceiling', unit: 'usd' as const, isShown: isTold(6) },
    { label: 'Typical award', unit: 'text' as const, isShown: isTold(7) },
    { label: 'Contact', unit: 'text' as const, isShown: isTold(8) },
  ];
  const keep = <Item>(items: readonly Item[]) => items.filter((_, at) => columns[at]!.isShown);
  found.tables.push({
    id: 'open-calls',
    caption: 'Open calls, next to close first',
    columns: keep(columns).map(({ label, unit }) => ({ label, unit })),
    rows: rows.map((row) => ({ ...row, cells: keep(row.cells) })),
    note: words`Days left are counted from ${asOf(observed)}${word(isTold(2) ? '; what a call comes near to are the statements of the idea, by their numbers' : '')}${word(isTold(7) ? '; a typical award is the median of past ones under the call, else of those in the field by the same agency and program' : '')}.`,
  });
  const [next] = open;
  const days = found.figures.find(({ id }) => id === `calls:${next!.record.id}:days`)!;
  found.findings.push({
    ...base,
    id: 'calls:open',
    importance: 84,
    headline: openUntil(
      next!,
      makeStatement(
        words`${countOf(still, 'call', 'calls')} in the field ${word(open.length === 1 ? 'is' : 'are')} open to applications, with ${countOf(days, 'day', 'days')} left until the next one closes.`,
        [still, days],
      ),
    ),
    statements: [
      makeStatement(
        all.length === 1
          ? words`The one call in the field is open, with ${countOf(days, 'day', 'days')} left to apply.`
          : words`${num(still)} of the ${num(whole)} calls in the field ${word(open.length === 1 ? 'names' : 'name')} a closing day that is still to come; the next one leaves ${countOf(days, 'day', 'days')} to apply.`,
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
  return makeStatement(
    words`The call ${titleOf(record)} by ${articled(ofField(record, 'Agency', agency))} closes on ${ofField(record, 'Closes', formatDate(closeDate))}.`,
    [],
    [`Title: ${record.title}`, `Agency: ${agency}`, `Closes: ${formatDate(closeDate)}`].map((quote) => ({
      key: keyOf(record),
      quote,
    })),
  );
}

/** True for applicants that are firms, whatever they are called. */
export const isFirm = (applicant: string): boolean =>
  /\b(?:business|businesses|for[- ]profit|compan(?:y|ies)|firms?|industry|unrestricted|any|others?)\b/i.test(applicant);

/** The applicant that the call names first, firms before others. */
const eligible = (record: CatalogueRecord): string | null =>
  callOf(record)
    .eligibleApplicants?.toSorted((one, other) => Number(isFirm(other)) - Number(isFirm(one)))
    .slice(0, ELIGIBLE_SHOWN)
    .join('; ') || null;

/** Which of the idea's statements the call comes near to, by their numbers. */
function fitOf(observed: Observed, record: CatalogueRecord): { said: string; figure: Figure } | null {
  const near = (observed.idea.near[keyOf(record)] ?? []).filter(({ certainty }) => certainty >= IDEA_NEAR_FROM);
  if (near.length === 0) return null;
  const said = near.map(({ at }) => at + 1).join(', ');
  const figure = derivedFigure(observed, {
    id: `calls:${record.id}:fit`,
    label: `statements of the idea that the call “${record.title}” comes near to: ${said}`,
    value: near.length,
    how: 'count',
    engine: 'funding-opportunities',
    records: [record],
  });
  return { said, figure };
}

/** The median of what was paid under the call before, else by its agency and program in the field; null where too few state it. */
function typicalOf(observed: Observed, record: CatalogueRecord): { said: string; figure: Figure } | null {
  const { agency, program, pastAwards = [] } = callOf(record);
  const under = pastAwards.flatMap(({ amount }) => (amount > 0 ? [amount] : []));
  const like = observed.records.awards.filter(
    ({ amount, facets }) =>
      (amount ?? 0) > 0 &&
      agency !== undefined &&
      facets['agency']?.includes(agency) &&
      (!program || !facets['program'] || facets['program'].includes(program)),
  );
  const isUnder = under.length >= FEW;
  const amounts = isUnder ? under : like.map(({ amount }) => amount!);
  if (amounts.length < FEW) return null;
  const value = Math.round(median(amounts));
  const said = `${formatMoneyShort(value)} (median of ${formatNumber(amounts.length)})`;
  const figure = derivedFigure(observed, {
    id: `calls:${record.id}:typical`,
    label: `typical award ${isUnder ? 'under the call' : 'in the field by the agency of the call'} “${record.title}”: ${said}`,
    value,
    unit: 'usd',
    how: 'median',
    engine: isUnder ? 'funding-opportunities' : 'awards',
    records: isUnder ? [record] : like,
  });
  return { said, figure };
}
