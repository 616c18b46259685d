import type { ColumnCounts } from '../../../sources/shared/column-counts.ts';
import { currencyOf, RUN_TOGETHER, readDate, readNumber } from '../../../sources/shared/column-styles.ts';
import { isCountry } from '../../normalise/countries.ts';
import { parseYesNo } from '../../normalise/numbers.ts';
import { isUsState } from '../../normalise/us-states.ts';

/** The looks of a column's values: the share of those that have each look. */
export type Looks = Record<Look, number> & {
  /** Counts over all rows: how many have a value, and how many different ones there are for each of these. */
  filled: number;
  distinct: number;
  /** Characters of a value, on average. */
  length: number;
  /** Cells with several values. */
  lists: number;
};

type Look = keyof typeof LOOKS;

const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);

const LOOKS = {
  date: (text: string) =>
    /\d/.test(text) &&
    (RUN_TOGETHER.test(text) || !/^\d{5,}(\.\d+)?$/.test(text)) &&
    readDate(text, 'day-first') !== undefined &&
    text.length < 40,
  year: isYear,
  /** Seconds or milliseconds since 1970, which is how programs write times. */
  epoch: (text: string) => /^\d{9,10}$|^1\d{12}$/.test(text),
  number: (text: string) => /\d/.test(text) && (readNumber(text, 'point') ?? readNumber(text, 'comma')) !== undefined,
  currency: (text: string) => text.length <= 4 && currencyOf(text) !== undefined,
  money: (text: string) => /\d/.test(text) && currencyOf(text) !== undefined,
  email: (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  url: (text: string) =>
    /^(?:https?:\/\/|www\.)\S+$/i.test(text) || /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(text),
  phone: (text: string) =>
    /^(?:\+|\(|0|\d{3}[-. ])[\d\s()./-]{6,20}(?:\s*(?:x|ext\.?)\s*\d+)?$/i.test(text) &&
    readDate(text, 'day-first') === undefined,
  doi: (text: string) => /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?10\.\d{4,9}\/\S+$/i.test(text),
  orcid: (text: string) => /\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(text),
  nct: (text: string) => /^NCT\d{8}$/i.test(text),
  trial: (text: string) =>
    /^(?:ISRCTN\d{8}|EUCTR\S+|\d{4}-\d{6}-\d{2}(-\d{2})?|DRKS\d{8}|ChiCTR\S+|ACTRN\d{14})$/i.test(text),
  cpc: (text: string) => /^[A-HY]\d{2}[A-Z](?:\s?\d{1,4}\/\d{2,})?(?:[,;\s]|$)/.test(text),
  uei: (text: string) => /^[A-HJ-NP-Z0-9]{12}$/.test(text) && /\d/.test(text) && /[A-Z]/.test(text),
  // Spreadsheets take zeros from their beginning, and people put quotes around them to keep these.
  duns: (text: string) => /^'?\d{7,9}'?$|^\d{2}-\d{3}-\d{4}$/.test(text),
  spendingKey: (text: string) => /^(?:CONT_(?:AWD|IDV)|ASST_(?:NON|AGG))_/.test(text),
  contractNumber: (text: string) => /^(?=.*\d)[A-Z0-9]{4,6}-?\d{2}-?[A-Z]-?[A-Z0-9]{4,9}$/.test(text),
  patent: (text: string) =>
    /^(?:US|EP|WO|DE|JP|CN)\s?[\d,/]{6,}\s?[A-Z]?\d?$/i.test(text) || /^\d{1,2},\d{3},\d{3}$/.test(text),
  social: (text: string) => /\b(?:twitter|x|facebook|linkedin|instagram|youtube|crunchbase)\.com\b/i.test(text),
  role: (text: string) =>
    /\b(?:officer|president|director|manager|ceo|cto|cfo|professor|engineer|scientist|founder|head|lead|owner|investigator|coordinator|chair)\b/i.test(
      text,
    ),
  federal: (text: string) =>
    /\b(?:nasa|national laboratory|naval|army|navy|air force|nist|usda|department of|research laboratory|federal)\b/i.test(
      text,
    ),
  university: (text: string) =>
    /\b(?:universit\p{L}*|college|hochschule|universidad|école|institute of technology)\b/iu.test(text),
  /** An assistance listing: '93.286'. */
  listing: (text: string) => /^\d{2}\.\d{3}$/.test(text),
  sentence: (text: string) => /^\S+(?:\s+\S+){4,}[.!?]["”’)]?$/.test(text),
  linkedin: (text: string) => /\blinkedin\.com\b/i.test(text),
  country: isCountry,
  state: isUsState,
  yesNo: (text: string) => parseYesNo(text) !== undefined,
  organisation: (text: string) =>
    /\b(?:inc|llc|ltd|corp|corporation|company|gmbh|ag|kg|sas|sarl|s\.?a|s\.?l|bv|plc|pty|university|institute|laborator(?:y|ies)|universit\S+|hochschule|foundation|ventures|capital|partners)\b\.?/i.test(
      text,
    ),
  person: (text: string) =>
    /^(?:(?:dr|prof|mr|ms|mrs)\.?\s+)*\p{Lu}[\p{L}'’-]+(?:,?\s+(?:\p{Lu}[\p{L}'’.-]*|de|van|von|der|la|del)){1,3}$/u.test(
      text,
    ),
} satisfies Record<string, (text: string) => boolean>;

export function looksOf({ filled, distinct, characters, lists, values }: ColumnCounts, rows: number): Looks {
  const share = (look: (text: string) => boolean) =>
    values.length === 0 ? 0 : values.filter(look).length / values.length;
  const looks = Object.fromEntries(Object.entries(LOOKS).map(([name, look]) => [name, share(look)])) as Record<
    Look,
    number
  >;
  return {
    ...looks,
    filled: rows === 0 ? 0 : filled / rows,
    distinct: filled === 0 ? 0 : distinct / filled,
    length: filled === 0 ? 0 : characters / filled,
    lists: filled === 0 ? 0 : lists / filled,
  };
}
