import type { Engine } from '@groundwork/contract/engines';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { coversYear } from '../../catalogue/years/years-covered.ts';
import { FEW, median, monthsBetween } from '../records/statistics.ts';
import { num, word, words } from '../statements/statement.ts';
import { type Collected, countOf, derivedFigure, makeStatement, nothing, partSeen, periodOf } from './collect.ts';
import type { Observed } from './observed.ts';
import { type Organisation, organisationsOf } from './organisations.ts';

/** A second phase follows within so many years, if it follows at all: earlier the data set must cover them. */
const FOLLOWED_YEARS = 3;

/** The sequel of an award: further awards, the second phase, patents, trials and rounds of the same organisation. */
export function awardPaths(observed: Observed): Collected {
  const found = nothing();
  const awardees = organisationsOf(observed.records.awards, ({ role }) => /^awardee$/i.test(role));
  if (awardees.length === 0) return found;
  phases(observed, awardees, found);
  for (const next of NEXT) afterAward(observed, next, found);
  return found;
}

const _recordsOf = (all: readonly Organisation[]) => all.flatMap(({ records }) => records.map(({ record }) => record));

const isPhase = (phase: string) => (record: CatalogueRecord) => record.facets['phase']?.includes(phase) ?? false;

/** Awardees whose first phase is old enough to have been followed in years that the data set covers. */
function phases(observed: Observed, awardees: Organisation[], found: Collected): void {
  const covered = observed.years.awards;
  const pairs = awardees.flatMap(({ name, records }) => {
    const own = records
      .map(({ record }) => record)
      .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));
    const first = own.find((record) => record.date && isPhase('Phase I')(record));
    if (!first) return [];
    const year = Number(first.date!.slice(0, 4));
    const isFollowed = Array.from({ length: FOLLOWED_YEARS }, (_, at) => year + 1 + at).every((each) =>
      coversYear(covered, each),
    );
    if (!isFollowed) return [];
    const second =
      own.find((record) => record.date && record.date >= first.date! && isPhase('Phase II')(record)) ?? null;
    return [{ name, first, second }];
  });
  if (pairs.length < FEW) return;
  const advanced = pairs.filter(({ second }) => second !== null);
  const counted = (id: string, label: string, value: number, records: CatalogueRecord[]) =>
    derivedFigure(observed, { id, label, value, how: 'count', engine: 'awards', records });
  const all = counted(
    'phases:first',
    'awardees with a Phase I award in the field that could be followed',
    pairs.length,
    pairs.map(({ first }) => first),
  );
  const both = counted(
    'phases:both',
    'awardees with a Phase II award in the field after the Phase I award',
    advanced.length,
    advanced.flatMap(({ first, second }) => [first, second!]),
  );
  found.figures.push(all, both);
  const months = advanced.flatMap(({ first, second }) => monthsBetween(first.date!, second!.date!) ?? []);
  const statements = [
    makeStatement(
      words`Of ${countOf(all, 'awardee', 'awardees')} with a Phase I award in the field that could be followed, ${num(both)} also ${word(advanced.length === 1 ? 'has' : 'have')} a Phase II award in the field after it.`,
      [all, both],
    ),
  ];
  if (months.length >= FEW) {
    const between = derivedFigure(observed, {
      id: 'phases:months',
      label: 'median months from the Phase I award to the Phase II award in the field',
      value: Math.round(median(months)),
      unit: 'months',
      how: 'median',
      engine: 'awards',
      records: advanced.flatMap(({ first, second }) => [first, second!]),
    });
    found.figures.push(between);
    statements.push(
      makeStatement(words`From the Phase I award to the Phase II award the median is ${num(between)} months.`, [
        between,
      ]),
    );
  }
  found.findings.push({
    id: 'award-paths:phases',
    family: 'award-paths',
    n: pairs.length,
    period: periodOf(pairs.map(({ first }) => first)),
    missing: partSeen(observed, 'awards'),
    importance: 76,
    headline: makeStatement(
      words`${num(both)} of ${countOf(all, 'awardee', 'awardees')} with a Phase I award in the field went on to a Phase II award.`,
      [both, all],
    ),
    statements,
  });
}

