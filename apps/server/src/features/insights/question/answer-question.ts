import { closingTime, isOver } from '@groundwork/contract/closing';
import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import type { EngineDeclaration } from '../../../catalogue/engine.ts';
import type { CatalogueRecord } from '../../../catalogue/record.ts';
import type { Statement } from '../../../evidence/evidence.ts';
import {
  type Collected,
  derivedFigure,
  keyOf,
  makeStatement,
  nothing,
  ofField,
  queryOn,
  titleOf,
} from '../../../evidence/findings/collect.ts';
import type { Observed } from '../../../evidence/findings/observed.ts';
import { organisationsOf } from '../../../evidence/findings/organisations.ts';
import { isUntitled } from '../../../evidence/records/evidence-record.ts';
import { byCount, FEW, median } from '../../../evidence/records/statistics.ts';
import { joined, name, num, ofRecord, type Words, word, words } from '../../../evidence/statements/statement.ts';
import { matchingRecords } from './matching-records.ts';
import type { Group, ReadQuestion } from './read-question.ts';

/** The counts and lists for a question: sentences over figures and records. */
export interface Answered extends Collected {
  statements: Statement[];
  n: number;
  /** Why it tells less than was asked; null where it doesn't. */
  missing: string | null;
}

const LISTED = 3;
/** Data sets to look in for a question that names none. */
const ASKED_OF: Partial<Record<ReadQuestion['asked'], Engine[]>> = {
  sum: ['awards', 'usa-spending', 'companies'],
  median: ['awards', 'usa-spending'],
  parties: ['patents', 'awards', 'publications', 'clinical-trials', 'usa-spending', 'companies'],
  largest: ['awards', 'usa-spending'],
  closing: ['funding-opportunities'],
  trend: ['publications', 'patents', 'awards', 'clinical-trials'],
};

interface Options {
  observed: Observed;
  engineOf(engine: Engine): EngineDeclaration;
  /** Tells the figures of several questions apart. */
  at: number;
}

export function answerQuestion(question: ReadQuestion, { observed, engineOf, at }: Options): Answered {
  const answered: Answered = { ...nothing(), statements: [], n: 0, missing: null };
  const matching = matchingRecords(observed, question);
  const engines = question.engines.length > 0 ? question.engines : (ASKED_OF[question.asked] ?? [...ENGINES]);
  const found = engines.filter((engine) => matching[engine].length > 0);
  answered.n = found.reduce((sum, engine) => sum + matching[engine].length, 0);
  if (answered.n === 0) return answered;
  const to: Telling = { question, matching, observed, answered, engineOf, id: `question-${at}` };
  if (question.asked === 'parties') parties(found, to);
  else if (question.asked !== 'words') for (const engine of found) TELL[question.asked](engine, to);
  return answered;
}

interface Telling {
  question: ReadQuestion;
  matching: Record<Engine, CatalogueRecord[]>;
  observed: Observed;
  answered: Answered;
  engineOf(engine: Engine): EngineDeclaration;
  id: string;
}

/** "patents in the field that name cathode, dated 2020 to 2024" */
function namedFor(engine: Engine, { question, engineOf }: Telling, isOne = false): string {
  const { words: asked, years } = question;
  const { label, singular } = engineOf(engine);
  const all = /^USA/.test(label) ? 'government contracts and grants' : inSentence(label);
  const many = isOne ? singular : all;
  const naming = asked.length > 0 ? ` that ${isOne ? 'names' : 'name'} ${asked.join(' and ')}` : '';
  const dated =
    years === null
      ? ''
      : years.from === years.to
        ? `, dated ${years.from}`
        : years.from === 0
          ? `, dated up to ${years.to}`
          : `, dated ${years.from} to ${years.to}`;
  return `${many} in the field${naming}${dated}`;
}

function filtersOf({ question: { years } }: Telling): Record<string, unknown> {
  if (years === null) return {};
  return { date: { ...(years.from > 0 && { min: String(years.from) }), max: String(years.to) } };
}

function figure(
  engine: Engine,
  to: Telling,
  part: string,
  value: number,
  records: readonly CatalogueRecord[],
  more: { label?: string; unit?: 'usd' | 'count'; how?: 'count' | 'median' } = {},
) {
  const worked = derivedFigure(to.observed, {
    id: `${to.id}:${engine}:${part}`,
    label: more.label ?? namedFor(engine, to),
    value,
    unit: more.unit ?? 'count',
    how: more.how ?? 'count',
    engine,
    records,
  });
  // Words are looked up in each record; only without any does the search of the years give the very number.
  const isSearched = part === 'count' && to.question.words.length === 0;
  const { basis: _basis, ...plain } = worked;
  const told = isSearched
    ? { ...plain, query: queryOn(to.observed, engine, filtersOf(to)) }
    : { ...worked, query: queryOn(to.observed, engine, filtersOf(to)) };
  to.answered.figures.push(told);
  return told;
}

