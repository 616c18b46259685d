import { formatDate } from '@groundwork/contract/format';
import { organisationName } from '../../catalogue/identity/organisation-name.ts';
import { contentWords } from '../../catalogue/query/content-words.ts';
import { type Evidence, type EvidenceRecord, findEvidence, findFigure } from '../evidence.ts';
import { shownValue } from '../prose/shown-figure.ts';
import { stemOf } from '../words/stems.ts';
import type { Cell, DraftBlock } from '../writer/draft.ts';
import { standsIn } from './part.ts';
import { isWorkedOut } from './resolve.ts';

type Table = Extract<DraftBlock, { type: 'table' }>;
type Row = Table['rows'][number];
type Column = Table['columns'][number];

/** The cells of a row that neither its figures nor its record give. */
export function rowFaults(row: Row, columns: readonly Column[], evidence: Evidence): string[] {
  const figures = (row.figures ?? []).filter((id) => isWorkedOut(id, evidence));
  const each = row.key === null ? undefined : findEvidence(evidence, row.key);
  if (row.key === null ? figures.length === 0 : !each) return [row.key ?? 'a source'];
  return row.cells.flatMap((cell, at) => {
    const column = columns[at]!;
    const text = cellText(cell, column.unit);
    const isHeld = (part: Cell) =>
      isOfFigure(part, column, figures, evidence) || (each !== undefined && isOfRecord(part, column.unit, each));
    // Several values of one field stand in one cell.
    const isGiven =
      text === '' ||
      isHeld(cell) ||
      (typeof cell === 'string' && /[,;] /.test(cell) && cell.split(/[,;] /).every(isHeld));
    return isGiven ? [] : [text];
  });
}

/** Whether a row is as its table was worked out, or as its columns read its record. */
export function rowsGiven(
  { caption, columns }: Pick<Table, 'caption' | 'columns'>,
  reads: Table['reads'],
  evidence: Evidence,
): (row: Row) => boolean {
  const same = (cells: readonly Cell[], row: Row) => JSON.stringify(cells) === JSON.stringify(row.cells);
  if (reads)
    return (row) => {
      const each = row.key === null ? undefined : findEvidence(evidence, row.key);
      return each !== undefined && same(reads(each), row);
    };
  const table = evidence.tables?.find((each) => each.caption === caption);
  if (!table) return () => false;
  const places = columns.map(({ label }) => table.columns.findIndex((column) => column.label === label));
  return (row) =>
    table.rows.some(
      (known) =>
        known.key === row.key &&
        same(
          places.map((at) => known.cells[at] ?? null),
          row,
        ),
    );
}

export function cellText(cell: Cell, unit: string): string {
  if (cell === null) return '';
  if (unit === 'date') return formatDate(String(cell), 'en');
  if (typeof cell === 'string') return cell;
  return shownValue(cell, unit);
}

const FIGURE_UNITS: Record<string, readonly string[]> = {
  usd: ['usd'],
  count: ['count', 'days', 'months'],
  year: ['year'],
  percent: ['percent'],
};

/** Its value, under a head whose words are its label's own; or a name in its label. */
function isOfFigure(cell: Cell, { label, unit }: Column, ids: readonly string[], evidence: Evidence): boolean {
  const figures = ids.map((id) => findFigure(evidence, id)!);
  if (typeof cell === 'string') return unit === 'text' && figures.some((figure) => standsIn(cell, figure.label));
  const head = contentWords(label).map(stemOf);
  return figures.some((figure) => {
    const said = new Set(
      figure.label
        .toLowerCase()
        .match(/[\p{L}\p{N}-]+/gu)
        ?.map(stemOf),
    );
    return figure.value === cell && FIGURE_UNITS[unit]?.includes(figure.unit) && head.every((each) => said.has(each));
  });
}

/** Stands between the quotations of a cell. */
export const BETWEEN_QUOTATIONS = ' – ';

/** A value of one of its fields, or words of its text. */
function isOfRecord(cell: Cell, unit: string, { fields, derived = [], record }: EvidenceRecord): boolean {
  if (typeof cell === 'number' && record.amount === cell) return true;
  if (unit === 'date' && record.date === cell) return true;
  const text = cellText(cell, unit);
  const quotations = /^“(.*)”$/s.exec(text)?.[1]?.split(`”${BETWEEN_QUOTATIONS}“`);
  const lines = [...fields, ...derived];
  return quotations
    ? quotations.every((quoted) => [record.text, ...lines].some((stretch) => stretch.includes(quoted)))
    : record.text.includes(text) || lines.some((line) => standsIn(text, line));
}

type Chart = Extract<DraftBlock, { type: 'chart' }>;

/** How many records a chart shows; what its series don't give where it shows something else. */
export function chartFaults(chart: Chart, evidence: Evidence): { shown: number; faults: string[] } {
  const measure = chart.unit === 'usd' ? 'amount' : 'count';
  let shown = 0;
  const faults = chart.series.flatMap(({ seriesId, values, name }) => {
    const series = evidence.series.find(({ id }) => id === seriesId);
    if (!series) {
      shown = chart.categories.length;
      return values.every((value, at) => isAmountOf(chart.categories[at]!, value, evidence)) ? [] : [name];
    }
    return chart.categories.flatMap((category, at) => {
      const row = series.rows.find(({ key }) => key === category);
      if ((values[at] ?? 0) > 0) shown += (measure === 'amount' ? row?.withAmount : row?.count) ?? 0;
      return (row?.[measure] ?? 0) === values[at] ? [] : [`${category}: ${values[at]}`];
    });
  });
  return { shown, faults };
}

/** A bar about one record, named by its title, shows the record's own amount. */
const isAmountOf = (title: string, value: number, evidence: Evidence) =>
  Object.values(evidence.records).some((records) =>
    records.some(({ record }) => record.title === title && record.amount === value),
  );

type DraftMap = Extract<DraftBlock, { type: 'map' }>;

/** Nodes of a map that the label of their figure doesn't name, and links of two that no record names both of. */
export function mapFaults({ nodes, links }: DraftMap, evidence: Evidence): string[] {
  const isLabelled = (id: string, ...said: (string | null)[]) =>
    isWorkedOut(id, evidence) && said.every((each) => each === null || standsIn(each, findFigure(evidence, id)!.label));
  const falseNodes = nodes.filter(({ name, role, figure }) => !isLabelled(figure, name, role)).map(({ name }) => name);
  const falseLinks = links
    .filter(({ from, to, how, figure, key }) => {
      const ends = [nodes[from], nodes[to]];
      const record = findEvidence(evidence, key)?.record;
      // A party that is called otherwise there is known by an identifier: its figure was counted over the record.
      const isNamed = (node: DraftMap['nodes'][number] | undefined) =>
        node !== undefined &&
        record !== undefined &&
        (record.organisations.some(({ name }) => organisationName(name) === organisationName(node.name)) ||
          findFigure(evidence, node.figure)?.basis?.records.some(({ id }) => id === record.id));
      return from === to || !ends.every(isNamed) || !isLabelled(figure, ...ends.map((end) => end!.name), how);
    })
    .map(({ from, to }) => `${nodes[from]?.name} with ${nodes[to]?.name}`);
  return [...falseNodes, ...falseLinks];
}
