import { titleCase } from './words.ts';

const ROUNDS: Record<string, string> = {
  angel: 'Angel',
  convertible_note: 'Convertible Note',
  corporate_round: 'Corporate Round',
  debt_financing: 'Debt Financing',
  equity_crowdfunding: 'Equity Crowdfunding',
  grant: 'Grant',
  initial_coin_offering: 'Initial Coin Offering',
  ipo: 'IPO',
  non_equity_assistance: 'Non-equity Assistance',
  post_ipo_debt: 'Post-IPO Debt',
  post_ipo_equity: 'Post-IPO Equity',
  post_ipo_secondary: 'Post-IPO Secondary',
  pre_seed: 'Pre-Seed',
  private_equity: 'Private Equity',
  product_crowdfunding: 'Product Crowdfunding',
  secondary_market: 'Secondary Market',
  seed: 'Seed',
  series_unknown: 'Venture - Series Unknown',
  undisclosed: 'Undisclosed',
  venture: 'Venture',
};

/**
 * A funding round's display name from its code: 'series_b' or ('venture', 'B') → 'Series B'.
 * An unknown code is kept, in title case.
 */
export function fundingRoundType(raw: string | undefined, series?: string): string | undefined {
  const code = raw
    ?.trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  if (!code) return undefined;
  const letter = /^series_([a-j])$/.exec(code)?.[1] ?? (code === 'venture' ? series?.trim() : undefined);
  if (letter && /^[a-j]$/i.test(letter)) return `Series ${letter.toUpperCase()}`;
  return ROUNDS[code] ?? titleCase(code);
}
