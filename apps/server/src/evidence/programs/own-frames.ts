import type { DraftBlock } from '../draft.ts';
import { type Evidence, findEvidence, holdsQuote } from '../evidence.ts';
import { projectKey } from '../records/own-sources.ts';
import { formsOf } from './forms.ts';
import { firstProgram, pathChecklistCaption, pathForm } from './funding-path.ts';
import type { Program } from './program.ts';
import { findProgram } from './programs.ts';
import { CHECKLIST_CAPTION, CHECKLIST_NOTE, hasPassed, OF_THE_CALL, saidIn } from './requirements.ts';

/** The program that a funding report is for; else the one that a first application would go to. */
const programOf = (evidence: Evidence): Program | null => {
  const { funding } = evidence;
  return funding ? findProgram(funding.agency, funding.program) : firstProgram(evidence);
};

type Frame = Extract<DraftBlock, { type: 'to-add' | 'form' | 'checklist' }>;

/** Items to be filled in are the program's, word for word: nothing is asked for that the agency doesn't ask for. */
export function frameFault(block: Frame, evidence: Evidence): string[] {
  const program = programOf(evidence);
  if (!program) return ['a program'];
  if (block.type === 'to-add') {
    const known = new Set(program.sections.flatMap(({ adds }) => adds));
    return block.items.filter((item) => !known.has(item));
  }
  if (block.type === 'checklist') {
    const own = evidence.funding ? CHECKLIST_CAPTION : pathChecklistCaption(program);
    return block.caption === own && block.note === CHECKLIST_NOTE ? [] : [block.caption];
  }
  const { caption, columns, rows, note } = block;
  const own = JSON.stringify({ caption, columns, rows, note });
  const forms = evidence.funding ? formsOf(program) : [pathForm(evidence)];
  return forms.some((form) => JSON.stringify(form) === own) ? [] : [caption];
}

type Item = Extract<DraftBlock, { type: 'checklist' }>['items'][number];

/** A point of a checklist is the program's or the call's own, and what is said on it stands where it says. */
export function checkFault({ requirement, state, ground }: Item, evidence: Evidence): string[] {
  const program = programOf(evidence);
  if (!program) return ['a program'];
  const cited = ground ? findEvidence(evidence, ground.key) : undefined;
  if (ground && !holdsQuote(cited, ground.quote)) return ['a source'];
  const own = program.requirements.find(({ text }) => text === requirement);
  if (own) {
    const quote = saidIn(evidence.project.description, own);
    const ownKey = projectKey(evidence.project.id);
    if (quote !== null) return state === 'said' && ground?.key === ownKey && ground.quote === quote ? [] : [state];
    return ground === null && state === (own.said ? 'lacking' : 'yours') ? [] : [state];
  }
  const ofCall = OF_THE_CALL.find((each) => each.requirement === requirement);
  if (!ofCall || !ground || !cited || cited.key !== evidence.funding?.callKey) return [requirement];
  if (!ground.quote.startsWith(`${ofCall.label}: `)) return [ground.quote];
  return state === (ofCall.label === 'Closes' && hasPassed(cited, evidence.asOf) ? 'passed' : 'yours') ? [] : [state];
}
