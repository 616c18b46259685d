import type { EngineInfo } from '@groundwork/contract/engines';
import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import { hasBound, type Range, type SearchState } from '../../lib/search-state.ts';

/** One thing that narrows the results, in words, and the search without it. */
export interface FilterText {
  text: string;
  without: Partial<SearchState>;
}

export function filterTexts(engine: EngineInfo, { date, amount, seen, facets }: SearchState): FilterText[] {
  const labelOf = (field: string) => engine.facets.find((facet) => facet.field === field)?.label ?? field;
  const formatAmount = (bound: string) =>
    engine.amount?.unit === 'usd' ? formatMoney(Number(bound)) : formatNumber(Number(bound));
  return [
    ...(hasBound(date)
      ? [{ text: `${engine.date?.label ?? 'Date'}: ${rangeText(date, formatDate)}`, without: { date: {} } }]
      : []),
    ...(hasBound(amount)
      ? [{ text: `${engine.amount?.label ?? 'Amount'}: ${rangeText(amount, formatAmount)}`, without: { amount: {} } }]
      : []),
    ...(hasBound(seen) ? [{ text: `New here: ${rangeText(seen, formatDate)}`, without: { seen: {} } }] : []),
    ...Object.entries(facets).flatMap(([field, values]) =>
      values.map((value) => ({
        text: `${labelOf(field)}: ${value}`,
        without: { facets: { ...facets, [field]: values.filter((each) => each !== value) } },
      })),
    ),
  ];
}

function rangeText({ min, max }: Range, format: (bound: string) => string): string {
  if (min && max && format(min) === format(max)) return format(min);
  if (min && max) return `${format(min)} to ${format(max)}`;
  return min ? `from ${format(min)}` : `up to ${format(max!)}`;
}
