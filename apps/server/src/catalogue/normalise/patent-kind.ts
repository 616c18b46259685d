/** Kind codes of the United States Patent and Trademark Office (WIPO standard ST.16). */
const KINDS: Record<string, string> = {
  A: 'Granted utility patent (before 2001)',
  A1: 'Applied',
  A2: 'Applied, second publication',
  A9: 'Applied, corrected',
  B1: 'Granted utility',
  B2: 'Granted utility',
  C1: 'Reexamination certificate',
  E: 'Reissue',
  E1: 'Reissue',
  E2: 'Reissue',
  E3: 'Reissue',
  H: 'SIR',
  H1: 'SIR',
  I4: 'Defensive publication',
  P: 'Plant',
  P1: 'Plant',
  P2: 'Plant',
  P3: 'Plant',
  P4: 'Plant',
  S: 'Design',
  S1: 'Design',
};

/** The meaning of a patent's kind code; an unknown code is kept as it is. */
export function patentKind(code: string | undefined): string | undefined {
  const text = code?.trim();
  return text ? (KINDS[text.toUpperCase()] ?? text) : undefined;
}
