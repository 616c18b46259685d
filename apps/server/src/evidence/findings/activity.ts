import type { Engine } from '@groundwork/contract/engines';
import type { Figure } from '@groundwork/contract/report-document';
import { coversYear } from '../../catalogue/years/years-covered.ts';
import { FEW, SHARE_MIN } from '../records/statistics.ts';
import { atHead, name, num, within, word, words } from '../statements/statement.ts';
import { type CountedSource, countedByYear, totalAt } from './at-sources.ts';
import { type Collected, makeStatement, nothing, partSeen, queryOn, shareOf } from './collect.ts';
import type { Observed } from './observed.ts';

/** Counts of rare things vary by their square root: nine of ten meaningless differences are below so many roots. */
const CHANCE = 1.645;
/** Years in each of the two spans that are compared. */
const SPAN = 3;
const YEARS_CHARTED = 15;

const KINDS = [
  { engine: 'publications', id: 'publications-by-year', many: 'publications', importance: 52 },
  { engine: 'patents', id: 'patents-by-year', many: 'patents', importance: 62 },
  { engine: 'awards', id: 'awards-by-year', many: 'awards', importance: 60 },
  { engine: 'clinical-trials', id: 'trials-by-year', many: 'clinical trials', importance: 56 },
  { engine: 'usa-spending', id: 'spending-by-year', many: 'government contracts and grants', importance: 48 },
] as const satisfies { engine: Engine; id: string; many: string; importance: number }[];

/**
 * Whether each kind of activity grows: the last three full years that the data set covers beside the three before them, as
 * counts and as shares of what the data set holds of those years. Nothing where one of the six years isn't covered.
 */
export function activity(observed: Observed): Collected {
  const found = nothing();
  // Records of one status alone, from an import, have a course of their own.
  for (const kind of KINDS) {
    const counted = countedByYear(observed, kind.engine);
    if (counted) growthAtSource(observed, kind, counted, found);
    else if (!observed.oneStatus[kind.engine] && !isPickedOut(observed, kind.engine)) growth(observed, kind, found);
  }
  return found;
}

/** A source has more than was read of it: what the catalogue holds was picked for its nearness, and has no course of its own. */
const isPickedOut = ({ atSources }: Observed, engine: Engine) =>
  atSources.some((count) => count.engine === engine && (count.total ?? 0) > count.asked);

/** The same by the years that a source counts itself, over everything that it has for the words that were sent. */
function growthAtSource(
  observed: Observed,
  { engine, id, many, importance }: (typeof KINDS)[number],
  count: CountedSource,
  found: Collected,
): void {
  const total = totalAt(observed, count);
  const last = Number(count.at.asOf.slice(0, 4)) - 1;
  const full = count.years.filter(({ year }) => year <= last && year > last - YEARS_CHARTED);
  found.series.push({
    id: `${id}:at-source`,
    query: total.query,
    at: count.at,
    rows: full.map(({ year, count: value }) => ({ key: String(year), count: value, amount: 0, withAmount: 0 })),
  });
  const first = last - SPAN * 2 + 1;
  if (!full.some(({ year }) => year <= first)) return;
  const span = (from: number) => {
    const to = from + SPAN - 1;
    const value = full.filter(({ year }) => year >= from && year <= to).reduce((sum, { count: n }) => sum + n, 0);
    const told = `${many} found at ${count.at.label}, ${from} to ${to}`;
    const figure: Figure = { ...total, id: `${id}:at-source:${from}`, label: told, value };
    return { figure, years: name(figure, `${from} to ${to}`) };
  };
  const [{ figure: before, years: then }, { figure: recent, years: lately }] = [span(first), span(first + SPAN)];
  found.figures.push(total, before, recent);
  const n = before.value + recent.value;
  const isLevel = Math.abs(recent.value - before.value) < CHANCE * Math.sqrt(n);
  if (n < SHARE_MIN) return;
  const what = words`${atHead(word<typeof many>(many))} that ${name(total, count.at.label)} has for the project’s words`;
  const text = isLevel
    ? before.value === recent.value
      ? words`${what} stayed at ${num(recent)} in ${lately}, as in ${then}.`
      : words`${what} number ${num(before)} in ${then} and ${num(recent)} in ${lately}, a difference that chance may explain.`
    : words`${what} ${verb(before, recent)} from ${num(before)} in ${then} to ${num(recent)} in ${lately}.`;
  found.findings.push({
    id: `activity:${engine}:${isLevel ? 'level' : recent.value < before.value ? 'falling' : 'rising'}`,
    family: 'activity',
    n,
    period: { from: String(first), to: String(last) },
    missing: null,
    importance: isLevel ? 30 : importance,
    headline: isLevel ? null : makeStatement(words`By year, ${within(text)}`, [recent, before, total]),
    statements: [makeStatement(text, [recent, before, total])],
  });
}

