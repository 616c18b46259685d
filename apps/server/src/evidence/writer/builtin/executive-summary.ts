import { type Evidence, FINDING_FAMILIES, type Finding } from '../../evidence.ts';
import { type DraftSection, sectionOf } from '../draft.ts';
import { advice, told } from './findings.ts';
import { breadth, list, looked, paragraph } from './parts.ts';

const FINDINGS_MAX = 5;

/** The findings that may change a decision most, one of a family, each with what it may mean. */
export function executiveSummary(evidence: Evidence): DraftSection {
  const findings = mostTelling(evidence);
  return sectionOf(
    'executive-summary',
    'Executive summary',
    [
      findings.length === 0 ? paragraph(breadth(evidence)) : null,
      list(findings.map((finding) => [told(finding.headline!), advice(finding)].filter((each) => each !== null))),
    ],
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
