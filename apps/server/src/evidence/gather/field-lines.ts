import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import { valueLines } from '@groundwork/contract/value-lines';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';

const PEOPLE_MAX = 40;

/**
 * A record's contents outside its running text, as lines `Label: value`: title, parties, place, date, amount and every
 * field of its detail page, in one fixed order. Claims about fields quote these lines.
 */
export function fieldLines(record: CatalogueRecord, engine: EngineDeclaration): string[] {
  const { place } = record;
  const lines = [
    `Title: ${record.title}`,
    `Record: ${record.id}`,
    ...record.organisations.map(({ role, name }) => `${role}: ${name}`),
    ...record.people.slice(0, PEOPLE_MAX).map(({ role, name }) => `${role}: ${name}`),
    place && `Place: ${[place.city, place.state, place.country].filter(Boolean).join(', ')}`,
    engine.date && record.date && `${engine.date.label}: ${formatDate(record.date)}`,
    engine.amount &&
      record.amount !== null &&
      `${engine.amount.label}: ${engine.amount.unit === 'usd' ? formatMoney(record.amount) : formatNumber(record.amount)}`,
    ...engine.detail.flatMap(({ fields }) => fields.flatMap(({ label, value }) => valueLines(label, value(record)))),
  ];
  return [...new Set(lines.filter((line): line is string => Boolean(line)))];
}

/** The line with this label, or null. */
export const fieldLine = (lines: string[], label: string): string | null =>
  lines.find((line) => line.startsWith(`${label}: `)) ?? null;
