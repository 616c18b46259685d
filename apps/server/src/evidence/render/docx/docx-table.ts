import type { Block } from '@groundwork/contract/report-document';
import {
  AlignmentType,
  BorderStyle,
  InternalHyperlink,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { cellText, isNumeric, layColumns } from '../layout.ts';
import { RENDER_TEXTS } from '../render-texts.ts';
import { TABLE_SIZE } from './docx-styles.ts';

const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'DFE3E6' };
const NONE = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };

/** The width of an A4 page between margins of an inch, in twentieths of a point. */
const CONTENT_WIDTH = 9026;

/** A table whose header repeats on each page; numbers stand to the right, the source's number in the last column. */
export function docxTable(table: Extract<Block, { type: 'table' }>): Table {
  const { columns, rows } = table;
  const { shares, scale } = layColumns(table);
  const widths = shares.map((share) => Math.round(CONTENT_WIDTH * share));
  const run = (text: string) => new TextRun({ text, ...(scale < 1 && { size: Math.round(TABLE_SIZE * scale) }) });
  const hasSources = rows.some(({ source }) => source !== null);
  const header = [
    ...columns.map(({ label, unit }) => ({ label, right: isNumeric(unit) })),
    ...(hasSources ? [{ label: RENDER_TEXTS.source, right: true }] : []),
  ];
  return new Table({
    width: { size: CONTENT_WIDTH, type: WidthType.DXA },
    // Without a fixed layout some readers make all columns equally wide.
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    borders: { top: LINE, bottom: LINE, left: NONE, right: NONE, insideHorizontal: LINE, insideVertical: NONE },
    rows: [
      new TableRow({
        tableHeader: true,
        children: header.map(({ label, right }, at) => cell([run(label)], right, widths[at]!, { fill: 'EEF3F2' })),
      }),
      ...rows.map(
        (row, place) =>
          new TableRow({
            cantSplit: true,
            children: [
              ...columns.map(({ unit }, at) =>
                cell([run(cellText(row.cells[at] ?? null, unit))], isNumeric(unit), widths[at]!, {
                  isLast: place === rows.length - 1,
                }),
              ),
              ...(hasSources ? [cell(reference(row.source), true, widths.at(-1)!)] : []),
            ],
          }),
      ),
    ],
  });
}

/** The last row stays with the note below it. */
function cell(
  children: ParagraphChild[],
  right: boolean,
  width: number,
  { fill, isLast = false }: { fill?: string; isLast?: boolean } = {},
): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: 50, bottom: 50, left: 80, right: 80 },
    ...(fill && { shading: { type: ShadingType.CLEAR, fill } }),
    children: [
      new Paragraph({
        style: fill ? 'TableHead' : 'TableText',
        keepNext: isLast,
        alignment: right ? AlignmentType.RIGHT : AlignmentType.LEFT,
        children,
      }),
    ],
  });
}

const reference = (source: number | null): ParagraphChild[] =>
  source === null
    ? []
    : [
        new InternalHyperlink({
          anchor: `source-${source}`,
          children: [new TextRun({ text: `[${source}]`, style: 'Hyperlink' })],
        }),
      ];
