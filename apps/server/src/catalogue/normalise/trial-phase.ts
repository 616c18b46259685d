const NUMERALS: Record<string, number> = { '0': 0, '1': 1, '2': 2, '3': 3, '4': 4, i: 1, ii: 2, iii: 3, iv: 4 };
const NOT_APPLICABLE = /^(n\/?a|not applicable|not_applicable|none)$/i;

/**
 * A trial's phase as ClinicalTrials.gov shows it: 'Early Phase 1', 'Phase 2', 'Phase 1/Phase 2', 'N/A'.
 * Takes the registry's codes ('EARLY_PHASE1', ['PHASE1', 'PHASE2']), 'PHASE1|PHASE2', 'Phase II', 'I-II' and '2/3'.
 * Anything else is kept as it is.
 */
export function trialPhase(raw: string | readonly string[] | undefined): string | undefined {
  const text = (typeof raw === 'string' ? raw : (raw ?? []).join('|')).trim();
  if (!text) return undefined;
  if (NOT_APPLICABLE.test(text)) return 'N/A';
  if (/^early[ _]?phase[ _]?1$/i.test(text) || /^phase[ _]?0$/i.test(text) || text === '0') return 'Early Phase 1';
  const parts = text
    .replace(/phase/gi, ' ')
    .split(/[^a-z0-9]+/i)
    .filter(Boolean);
  const numbers = parts.map((part) => NUMERALS[part.toLowerCase()]);
  const isUnderstood = numbers.length >= 1 && numbers.every((number) => number !== undefined && number >= 1);
  if (!isUnderstood) return text;
  return [...new Set(numbers)]
    .toSorted()
    .map((number) => `Phase ${number}`)
    .join('/');
}
