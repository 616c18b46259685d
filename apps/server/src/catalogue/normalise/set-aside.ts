/** Set-aside codes of SAM.gov and FPDS (Federal Acquisition Regulation part 19). */
const SET_ASIDES: Record<string, string> = {
  NONE: 'No set-aside used',
  SBA: 'Total small business set-aside',
  SBP: 'Partial small business set-aside',
  '8A': '8(a) set-aside',
  '8AC': '8(a) competed',
  '8AN': '8(a) sole source',
  HZC: 'HUBZone set-aside',
  HZS: 'HUBZone sole source',
  SDVOSBC: 'Service-disabled veteran-owned small business set-aside',
  SDVOSBS: 'Service-disabled veteran-owned small business sole source',
  WOSB: 'Women-owned small business set-aside',
  WOSBSS: 'Women-owned small business sole source',
  EDWOSB: 'Economically disadvantaged women-owned small business set-aside',
  EDWOSBSS: 'Economically disadvantaged women-owned small business sole source',
  LAS: 'Local area set-aside',
  IEE: 'Indian economic enterprise set-aside',
  ISBEE: 'Indian small business economic enterprise set-aside',
  BICIV: 'Buy Indian set-aside',
  VSA: 'Veteran-owned small business set-aside',
  VSS: 'Veteran-owned small business sole source',
};

/** The meaning of a set-aside code; words are kept, but that there is none is said in one way. */
export function setAside(raw: string | undefined): string | undefined {
  const text = raw?.trim();
  if (text && /^no set.?aside used\.?$/i.test(text)) return SET_ASIDES['NONE'];
  return text ? (SET_ASIDES[text.toUpperCase()] ?? text) : undefined;
}
