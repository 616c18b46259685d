import type { SampleStatus } from '@groundwork/contract/system';
import { type Modules, personalDataOf } from './feature-module.ts';
import { adminModule } from './features/admin/admin.module.ts';
import { agentsModule } from './features/agents/agents.module.ts';
import { apiKeysModule } from './features/api-keys/api-keys.module.ts';
import { appAlertsModule } from './features/app-alerts/app-alerts.module.ts';
import { assistantsModule } from './features/assistants/assistants.module.ts';
import { auditModule } from './features/audit/audit.module.ts';
import { authModule } from './features/auth/auth.module.ts';
import { secondFactorModule } from './features/auth/second-factor/second-factor.module.ts';
import { billingModule } from './features/billing/billing.module.ts';
import { bookmarksModule } from './features/bookmarks/bookmarks.module.ts';
import { clientErrorsModule } from './features/client-errors/client-errors.module.ts';
import { dataSetsModule } from './features/data-sets/data-sets.module.ts';
import { feedAddressesModule } from './features/feed-addresses/feed-addresses.module.ts';
import { feedbackModule } from './features/feedback/feedback.module.ts';
import { ideaModule } from './features/idea/idea.module.ts';
import { identityModule } from './features/identity/identity.module.ts';
import { innovationFeedModule } from './features/innovation-feed/innovation-feed.module.ts';
import { insightsModule } from './features/insights/insights.module.ts';
import { libraryModule } from './features/library/library.module.ts';
import { liveSearchModule } from './features/live-search/live-search.module.ts';
import { lockedFeaturesModule } from './features/locked-features/locked-features.module.ts';
import { mailOutboxModule } from './features/mail-outbox/mail-outbox.module.ts';
import { memberEmailsModule } from './features/member-emails/member-emails.module.ts';
import { modelUsageModule } from './features/model-usage/model-usage.module.ts';
import { notificationsModule } from './features/notifications/notifications.module.ts';
import { onboardingModule } from './features/onboarding/onboarding.module.ts';
import { catalogueAsSeen } from './features/organisations/organisations.access.ts';
import { organisationsModule } from './features/organisations/organisations.module.ts';
import { permissionsModule } from './features/permissions/permissions.module.ts';
import { personalDataModule } from './features/personal-data/personal-data.module.ts';
import { projectArchiveModule } from './features/project-archive/project-archive.module.ts';
import { collaborationModule } from './features/projects/collaboration/collaboration.module.ts';
import { projectsModule } from './features/projects/projects.module.ts';
import { pulseModule } from './features/pulse/pulse.module.ts';
import { readingModule } from './features/reading/reading.module.ts';
import { recordsModule } from './features/records/records.module.ts';
import { relevanceModule } from './features/relevance/relevance.module.ts';
import { expertChecksModule } from './features/reports/expert-checks/expert-checks.module.ts';
import { reportCommentsModule } from './features/reports/report-comments/report-comments.module.ts';
import { reportsModule } from './features/reports/reports.module.ts';
import { savedOpportunitiesModule } from './features/saved-opportunities/saved-opportunities.module.ts';
import { savedSearchesModule } from './features/saved-searches/saved-searches.module.ts';
import { searchModule } from './features/search/search.module.ts';
import { searchExportModule } from './features/search-export/search-export.module.ts';
import { searchOverviewModule } from './features/search-overview/search-overview.module.ts';
import { searchTabsModule } from './features/search-tabs/search-tabs.module.ts';
import { serviceJobsModule } from './features/service-jobs/service-jobs.module.ts';
import { settingsModule } from './features/settings/settings.module.ts';
import { sharingModule } from './features/sharing/sharing.module.ts';
import { signUpInvitationsModule } from './features/sign-up-invitations/sign-up-invitations.module.ts';
import { systemModule } from './features/system/system.module.ts';
import { tableImportsModule } from './features/table-imports/table-imports.module.ts';
import { webhooksModule } from './features/webhooks/webhooks.module.ts';
import type { DiskSpace } from './platform/disk-space.ts';
import type { Ports } from './ports.ts';

