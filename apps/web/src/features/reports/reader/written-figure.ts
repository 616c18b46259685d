import type { Language } from '@groundwork/contract/languages';
import type { Figure } from '@groundwork/contract/report-document';
import { formatValue } from '../../../lib/record-text.ts';

/** A figure's value as the report writes it: in its own language, whatever that of the page is. */
export const writtenFigure = ({ value, unit }: Figure, inLanguage: Language): string =>
  formatValue(value, unit === 'days' || unit === 'months' ? 'count' : unit, inLanguage);
