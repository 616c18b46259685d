import type { SampleStatus } from '@groundwork/contract/system';
import { engineDeclaration, engineDeclarations } from './catalogue/engines/registry.ts';
import { liveSettings } from './catalogue/import/live-settings.ts';
import type { LiveContext } from './catalogue/import/source.port.ts';
import { embeddingProvider } from './catalogue/semantics/embedding-provider.ts';
import { type Semantics, semanticsService } from './catalogue/semantics/semantics.service.ts';
import { renderDocument } from './evidence/render/render-document.ts';
import { builtinWriter } from './evidence/writer/builtin/builtin-writer.ts';
import { auditRepository } from './features/audit/audit.repository.ts';
import { auditService } from './features/audit/audit.service.ts';
import { billingRepository } from './features/billing/billing.repository.ts';
import { billingRoutes, PAYMENT_EVENTS_PATH } from './features/billing/billing.routes.ts';
import { billingService } from './features/billing/billing.service.ts';
import { bookmarkExportService } from './features/bookmarks/bookmark-export.service.ts';
import { bookmarkRepository } from './features/bookmarks/bookmarks.repository.ts';
import { bookmarkRoutes } from './features/bookmarks/bookmarks.routes.ts';
import { bookmarkService } from './features/bookmarks/bookmarks.service.ts';
import { savedOpportunitiesService } from './features/bookmarks/saved-opportunities.service.ts';
import { clientErrorRoutes } from './features/client-errors/client-errors.routes.ts';
import { clientErrorService } from './features/client-errors/client-errors.service.ts';
import { importSourceJob, START_DUE_CRON, startDueImportsJob } from './features/data-sets/data-sets.jobs.ts';
import { dataSetRepository } from './features/data-sets/data-sets.repository.ts';
import { dataSetRoutes } from './features/data-sets/data-sets.routes.ts';
import { dataSetService } from './features/data-sets/data-sets.service.ts';
import type { ImportSourceDependencies } from './features/data-sets/import-source.worker.ts';
import type { StartDueDependencies } from './features/data-sets/start-due.worker.ts';
import { identityRepository } from './features/identity/identity.repository.ts';
import { identityRoutes } from './features/identity/identity.routes.ts';
import { identityService } from './features/identity/identity.service.ts';
import { memberEmailRoutes } from './features/member-emails/member-emails.routes.ts';
import { memberEmailService } from './features/member-emails/member-emails.service.ts';
import { notificationRepository } from './features/notifications/notifications.repository.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { notificationService } from './features/notifications/notifications.service.ts';
import { wakeUps } from './features/notifications/wake-ups.ts';
import { onboardingRepository } from './features/onboarding/onboarding.repository.ts';
import { onboardingRoutes } from './features/onboarding/onboarding.routes.ts';
import { onboardingService } from './features/onboarding/onboarding.service.ts';
import { permissionRoutes } from './features/permissions/permissions.routes.ts';
import { permissionService } from './features/permissions/permissions.service.ts';
import { projectRoutes } from './features/projects/projects.routes.ts';
import { pulseRoutes } from './features/pulse/pulse.routes.ts';
import { pulseService } from './features/pulse/pulse.service.ts';
import { relevanceRoutes } from './features/relevance/relevance.routes.ts';
import type { GenerateReportDependencies } from './features/reports/generate-report.worker.ts';
import { reportProgressRepository } from './features/reports/report-progress.repository.ts';
import { reportUsageRepository } from './features/reports/report-usage.repository.ts';
import { generateReportJob } from './features/reports/reports.jobs.ts';
import { reportRepository } from './features/reports/reports.repository.ts';
import { reportRoutes } from './features/reports/reports.routes.ts';
import { reportService } from './features/reports/reports.service.ts';
import { alertMailRepository } from './features/saved-searches/alert-mails.repository.ts';
import type { CheckSavedSearchesDependencies } from './features/saved-searches/check-saved-searches.worker.ts';
import { offTokens } from './features/saved-searches/off-token.ts';
import {
  CHECK_SAVED_SEARCHES_CRON,
  checkSavedSearchesJob,
  sendAlertMailJob,
} from './features/saved-searches/saved-searches.jobs.ts';
import { savedSearchRepository } from './features/saved-searches/saved-searches.repository.ts';
import { savedSearchRoutes } from './features/saved-searches/saved-searches.routes.ts';
import { savedSearchService } from './features/saved-searches/saved-searches.service.ts';
import type { SendAlertMailDependencies } from './features/saved-searches/send-alert-mail.worker.ts';
import { histogramService } from './features/search/histogram.service.ts';
import { presentHit } from './features/search/present-hit.ts';
import { recordService } from './features/search/record.service.ts';
import { recordRoutes, searchRoutes } from './features/search/search.routes.ts';
import { searchService } from './features/search/search.service.ts';
import { searchHistoryService } from './features/search/search-history.service.ts';
import { searchReader } from './features/search/selection.ts';
import { searchExportRoutes } from './features/search-export/search-export.routes.ts';
import { searchExportService } from './features/search-export/search-export.service.ts';
import { searchTabsRepository } from './features/search-tabs/search-tabs.repository.ts';
import { searchTabsRoutes } from './features/search-tabs/search-tabs.routes.ts';
import { searchTabsService } from './features/search-tabs/search-tabs.service.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { systemService } from './features/system/system.service.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { diskSpace } from './platform/disk-space.ts';
import { openClient, openGuardedClient } from './platform/fetch/open-client.ts';
import { createHttpApp, type HttpApp } from './platform/http/app.ts';
import { rateLimit } from './platform/http/rate-limit.ts';
import { turns } from './platform/http/turns.ts';
import { createJobQueue } from './platform/jobs/boss-job-queue.ts';
import type { Log } from './platform/log/log.ts';
import { smtpMailer } from './platform/mail/smtp-mailer.ts';
import { paymentProvider } from './platform/payment/payment-provider.ts';
import type { Stores } from './stores.ts';
import { VERSION } from './version.ts';
import { type AccountJobDependencies, wireAccounts } from './wire-accounts.ts';
import { wireAdministration } from './wire-administration.ts';
import { type ArchiveJobDependencies, wireArchive } from './wire-archive.ts';
import { type CollaborationJobDependencies, wireCollaboration } from './wire-collaboration.ts';
import { type LibraryJobDependencies, wireLibrary } from './wire-library.ts';
import { wireProjects } from './wire-projects.ts';
import { type RelevanceJobDependencies, wireRelevance } from './wire-relevance.ts';