interface Next {
  engine: Engine;
  one: string;
  day(record: CatalogueRecord): string | null;
  role: RegExp;
}

const NEXT = [
  {
    engine: 'patents',
    one: 'patent',
    day: ({ data, date }: CatalogueRecord) => (data['filingDate'] as string | undefined) ?? date,
    role: /^assignee$/i,
  },
  { engine: 'clinical-trials', one: 'clinical trial', day: ({ date }: CatalogueRecord) => date, role: /^sponsor$/i },
  {
    engine: 'drugs',
    one: 'drug approval',
    day: ({ data }: CatalogueRecord) => (data['approvalDate'] as string | undefined) ?? null,
    role: /^sponsor$/i,
  },
  {
    engine: 'companies',
    one: 'funding round',
    day: (record: CatalogueRecord) => firstRound(record),
    role: /^company$/i,
  },
] as const satisfies Next[];

function firstRound({ data }: CatalogueRecord): string | null {
  const rounds = (data['fundingRounds'] ?? []) as { date?: string }[];
  return rounds.flatMap(({ date }) => date ?? []).sort()[0] ?? null;
}

/** The time from an organisation's first award to its first patent, trial or round after it. */
function afterAward(observed: Observed, { engine, one, day, role }: (typeof NEXT)[number], found: Collected): void {
  const joined = organisationsOf([...observed.records.awards, ...observed.records[engine]], (identity, record) =>
    (record.engine === 'awards' ? /^awardee$/i : role).test(identity.role),
  );
  const paths = joined.flatMap(({ records }) => {
    const own = records.map(({ record }) => record);
    const award = own
      .filter((record) => record.engine === 'awards' && record.date)
      .toSorted((a, b) => a.date!.localeCompare(b.date!))[0];
    const next = own
      .filter((record) => record.engine === engine)
      .flatMap((record) => ({ record, day: day(record) }))
      .filter((each): each is { record: CatalogueRecord; day: string } => each.day !== null)
      .toSorted((a, b) => a.day.localeCompare(b.day));
    const after = award && next.find((each) => each.day >= award.date!);
    return award && after ? [{ award, after }] : [];
  });
  if (paths.length === 0) return;
  const records = paths.flatMap(({ award, after }) => [award, after.record]);
  const id = `after-award:${engine}`;
  const count = derivedFigure(observed, {
    id: `${id}:count`,
    label: `organizations with a ${one} in the field after their award`,
    value: paths.length,
    how: 'count',
    engine,
    records,
  });
  found.figures.push(count);
  const months = paths.flatMap(({ award, after }) => monthsBetween(award.date!, after.day) ?? []);
  const text = words`${countOf(count, 'organization', 'organizations')} ${word(paths.length === 1 ? 'has' : 'have')} a ${word<typeof one>(one)} in the field after ${word(paths.length === 1 ? 'its' : 'their')} award`;
  if (months.length < FEW) {
    found.findings.push({
      id,
      family: 'award-paths',
      n: paths.length,
      period: periodOf(records),
      missing: null,
      importance: 24,
      headline: null,
      statements: [makeStatement(words`${text}.`, [count])],
    });
    return;
  }
  const between = derivedFigure(observed, {
    id: `${id}:months`,
    label: `median months between the award and the ${one} after it`,
    value: Math.round(median(months)),
    unit: 'months',
    how: 'median',
    engine,
    records,
  });
  found.figures.push(between);
  found.findings.push({
    id,
    family: 'award-paths',
    n: paths.length,
    period: periodOf(records),
    missing: null,
    importance: 59,
    headline: null,
    statements: [makeStatement(words`${text}; the median between them is ${num(between)} months.`, [count, between])],
  });
}
