import type { DetailValue } from './detail.ts';
import { formatDate, formatMoney, formatNumber } from './format.ts';

/**
 * A value of a record as lines `Label: value`. Reports quote these lines, and the record's page finds them again by the
 * same rule, so they are English in every language. Running text has none: it is quoted as it stands.
 */
export function valueLines(label: string, value: DetailValue | null): string[] {
  switch (value?.type) {
    case 'text':
    case 'link':
      return [`${label}: ${value.text}`];
    case 'date':
      return [`${label}: ${formatDate(value.date, 'en')}`];
    case 'money':
      return [`${label}: ${formatMoney(value.amount, 'en')}`];
    case 'number':
      return [`${label}: ${formatNumber(value.value, 'en')}`];
    case 'list':
      return [`${label}: ${value.items.join('; ')}`];
    case 'steps':
      return [`${label}: ${value.status}`];
    case 'table':
      return value.rows.map(
        (row) => `${label}: ${row.map((cell, index) => cellText(cell, value.columns[index]?.unit)).join(' · ')}`,
      );
    case 'timeline':
      return value.events.map((event) => `${event.label}: ${withNote(formatDate(event.date, 'en'), event.note)}`);
    case 'people':
      return value.people.map(
        ({ name, role, affiliation }) => `${label}: ${[name, role, affiliation].filter(Boolean).join(', ')}`,
      );
    case 'citations':
      return value.items.map((item) => `${label}: ${withNote(item.text, item.note)}`);
    case 'places':
      return value.places.map(
        ({ name, city, state, country }) => `${label}: ${[name, city, state, country].filter(Boolean).join(', ')}`,
      );
    case 'chart':
      return value.rows.map(
        ({ x, values }) =>
          `${label}: ${[x, ...values.map((one, index) => cellText(one, value.series[index]?.unit))].join(' · ')}`,
      );
    default:
      return [];
  }
}

const withNote = (text: string, note: string | null) => (note ? `${text} (${note})` : text);

function cellText(cell: string | number | string[] | null, unit: string | undefined): string {
  if (typeof cell === 'number') return unit === 'usd' ? formatMoney(cell, 'en') : formatNumber(cell, 'en');
  if (Array.isArray(cell)) return cell.join('; ') || '-';
  return unit === 'date' ? formatDate(cell, 'en') : (cell ?? '-');
}
