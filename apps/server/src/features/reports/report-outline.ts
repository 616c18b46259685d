import { hash } from 'node:crypto';
import type { PlannedSection, ReportType } from '@groundwork/contract/report-kinds';
import { PROMPT_ID } from '@groundwork/contract/report-kinds.names';
import { findProgram } from '../../evidence/programs/programs.ts';
import { COMMERCIALIZATION_SECTIONS, fundingSections } from '../../evidence/report/plans.ts';
import type { ReportInputs } from './reports.table.ts';

type Inputs = Pick<ReportInputs, 'sections' | 'funding' | 'custom'>;

/** The sections that the kind of report has. */
export function standardSections(type: ReportType, { funding, custom }: Inputs): PlannedSection[] {
  if (type === 'funding' && funding) return fundingSections(funding);
  if (type === 'custom')
    return (custom?.prompts ?? []).map((prompt, at) => ({ id: `${PROMPT_ID}${at + 1}`, ...prompt }));
  return [...COMMERCIALIZATION_SECTIONS];
}

/** The outline as planned; a section that the kind doesn't have and that asks nothing is left out. */
export function outlineOf(type: ReportType, inputs: Inputs): PlannedSection[] {
  const standard = standardSections(type, inputs);
  const planned = (inputs.sections ?? []).filter(({ id, prompt }) => prompt || standard.some((each) => each.id === id));
  return planned.length > 0 ? planned : standard;
}

export function subtitleOf(type: ReportType, inputs: Inputs): string {
  if (type === 'custom') return 'Custom report';
  const program = programOf(inputs);
  return type === 'funding' && program ? `Funding report · ${program}` : 'Commercialization report';
}

/** "NSF Phase I Project Pitch". */
export const programOf = ({ funding }: Inputs): string | undefined =>
  funding && `${funding.agency} ${findProgram(funding.agency, funding.program)?.programName ?? ''}`;

export const titleOf = (type: ReportType, { funding, custom }: Inputs): string | undefined =>
  (type === 'funding' ? funding?.topic : type === 'custom' ? custom?.title : undefined) || undefined;

/** Names what a report is written on: written anew on the same, it doesn't count again. */
export function basisOf({
  description,
  funding,
  custom,
}: Pick<ReportInputs, 'description' | 'funding' | 'custom'>): string {
  const { filesOf: _owner, title: _title, ...asked } = custom ?? { filesOf: '', title: '' };
  return hash('sha256', JSON.stringify([description, funding ?? null, asked]), 'base64url').slice(0, 22);
}
