import { admin } from './admin.ts';
import { agents } from './agents.ts';
import { appAlerts } from './app-alerts.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { billing } from './billing.ts';
import { bookmarks } from './bookmarks.ts';
import { clientErrors } from './client-errors.ts';
import { collaboration } from './collaboration.ts';
import { dataSets } from './data-sets.ts';
import { expertChecks } from './expert-checks.ts';
import { feedAddresses } from './feed-addresses.ts';
import { feedback } from './feedback.ts';
import { followedFiles } from './followed-files.ts';
import { idea } from './idea.ts';
import { identity } from './identity.ts';
import { innovationFeed } from './innovation-feed.ts';
import { insights } from './insights.ts';
import { library } from './library.ts';
import { liveSearch } from './live-search.ts';
import { lockedFeatures } from './locked-features.ts';
import { mailOutbox } from './mail-outbox.ts';
import { memberEmails } from './member-emails.ts';
import { notifications } from './notifications.ts';
import { onboarding } from './onboarding.ts';
import { organisations } from './organisations.ts';
import { permissions } from './permissions.ts';
import { projectArchive } from './project-archive.ts';
import { projects } from './projects.ts';
import { pulse } from './pulse.ts';
import { records } from './records.ts';
import { relevance } from './relevance.ts';
import { reportComments } from './report-comments.ts';
import { reports } from './reports.ts';
import { savedOpportunities } from './saved-opportunities.ts';
import { savedSearches } from './saved-searches.ts';
import { search } from './search.ts';
import { searchExport } from './search-export.ts';
import { searchOverview } from './search-overview.ts';
import { searchTabs } from './search-tabs.ts';
import { secondFactor } from './second-factor.ts';
import { serviceJobs } from './service-jobs.ts';
import { settings } from './settings.ts';
import { sharing } from './sharing.ts';
import { signUpInvitations } from './sign-up-invitations.ts';
import { system } from './system.ts';
import { tableImports } from './table-imports.ts';
import { webhooks } from './webhooks.ts';

/** Every call of the product, under the `/api` prefix. */
export const api = {
  admin,
  agents,
  appAlerts,
  audit,
  auth,
  billing,
  bookmarks,
  clientErrors,
  collaboration,
  dataSets,
  expertChecks,
  feedAddresses,
  feedback,
  followedFiles,
  idea,
  identity,
  innovationFeed,
  insights,
  library,
  liveSearch,
  lockedFeatures,
  mailOutbox,
  memberEmails,
  notifications,
  organisations,
  permissions,
  onboarding,
  projectArchive,
  projects,
  pulse,
  relevance,
  records,
  reportComments,
  reports,
  savedOpportunities,
  savedSearches,
  search,
  searchExport,
  searchOverview,
  searchTabs,
  serviceJobs,
  signUpInvitations,
  secondFactor,
  settings,
  sharing,
  system,
  tableImports,
  webhooks,
};
export type Api = typeof api;
