import { parseDate } from '../../catalogue/normalise/dates.ts';

/** 'US 6,336,130 B1', 'US D0435854 S'. */
export const printedGrant = (number: string, kindCode = ''): string =>
  `US ${/^\d+$/.test(number) ? Number(number).toLocaleString('en-US') : number} ${kindCode}`.trim();

/** 'US 2001/0000943 A1'. */
export const printedApplication = (number: string, kindCode = ''): string =>
  `US ${number.slice(0, 4)}/${number.slice(4)} ${kindCode}`.trim();

/** '19820200' has no day. */
export const partialDay = (text: string | undefined): string | undefined =>
  parseDate(text?.replace(/^(\d{4})(\d{2})00$/, '$1-$2'));

/** Before 2005 a place of the United States has a state and no country. */
export const isHere = (state: string | undefined, country: string | undefined) => !country && Boolean(state);
