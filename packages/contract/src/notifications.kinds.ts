import { z } from 'zod';

/** The kinds of notifications. A new kind needs its line here, its default below, and its name in the settings' texts. */
export const NotificationKind = z.enum([
  'report',
  'comment',
  'expert-check',
  'collaboration',
  'feed',
  'insight',
  'search-alert',
  'tracker',
  'closing-date',
  'webhook',
  'import',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/**
 * Defaults until a person chooses. Alerts of saved searches are mailed only where the search itself asks for mail; the
 * choice for their kind says when, or that none is.
 */
export const DEFAULT_CHOICES = {
  report: 'app',
  comment: 'app',
  'expert-check': 'app',
  collaboration: 'app',
  feed: 'app',
  insight: 'app',
  'search-alert': 'mail',
  tracker: 'app',
  'closing-date': 'app',
  webhook: 'mail',
  import: 'mail',
} as const satisfies Record<NotificationKind, 'off' | 'app' | 'mail' | 'digest'>;

export const DIGEST_HOUR_DEFAULT = 8;
