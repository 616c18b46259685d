export interface TextPart {
  /** The heading as the source has it, without its colon; null for what comes before any. */
  title: string | null;
  text: string;
}

/**
 * 'Key Inclusion Criteria:' at the beginning of a line or a sentence. With a colon text may follow on the same line;
 * without one the line must end there.
 */
const HEADING =
  /(?:^|(?<=\n)|(?<=[.;:]\s))[ \t]*[*•#-]*[ \t]*((?:[\p{L}/-]+ ){0,3}(?:inclusion|exclusion)(?: criteria| criterion)?(?:[ \t][^:\n]{0,60})?)(?::|(?=\s*(?:\n|$)))/giu;

/** Criteria of eligibility at their headings. Every word stays, in its order. */
export function splitCriteria(criteria: string): TextPart[] {
  const headings = [...criteria.matchAll(HEADING)].filter(([whole, title = '']) => isHeading(title, whole));
  const cuts = headings.map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    title: match[1]!.trim(),
  }));
  const first = criteria.slice(0, cuts[0]?.from ?? criteria.length).trim();
  return [
    ...(first ? [{ title: null, text: first }] : []),
    ...cuts.map(({ to, title }, at) => ({ title, text: criteria.slice(to, cuts[at + 1]?.from).trim() })),
  ];
}

/** Without a colon, only words that say no more than that it is a heading: 'Exclusion Criteria' on a line of its own. */
function isHeading(title: string, whole: string): boolean {
  return whole.endsWith(':') || /(?:inclusion|exclusion)(?: criteria| criterion)?$/i.test(title.trim());
}
