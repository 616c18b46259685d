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
import { keyedMessages, messageRefOf, type Offer } from '@groundwork/contract/message-refs';
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

/** The server's texts for people: each in English, with its key and values, so that every language has its own. */
export const MESSAGES = {
  admin: keyedMessages(ADMIN_TEXTS),
  agents: keyedMessages(AGENT_TEXTS),
  archive: keyedMessages(ARCHIVE_TEXTS),
  auth: keyedMessages(AUTH_TEXTS),
  credentials: keyedMessages(CREDENTIALS_TEXTS),
  fields: keyedMessages(FIELD_TEXTS),
  feed: keyedMessages(FEED_TEXTS),
  liveSearch: keyedMessages(LIVE_SEARCH_TEXTS),
  mails: keyedMessages(MAIL_TEXTS),
  memberEmails: keyedMessages(MEMBER_EMAIL_TEXTS),
  bookmarks: keyedMessages(BOOKMARK_TEXTS),
  collaboration: keyedMessages(COLLABORATION_TEXTS),
  errors: keyedMessages(ERROR_TEXTS),
  expertChecks: keyedMessages(EXPERT_CHECK_TEXTS),
  exports: keyedMessages(EXPORT_TEXTS),
  extraction: keyedMessages(EXTRACTION_TEXTS),
  idea: keyedMessages(IDEA_TEXTS),
  insights: keyedMessages(INSIGHT_TEXTS),
  library: keyedMessages(LIBRARY_TEXTS),
  notifications: keyedMessages(NOTIFICATION_TEXTS),
  notificationKinds: keyedMessages(NOTIFICATION_KIND_TEXTS),
  plans: keyedMessages(PLAN_TEXTS),
  projects: keyedMessages(PROJECT_TEXTS),
  relevance: keyedMessages(RELEVANCE_TEXTS),
  reportComments: keyedMessages(REPORT_COMMENT_TEXTS),
  reportEditing: keyedMessages(REPORT_EDITING_TEXTS),
  reportKinds: keyedMessages(REPORT_KIND_TEXTS),
  recovery: keyedMessages(RECOVERY_TEXTS),
  reports: keyedMessages(REPORT_TEXTS),
  savedSearches: keyedMessages(SAVED_SEARCH_TEXTS),
  serviceJobs: keyedMessages(SERVICE_JOB_TEXTS),
  signUpInvitations: keyedMessages(SIGN_UP_INVITATION_TEXTS),
  settings: keyedMessages(SETTINGS_TEXTS),
  sharing: keyedMessages(SHARING_TEXTS),
  webhooks: keyedMessages(WEBHOOK_TEXTS),
  withheldReasons: keyedMessages(WITHHELD_REASON_TEXTS),
  words: keyedMessages(SERVER_WORDS),
};

/** The outgoing form of what may be used, or not, with the reason. */
export const offer = (whyNot: Message | null): Offer => ({
  isAvailable: whyNot === null,
  reason: whyNot?.text ?? null,
  reasonSaid: whyNot && messageRefOf(whyNot),
});

/** The outgoing form of a message beside its English words: its key and values. */
export const messageOf = (message: Message) => ({ message: message.text, messageSaid: messageRefOf(message) });

/** For texts that only programs and operators read, and for quotations: English for everybody. */
export const inEnglish = (text: string): Message => ({ text, key: '', values: [] });
