import { formatDate, formatMoney, formatMoneyShort } from '@groundwork/contract/format';
import type { Language } from '@groundwork/contract/languages';
import type { Cell, DraftBlock, Span } from '../draft.ts';
import { type Evidence, findEvidence, findFigure, holdsQuote } from '../evidence.ts';
import { textIn } from '../german/texts.ts';
import { figureIn, nameIn, valueIn } from '../german/values.ts';
import { shownValue } from '../prose/shown-figure.ts';
import { STATE } from '../records/state-of.ts';
import { CRITERIA, percentOf } from '../records/statistics.ts';
import { figureWords, type Leaf, type Part, readable, saidAt, saidIn, standsIn, type Words } from './statement.ts';

export interface Resolved {
  text: string;
  spans: Span[];
  figures: string[];
  grounds: { key: string; quote: string }[];
}

/**
 * A statement's words, told anew from the figures and records that its parts name; what one of them lacks where it doesn't
 * resolve. `shown`: how many rows or points stand beside it.
 */
export function resolve(
  all: Words,
  evidence: Evidence,
  shown: number | null = null,
  language: Language = 'en',
): Resolved | { lacks: string } {
  let lacks = readable(all);
  const said = saidIn(all, language, (leaf, form) => {
    const words = wordsNow(leaf, evidence, shown, language, form);
    if (words === null) lacks = leaf.of === 'figure' ? leaf.figure : leaf.words;
    return words;
  });
  if (!said) return { lacks };
  const resolved: Resolved = { text: said.text, spans: [], figures: [], grounds: [] };
  for (const { leaf, at, length } of said.placed) {
    if (leaf.of === 'figure') {
      resolved.spans.push({ at, length, figure: leaf.figure });
      resolved.figures.push(leaf.figure, ...(leaf.whole ? [leaf.whole] : []));
    } else if (leaf.of === 'record') {
      const ground = { key: leaf.key, quote: leaf.quote };
      resolved.spans.push({ at, length, ground, ...(leaf.as === 'quotation' && { isQuotation: true }) });
      resolved.grounds.push(ground);
    }
  }
  return resolved;
}

function wordsNow(
  leaf: Leaf,
  evidence: Evidence,
  shown: number | null,
  language: Language,
  form: string | undefined,
): string | null {
  const english = englishNow(leaf, evidence, shown);
  if (english === null || language === 'en') return english;
  switch (leaf.of) {
    case 'figure': {
      const figure = findFigure(evidence, leaf.figure)!;
      return leaf.as === 'name' ? nameIn(english) : figureIn(figure, leaf.as, form);
    }
    case 'record':
      return leaf.as === 'quotation' ? english : valueIn(english);
    case 'derived':
      // Words of the idea are the project's own.
      return (leaf.label === STATE ? textIn(english) : null) ?? english;
    case 'day':
      return valueIn(english);
    default:
      return english;
  }
}

function englishNow(part: Leaf, evidence: Evidence, shown: number | null): string | null {
  switch (part.of) {
    case 'figure': {
      const figure = isWorkedOut(part.figure, evidence) ? findFigure(evidence, part.figure) : undefined;
      const whole =
        part.as === 'all shown'
          ? (shown ?? undefined)
          : part.whole
            ? findFigure(evidence, part.whole)?.value
            : undefined;
      return figure ? figureWords(figure, part.as, { name: part.words, whole, place: part.place }) : null;
    }
    case 'record':
      return wordsOfRecord(part, evidence);
    case 'derived': {
      const line = findEvidence(evidence, part.key)?.derived?.find((each) => each.startsWith(`${part.label}: `));
      return line?.slice(part.label.length + 2) ?? null;
    }
    case 'day':
      return part.words === formatDate(evidence.asOf, 'en') ? part.words : null;
    case 'coverage':
      return boundsOf(evidence).has(part.words) ? part.words : null;
    case 'shown':
      return shown !== null && part.words === figureWords({ value: shown, unit: 'count', label: '' }, 'value')
        ? part.words
        : null;
    case 'criterion':
      return Object.values(CRITERIA).some((value) => String(value) === part.words) ? part.words : null;
  }
}

