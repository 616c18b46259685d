import { REPORT_PAGES_MAX, REPORT_TEMPLATES_MAX } from '@groundwork/contract/limits';
import type {
  CustomData,
  FundingAgency,
  FundingInput,
  FundingProgram,
  PlannedSection,
  ProgramRules,
  ReportTemplate,
} from '@groundwork/contract/report-kinds';
import type { Message } from '@groundwork/contract/texts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { findProgram, PROGRAMS, rulesOf } from '../../evidence/programs/programs.ts';
import { titleOf } from '../../evidence/report/plans.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { LibraryService } from '../library/library.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import { requireReports } from './read-reports.ts';
import { UNDER_WAY } from './report-row.ts';
import type { ReportTemplateRepository } from './report-templates.repository.ts';
import type { ReportRepository } from './reports.repository.ts';
import type { ReportService } from './reports.service.ts';
import type { NewReport } from './start-reports.ts';

interface Dependencies {
  service: Pick<ReportService, 'create' | 'queue' | 'findEditable'>;
  reports: Pick<ReportRepository, 'transaction' | 'transition' | 'forgetSteps'>;
  templates: ReportTemplateRepository;
  projects: Pick<ProjectService, 'get' | 'getEditable'>;
  files: Pick<LibraryService, 'byId'>;
  index: Pick<CatalogueIndex, 'get'>;
}

const EMPTY: CustomData = { title: '', prompts: [], scope: 'both', searchEngines: [], fileIds: [] };
const refOf = (id: string) => ({ reportType: 'custom' as const, reportId: id });
/** In these states what it is made of may be changed, and it may be generated. */
const AT_REST = ['draft', 'complete', 'failed', 'cancelled'];