export interface ServerOptions {
  config: Config;
  log: Log;
  stores: Stores;
  clock?: Clock;
  webFolder?: string;
  sampleStatus?: () => SampleStatus;
  /** The way to the public sources; tests put their own in its place. */
  client?: LiveContext['client'];
}

type JobDependencies = GenerateReportDependencies &
  ImportSourceDependencies &
  StartDueDependencies &
  CheckSavedSearchesDependencies &
  SendAlertMailDependencies &
  AccountJobDependencies &
  LibraryJobDependencies &
  CollaborationJobDependencies &
  ArchiveJobDependencies &
  RelevanceJobDependencies;

export interface Server {
  app: HttpApp;
  /** Its `start` keeps vectors up to date; without it searches by meaning find what has been embedded before. */
  semantics: Semantics;
  /** What every job is handed; tests run one by hand with some of it replaced. */
  jobDependencies: JobDependencies;
  /** Starts taking jobs, unless ROLE is web. */
  start(): Promise<void>;
  /** Answers that would never end, end now. */
  endStreams(): void;
  /**
   * Lets running jobs end within `graceMs`; what does not is taken up again at the next start. The stores stay open, and
   * everything that answers need stays until `drained`.
   */
  stop(options: { graceMs: number; drained?: Promise<void> }): Promise<void>;
}

