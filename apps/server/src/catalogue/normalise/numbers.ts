const SCALES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};
const AMOUNT =
  /^\(?\s*(-?)\s*(?:US|USD)?\s*\$?\s*(-?)((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+)\s*([a-z]*)\s*(?:USD)?\s*\)?$/i;

/** US dollars from '$1,234.50', '1.2 million', '(500)' (an accountant's minus); undefined when it is no amount. */
export function parseMoney(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
  const text = String(raw ?? '').trim();
  const match = AMOUNT.exec(text);
  if (!match) return undefined;
  const [, sign, innerSign, digits = '', scaleName = ''] = match;
  const scale = scaleName === '' || /^usd$/i.test(scaleName) ? 1 : SCALES[scaleName.toLowerCase()];
  if (scale === undefined) return undefined;
  const isNegative = sign === '-' || innerSign === '-' || (text.startsWith('(') && text.endsWith(')'));
  const value = Number(digits.replaceAll(',', '')) * scale;
  return isNegative && value !== 0 ? -value : value;
}

/** A whole, non-negative number from '1,234' or 1234.0; undefined otherwise. */
export function parseCount(raw: unknown): number | undefined {
  const value = parseMoney(raw);
  return value !== undefined && value >= 0 && Number.isSafeInteger(Math.round(value)) ? Math.round(value) : undefined;
}

/** Yes and no in the ways that files say them; undefined for anything else ('Unknown', blank). */
export function parseYesNo(raw: unknown): boolean | undefined {
  if (typeof raw === 'boolean') return raw;
  const text = String(raw ?? '')
    .trim()
    .toLowerCase();
  if (['y', 'yes', 'true', 't', '1'].includes(text)) return true;
  return ['n', 'no', 'false', 'f', '0'].includes(text) ? false : undefined;
}