/** Funding reports by program, and custom reports from their drafts and templates. */
export function reportKindsService({ service, reports, templates, projects, files, index }: Dependencies) {
  async function requireFunding({ agency, program, callId }: FundingInput): Promise<void> {
    if (!findProgram(agency, program)) throw AppError.validation({ program: [MESSAGES.reportKinds.noProgram] });
    if (!callId) return;
    const [call] = await index.get([{ engine: 'funding-opportunities', id: callId }]);
    if (!call) throw AppError.validation({ callId: [MESSAGES.reportKinds.noCall] });
  }

  async function findDraft(actor: Actor, id: string) {
    const row = await service.findEditable(actor, refOf(id));
    const { filesOf, ...data } = row.inputs.custom ?? { ...EMPTY, filesOf: actor.userId };
    return { row, data: data as CustomData, filesOf };
  }

  /** Whoever chose the files reads them: their library is theirs alone. */
  async function requireReady(actor: Actor, { prompts, scope, fileIds }: CustomData, isOwner: boolean): Promise<void> {
    const problem = (field: string, text: Message) => AppError.validation({ [field]: [text] });
    if (prompts.length === 0) throw problem('prompts', MESSAGES.reportKinds.noPrompts);
    if (scope === 'documents' && fileIds.length === 0) throw problem('fileIds', MESSAGES.reportKinds.noFiles);
    if (!isOwner || scope === 'records' || fileIds.length === 0) return;
    const found = await files.byId(actor, fileIds);
    if (found.length < fileIds.length) throw problem('fileIds', MESSAGES.reportKinds.fileGone);
    const unready = found.find(({ status }) => status !== 'complete');
    if (unready) throw problem('fileIds', MESSAGES.reportKinds.fileNotReady(unready.name));
    const pages = found.reduce((sum, file) => sum + (file.pages ?? 0), 0);
    if (pages > REPORT_PAGES_MAX) throw problem('fileIds', MESSAGES.reportKinds.tooManyPages(pages, REPORT_PAGES_MAX));
  }

  return {
    rules: ({
      agency,
      program,
    }: {
      agency?: FundingAgency | undefined;
      program?: FundingProgram | undefined;
    }): ProgramRules[] =>
      PROGRAMS.filter((each) => (!agency || each.agency === agency) && (!program || each.program === program)).map(
        rulesOf,
      ),

    requireFunding,

    async createFunding(actor: Actor, { funding, ...asked }: NewReport & { funding: FundingInput }): Promise<string> {
      await projects.getEditable(actor, asked.projectId);
      requireReports(actor);
      await requireFunding(funding);
      return service.create(actor, 'funding', { ...asked, funding });
    },

    async createCustom(
      actor: Actor,
      {
        templateId,
        ...asked
      }: Pick<NewReport, 'projectId' | 'idempotencyKey' | 'language'> & { templateId?: string | undefined },
    ): Promise<string> {
      await projects.getEditable(actor, asked.projectId);
      const template = templateId ? found(await templates.find(actor, templateId)) : null;
      const custom = template
        ? {
            ...EMPTY,
            title: template.name,
            prompts: template.prompts,
            scope: template.scope,
            searchEngines: template.searchEngines,
          }
        : EMPTY;
      return service.create(actor, 'custom', { ...asked, custom });
    },

    findDraft,

    data: async (actor: Actor, id: string): Promise<CustomData> => (await findDraft(actor, id)).data,

    /** Files that are chosen are those of who chooses. */
    async update(actor: Actor, id: string, change: Partial<CustomData>): Promise<CustomData> {
      const { row, data, filesOf } = await findDraft(actor, id);
      requireReports(actor);
      if (change.fileIds) {
        const known = await files.byId(actor, change.fileIds);
        if (known.length < change.fileIds.length) throw new AppError('NOT_FOUND');
      }
      const next = { ...data, ...change };
      const custom = { ...next, filesOf: change.fileIds ? actor.userId : filesOf };
      const inputs = { ...row.inputs, custom };
      const title = titleOf('custom', inputs) ?? row.inputs.title;
      const changed = await reports.transaction(async (tx) => {
        const kept = await reports.transition(actor, refOf(id), AT_REST, { inputs, title }, tx);
        if (kept) await reports.forgetSteps(kept.id, tx);
        return kept;
      });
      if (!changed) throw new AppError('CONFLICT', MESSAGES.reportKinds.notADraft);
      return next;
    },

    async generate(actor: Actor, id: string, sections?: PlannedSection[]): Promise<string> {
      const { row, data, filesOf } = await findDraft(actor, id);
      requireReports(actor);
      if (UNDER_WAY.includes(row.status)) throw new AppError('CONFLICT', MESSAGES.reportKinds.notADraft);
      await requireReady(actor, data, filesOf === actor.userId);
      const { sections: _before, ...inputs } = row.inputs;
      const { title, description, persona } = await projects.get(actor, row.projectId);
      const next = {
        ...inputs,
        persona,
        ...(!inputs.isSeeded && { description }),
        ...(sections && { sections }),
      };
      const queued = await service.queue(actor, refOf(id), AT_REST, { ...next, title });
      if (!queued) throw new AppError('CONFLICT', MESSAGES.reportKinds.notADraft);
      return queued.id;
    },

    templates: (actor: Actor): Promise<ReportTemplate[]> => templates.list(actor),

    async saveTemplate(
      actor: Actor,
      {
        name,
        projectId,
        ...data
      }: Pick<CustomData, 'prompts' | 'scope' | 'searchEngines'> & { name: string; projectId: string | null },
    ): Promise<ReportTemplate> {
      const shared = projectId ? await projects.getEditable(actor, projectId) : null;
      requireReports(actor);
      const saved = await templates.create(actor, { name, projectId: shared?.id ?? null, data }, REPORT_TEMPLATES_MAX);
      if (!saved) throw AppError.validation({ name: [MESSAGES.reportKinds.tooManyTemplates(REPORT_TEMPLATES_MAX)] });
      return saved;
    },

    async deleteTemplate(actor: Actor, id: string): Promise<void> {
      if (!(await templates.delete(actor, id))) throw new AppError('NOT_FOUND');
    },
  };
}

export type ReportKindsService = ReturnType<typeof reportKindsService>;

function found<Value>(value: Value | null): Value {
  if (value === null) throw new AppError('NOT_FOUND');
  return value;
}
