import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { FundingInput, PlannedSection, ReportPlan, ReportType } from '@groundwork/contract/report-kinds';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import type { Answer } from '../../evidence/evidence.ts';
import { findAnswers } from '../../evidence/gather/answers.ts';
import { enginesOf } from '../../evidence/gather/gather-report.ts';
import type { ReadNotes } from '../../evidence/gather/notes-of.ts';
import { onlyEngines } from '../../evidence/gather/only-engines.ts';
import type { FindOn } from '../../evidence/gather/question-records.ts';
import type { Encodes } from '../../evidence/reading/find-passages.ts';
import { evidenceRecord } from '../../evidence/records/evidence-record.ts';
import { type FilePage, pageRecord } from '../../evidence/records/own-sources.ts';
import { enginesRead, outlineOf, standardSections } from '../../evidence/report/plans.ts';
import { isOfReport } from '../../evidence/writer/model/section-plan.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { ModelUsageService } from '../model-usage/model-usage.service.ts';
import type { ProjectBrief } from '../projects/projects.access.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import { expectedTokens, type ModelWork } from './expected-tokens.ts';
import { requireReports } from './read-reports.ts';
import type { ReportKindsService } from './report-kinds.service.ts';
import type { ReportRepository } from './reports.repository.ts';

interface Dependencies {
  reports: Pick<ReportRepository, 'recentSeconds'>;
  kinds: Pick<ReportKindsService, 'requireFunding' | 'findDraft'>;
  projects: Pick<ProjectService, 'getEditable'>;
  index: CatalogueIndex;
  engineOf(engine: Engine): EngineDeclaration;
  matchesFor(project: ProjectBrief): Promise<ProjectMatches>;
  /** Sections for what its description asks. */
  questionsOf(project: ProjectBrief): Promise<PlannedSection[]>;
  find: FindOn;
  readNotes: ReadNotes;
  /** Null where there is none. */
  encoder: Encodes | null;
  pagesOf(userId: string, fileIds: string[]): Promise<FilePage[]>;
  /** How many records a language model has yet to read, to hold against the idea, and to grade. */
  openForModel(project: ProjectBrief, about: ProjectMatches): Promise<Omit<ModelWork, 'own' | 'asked'>>;
  model: Pick<ModelUsageService, 'name' | 'taskCeiling' | 'costOf'> | null;
}

interface PlanRequest {
  projectId: string;
  reportType: ReportType;
  description?: string | undefined;
  funding?: FundingInput | undefined;
  reportId?: string | undefined;
  sections?: PlannedSection[] | undefined;
}

/** With fewer written lately nothing is said of how long it takes. */
const WRITTEN_MIN = 2;
const WRITTEN_LOOKED_AT = 20;
const MICRO = 1_000_000;

/** Tells what a report would be, before anything is written or counted. */
export function reportPlanService(deps: Dependencies) {
  const { reports, kinds, projects, engineOf, matchesFor, pagesOf, openForModel, model } = deps;

  async function usualSeconds(type: ReportType): Promise<number | null> {
    const taken = (await reports.recentSeconds(type, WRITTEN_LOOKED_AT)).toSorted((one, other) => one - other);
    return taken.length < WRITTEN_MIN ? null : Math.round(taken[Math.floor(taken.length / 2)]!);
  }

  return {
    async plan(
      actor: Actor,
      { projectId, reportType, description, funding, reportId, sections }: PlanRequest,
    ): Promise<ReportPlan> {
      const project = await projects.getEditable(actor, projectId);
      requireReports(actor);
      if (funding) await kinds.requireFunding(funding);
      const draft = reportType === 'custom' && reportId ? await kinds.findDraft(actor, reportId) : null;
      const custom = draft ? { ...draft.data, filesOf: draft.filesOf } : undefined;
      const described = { id: project.id, title: project.title, description: description ?? project.description };
      const inputs = {
        ...(funding && { funding }),
        ...(custom && { custom }),
        ...(sections && { sections }),
        ...(reportType === 'commercialization' && { questions: await deps.questionsOf(described) }),
      };
      const outline = outlineOf(reportType, inputs);
      const engines = enginesOf(custom);
      const index = engines === ENGINES ? deps.index : onlyEngines(deps.index, engines);
      const about = await matchesFor({ ...described, title: funding?.topic ?? described.title });
      const pages = custom && custom.scope !== 'records' ? await pagesOf(custom.filesOf, custom.fileIds) : [];
      const [counts, { answers }, seconds] = await Promise.all([
        index.aggregate({
          engines: [...ENGINES],
          query: null,
          among: within(about),
          by: { type: 'engine' },
        }),
        findAnswers(outline, {
          index,
          project,
          about,
          find: deps.find,
          engines,
          pages: pages.map(pageRecord),
          engineOf,
          evidenceOf: (record) => evidenceRecord(record, engineOf(record.engine)),
          encoder: deps.encoder,
          readNotes: deps.readNotes,
        }),
        usualSeconds(reportType),
      ]);
      const onTopic = (engine: Engine) => counts.find(({ key }) => key === engine)?.count ?? 0;
      const planned = outline.map((section) => {
        const read = (enginesRead(section.id) ?? ENGINES).filter((engine) => engines.includes(engine));
        return {
          ...section,
          records: read.reduce((sum, engine) => sum + onTopic(engine), 0),
          passages: section.prompt ? foundFor(answers[section.id]) : null,
          searchEngines: read,
        };
      });
      const told = planned.filter(({ records, passages }) => (passages ?? records) > 0);
      const own = told.filter(({ id }) => isOfReport(id, { outline })).length;
      const work = { own, asked: told.length - own };
      return {
        sections: planned,
        others: standardSections(reportType, inputs).filter(({ id }) => !outline.some((each) => each.id === id)),
        usualSeconds: seconds,
        model: model && presentModel(model, { ...work, ...(await openForModel(project, about)) }),
      };
    },
  };
}

/** How much bears on a section's prompt. */
const foundFor = (answer: Answer | undefined): number =>
  answer ? answer.passages.length + (answer.parts ?? []).reduce((sum, { found }) => sum + found.length, 0) : 0;

function presentModel(
  { name, taskCeiling, costOf }: NonNullable<Dependencies['model']>,
  of: ModelWork,
): ReportPlan['model'] {
  const expected = expectedTokens(of);
  const { writing, looking } = expected;
  // The report, and each look at the project that it waits for.
  const tasks = 1 + [of.unjudged, of.ungraded].filter((open) => open > 0).length;
  const dollars = (cost: number | null) => (cost === null ? null : cost / MICRO);
  return {
    name,
    tokens: writing.inputTokens + writing.outputTokens + looking.inputTokens + looking.outputTokens,
    cost: dollars(costOf(expected)),
    tokensMax: taskCeiling.tokens * tasks,
    costMax: dollars(taskCeiling.cost === null ? null : taskCeiling.cost * tasks),
  };
}

export type ReportPlanService = ReturnType<typeof reportPlanService>;
