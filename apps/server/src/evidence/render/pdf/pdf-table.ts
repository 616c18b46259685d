import type { Block } from '@groundwork/contract/report-document';
import { cellText, isNumeric, layColumns } from '../layout.ts';
import { RENDER_TEXTS } from '../render-texts.ts';
import { type Element, heightOf, heightOfAll, type PageWriter } from './page-writer.ts';
import { CONTENT_WIDTH, HEAD_FILL, LINE, PAGE, STYLES } from './pdf-styles.ts';
import type { Line, Run, TextStyle } from './type/set-lines.ts';

type Table = Extract<Block, { type: 'table' }>;

const LEADING = 1.35;
const PADDING = { x: 4, y: 3 };

interface Row {
  cells: Line[][];
  height: number;
}

interface Laid {
  widths: number[];
  right: boolean[];
  head: Row;
  rows: Row[];
  height: number;
}

export function layTable(writer: PageWriter, table: Table): Laid {
  const { columns, rows } = table;
  const hasSources = rows.some(({ source }) => source !== null);
  const { shares, scale } = layColumns(table);
  const widths = shares.map((share) => CONTENT_WIDTH * share);
  const scaled = (style: TextStyle): TextStyle => ({ ...style, size: style.size * scale });
  const right = [...columns.map(({ unit }) => isNumeric(unit)), ...(hasSources ? [true] : [])];
  const rowOf = (cells: Run[]): Row => {
    const set = cells.map((cell, at) => writer.lines([cell], widths[at]! - 2 * PADDING.x));
    return { cells: set, height: Math.max(...set.map((lines) => heightOfAll(lines, LEADING))) + 2 * PADDING.y };
  };
  const head = rowOf(
    [...columns.map(({ label }) => label), ...(hasSources ? [RENDER_TEXTS.source] : [])].map((text) => ({
      text,
      style: scaled(STYLES.cellHead),
    })),
  );
  const laid = rows.map(({ cells, source }) =>
    rowOf([
      ...columns.map(({ unit }, at): Run => ({ text: cellText(cells[at] ?? null, unit), style: scaled(STYLES.cell) })),
      ...(hasSources
        ? [
            source === null
              ? { text: '', style: scaled(STYLES.cell) }
              : { text: `[${source}]`, style: scaled(STYLES.cellReference), link: `#source-${source}` },
          ]
        : []),
    ]),
  );
  return { widths, right, head, rows: laid, height: laid.reduce((sum, row) => sum + row.height, head.height) };
}

/** The rows from the cursor on; the head stands again on each page that they go over to. */
export function drawTable(writer: PageWriter, { widths, right, head, rows }: Laid, parent: Element): void {
  const table = writer.element('Table', parent);
  const drawRow = (row: Row, element: Element | null, type: 'TH' | 'TD') => {
    const { y } = writer;
    writer.artifact(() => {
      if (type === 'TH') writer.doc.rect(PAGE.side, y, CONTENT_WIDTH, row.height).fill(HEAD_FILL);
      const bottom = y + row.height;
      writer.doc
        .lineWidth(0.75)
        .moveTo(PAGE.side, bottom)
        .lineTo(PAGE.side + CONTENT_WIDTH, bottom)
        .stroke(LINE);
    }, 'Layout');
    const tr = element && writer.element('TR', element);
    let x = PAGE.side;
    row.cells.forEach((lines, at) => {
      const cell = tr && writer.element(type, tr, type === 'TH' ? { scope: 'Column' } : {});
      let top = y + PADDING.y;
      for (const line of lines) {
        const shift = right[at] ? widths[at]! - PADDING.x - line.width : PADDING.x;
        if (cell) writer.line(line, { element: cell, type }, x + shift, top, LEADING);
        else writer.artifact(() => writer.words(line, x + shift, top + heightOf(line, LEADING) * 0.75), 'Pagination');
        top += heightOf(line, LEADING);
      }
      x += widths[at]!;
      cell?.end();
    });
    tr?.end();
    writer.y += row.height;
  };
  const thead = writer.element('THead', table);
  drawRow(head, thead, 'TH');
  thead.end();
  const body = writer.element('TBody', table);
  for (const row of rows) {
    if (row.height > writer.room && writer.y > PAGE.top) {
      writer.newPage();
      drawRow(head, null, 'TH');
    }
    drawRow(row, body, 'TD');
  }
  body.end();
  table.end();
}
