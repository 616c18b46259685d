import type { DraftSection } from '../../../draft.ts';
import type { Evidence } from '../../../evidence.ts';
import type { Program } from '../../../programs/program.ts';
import { findProgram } from '../../../programs/programs.ts';
import { budgetSection, callSection, pastAwards, timelineSection } from './frame-sections.ts';
import { programSection } from './program-section.ts';

const FRAMES: Record<string, (program: Program, evidence: Evidence) => DraftSection> = {
  call: callSection,
  'past-awards': pastAwards,
  budget: budgetSection,
  timeline: timelineSection,
};

/** A section of a funding report; null where the program has none of this id. */
export function fundingSection(id: string, evidence: Evidence): DraftSection | null {
  const program = evidence.funding && findProgram(evidence.funding.agency, evidence.funding.program);
  if (!program) return null;
  const frame = FRAMES[id];
  if (frame) return frame(program, evidence);
  const section = program.sections.find((each) => each.id === id);
  return section ? programSection(program, section, evidence) : null;
}
