import type { ForeignAmount } from '../../catalogue/engines/build.ts';

/** Shared by the portal's collections. */
export const PORTAL = 'https://ec.europa.eu/info/funding-tenders/opportunities/portal/screen/opportunities';

export const LICENCE = '© European Union, reuse under CC BY 4.0';

/** The amounts that are told, in euros; of none of them 0 tells anything. */
export function inEuros(amounts: Record<string, number | undefined>): ForeignAmount[] | undefined {
  const told = Object.entries(amounts).flatMap(([label, value]) => (value ? [{ label, value, currency: 'EUR' }] : []));
  return told.length > 0 ? told : undefined;
}

export const safeAddress = (url: string): string | null => (/^https:\/\//.test(url) ? url : null);