/** Builds every feature over the stores: the one place where they are wired together. */
export function createServer(options: ServerOptions): Server {
  const { config, log, stores, clock = systemClock } = options;
  const { database, index } = stores;
  const jobs = createJobQueue(database, {
    onError: (error, about) => log.error('job failed', { error, ...about }),
  });

  const disk = diskSpace({ dir: config.DATA_DIR, clock });
  const mailer =
    config.SMTP_URL && config.MAIL_FROM ? smtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM }) : null;
  const library = wireLibrary({ config, database, jobs, clock, log });
  const audit = auditService({ events: auditRepository(database), clock });
  const common = { config, database, jobs, mailer, audit, clock, log };
  const accounts = wireAccounts({ ...common, forgetFilesOf: library.forgetFilesOf });
  const { projects, history, extraction } = wireProjects({ ...common, index, files: library.files });
  const notifications = notificationService({
    notifications: notificationRepository(database),
    wakeUps: wakeUps(database),
    clock,
  });
  const collaboration = wireCollaboration({ ...common, projects, history, raiseNotification: notifications.raise });
  const identity = identityService({ splits: identityRepository(database), index });
  const semantics = semanticsService({
    index,
    provider: embeddingProvider(config),
    onError: (error) => log.error('semantics', { error }),
  });
  const {
    relevance,
    modelReader,
    jobs: relevanceJobs,
  } = wireRelevance({
    ...common,
    projects,
    index,
    semantics,
    engineOf: engineDeclaration,
  });
  const readSearch = searchReader(semantics, relevance.selection);
  const search = searchService({ index, engineOf: engineDeclaration, readSearch });
  const histograms = histogramService({ index, engineOf: engineDeclaration, readSearch });
  const searchTabs = searchTabsService({
    tabs: searchTabsRepository(database),
    projects,
    index,
    engineOf: engineDeclaration,
    aboutOf: relevance.aboutOf,
  });
  const appUrl = config.APP_URL.replace(/\/$/, '');
  const searchExport = searchExportService({
    index,
    engineOf: engineDeclaration,
    findRefs: search.refs,
    audit,
    clock,
    appUrl,
    version: VERSION,
  });
  const bookmarkDeps = {
    bookmarks: bookmarkRepository(database),
    projects,
    index,
    engineOf: engineDeclaration,
    clock,
    history,
  };
  const bookmarks = bookmarkService(bookmarkDeps);
  const bookmarkExport = bookmarkExportService({ ...bookmarkDeps, audit, appUrl, version: VERSION });
  const archives = wireArchive({
    database,
    index,
    storage: library.jobDependencies.storage,
    jobs,
    projects,
    bookmarkExport,
    audit,
    clock,
    canMail: mailer !== null,
  });
  const memberEmails = memberEmailService({ index, engines: engineDeclarations });
  const records = recordService({
    index,
    engineOf: engineDeclaration,
    settings: semantics.settings,
    splitFrom: identity.splitFrom,
  });
  const searches = savedSearchRepository(database);
  const tokens = offTokens(config.AUTH_SECRET);
  const matcher = { index, engineOf: engineDeclaration, readSearch };
  const savedSearches = savedSearchService({ searches, projects, matcher, tokens, clock, canMail: mailer !== null });
  const reports = reportService({
    reports: reportRepository(database),
    usage: reportUsageRepository(database),
    projects,
    jobs,
    audit,
    history,
    clock,
    render: renderDocument,
  });
  const permissions = permissionService({ projects, reports });
  const pulse = pulseService({
    projects,
    index,
    engineOf: engineDeclaration,
    present: presentHit,
    aboutOf: relevance.aboutOf,
  });
  const administration = wireAdministration({ database, audit, clock });
  const billing = billingService({
    customers: billingRepository(database),
    provider: paymentProvider(openGuardedClient(config, VERSION), config),
    audit,
    clock,
    log,
    appUrl,
    defaultPlan: config.DEFAULT_PLAN,
    links: { pricingUrl: config.PRICING_URL ?? null, enterpriseCallUrl: config.ENTERPRISE_CALL_URL ?? null },
  });
  const onboarding = onboardingService({
    people: onboardingRepository(database),
    clock,
    canMail: mailer !== null,
    hasProject: async (actor) => (await projects.count(actor)) > 0,
    hasReport: reports.hasComplete,
  });
  const imports = dataSetRepository(database);
  const settings = liveSettings(config);
  const dataSets = dataSetService({
    dataSets: imports,
    index,
    semantics,
    jobs,
    settings,
    defaultSchedule: config.IMPORT_SCHEDULE,
    clock,
  });
  const system = systemService({
    version: VERSION,
    sampleStatus: options.sampleStatus ?? (() => ({ state: 'ready', done: 0, total: 0 })),
    links: {
      help: config.HELP_URL ?? null,
      pricing: config.PRICING_URL ?? null,
      status: config.STATUS_URL ?? null,
      source: config.SOURCE_URL ?? null,
      enterpriseCall: config.ENTERPRISE_CALL_URL ?? null,
    },
    disk,
    pingStores: async () => {
      await Promise.all([database.pool.query('select 1'), index.version()]);
    },
  });

  const router = {
    ...accounts.routes,
    ...administration.routes,
    billing: billingRoutes(billing),
    bookmarks: bookmarkRoutes(bookmarks, bookmarkExport),
    clientErrors: clientErrorRoutes(clientErrorService({ log })),
    collaboration: collaboration.routes,
    dataSets: dataSetRoutes(dataSets),
    identity: identityRoutes(identity),
    library: library.routes,
    memberEmails: memberEmailRoutes(memberEmails),
    notifications: notificationRoutes(notifications),
    permissions: permissionRoutes(permissions),
    onboarding: onboardingRoutes(onboarding),
    projectArchive: archives.routes,
    projects: projectRoutes({ projects, extraction, savedOpportunities: savedOpportunitiesService(bookmarkDeps) }),
    pulse: pulseRoutes(pulse),
    records: recordRoutes(records),
    relevance: relevanceRoutes(relevance),
    reports: reportRoutes(reports),
    savedSearches: savedSearchRoutes(savedSearches, { appUrl }),
    search: searchRoutes({
      search,
      histograms,
      history: searchHistoryService({ projects, history, engineOf: engineDeclaration }),
      takeTurn: rateLimit({ turns: config.SEARCHES_PER_MINUTE, perSeconds: 60 }),
    }),
    searchTabs: searchTabsRoutes(searchTabs),
    searchExport: searchExportRoutes(searchExport),
    system: systemRoutes(system),
  };
  const app = createHttpApp({
    router,
    resolveActor: accounts.resolveActor,
    appUrl: config.APP_URL,
    proxies: config.PROXIES,
    hasPopup: config.GOOGLE_CLIENT_ID !== undefined,
    log,
    disk,
    turns: turns(config.CALLS_AT_ONCE),
    webhooks: { [PAYMENT_EVENTS_PATH]: billing.event },
    ...library.http,
    ...(options.webFolder && { webFolder: options.webFolder }),
  });

  const deps: JobDependencies = {
    ...accounts.jobDependencies,
    reports: reportProgressRepository(database),
    index,
    engineOf: engineDeclaration,
    writer: builtinWriter,
    aboutOf: relevance.aboutOf,
    modelReader,
    imports,
    dataSets,
    settings,
    client: options.client ?? openClient(config, VERSION),
    searches,
    alertMails: alertMailRepository(database),
    matcher,
    tokens,
    sendMailTo: (userId) => jobs.enqueue(sendAlertMailJob, { userId }, { singletonKey: userId }),
    raiseNotification: notifications.raise,
    ...collaboration.jobDependencies,
    ...library.jobDependencies,
    ...archives.jobDependencies,
  };
  return {
    app,
    semantics,
    jobDependencies: deps,
    async start() {
      const all = [
        generateReportJob,
        importSourceJob,
        startDueImportsJob,
        checkSavedSearchesJob,
        sendAlertMailJob,
        ...accounts.jobs,
        ...library.jobs,
        ...collaboration.jobs,
        ...archives.jobs,
        ...relevanceJobs,
      ];
      await jobs.start(all, deps, { isWorker: config.ROLE !== 'web' });
      if (config.ROLE === 'web') return;
      await dataSets.applyDefaultSchedule();
      await jobs.schedule(startDueImportsJob, START_DUE_CRON, {});
      await jobs.schedule(checkSavedSearchesJob, CHECK_SAVED_SEARCHES_CRON, {});
      await accounts.schedule();
      await library.schedule();
      await archives.schedule();
    },
    endStreams: notifications.close,
    async stop({ graceMs, drained }) {
      notifications.close();
      await Promise.all([drained, jobs.stop({ graceMs })]);
      await semantics.close();
    },
  };
}
