import { ADMIN_TEXTS } from '@groundwork/contract/admin.texts';
import { AGENT_TEXTS } from '@groundwork/contract/agents.texts';
import { RECOVERY_TEXTS } from '@groundwork/contract/auth.recovery.texts';
import { AUTH_TEXTS, CREDENTIALS_TEXTS } from '@groundwork/contract/auth.texts';
import { BOOKMARK_TEXTS } from '@groundwork/contract/bookmarks.texts';
import { COLLABORATION_TEXTS } from '@groundwork/contract/collaboration.texts';
import { ERROR_TEXTS } from '@groundwork/contract/errors.texts';
import { EXPERT_CHECK_TEXTS } from '@groundwork/contract/expert-checks.texts';
import { FIELD_TEXTS } from '@groundwork/contract/fields.texts';
import { IDEA_TEXTS } from '@groundwork/contract/idea.texts';
import { FEED_TEXTS } from '@groundwork/contract/innovation-feed.texts';
import { INSIGHT_TEXTS } from '@groundwork/contract/insights.texts';
import { LIBRARY_TEXTS } from '@groundwork/contract/library.texts';
import { LIVE_SEARCH_TEXTS } from '@groundwork/contract/live-search.texts';
import { MAIL_TEXTS } from '@groundwork/contract/mails.texts';
import { MEMBER_EMAIL_TEXTS } from '@groundwork/contract/member-emails.texts';
import { NOTIFICATION_KIND_TEXTS } from '@groundwork/contract/notifications.kinds.texts';
import { NOTIFICATION_TEXTS } from '@groundwork/contract/notifications.texts';
import { PLAN_TEXTS } from '@groundwork/contract/plans.texts';
import { ARCHIVE_TEXTS } from '@groundwork/contract/project-archive.texts';
import { EXTRACTION_TEXTS, PROJECT_TEXTS } from '@groundwork/contract/projects.texts';
import { RELEVANCE_TEXTS } from '@groundwork/contract/relevance.texts';
import { REPORT_COMMENT_TEXTS } from '@groundwork/contract/report-comments.texts';
import { REPORT_EDITING_TEXTS } from '@groundwork/contract/report-editing.texts';
import { REPORT_KIND_TEXTS } from '@groundwork/contract/report-kinds.texts';
import { REPORT_TEXTS } from '@groundwork/contract/reports.texts';
import { type Offer, saidOf, saying } from '@groundwork/contract/said';
import { SAVED_SEARCH_TEXTS } from '@groundwork/contract/saved-searches.texts';
import { EXPORT_TEXTS } from '@groundwork/contract/search-export.texts';
import { SERVER_WORDS } from '@groundwork/contract/server-words.texts';
import { SERVICE_JOB_TEXTS } from '@groundwork/contract/service-jobs.texts';
import { SETTINGS_TEXTS } from '@groundwork/contract/settings.texts';
import { SHARING_TEXTS } from '@groundwork/contract/sharing.texts';
import { SIGN_UP_INVITATION_TEXTS } from '@groundwork/contract/sign-up-invitations.texts';
import type { Message } from '@groundwork/contract/texts';
import { WEBHOOK_TEXTS } from '@groundwork/contract/webhooks.texts';
import { WITHHELD_REASON_TEXTS } from '@groundwork/contract/withheld-reasons.texts';

/** What the server says to people: each text in English, with its key and values, so that every language has its own. */
export const SAID = {
  admin: saying(ADMIN_TEXTS),
  agents: saying(AGENT_TEXTS),
  archive: saying(ARCHIVE_TEXTS),
  auth: saying(AUTH_TEXTS),
  credentials: saying(CREDENTIALS_TEXTS),
  fields: saying(FIELD_TEXTS),
  feed: saying(FEED_TEXTS),
  liveSearch: saying(LIVE_SEARCH_TEXTS),
  mails: saying(MAIL_TEXTS),
  memberEmails: saying(MEMBER_EMAIL_TEXTS),
  bookmarks: saying(BOOKMARK_TEXTS),
  collaboration: saying(COLLABORATION_TEXTS),
  errors: saying(ERROR_TEXTS),
  expertChecks: saying(EXPERT_CHECK_TEXTS),
  exports: saying(EXPORT_TEXTS),
  extraction: saying(EXTRACTION_TEXTS),
  idea: saying(IDEA_TEXTS),
  insights: saying(INSIGHT_TEXTS),
  library: saying(LIBRARY_TEXTS),
  notifications: saying(NOTIFICATION_TEXTS),
  notificationKinds: saying(NOTIFICATION_KIND_TEXTS),
  plans: saying(PLAN_TEXTS),
  projects: saying(PROJECT_TEXTS),
  relevance: saying(RELEVANCE_TEXTS),
  reportComments: saying(REPORT_COMMENT_TEXTS),
  reportEditing: saying(REPORT_EDITING_TEXTS),
  reportKinds: saying(REPORT_KIND_TEXTS),
  recovery: saying(RECOVERY_TEXTS),
  reports: saying(REPORT_TEXTS),
  savedSearches: saying(SAVED_SEARCH_TEXTS),
  serviceJobs: saying(SERVICE_JOB_TEXTS),
  signUpInvitations: saying(SIGN_UP_INVITATION_TEXTS),
  settings: saying(SETTINGS_TEXTS),
  sharing: saying(SHARING_TEXTS),
  webhooks: saying(WEBHOOK_TEXTS),
  withheldReasons: saying(WITHHELD_REASON_TEXTS),
  words: saying(SERVER_WORDS),
};

/** What goes out of something that may be used, or why it may not. */
export const offer = (whyNot: Message | null): Offer => ({
  isAvailable: whyNot === null,
  reason: whyNot?.text ?? null,
  reasonSaid: whyNot && saidOf(whyNot),
});

/** What goes out of a message beside its English words. */
export const messageOf = (message: Message) => ({ message: message.text, messageSaid: saidOf(message) });

/** What only programs and operators read, and quotations: in English for everybody. */
export const inEnglish = (text: string): Message => ({ text, key: '', values: [] });
