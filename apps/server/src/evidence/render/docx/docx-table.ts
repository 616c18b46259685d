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
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { cellText, isNumeric } from '../layout.ts';

const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'DFE3E6' };
const NONE = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };

/** A table whose header repeats on each page; numbers stand to the right, the source's number in the last column. */
export function docxTable({ columns, rows }: Extract<Block, { type: 'table' }>): Table {
  const hasSources = rows.some(({ source }) => source !== null);
  const header = [
    ...columns.map(({ label, unit }) => ({ label, right: isNumeric(unit) })),
    ...(hasSources ? [{ label: 'Source', right: true }] : []),
  ];
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { top: LINE, bottom: LINE, left: NONE, right: NONE, insideHorizontal: LINE, insideVertical: NONE },
    rows: [
      new TableRow({
        tableHeader: true,
        children: header.map(({ label, right }) => cell([new TextRun(label)], right, 'EEF3F2')),
      }),
      ...rows.map(
        (row) =>
          new TableRow({
            cantSplit: true,
            children: [
              ...columns.map(({ unit }, at) =>
                cell([new TextRun(cellText(row.cells[at] ?? null, unit))], isNumeric(unit)),
              ),
              ...(hasSources ? [cell(reference(row.source), true)] : []),
            ],
          }),
      ),
    ],
  });
}

function cell(children: ParagraphChild[], right: boolean, fill?: string): TableCell {
  return new TableCell({
    margins: { top: 50, bottom: 50, left: 80, right: 80 },
    ...(fill && { shading: { type: ShadingType.CLEAR, fill } }),
    children: [
      new Paragraph({
        style: fill ? 'TableHead' : 'TableText',
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
