import type { Block, Sentence } from '@groundwork/contract/report-document';
import { Link, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { layoutChart } from '../chart/chart-layout.ts';
import { cellText, EDITOR_MARK, isNumeric, sourceNumbers } from '../layout.ts';
import { pdfChart } from './pdf-chart.ts';
import { styles } from './pdf-styles.ts';
import { printable } from './printable.ts';

export function pdfBlock(block: Block): ReactElement {
  switch (block.type) {
    case 'paragraph':
      return h(Text, { style: styles.paragraph }, ...block.sentences.flatMap(sentence));
    case 'list':
      return h(
        View,
        { style: styles.paragraph },
        ...block.items.map((item) =>
          h(
            View,
            { style: styles.item, wrap: false },
            h(Text, { style: styles.bullet }, '•'),
            h(Text, { style: styles.itemText }, ...item.flatMap(sentence)),
          ),
        ),
      );
    case 'table':
      return h(View, { wrap: !isShort(block) }, caption(block.caption), table(block), note(block.note));
    case 'chart':
      return h(View, { wrap: false }, caption(block.title), pdfChart(layoutChart(block)), note(block.note));
    case 'nothing-found':
      return h(Text, { style: styles.nothing }, printable(block.text));
    default:
      return h(View, null);
  }
}

const caption = (text: string) => h(Text, { style: styles.caption, minPresenceAhead: 110 }, printable(text));
const note = (text: string) => h(Text, { style: styles.note }, printable(text));

function sentence(content: Sentence): ReactNode[] {
  const text = printable(content.text);
  const said = content.kind === 'inference' ? h(Text, { style: styles.inference }, text) : text;
  const mark = content.kind === 'editor' ? [h(Text, { style: styles.editor }, ` ${EDITOR_MARK}`)] : [];
  return [said, ...mark, ...sourceNumbers(content).map((number) => reference(number)), ' '];
}

const reference = (number: number) => h(Link, { src: `#source-${number}`, style: styles.reference }, ` [${number}]`);

type Table = Extract<Block, { type: 'table' }>;

/** Rows, and letters of the longest cells of all rows, up to which a table stays on one page. */
const KEPT_TOGETHER = { rows: 12, letters: 1200 };

const isShort = ({ rows }: Table): boolean =>
  rows.length <= KEPT_TOGETHER.rows &&
  rows.reduce((sum, { cells }) => sum + Math.max(0, ...cells.map((cell) => String(cell ?? '').length)), 0) <=
    KEPT_TOGETHER.letters;

/** Text columns are as wide as their texts are long, within reason; numbers and dates need little. */
function columnWidths({ columns, rows }: Table, hasSources: boolean): string[] {
  const weights = columns.map(({ unit, label }, at) => {
    if (unit !== 'text') return 1.2;
    const lengths = [label.length, ...rows.map(({ cells }) => String(cells[at] ?? '').length)];
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    return Math.min(Math.max(average / 11, 1), 3.2);
  });
  const all = hasSources ? [...weights, 0.7] : weights;
  const sum = all.reduce((total, weight) => total + weight, 0);
  return all.map((weight) => `${(100 * weight) / sum}%`);
}

function table(content: Table): ReactElement {
  const { columns, rows } = content;
  const hasSources = rows.some(({ source }) => source !== null);
  const widths = columnWidths(content, hasSources);
  const cell = (at: number, right: boolean, isHead: boolean, ...children: ReactNode[]) =>
    h(
      Text,
      {
        style: [
          styles.cell,
          { width: widths[at]! },
          ...(right ? [styles.numeric] : []),
          ...(isHead ? [styles.bold] : []),
        ],
      },
      ...children,
    );
  return h(
    View,
    { style: styles.table },
    h(
      View,
      { style: [styles.row, styles.headRow], fixed: true },
      ...columns.map(({ label, unit }, at) => cell(at, isNumeric(unit), true, label)),
      ...(hasSources ? [cell(columns.length, true, true, 'Source')] : []),
    ),
    ...rows.map((row) =>
      h(
        View,
        { style: styles.row, wrap: false },
        ...columns.map(({ unit }, at) =>
          cell(at, isNumeric(unit), false, printable(cellText(row.cells[at] ?? null, unit))),
        ),
        ...(hasSources ? [cell(columns.length, true, false, row.source === null ? '' : reference(row.source))] : []),
      ),
    ),
  );
}