type Given = { ports: Ports; disk: DiskSpace; sampleStatus: () => SampleStatus };

/** What is gathered from each, and the services that the server itself asks: all that is known of every call would be no type any more. */
type Created = Modules & {
  apiKeys: ReturnType<typeof apiKeysModule>;
  assistants: ReturnType<typeof assistantsModule>;
  auth: ReturnType<typeof authModule>;
  notifications: ReturnType<typeof notificationsModule>;
  sharing: ReturnType<typeof sharingModule>;
};

/** Every feature, each after those whose services it takes: the one place where they meet. By the contract's names. */
export function createModules({ ports, disk, sampleStatus }: Given): Created {
  const catalogueOf = catalogueAsSeen(ports);
  const audit = auditModule(ports);
  const audited = { ...ports, audit: audit.service };
  const library = libraryModule(ports);
  const notifications: ReturnType<typeof notificationsModule> = notificationsModule({
    ...ports,
    // Asked while the server runs: all of these are there by then.
    shown: {
      report: (actor, id) => reports.service.summary(actor, id),
      project: (actor, id) => projects.service.seen(actor, id),
      file: async (actor, id) => (await library.service.byId(actor, [id]))[0] ?? null,
    },
  });
  const apiKeys = apiKeysModule(audited);
  const signUpInvitations = signUpInvitationsModule(audited);
  const auth = authModule({
    ...audited,
    endKeys: apiKeys.endAll,
    isInvited: signUpInvitations.service.isInvited,
  });
  const secondFactor = secondFactorModule({ ...ports, auth: auth.service, factor: auth.secondFactor });
  const organisations = organisationsModule({ ...audited, fileBytes: library.usage.bytes });
  const billing = billingModule(audited);

  const projects = projectsModule({ ...audited, files: library.service });
  const identity = identityModule(ports);
  const modelUsage = modelUsageModule(audited);
  const relevance = relevanceModule({ ...ports, projects: projects.service, modelUsage: modelUsage.service });
  const reading = readingModule({
    ...ports,
    projects: projects.service,
    relevance: relevance.service,
    modelUsage: modelUsage.service,
  });
  const idea = ideaModule({
    ...ports,
    projects: projects.service,
    relevance: relevance.service,
    modelUsage: modelUsage.service,
  });
  // What most features of a project take.
  const project = {
    ...audited,
    catalogueOf,
    projects: projects.service,
    history: projects.history,
    relevance: relevance.service,
    modelUsage: modelUsage.service,
    notifications: notifications.service,
  };
  const liveSearch: ReturnType<typeof liveSearchModule> = liveSearchModule({
    ...project,
    // Asked while the server runs: both are there by then.
    async stateOf(userId, projectId, { kind, ofId }) {
      if (kind === 'saved-search') return (await savedSearches.service.has({ userId }, ofId)) ? 'there' : 'gone';
      const told = await agents.service.lastTold({ userId }, ofId, { limit: 0 });
      const isTracker = told?.agent.kind === 'funding-opportunity-tracker' && told.agent.projectId === projectId;
      return !isTracker ? 'gone' : told.agent.isPaused ? 'paused' : 'there';
    },
  });
  const search = searchModule({ ...project, organisationOf: organisations.organisationOf });
  const bookmarks = bookmarksModule(project);
  const reports = reportsModule({
    ...project,
    sampleStatus,
    files: library.service,
    pages: library.pages,
    reading: reading.service,
    idea: idea.service,
    live: liveSearch.service,
  });
  const system = systemModule({ ...ports, disk, sampleStatus });
  const reportComments = reportCommentsModule({ ...project, reports: reports.service });
  const savedSearches = savedSearchesModule({
    ...project,
    readSearch: search.readSearch,
    choiceOf: notifications.choiceOf,
  });
  const searchTabs = searchTabsModule(project);
  const innovationFeed = innovationFeedModule({ ...project, reading: reading.service });
  const insights = insightsModule({
    ...project,
    reading: reading.service,
    idea: idea.service,
    live: liveSearch.service,
  });
  const agents = agentsModule({ ...project, identity: identity.service, bookmarks: bookmarks.service });
  const projectArchive = projectArchiveModule({
    ...project,
    bookmarks: bookmarks.service,
    bookmarkExports: bookmarks.exports,
    parts: {
      projects: projects.archive,
      tabs: searchTabs.archive,
      profile: relevance.archive,
      idea: idea.archive,
      bookmarks: bookmarks.archive,
      searches: savedSearches.archive,
      reports: reports.archive,
      files: library.archive,
    },
  });

  const savedOpportunities = savedOpportunitiesModule({ ...ports, bookmarks: bookmarks.service });

  const tableImports = tableImportsModule({
    ...audited,
    notifications: notifications.service,
    importersOf: organisations.service.importers,
    present: search.present,
    cited: async () => (await Promise.all([reports.cited(), bookmarks.cited()])).flat(),
  });

  const features = {
    admin: adminModule({
      ...audited,
      organisations: organisations.service,
      secondFactors: auth.secondFactor,
      usage: {
        projects: projects.usage,
        reports: reports.usage,
        savedSearches: savedSearches.usage,
        bookmarks: bookmarks.usage,
        files: library.usage,
      },
    }),
    agents,
    apiKeys,
    assistants: assistantsModule(ports),
    appAlerts: appAlertsModule(audited),
    audit,
    auth,
    billing,
    bookmarks,
    clientErrors: clientErrorsModule(ports),
    collaboration: collaborationModule(project),
    dataSets: dataSetsModule({
      ...audited,
      cited: async () => (await Promise.all([reports.cited(), bookmarks.cited()])).flat(),
    }),
    expertChecks: expertChecksModule({
      ...project,
      reports: reports.service,
      comments: reportComments.service,
    }),
    feedAddresses: feedAddressesModule({
      ...audited,
      savedSearches: savedSearches.service,
      savedOpportunities: savedOpportunities.service,
      agents: agents.service,
    }),
    feedback: feedbackModule(ports),
    idea,
    identity,
    innovationFeed,
    insights,
    library,
    liveSearch,
    lockedFeatures: lockedFeaturesModule(ports),
    mailOutbox: mailOutboxModule(ports),
    memberEmails: memberEmailsModule(ports),
    modelUsage,
    notifications,
    onboarding: onboardingModule({ ...project, reports: reports.service, insights: insights.service }),
    organisations,
    permissions: permissionsModule({ projects: projects.service, reports: reports.service, agents: agents.service }),
    projectArchive,
    projects,
    reading,
    pulse: pulseModule({ ...project, live: liveSearch.service, present: search.present }),
    records: recordsModule({ ...ports, catalogueOf, identity: identity.service, present: search.present }),
    relevance,
    reportComments,
    reports,
    savedOpportunities,
    savedSearches,
    secondFactor,
    search,
    searchExport: searchExportModule({ ...audited, catalogueOf, search: search.service }),
    searchOverview: searchOverviewModule({ ...project, search }),
    searchTabs,
    sharing: sharingModule({ ...ports, feed: innovationFeed.service, insights: insights.service }),
    serviceJobs: serviceJobsModule({
      ...ports,
      reports: reports.service,
      system: system.service,
      modelSpend: async () => (await modelUsage.service?.thisMonth()) ?? null,
    }),
    signUpInvitations,
    system,
    tableImports,
    followedFiles: tableImports.followedFiles,
    webhooks: webhooksModule({
      ...project,
      findReport: reports.findToTell,
      findSearch: savedSearches.service.toTell,
      findTold: agents.service.lastTold,
    }),
  };

  const personalData = personalDataModule({ ...audited, sources: personalDataOf(Object.values(features)) });
  const settings = settingsModule({
    ...audited,
    auth: auth.auth,
    accounts: auth.service,
    recovery: auth.recovery,
    slowDown: auth.slowDown,
    apiKeys: apiKeys.service,
    personalData: personalData.service,
    hasSubscription: billing.hasSubscription,
    forgetFilesOf: library.forgetFilesOf,
    forgetAskers: features.collaboration.forgetAskers,
  });
  return { ...features, settings };
}
