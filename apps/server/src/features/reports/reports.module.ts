import { DRAFT_QUESTIONS_MAX, REPORT_PAGES_MAX, STATEMENT_CHECKS_PER_MINUTE } from '@groundwork/contract/limits';
import type { SampleStatus } from '@groundwork/contract/system';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import { readFirst } from '../../evidence/gather/gather.ts';
import { editChecker } from '../../evidence/prose/edit-check-thread.ts';
import type { FilePage } from '../../evidence/records/own-sources.ts';
import { renderDocument } from '../../evidence/render/render-document.ts';
import { questionsAsked } from '../../evidence/report/questions-asked.ts';
import { builtinWriter } from '../../evidence/writer/builtin/builtin-writer.ts';
import { subscribe } from '../../platform/events/event.ts';
import { sharedRateLimit } from '../../platform/http/rate-limit.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { IdeaService } from '../idea/idea.service.ts';
import type { LibraryService } from '../library/library.service.ts';
import type { LiveSearchService } from '../live-search/live-search.service.ts';
import type { ModelUsageService } from '../model-usage/model-usage.service.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import type { HistoryService } from '../projects/history.service.ts';
import type { ProjectBrief } from '../projects/projects.access.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { ReadingService } from '../reading/reading.service.ts';
import type { RelevanceService } from '../relevance/relevance.service.ts';
import { assembler } from './assembler.ts';
import { reportChangesService } from './report-changes.service.ts';
import { reportEditingService } from './report-editing.service.ts';
import { reportKindRoutes } from './report-kinds.routes.ts';
import { reportKindsService } from './report-kinds.service.ts';
import { reportPlanService } from './report-plan.service.ts';
import { reportProgressRepository } from './report-progress.repository.ts';
import { reportTemplateRepository } from './report-templates.repository.ts';
import { reportVersionRepository } from './report-versions.repository.ts';
import { reportsInArchive } from './reports.archive.ts';
import { tellReportCompleted, tellReportFailed } from './reports.handlers.ts';
import { generateReportJob } from './reports.jobs.ts';
import { reportData } from './reports.personal-data.ts';
import { reportRepository, reportUsageRepository } from './reports.repository.ts';
import { reportRoutes } from './reports.routes.ts';
import { reportService } from './reports.service.ts';
import { reportUsageOf } from './reports.usage.ts';

type Needed = Pick<Ports, 'database' | 'index' | 'jobs' | 'events' | 'clock' | 'log' | 'encoder'> & {
  reading: Pick<ReadingService, 'readNotes' | 'readByModel' | 'unreadByModel'>;
  idea: Pick<IdeaService, 'ideaOf' | 'unjudged'>;
  sampleStatus: () => SampleStatus;
  projects: ProjectService;
  history: HistoryService;
  relevance: RelevanceService;
  notifications: NotificationService;
  files: LibraryService;
  pages: {
    of(userId: string, fileIds: string[], limit: number): Promise<FilePage[]>;
    gone(fileIds: string[]): Promise<Map<string, string | null>>;
  };
  audit: AuditLog;
  live: Pick<LiveSearchService, 'counts'>;
  /** Null where no language model is configured. */
  modelUsage: ModelUsageService | null;
};

export function reportsModule(ports: Needed) {
  const { database, index, jobs, events, projects, history, relevance, notifications, audit, clock, log } = ports;
  const { files, pages, reading, encoder, modelUsage } = ports;
  const usage = modelUsage?.does('write') ? modelUsage : null;
  const progress = reportProgressRepository(database);
  const telling = { reports: progress, raiseNotification: notifications.raise };
  const reports = reportRepository(database);
  const versions = reportVersionRepository(database);
  const service = reportService({
    reports,
    usage: reportUsageRepository(database),
    projects,
    jobs,
    events,
    audit,
    history,
    clock,
    changes: reportChangesService({ versions, index, engineOf: engineDeclaration, filesGone: pages.gone }),
    soFar: assembler({ writer: builtinWriter.label, model: usage, engineOf: engineDeclaration }).soFar,
    render: renderDocument,
    sourcesOf: versions.sources,
  });
  const editing = reportEditingService({
    reports,
    versions,
    projects,
    checkEdits: editChecker(),
    takeCheck: sharedRateLimit(database, 'statement-checks', [{ turns: STATEMENT_CHECKS_PER_MINUTE, perSeconds: 60 }]),
    events,
    clock,
  });
  const pagesOf = (userId: string, fileIds: string[]) => pages.of(userId, fileIds, REPORT_PAGES_MAX);
  const templates = reportTemplateRepository(database);
  const kinds = reportKindsService({ service, reports, templates, projects, files, index });
  const { matchesOf, matchesFor, find } = relevance;
  const questionsOf = async (project: ProjectBrief) =>
    questionsAsked(project.description, await relevance.draftOf(project));
  const plans = reportPlanService({
    reports,
    kinds,
    projects,
    index,
    engineOf: engineDeclaration,
    matchesFor,
    questionsOf,
    find,
    readNotes: reading.readNotes,
    encoder,
    pagesOf,
    openForModel: async (project, about) => ({
      mayAsk: (await relevance.isUnread(project)) ? DRAFT_QUESTIONS_MAX : 0,
      unread: await reading.unreadByModel(await readFirst(index, about)),
      unjudged: await ports.idea.unjudged(project, about),
      ungraded: await relevance.ungraded(project),
    }),
    model: usage,
  });
  return {
    service,
    findToTell: progress.findToTell,
    routes: { ...reportRoutes(service, editing), ...reportKindRoutes(service, kinds, plans) },
    jobs: [
      bindJob(generateReportJob, {
        reports: progress,
        index,
        engineOf: engineDeclaration,
        writer: builtinWriter,
        isLoading: () => ports.sampleStatus().state === 'loading',
        model: usage && { usage, log },
        graded: relevance.graded,
        questionsOf,
        matchesOf,
        matchesFor,
        find,
        readNotes: reading.readNotes,
        readByModel: reading.readByModel,
        encoder,
        sourceCounts: ports.live.counts,
        ideaOf: ports.idea.ideaOf,
        pagesOf,
        events,
        clock,
      }),
    ],
    subscriptions: [subscribe(tellReportCompleted, telling), subscribe(tellReportFailed, telling)],
    personalData: reportData(database),
    archive: reportsInArchive(database),
    usage: reportUsageOf,
    cited: versions.cited,
  };
}