const counted = (engine: Engine, to: Telling) =>
  figure(engine, to, 'count', to.matching[engine].length, to.matching[engine], {
    label: namedFor(engine, to, to.matching[engine].length === 1),
  });

function count(engine: Engine, to: Telling): void {
  const told = counted(engine, to);
  to.answered.statements.push(makeStatement(words`On record: ${num(told)} ${name(told, told.label)}.`, [told]));
}

const LACKED = {
  'state an amount': word('state an amount'),
  'state a date': word('state a date'),
  'are open': word('are open'),
};

/** There are such records, and none of them says what was asked. */
function none(engine: Engine, to: Telling, what: keyof typeof LACKED): void {
  const told = counted(engine, to);
  const saying = figure(engine, to, 'saying', 0, [], { label: `${namedFor(engine, to)} that ${what}` });
  to.answered.statements.push(
    makeStatement(words`On record: ${num(told)} ${name(told, told.label)}, of which ${num(saying)} ${LACKED[what]}.`, [
      told,
      saying,
    ]),
  );
}

const isStated = ({ amount }: CatalogueRecord) => (amount ?? 0) > 0;

function sum(engine: Engine, to: Telling): void {
  const { amount } = to.engineOf(engine);
  const stated = to.matching[engine].filter(isStated);
  if (amount?.unit !== 'usd' || stated.length === 0) {
    none(engine, to, 'state an amount');
    return;
  }
  const label = namedFor(engine, to);
  const total = stated.reduce((all, record) => all + record.amount!, 0);
  const sumFigure = figure(engine, to, 'sum', total, stated, { label: `amount of ${label}`, unit: 'usd' });
  const n = figure(engine, to, 'stated', stated.length, stated, { label: `${label} that state an amount` });
  to.answered.statements.push(
    makeStatement(
      words`The ${name(sumFigure, label)} add up to ${num(sumFigure)}, over ${num(n)} that state an amount.`,
      [sumFigure, n],
    ),
  );
}

function typical(engine: Engine, to: Telling): void {
  const { amount } = to.engineOf(engine);
  const stated = to.matching[engine].filter(isStated);
  if (!amount || stated.length < FEW) {
    largest(engine, to);
    return;
  }
  const label = namedFor(engine, to);
  const value = Math.round(median(stated.map((record) => record.amount!)));
  const middle = figure(engine, to, 'median', value, stated, {
    label: `median amount of ${label}`,
    unit: amount.unit,
    how: 'median',
  });
  const n = figure(engine, to, 'stated', stated.length, stated, { label: `${label} that state an amount` });
  to.answered.statements.push(
    makeStatement(
      words`The median amount of ${name(middle, label)} is ${num(middle)}, over ${num(n)} that state an amount.`,
      [middle, n],
    ),
  );
}

function largest(engine: Engine, to: Telling): void {
  const { amount } = to.engineOf(engine);
  const stated = to.matching[engine]
    .filter((record) => isStated(record) && !isUntitled(record))
    .toSorted((one, other) => other.amount! - one.amount!);
  if (!amount || stated.length === 0) {
    none(engine, to, 'state an amount');
    return;
  }
  for (const record of stated.slice(0, LISTED)) {
    const shown = amount.unit === 'usd' ? formatMoney(record.amount!) : formatNumber(record.amount!);
    cite(record, fieldIs(record, amount.label, shown), to);
  }
}

function latest(engine: Engine, to: Telling): void {
  const { date } = to.engineOf(engine);
  const today = to.observed.asOf.slice(0, 10);
  const dated = to.matching[engine]
    .filter((record) => record.date !== null && record.date <= today && !isUntitled(record))
    .toSorted((one, other) => other.date!.localeCompare(one.date!));
  if (!date || dated.length === 0) {
    none(engine, to, 'state a date');
    return;
  }
  for (const record of dated.slice(0, LISTED)) cite(record, fieldIs(record, date.label, formatDate(record.date!)), to);
}

