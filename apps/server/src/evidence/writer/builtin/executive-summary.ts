import { type Evidence, FINDING_FAMILIES, type Finding } from '../../evidence.ts';
import { type DraftSection, type DraftSentence, inference, sectionOf } from '../draft.ts';
import { advice, told } from './findings.ts';
import { beside, nearest } from './nearest.ts';
import { nothingOnTopic } from './nothing.ts';
import { breadth, list, looked, paragraph } from './parts.ts';

const FINDINGS_MAX = 5;
const FEW_FINDINGS = 3;

/** The findings that may change a decision most, one of a family, each with what it may mean; where there are few, the nearest records. */
export function executiveSummary(evidence: Evidence): DraftSection {
  const none = nothingOnTopic(evidence);
  if (none) return none;
  const findings = mostTelling(evidence);
  const nothing = looked('the data sets of the catalog');
  return sectionOf(
    'executive-summary',
    'Executive summary',
    [
      findings.length < FEW_FINDINGS ? paragraph(breadth(evidence), firstLook(evidence)) : null,
      list([
        ...withAdvice(findings),
        ...(findings.length < FEW_FINDINGS ? nearest(evidence, FINDINGS_MAX - findings.length) : []),
      ]),
      ...beside(evidence),
    ],
    nothing,
  );
}

/** With next to nothing to go on, it is said at the outset. */
function firstLook(evidence: Evidence): DraftSentence | null {
  const held = breadth(evidence);
  return (
    held &&
    inference(
      'Read this report as a first look: what is on record for the topic may be too little to decide on.',
      held.figures,
    )
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