function growth(observed: Observed, { engine, id, many, importance }: (typeof KINDS)[number], found: Collected): void {
  const covered = observed.years[engine];
  const thisYear = Number(observed.asOf.slice(0, 4));
  const last = Math.min(covered.to ?? 0, thisYear - 1);
  const years = Array.from({ length: SPAN * 2 }, (_, at) => last - SPAN * 2 + 1 + at);
  if (!years.every((year) => coversYear(covered, year))) return;
  const [before, recent] = [
    spanOf(observed, engine, `${id}:before`, many, years.slice(0, SPAN)),
    spanOf(observed, engine, `${id}:recent`, many, years.slice(SPAN)),
  ];
  found.figures.push(...[before, recent].flatMap(({ topic, held, share }) => [topic, held, share]));
  const n = before.topic.value + recent.topic.value;
  if (n < FEW) return;
  const base = {
    id: `activity:${engine}:${recent.topic.value < before.topic.value ? 'falling' : 'rising'}`,
    family: 'activity' as const,
    n,
    period: { from: String(years[0]), to: String(last) },
    missing: partSeen(observed, engine),
  };
  const what = atHead(word<typeof many>(many));
  if (n < SHARE_MIN) {
    const few = words`${what} in the field are few: ${num(before.topic)} in ${before.years} and ${num(recent.topic)} in ${recent.years}.`;
    found.findings.push({
      ...base,
      importance: 15,
      headline: null,
      statements: [makeStatement(few, [before.topic, recent.topic])],
    });
    return;
  }
  if (Math.abs(recent.topic.value - before.topic.value) < CHANCE * Math.sqrt(n)) {
    const level =
      recent.topic.value === before.topic.value
        ? words`${what} in the field stayed at ${num(recent.topic)} in ${recent.years}, as in ${before.years}.`
        : words`${what} in the field number ${num(before.topic)} in ${before.years} and ${num(recent.topic)} in ${recent.years}, a difference that chance may explain.`;
    found.findings.push({
      ...base,
      id: `activity:${engine}:level`,
      importance: 30,
      headline: null,
      statements: [makeStatement(level, [before.topic, recent.topic])],
    });
    return;
  }
  const text = words`${what} in the field ${verb(before.topic, recent.topic)} from ${num(before.topic)} in ${before.years} to ${num(recent.topic)} in ${recent.years}.`;
  const isShared = before.share.value !== recent.share.value && before.share.value > 0;
  found.findings.push({
    ...base,
    importance,
    headline: makeStatement(words`By year, ${within(text)}`, [recent.topic, before.topic]),
    statements: [
      makeStatement(text, [recent.topic, before.topic]),
      ...(isShared
        ? [
            makeStatement(
              words`Their share of the ${word<typeof many>(many)} that the data set holds of these years ${verb(before.share, recent.share)} from ${num(before.share)} to ${num(recent.share)}.`,
              [recent.share, before.share],
            ),
          ]
        : []),
    ],
  });
}

const verb = (before: Figure, recent: Figure) => word(recent.value > before.value ? 'rose' : 'fell');

/** The records on topic and all records of the data set, in a span of years. */
function spanOf(observed: Observed, engine: Engine, id: string, many: string, years: number[]) {
  const [from, to] = [years[0]!, years.at(-1)!];
  const date = { min: String(from), max: String(to) };
  const isIn = (day: string | null) => day !== null && day.slice(0, 4) >= date.min && day.slice(0, 4) <= date.max;
  const span = `${from} to ${to}`;
  const topic: Figure = {
    id,
    label: `${many} in the field, ${span}`,
    value: observed.records[engine].filter((record) => isIn(record.date)).length,
    unit: 'count',
    query: queryOn(observed, engine, { date }),
  };
  const held: Figure = {
    id: `${id}:held`,
    label: `${many} that the data set holds, ${span}`,
    value: years.reduce((sum, year) => sum + (observed.years[engine].byYear.get(year) ?? 0), 0),
    unit: 'count',
    query: { searchEngine: engine, query: '', filters: { date } },
  };
  return {
    years: name(topic, span),
    topic,
    held,
    share: shareOf(`${id}:share`, `share of the ${many} that the data set holds, ${span}`, topic, held),
  };
}
