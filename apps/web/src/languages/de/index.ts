import { catalogue } from '@groundwork/contract/de/catalogue';
import * as messages from '@groundwork/contract/de/messages';
import { serverWords } from '@groundwork/contract/de/server-words';
import {
  admin,
  adminAlerts,
  adminAudit,
  adminFeedback,
  adminInvitations,
  adminLocked,
  adminOrganisations,
  adminUsage,
  adminUsers,
} from './admin.ts';
import { agentKinds, agentMessages, agentPrecision, agents, agentValues } from './agents.ts';
import { auth } from './auth.ts';
import { plans, upsell } from './billing.ts';
import { bookmarks } from './bookmarks.ts';
import { cards, lookAgain } from './cards.ts';
import { collaboration, collaborationMessages, invitedRoles, projectRoles } from './collaboration.ts';
import * as contract from './contract.ts';
import { dataSets } from './data-sets.ts';
import { eligibility } from './eligibility.ts';
import { feedbackDialog } from './feedback.ts';
import { home, homeQuestions, homeStories } from './home.ts';
import { idea, ideaMessages } from './idea.ts';
import { feedMessages, innovationFeed } from './innovation-feed.ts';
import { insightKinds, insightMessages, insights } from './insights.ts';
import { library } from './library.ts';
import { liveSearch } from './live-search.ts';
import { mailOutbox } from './mail-outbox.ts';
import { navigation, pageAlert, publicPages } from './navigation.ts';
import { customReport, newReport, reportKindMessages } from './new-report.ts';
import { notesConflict } from './notes-conflict.ts';
import { notificationBell, notificationPreferences } from './notifications.ts';
import { onboarding } from './onboarding.ts';
import { account, layout, pages } from './pages.ts';
import { palette, shortcuts } from './palette.ts';
import { archiveMessages, projectArchive } from './project-archive.ts';
import { projects, whatStaysHere } from './projects.ts';
import { fieldMap, opportunities, pulse, pulsePanels, trending } from './pulse.ts';
import { compare, recordPage } from './records.ts';
import { relevance, relevanceMessages } from './relevance.ts';
import {
  expertChecks,
  reportComments,
  reportEditing,
  reportReader,
  reports,
  reportVersions,
  sampleReport,
} from './reports.ts';
import { queryBuilder, savedSearches, search, searchOverview } from './search.ts';
import { secondFactor } from './second-factor.ts';
import { serviceJobs } from './service-jobs.ts';
import { assistants, settings } from './settings.ts';
import { counts, lib, ui } from './shared.ts';
import { sharing, sharingMessages } from './sharing.ts';
import { tableImports } from './table-imports.ts';
import { feedAddresses, webhooks } from './webhooks.ts';
import { withheldReasons } from './withheld-reasons.ts';

/** German, by the catalogues' names. A test demands that none is missing. */
export const catalogues: Record<string, object> = {
  admin,
  'admin-alerts': adminAlerts,
  'admin-audit': adminAudit,
  'admin-feedback': adminFeedback,
  'admin-invitations': adminInvitations,
  'admin-locked': adminLocked,
  'admin-organisations': adminOrganisations,
  'admin-usage': adminUsage,
  'admin-users': adminUsers,
  auth,
  bookmarks,
  cards,
  'look-again': lookAgain,
  collaboration,
  compare,
  counts,
  'data-sets': dataSets,
  'table-imports': tableImports,
  eligibility,
  'feedback-dialog': feedbackDialog,
  home,
  'home-questions': homeQuestions,
  'home-stories': homeStories,
  'innovation-feed': innovationFeed,
  agents,
  assistants,
  insights,
  lib,
  library,
  navigation,
  'new-report': newReport,
  'custom-report': customReport,
  'notification-bell': notificationBell,
  'notification-preferences': notificationPreferences,
  'feed-addresses': feedAddresses,
  'second-factor': secondFactor,
  webhooks,
  'contract/webhooks': messages.webhookMessages,
  'contract/withheld-reasons': withheldReasons,
  onboarding,
  'page-alert': pageAlert,
  pages,
  account: account,
  layout: layout,
  palette,
  plans,
  'project-archive': projectArchive,
  projects,
  public: publicPages,
  pulse,
  'notes-conflict': notesConflict,
  'pulse-opportunities': opportunities,
  'what-stays-here': whatStaysHere,
  'pulse-field-map': fieldMap,
  'pulse-panels': pulsePanels,
  'pulse-trending': trending,
  'query-builder': queryBuilder,
  records: recordPage,
  'live-search': liveSearch,
  idea,
  relevance,
  'expert-checks': expertChecks,
  'mail-outbox': mailOutbox,
  'service-jobs': serviceJobs,
  'report-comments': reportComments,
  'report-reader': reportReader,
  'sample-report': sampleReport,
  'report-text': reportEditing,
  'report-versions': reportVersions,
  reports,
  'saved-searches': savedSearches,
  search,
  'search-overview': searchOverview,
  settings,
  sharing,
  shortcuts,
  ui,
  upsell,
  'contract/admin': messages.adminMessages,
  'contract/alert-labels': messages.alertLabels,
  'contract/app-alerts': messages.appAlerts,
  'contract/app-pages': messages.appPages,
  'contract/audit': messages.auditActions,
  'contract/live-search': messages.liveSearchMessages,
  'contract/agents': agentMessages,
  'contract/agent-kinds': agentKinds,
  'contract/agent-precision': agentPrecision,
  'contract/agent-values': agentValues,
  'contract/auth': contract.authMessages,
  'contract/bookmarks': messages.bookmarkMessages,
  'contract/catalogue': catalogue,
  'contract/collaboration': collaborationMessages,
  'contract/credentials': contract.credentials,
  'contract/errors': contract.errors,
  'contract/recovery': contract.recovery,
  'contract/extraction': messages.extraction,
  'contract/feedback': messages.feedbackMessages,
  'contract/fields': contract.fields,
  'contract/format': { missing: 'k. A.' },
  'contract/idea': ideaMessages,
  'contract/innovation-feed': feedMessages,
  'contract/insight-kinds': insightKinds,
  'contract/insights': insightMessages,
  'contract/invited-roles': invitedRoles,
  'contract/library': messages.libraryMessages,
  'contract/member-emails': messages.memberEmails,
  'contract/notification-kinds': messages.notificationKinds,
  'contract/notifications': messages.notificationMessages,
  'contract/personas': messages.personas,
  'contract/phone': contract.phone,
  'contract/plans': messages.planMessages,
  'contract/project-archive': archiveMessages,
  'contract/project-events': messages.projectEvents,
  'contract/project-roles': projectRoles,
  'contract/projects': messages.projectMessages,
  'contract/pulse': contract.unavailable,
  'contract/relevance': relevanceMessages,
  'contract/report-kinds': reportKindMessages,
  'contract/expert-checks': messages.expertCheckMessages,
  'contract/report-comments': messages.reportCommentMessages,
  'contract/report-editing': messages.reportEditingMessages,
  'contract/server-words': serverWords,
  'contract/service-jobs': messages.serviceJobMessages,
  'contract/sign-up-invitations': messages.signUpInvitationMessages,
  'contract/reports': messages.reportMessages,
  'contract/saved-searches': messages.savedSearchMessages,
  'contract/sharing': sharingMessages,
  'contract/search-export': messages.exportMessages,
  'contract/settings': contract.settingsMessages,
  'contract/wait': contract.wait,
};
