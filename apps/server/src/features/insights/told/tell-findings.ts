import type { Persona } from '@groundwork/contract/projects';
import { type DraftBlock, type DraftSentence, inference } from '../../../evidence/draft.ts';
import type { Evidence, Finding } from '../../../evidence/evidence.ts';
import type { Observed } from '../../../evidence/findings/observed.ts';
import { publishSection } from '../../../evidence/statements/publish.ts';
import { told } from '../../../evidence/writer/builtin/findings.ts';
import type { NewInsight } from '../insight-work.repository.ts';
import { contentOf } from './content-of.ts';
import { keyOf, kindOf, whyOf } from './kinds.ts';

/** A finding that changes a decision less is no insight. */
const IMPORTANCE_MIN = 51;
const INSIGHTS_MAX = 20;
/** The largest holders have so much of a hundred at least. */
const HELD_MIN = 40;
/** The most often named is named so often at least. */
const LEADER_MIN = 4;

/** Findings that may change a decision, each told by what of it its sources give. */
export function tellFindings(evidence: Evidence, observed: Observed): NewInsight[] {
  const chosen = onePerKey(
    (evidence.findings ?? []).filter((finding) => finding.importance >= IMPORTANCE_MIN && isTelling(finding, evidence)),
  ).slice(0, INSIGHTS_MAX);
  const found: NewInsight[] = [];
  for (const finding of chosen) {
    const content = tell(finding, evidence, observed);
    if (!content) continue;
    // Advice that fits two of them is given once.
    const isGiven = found.some((other) => other.content.why === content.why);
    found.push({
      key: keyOf(finding),
      importance: finding.importance,
      content: isGiven ? withoutWhy(content) : content,
    });
  }
  return found;
}

const withoutWhy = ({ german, ...content }: NewInsight['content']): NewInsight['content'] => ({
  ...content,
  why: null,
  ...(german && { german: { ...german, why: null } }),
});

/** A report tells who has two records of fifteen, for completeness; as an insight that is none. */
function isTelling({ family, headline }: Finding, { figures }: Evidence): boolean {
  if (headline === null) return false;
  const told = figures.filter(({ id }) => headline.figures.includes(id));
  if (family === 'concentration') return told.some(({ unit, value }) => unit === 'percent' && value >= HELD_MIN);
  // Newcomers have few by their nature, and are told by their years.
  if (family === 'players' && told.every(({ unit }) => unit === 'count'))
    return told.some(({ id, value }) => id.startsWith('players-by-records:') && value >= LEADER_MIN);
  return true;
}

const onePerKey = (findings: readonly Finding[]): Finding[] =>
  [...new Map(findings.toReversed().map((finding) => [keyOf(finding), finding])).values()].toReversed();

function tell(finding: Finding, evidence: Evidence, observed: Observed) {
  const headline = told(finding.headline!);
  const why = whySentence(finding, headline, evidence.project.persona);
  const [titles, statements, advice] = published(evidence, [
    [headline],
    finding.statements.map(told),
    why ? [why] : [],
  ]);
  const [title] = titles!;
  if (!title) return null;
  // A sentence that repeats the title is kept only where there is nothing else to say.
  const others = statements!.filter(({ text }) => text !== title.text);
  const sentences = others.length > 0 ? others : [title];
  return contentOf(
    { title, sentences, why: advice![0] ?? null },
    { kind: kindOf(finding), n: finding.n, period: finding.period, missing: finding.missing },
    { evidence, observed },
  );
}

function whySentence(finding: Finding, { figures, grounds }: DraftSentence, persona: Persona): DraftSentence | null {
  const said = whyOf(finding, persona);
  return said === null ? null : inference(said, figures, grounds);
}

/** The part of each group of sentences that the sources give. */
export function published(evidence: Evidence, groups: readonly DraftSentence[][]): DraftSentence[][] {
  const results: DraftSentence[][] = [];
  for (const sentences of groups) {
    if (sentences.length === 0) {
      results.push([]);
      continue;
    }
    const blocks: DraftBlock[] = [{ type: 'paragraph', sentences }];
    const { section } = publishSection({ id: 'insight', title: 'Insight', blocks }, evidence);
    results.push(section.blocks.flatMap((block) => (block.type === 'paragraph' ? block.sentences : [])));
  }
  return results;
}
