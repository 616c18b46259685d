const PHASES: Record<string, string> = {
  '1': 'Phase I',
  '2': 'Phase II',
  '3': 'Phase III',
  i: 'Phase I',
  ii: 'Phase II',
  iii: 'Phase III',
};

/** An SBIR or STTR phase, 'Phase II', from 'PHASE 2', 'ii' or '2'; anything else is kept as it is. */
export function awardPhase(raw: string | undefined): string | undefined {
  const text = raw?.trim();
  if (!text) return undefined;
  const number = text.replace(/^phase\s*/i, '').toLowerCase();
  return PHASES[number] ?? text;
}
