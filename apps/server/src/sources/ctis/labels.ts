/** `ctStatus` of a search row, `ctPublicStatusCode` of a record. */
const STATUSES = [
  'Under evaluation',
  'Authorised, recruitment pending',
  'Authorised, recruiting',
  'Ongoing, recruiting',
  'Ongoing, recruitment ended',
  'Temporarily halted',
  'Suspended',
  'Ended',
  'Expired',
  'Revoked',
  'Not authorised',
  'Cancelled',
  'Withdrawn',
  'Lapsed',
  'Not valid',
];

export const statusLabel = (code: number | undefined): string | undefined => STATUSES[(code ?? 0) - 1];

/** `trialPhase` of a record; search rows say it in words. Each has several kinds of phase I. */
const PHASES = ['I', 'I', 'I', 'II', 'III', 'IV', 'I/II', 'I/II', 'I/II', 'II/III', 'III/IV'];

/** From a code, or from 'Phase II and Phase III (Integrated)'. */
export function phaseNumerals(text: string | undefined): string | undefined {
  if (/^\d+$/.test(text ?? '')) return PHASES[Number(text) - 1];
  const numerals = [...(text ?? '').matchAll(/\bPhase (I{1,3}|IV)\b/g)].map(([, numeral]) => numeral);
  return numerals.join('/') || undefined;
}
