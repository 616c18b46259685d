import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import { type Evidence, type EvidenceRecord, findEvidence, findFigure } from '../evidence.ts';
import type { Cell, DraftBlock } from '../writer/draft.ts';
import { isWorkedOut } from './derived.ts';
import { type Cited, groundOf } from './ground.ts';
import { missingValues } from './judge-statement.ts';
import { foldText } from './language/fold-letters.ts';
import { operatorsOf } from './language/operators.ts';
import { wordsOf } from './language/words.ts';
import { quotationFault } from './quotations.ts';
import { statedDates } from './values/dates.ts';
import { statedNumbers } from './values/numbers.ts';

type Table = Extract<DraftBlock, { type: 'table' }>;
type Chart = Extract<DraftBlock, { type: 'chart' }>;
type Row = Table['rows'][number];

/** A row about a record is a claim: each cell must stand in the record, in a field of what its column says. */
export function judgeRow(
  row: Row,
  columns: Table['columns'],
  evidence: Evidence,
  isOrdinary: (word: string) => boolean,
): string[] {
  const figures = row.figures ?? [];
  const cells = row.cells
    .map((cell, at) => ({ cell, ...columns[at]! }))
    .filter((cell) => !isFigureCell(cell, figures, evidence));
  if (row.key === null) {
    if (figures.length === 0) return ['a source'];
    return cells.map(({ cell, unit }) => cellText(cell, unit)).filter((text) => text !== '');
  }
  const each = findEvidence(evidence, row.key);
  if (!each) return [`the record ${row.key}`];
  const fields = fieldsOf(each);
  const open = cells.filter((cell) => judgeCell(cell, fields, isOrdinary).length > 0);
  if (open.length === 0) return [];
  // Texts are long, and few cells are taken from them.
  const whole: Cited = { key: row.key, fields: each.fields, passages: [each.record.text] };
  return open.flatMap((cell) => judgeCell(cell, whole, isOrdinary));
}

const FIGURE_UNITS: Record<string, readonly string[]> = {
  usd: ['usd'],
  count: ['count', 'days', 'months'],
  year: ['year'],
  percent: ['percent'],
};

/** A cell that a figure of the row gives: its value, under a head whose words are its own, or a name in its label. */
function isFigureCell({ cell, label, unit }: ColumnCell, ids: string[], evidence: Evidence): boolean {
  if (cell === null) return false;
  const figures = ids.filter((id) => isWorkedOut(id, evidence)).map((id) => findFigure(evidence, id)!);
  if (typeof cell === 'string')
    return unit === 'text' && figures.some((figure) => ` ${foldText(figure.label)} `.includes(` ${foldText(cell)} `));
  const head = wordsOf(label).filter(({ isContent }) => isContent);
  return figures.some((figure) => {
    const said = new Set(wordsOf(figure.label).map(({ stem }) => stem));
    return (
      figure.value === cell &&
      (FIGURE_UNITS[unit] ?? []).includes(figure.unit) &&
      head.every(({ stem }) => said.has(stem))
    );
  });
}

const fieldsRead = new WeakMap<EvidenceRecord, Cited>();

/** The record's fields, read once for all its rows. */
function fieldsOf(each: EvidenceRecord): Cited {
  const known = fieldsRead.get(each) ?? { key: each.key, fields: each.fields, passages: [] };
  fieldsRead.set(each, known);
  return known;
}

type ColumnCell = { cell: Cell } & Table['columns'][number];

function judgeCell({ cell, label, unit }: ColumnCell, cited: Cited, isOrdinary: (word: string) => boolean): string[] {
  const text = cellText(cell, unit);
  const folded = foldText(text);
  if (folded === '') return [];
  // A quotation is verbatim, in a table as elsewhere: that it names no false value is not enough.
  if (/^“.*”$/s.test(text)) {
    const said = text.slice(1, -1);
    const why = quotationFault(said, text, [groundOf(cited)]);
    return why === null ? [] : [why];
  }
  const isWhole =
    typeof cell === 'string' &&
    unit === 'text' &&
    groundOf(cited).units.some((each) => each.folded.includes(` ${folded} `));
  return isWhole ? [] : missingValues(typeof cell === 'string' ? text : `${label} ${text}`, [cited], { isOrdinary });
}

