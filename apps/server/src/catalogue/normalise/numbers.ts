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
const SIGN = String.raw`(-|\u2212)?`;
const AMOUNT = new RegExp(
  String.raw`^\(?\s*${SIGN}\s*(?:US|USD)?\s*\$?\s*${SIGN}\s*((?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d*)?|\.\d+)(e[+-]?\d+)?\s*([a-z]*)\s*(?:USD)?\s*\)?$`,
  'i',
);
/** '1.234.567,89' and '1234,50' of spreadsheets in other languages; '1,234' stays one thousand. */
const COMMA_DECIMALS = /^([^\d]*)(\d{1,3}(?:[.\u00a0\u202f ]\d{3})+|\d+),(\d{2})(?![\d,])/;
/** An accountant's zero. */
const DASH = /^\$\s*-+\s*$/;

/** US dollars from '$1,234.50', '1.2 million', '(500)' (an accountant's minus); undefined when it is no amount. */
export function parseMoney(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
  const text = String(raw ?? '')
    .trim()
    .replace(
      COMMA_DECIMALS,
      (_, before: string, whole: string, cents: string) => `${before}${whole.replace(/\D/g, '')}.${cents}`,
    );
  if (DASH.test(text)) return 0;
  const match = AMOUNT.exec(text);
  if (!match) return undefined;
  const [, sign, innerSign, digits = '', exponent = '', scaleName = ''] = match;
  const scale = scaleName === '' || /^usd$/i.test(scaleName) ? 1 : SCALES[scaleName.toLowerCase()];
  if (scale === undefined) return undefined;
  const isNegative = Boolean(sign ?? innerSign) || (text.startsWith('(') && text.endsWith(')'));
  const value = Number(digits.replaceAll(',', '') + exponent) * scale;
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
