import type { Engine } from '@groundwork/contract/engines';
import type { ReportType } from '@groundwork/contract/report-kinds';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { assembleReport } from '../../evidence/report/assemble.ts';
import type { StoredDocument } from '../../evidence/report/in-language.ts';
import { outlineOf, subtitleOf, titleOf } from '../../evidence/report/plans.ts';
import type { PublishedSection } from '../../evidence/statements/publish.ts';
import type { ModelUsageService } from '../model-usage/model-usage.service.ts';
import type { ReportInputs } from './reports.table.ts';

export type WrittenSection = PublishedSection & { isByModel?: boolean };

interface ReportToAssemble {
  id: string;
  type: ReportType;
  inputs: ReportInputs;
}

interface Options {
  writer: string;
  /** The language model that writes, and the one that looks; null where none does. */
  model: Pick<ModelUsageService, 'name' | 'judge'> | null;
  engineOf(engine: Engine): EngineDeclaration;
}

/** Steps of a job that is under way, as they are stored: what was gathered, and each section once it is written. */
export const EVIDENCE_STEP = 'evidence';
export const sectionStep = (sectionId: string): string => `section:${sectionId}`;
/** A language model's text for a section so far that was found to hold; the rest is still to be looked at. */
export const partStep = (sectionId: string): string => `part:${sectionId}`;

/** Makes a report's document of what is written of it. */
export function assembler({ writer, model, engineOf }: Options) {
  const assemble = (
    { id, type, inputs }: ReportToAssemble,
    evidence: Evidence,
    sections: WrittenSection[],
  ): StoredDocument => {
    const title = titleOf(type, inputs);
    return assembleReport({
      reportId: id,
      evidence,
      sections,
      writer: writerLabel(writer, model, sections),
      reportType: type,
      subtitle: subtitleOf(type, inputs),
      ...(title && { title }),
      ...(inputs.language && { language: inputs.language }),
      engineLabel: (engine) => engineOf(engine).label,
    });
  };
  return {
    assemble,
    /** Makes the document of a report that is not complete, by its steps; null where no section is written yet. */
    soFar(report: ReportToAssemble, steps: ReadonlyMap<string, unknown>): StoredDocument | null {
      const evidence = steps.get(EVIDENCE_STEP) as Evidence | undefined;
      const outline = evidence?.outline ?? outlineOf(report.type, report.inputs);
      const sections = outline.flatMap(({ id }) => {
        const written = (steps.get(sectionStep(id)) ?? steps.get(partStep(id))) as WrittenSection | undefined;
        return written ? [written] : [];
      });
      return evidence && sections.length > 0 ? assemble(report, evidence, sections) : null;
    },
  };
}

export type Assembler = ReturnType<typeof assembler>;

/** Printed in the report: who wrote which of its sections. */
function writerLabel(
  builtin: string,
  model: { name: string; judge: string } | null,
  sections: (PublishedSection & { isByModel?: boolean })[],
): string {
  const others = sections
    .filter(({ isByModel, section: { blocks } }) => !isByModel && blocks.some(({ type }) => type !== 'nothing-found'))
    .map(({ section }) => section.title);
  if (model === null || !sections.some(({ isByModel }) => isByModel)) return builtin;
  const { name, judge } = model;
  const drafted = `Language model ${name}, each sentence held to what it cites and looked at once more by ${judge}; figures and tables by the built-in writer`;
  return others.length === 0 ? drafted : `${drafted}, and all of ${others.join(', ')}`;
}
