import { type Evidence, findFigure } from '../evidence.ts';
import { percentOf } from '../findings/statistics.ts';

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
