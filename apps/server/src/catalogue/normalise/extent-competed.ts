import { sentenceCase } from './words.ts';

/** FPDS data element 10A. */
const EXTENTS: Record<string, string> = {
  A: 'Full and open competition',
  B: 'Not available for competition',
  C: 'Not competed',
  D: 'Full and open competition after exclusion of sources',
  E: 'Follow-on to competed action',
  F: 'Competed under simplified acquisition procedures',
  G: 'Not competed under simplified acquisition procedures',
  CDO: 'Competitive delivery order',
  NDO: 'Non-competitive delivery order',
};

/** How far a contract was competed, from its code or from words in capitals. */
export function extentCompeted(raw: string | undefined): string | undefined {
  const text = raw?.trim();
  return text ? (EXTENTS[text.toUpperCase()] ?? sentenceCase(text)) : undefined;
}
