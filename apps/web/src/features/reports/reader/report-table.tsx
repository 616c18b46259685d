import type { Language } from '@groundwork/contract/languages';
import type { Block, ColumnUnit, Figure } from '@groundwork/contract/report-document';
import type { ProsePlace } from '@groundwork/contract/report-editing';
import { statementId } from '@groundwork/contract/statement-id';
import { Box } from '@mantine/core';
import type { CSSProperties } from 'react';
import { formatValue, isNumeric } from '../../../lib/record-text.ts';
import { CitationLink } from './citation-link.tsx';
import { CELL_SPACING_PX, columnWidths } from './column-widths.ts';
import { FigureLink } from './figure-link.tsx';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';
import { useReportLookup } from './report-context.ts';
import tableClasses from './report-table.module.css';

type TableBlock = Extract<Block, { type: 'table' }>;

type Props = { table: TableBlock; place?: Omit<ProsePlace, 'item'> };

const SPACING = { '--cell-spacing': `${CELL_SPACING_PX}px` } as CSSProperties;

export function ReportTable({ table: { caption, columns, rows, note }, place }: Props) {
  const lookup = useReportLookup();
  const { widths, words, hasSentences } = columnWidths({ columns, rows });
  const hasSources = rows.some(({ source }) => source !== null);
  return (
    <figure className={classes['exhibit']}>
      <figcaption className={classes['caption']}>{caption}</figcaption>
      <Box tabIndex={0} role="group" aria-label={caption} className={tableClasses['wide'] ?? ''}>
        <table
          aria-label={caption}
          className={`${tableClasses['table']} ${hasSentences ? tableClasses['sentences'] : ''}`}
          style={{ minWidth: widths.reduce((sum, width) => sum + width, 0), ...SPACING }}
        >
          <thead>
            <tr>
              {columns.map(({ label, unit }) => (
                <th key={label} {...(isNumeric(unit) && { className: 'numeric' })}>
                  {label}
                </th>
              ))}
              {hasSources && <th className="numeric">{READER_TEXTS.source}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells, source, figures = [] }, row) => (
              <tr key={row} id={place && statementId({ ...place, item: null, at: row })} className={classes['row']}>
                {columns.map(({ label, unit }, column) => (
                  <td
                    key={label}
                    className={isNumeric(unit) ? 'numeric' : tableClasses[unit === 'date' ? 'date' : 'cell']}
                    {...(unit === 'text' && { style: { minWidth: (hasSentences ? widths : words)[column] } })}
                  >
                    <TableCell
                      cell={cells[column] ?? null}
                      unit={unit}
                      figures={lookup.figures(figures)}
                      language={lookup.language}
                    />
                  </td>
                ))}
                {hasSources && <td className="numeric">{source !== null && <CitationLink number={source} />}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {note && <p className={classes['note']}>{note}</p>}
    </figure>
  );
}

type CellProps = { cell: string | number | null; unit: ColumnUnit; figures: Figure[]; language: Language };

/** A computed number opens what it is worked out from. */
function TableCell({ cell, unit, figures, language }: CellProps) {
  const text = formatValue(cell, unit, language);
  const figure = typeof cell === 'number' ? figures.find(({ value }) => value === cell) : undefined;
  return figure ? <FigureLink figure={figure} text={text} /> : text;
}
