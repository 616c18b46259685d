import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseMoney } from '../../catalogue/normalise/numbers.ts';
import { type CsvRow, cell, columnName } from '../shared/csv.ts';
import { type Fields, rowFields } from '../shared/fields.ts';

export const AWARD_KEYS = ['contract_award_unique_key', 'assistance_award_unique_key'];

/** Columns that tell of the award's beginning; all else is told as of its latest transaction. */
const OF_FIRST = ['award_base_action_date', 'period_of_performance_start_date'].map(columnName);
const AMOUNTS = ['total_obligated_amount', 'total_dollars_obligated'];

/**
 * The transactions of one award as if they were its summary. The latest says the totals of the whole award, also where
 * the file holds only a year of it; the oldest files say no totals, and what their transactions obligate is added up.
 */
export function awardFields(transactions: CsvRow[]): Fields {
  const inOrder = transactions.toSorted((a, b) => compare(orderOf(a), orderOf(b)));
  const latestFirst = inOrder.toReversed().map(rowFields);
  const first = inOrder.map(rowFields);
  const obligated = inOrder.map((row) => parseMoney(cell(row, 'federal_action_obligation')));
  const sum = obligated.reduce<number>((total, one) => total + (one ?? 0), 0);
  const total = latestFirst.map((read) => read(...AMOUNTS)).find(Boolean) ?? cents(sum);
  const values = new Map<string, string | undefined>([
    ['totalobligatedamount', total],
    ['awardbaseactiondate', first.map((read) => read('award_base_action_date', 'action_date')).find(Boolean)],
  ]);
  return (...names) => {
    const given = names.map((name) => values.get(columnName(name))).find(Boolean);
    if (given) return given;
    const rows = names.some((name) => OF_FIRST.includes(columnName(name))) ? first : latestFirst;
    return rows.map((read) => read(...names)).find(Boolean);
  };
}

function orderOf(row: CsvRow): string {
  const modification = cell(row, 'modification_number') ?? '';
  return `${parseDate(cell(row, 'action_date')) ?? ''} ${modification.padStart(10, '0')}`;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const cents = (amount: number) => String(Math.round(amount * 100) / 100);