function closing(engine: Engine, to: Telling): void {
  const { closes } = to.engineOf(engine);
  const now = Date.parse(to.observed.asOf);
  const open = to.matching[engine]
    .filter((record) => record.closes && !isOver(record.closes, now))
    .toSorted((one, other) => closingTime(one.closes!) - closingTime(other.closes!));
  if (!closes || open.length === 0) {
    none(engine, to, 'are open');
    return;
  }
  for (const record of open.slice(0, LISTED))
    cite(
      record,
      words`The call ${titleOf(record)} closes on ${ofField(record, 'Closes', formatDate(record.closes!))}.`,
      to,
    );
}

const NO_TREND = 'The data set doesn’t cover the years that a trend would compare.';

function trend(engine: Engine, to: Telling): void {
  const years = to.observed.years[engine];
  const last = Math.min(years.to ?? 0, Number(to.observed.asOf.slice(0, 4)) - 1);
  const spans = [
    { from: last - 5, to: last - 3 },
    { from: last - 2, to: last },
  ].map((span) => ({
    ...span,
    records: matchingRecords(to.observed, { words: to.question.words, years: span })[engine],
    isCovered: Array.from({ length: 3 }, (_, at) => span.from + at).every((year) => (years.byYear.get(year) ?? 0) > 0),
  }));
  if (spans.some(({ isCovered }) => !isCovered)) {
    to.answered.missing = NO_TREND;
    count(engine, to);
    return;
  }
  const [before, recent] = spans.map((span) => {
    const of = { ...to, question: { ...to.question, years: { from: span.from, to: span.to } } };
    return figure(engine, of, `${span.from}`, span.records.length, span.records);
  });
  to.answered.statements.push(
    makeStatement(
      words`On record: ${num(before!)} ${name(before!, before!.label)}, and ${num(recent!)} ${name(recent!, recent!.label)}.`,
      [before!, recent!],
    ),
  );
}

const TELL: Record<Exclude<ReadQuestion['asked'], 'parties' | 'words'>, (engine: Engine, to: Telling) => void> = {
  count,
  sum,
  median: typical,
  latest,
  largest,
  closing,
  trend,
};

function parties(engines: readonly Engine[], to: Telling): void {
  const records = engines.flatMap((engine) => to.matching[engine]);
  const ranked = groupsOf(to.question.group, records).slice(0, 5);
  if (ranked.length === 0) return;
  const series = `${to.id}:parties`;
  const [engine] = engines;
  to.answered.series.push({
    id: series,
    query: queryOn(to.observed, engine!),
    rows: ranked.map(({ name, records: own }) => ({ key: name, count: own.length, amount: 0, withAmount: 0 })),
  });
  const figures = ranked.slice(0, LISTED).map(({ name, records: own }) => {
    const told = derivedFigure(to.observed, {
      id: `${series}:${name}:count`,
      label: `records in the field, ${name}`,
      value: own.length,
      how: 'count',
      engine: own[0]!.engine,
      records: own,
    });
    to.answered.figures.push(told);
    return told;
  });
  const shown = figures.map((told, at) => words`${name(told, ranked[at]!.name)} (${num(told)})`);
  to.answered.statements.push(
    makeStatement(words`The records in the field name ${joined(shown)} most often.`, figures),
  );
}

function groupsOf(group: Group, records: readonly CatalogueRecord[]): { name: string; records: CatalogueRecord[] }[] {
  if (group === 'organisation')
    return byCount(
      organisationsOf(records, ({ role }) => !/agency/i.test(role)).map(({ name, records: own }) => ({
        name,
        records: own.map(({ record }) => record),
      })),
    );
  const groups = new Map<string, CatalogueRecord[]>();
  for (const record of records)
    for (const name of new Set(namesIn(group, record))) groups.set(name, [...(groups.get(name) ?? []), record]);
  return byCount([...groups].map(([name, own]) => ({ name, records: own })));
}

function namesIn(group: Exclude<Group, 'organisation'>, { facets, people, place }: CatalogueRecord): string[] {
  if (group === 'person') return people.map(({ name }) => name);
  const values = facets[group] ?? [];
  return values.length > 0 || group === 'agency' ? values : [place?.[group]].filter((value) => value != null);
}

/** "The award amount of “A cell” is $1,200,000." */
function fieldIs(record: CatalogueRecord, label: string, value: string): Words {
  return words`The ${ofRecord(keyOf(record), `${label}: ${value}`, inSentence(label))} of ${titleOf(record)} is ${ofField(record, label, value)}.`;
}

function cite(record: CatalogueRecord, said: Words, { answered }: Telling): void {
  answered.cited.push(record);
  answered.statements.push(makeStatement(said));
}

const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** Says that all was looked through in vain. */
export const nothingFound = (asked: string): string =>
  `Nothing was found on “${asked}” in the records of all data sets.`;