export function cellText(cell: Cell, unit: string): string {
  if (cell === null) return '';
  if (unit === 'date') return formatDate(String(cell));
  if (typeof cell === 'string') return cell;
  return unit === 'usd' ? formatMoney(cell) : unit === 'year' ? String(cell) : formatNumber(cell);
}

/** Titles, captions and labels name what is shown; a number, a quantity or a cause in them would be a claim without source. */
export function judgeHeading(text: string): string[] {
  const numbers = statedNumbers(statedDates(text).rest).map((number) => number.text);
  const dates = statedDates(text).dates.map((date) => date.text);
  const claims = operatorsOf(text, ['universal', 'always', 'majority', 'only', 'cause', 'comparison', 'negation']).map(
    (found) => found.text,
  );
  return [...dates, ...numbers, ...claims];
}

/** A note counts: its numbers are figures of the evidence or what is shown, and 'all' is said of as many as are shown. */
export function judgeNote(note: string, shown: number | null, evidence: Evidence): string[] {
  const { dates, rest } = statedDates(note);
  const asOf = evidence.asOf.slice(0, 10);
  const counts = new Set(evidence.figures.filter(({ unit }) => unit === 'count').map(({ value }) => value));
  const falseDates = dates.filter(({ date }) => date !== asOf && !boundsOf(evidence).has(date)).map(({ text }) => text);
  const numbers = statedNumbers(rest);
  const falseNumbers = numbers
    .filter(({ value }) => value !== shown && !counts.has(value) && !boundsOf(evidence).has(String(value)))
    .map(({ text }) => text);
  const total = Math.max(0, ...numbers.map(({ value }) => value));
  const claimsAll = /\ball\b/i.test(note) && numbers.length > 0 && shown !== null && shown < total;
  const others = operatorsOf(note, ['majority', 'cause', 'superlative']).map((found) => found.text);
  return [...falseDates, ...falseNumbers, ...(claimsAll ? [`all ${total} over ${shown}`] : []), ...others];
}

/** Years with which what a data set covers begins and ends. */
const boundsOf = ({ coverage = {} }: Evidence): Set<string> =>
  new Set(
    Object.values(coverage).flatMap((each) =>
      each ? [each, ...each.gaps].flatMap(({ from, to }) => [String(from), String(to)]) : [],
    ),
  );

/** What a chart says that its series don't: values, categories, title, labels and note. */
export function judgeChart(chart: Chart, evidence: Evidence): string[] {
  const heads = [chart.title, chart.xLabel, chart.yLabel, ...chart.series.map(({ name }) => name)].flatMap(
    judgeHeading,
  );
  const measure = chart.unit === 'usd' ? 'amount' : 'count';
  let shown = 0;
  let isCounted = chart.series.length > 0;
  const falseValues = chart.series.flatMap(({ seriesId, values, name }) => {
    const series = evidence.series.find(({ id }) => id === seriesId);
    isCounted &&= series !== undefined;
    if (!series) return values.every((value, at) => isOfRecord(chart.categories[at]!, value, evidence)) ? [] : [name];
    return chart.categories.flatMap((category, at) => {
      const row = series.rows.find(({ key }) => key === category);
      if ((values[at] ?? 0) > 0) shown += measure === 'amount' ? (row?.withAmount ?? 0) : (row?.count ?? 0);
      return (row?.[measure] ?? 0) === values[at] ? [] : [`${category}: ${values[at]}`];
    });
  });
  return [...heads, ...falseValues, ...judgeNote(chart.note, isCounted ? shown : chart.categories.length, evidence)];
}

/** A bar about one record, named by its title, shows the record's own amount. */
const isOfRecord = (title: string, value: number, evidence: Evidence) =>
  Object.values(evidence.records).some((records) =>
    records.some(({ record }) => record.title === title && record.amount === value),
  );