function wordsOfRecord({ key, quote, as, words, place }: Part & { of: 'record' }, evidence: Evidence): string | null {
  const each = findEvidence(evidence, key);
  if (!holdsQuote(each, quote)) return null;
  if (place && as !== 'amount') return saidAt(quote, place, words);
  if (as === 'quotation') return quote.includes(words) ? words : null;
  if (as === 'field') return standsIn(words, quote) ? words : null;
  const { amount } = each.record;
  return amount !== null && quote.endsWith(formatMoney(amount, 'en')) ? formatMoneyShort(amount, 'en') : null;
}

/** Is the figure there, and does what it is worked out from give its value? */
export function isWorkedOut(id: string, evidence: Evidence): boolean {
  const figure = findFigure(evidence, id);
  if (!figure) return false;
  const { basis, value } = figure;
  if (!basis || basis.figures.length === 0) return true;
  const [one, other] = basis.figures.map((each) => findFigure(evidence, each)?.value);
  if (one === undefined || other === undefined) return false;
  if (basis.how === 'share') return one <= other && value === percentOf(one, other);
  return basis.how === 'difference' && value === one - other;
}

/** Years with which what a data set covers begins and ends. */
const boundsOf = ({ coverage = {} }: Evidence): Set<string> =>
  new Set(
    Object.values(coverage).flatMap((each) =>
      each ? [each, ...each.gaps].flatMap(({ from, to }) => [String(from), String(to)]) : [],
    ),
  );

type Table = Extract<DraftBlock, { type: 'table' }>;
type Row = Table['rows'][number];
type Column = Table['columns'][number];

/**
 * What a row lacks: its record, figures that hold, or that its cells are what its columns read of its record, or what was
 * worked out for its table.
 */
export function rowFaults(
  row: Row,
  { caption, columns, reads }: Pick<Table, 'caption' | 'columns' | 'reads'>,
  evidence: Evidence,
): string[] {
  const { key, figures = [] } = row;
  const each = key === null ? undefined : findEvidence(evidence, key);
  if (key === null ? figures.length === 0 : !each) return [key ?? 'a source'];
  const unheld = figures.filter((id) => !isWorkedOut(id, evidence));
  if (unheld.length > 0) return unheld;
  const table = evidence.tables?.find((known) => known.caption === caption);
  const places = columns.map(({ label }) => table?.columns.findIndex((column) => column.label === label) ?? -1);
  const isGiven = reads
    ? each !== undefined && isSame(reads(each), row.cells)
    : table?.rows.some((known) => {
        const cells = places.map((at) => known.cells[at] ?? null);
        return isSame([known.key, known.figures, cells], [key, figures, row.cells]);
      });
  return isGiven ? [] : [rowText(row, columns)];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const rowText = ({ cells }: Row, columns: readonly Column[]): string =>
  cells.map((cell, at) => cellText(cell, columns[at]!.unit)).join(' | ');

export function cellText(cell: Cell, unit: string): string {
  if (cell === null) return '';
  if (unit === 'date') return formatDate(String(cell), 'en');
  if (typeof cell === 'string') return cell;
  return shownValue(cell, unit);
}

/** Stands between the quotations of a cell. */
export const BETWEEN_QUOTATIONS = ' – ';

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

/** A map is drawn as it was worked out, of figures that hold. */
export function mapFaults({ nodes, links }: Extract<DraftBlock, { type: 'map' }>, evidence: Evidence): string[] {
  const unheld = [...nodes, ...links].map(({ figure }) => figure).filter((id) => !isWorkedOut(id, evidence));
  const { map } = evidence;
  return map && isSame([nodes, links], [map.nodes, map.links]) ? unheld : ['a map that was worked out'];
}
