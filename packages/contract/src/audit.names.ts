import { texts } from './texts.ts';

/** What the audit log keeps, each with its words on the screen. */
export const AUDIT_ACTIONS = texts('contract/audit', {
  'account.sign-up': 'Signed up',
  'account.sign-in': 'Signed in',
  'account.delete': 'Asked to delete the account',
  'account.keep': 'Kept the account',
  'user.roles': 'Changed roles',
  'user.plan': 'Changed a plan',
  'user.disable': 'Disabled an account',
  'user.enable': 'Enabled an account',
  'user.organisation': 'Assigned an organization',
  'api-key.create': 'Made an API key',
  'api-key.revoke': 'Revoked an API key',
  'export.search': 'Exported search results',
  'export.bookmarks': 'Exported bookmarks',
  'export.report': 'Downloaded a report',
  'export.personal-data': 'Exported own data',
  'export.audit-log': 'Exported the audit log',
  'project.delete': 'Deleted a project',
  'report.delete': 'Deleted a report',
  'organisation.create': 'Added an organization',
  'organisation.update': 'Changed an organization',
  'organisation.logo': 'Changed a logo',
  'organisation.delete': 'Deleted an organization',
  'app-alert.save': 'Saved an app alert',
  'app-alert.delete': 'Removed an app alert',
});
export type AuditAction = keyof typeof AUDIT_ACTIONS;
