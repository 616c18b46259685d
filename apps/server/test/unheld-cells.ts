import { engineDeclaration } from '../src/catalogue/engines/registry.ts';
import type { DraftBlock } from '../src/evidence/draft.ts';
import {
  type Evidence,
  type EvidenceRecord,
  findEvidence,
  findFigure,
  isOfCatalogue,
} from '../src/evidence/evidence.ts';
import { cellText } from '../src/evidence/statements/resolve.ts';
import { foldText } from '../src/evidence/words/fold-letters.ts';

const dataSetOf = ({ record }: EvidenceRecord): string =>
  isOfCatalogue(record) ? engineDeclaration(record.engine).label : '';

/** The cells of a table that neither stand in their row's record nor are a figure of the row, or stand in its label. */
export const unheldCells = (
  { caption, columns, rows }: Extract<DraftBlock, { type: 'table' }>,
  evidence: Evidence,
): string[] =>
  rows.flatMap(({ cells, key, figures = [] }) => {
    const each = key === null ? undefined : findEvidence(evidence, key);
    const own = figures.map((id) => findFigure(evidence, id)!);
    const values = [...own.map(({ value }) => value), each?.record.amount, each?.record.date];
    const stretches = [
      ...own.map(({ label }) => label),
      ...(each ? [...each.fields, ...(each.derived ?? []), each.record.text, dataSetOf(each)] : []),
    ].map(foldText);
    const isHeld = (part: string) => stretches.some((stretch) => stretch.includes(foldText(part)));
    return cells.flatMap((cell, at) => {
      const text = cellText(cell, columns[at]!.unit);
      return values.includes(cell) || text.split(/, |; |” – “/).every(isHeld) ? [] : [`${caption}: ${text}`];
    });
  });
