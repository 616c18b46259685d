import { titleCase } from './words.ts';

const TYPES: Record<string, string> = { for_profit: 'For Profit', non_profit: 'Nonprofit', nonprofit: 'Nonprofit' };

/** 'for_profit' → 'For Profit', 'non_profit' → 'Nonprofit'; others, such as 'venture_capital', in title case. */
export function organisationType(raw: string | undefined): string | undefined {
  const code = raw
    ?.trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return code ? (TYPES[code] ?? titleCase(code)) : undefined;
}
