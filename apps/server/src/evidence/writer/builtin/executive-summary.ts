import { type Evidence, FINDING_FAMILIES, type Finding } from '../../evidence.ts';
import { type DraftSection, type DraftSentence, sectionOf } from '../draft.ts';
import { advice, told } from './findings.ts';
import { breadth, list, looked, paragraph } from './parts.ts';

const FINDINGS_MAX = 5;

/** The findings that may change a decision most, one of a family, each with what it may mean. */
export function executiveSummary(evidence: Evidence): DraftSection {
  const findings = mostTelling(evidence);
  return sectionOf(
    'executive-summary',
    'Executive summary',
    [findings.length === 0 ? paragraph(breadth(evidence)) : null, list(withAdvice(findings))],
    looked('any of the fourteen data sets'),
  );
}

function mostTelling({ findings = [] }: Evidence): Finding[] {
  const usable = findings.filter(({ headline }) => headline !== null);
  const firsts = FINDING_FAMILIES.flatMap((family) => usable.find((finding) => finding.family === family) ?? []);
  const chosen = firsts.toSorted((one, other) => other.importance - one.importance).slice(0, FINDINGS_MAX);
  const others = usable.filter((finding) => !chosen.includes(finding)).slice(0, FINDINGS_MAX - chosen.length);
  return [...chosen, ...others];
}

/** Each finding with what it may mean; advice that fits two of them is given once. */
function withAdvice(findings: readonly Finding[]): DraftSentence[][] {
  const given = new Set<string>();
  return findings.map((finding) => {
    const said = told(finding.headline!);
    const next = advice(finding);
    if (!next || given.has(next.text)) return [said];
    given.add(next.text);
    return [said, next];
  });
}
