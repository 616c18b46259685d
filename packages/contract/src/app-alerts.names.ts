import { texts } from './texts.ts';

export const APP_PAGE_LABELS = texts('contract/app-pages', {
  home: 'Start page',
  plans: 'Plans',
  'sign-in': 'Sign-in',
  'sign-up': 'Sign-up',
  dashboard: 'Pulse',
  search: 'Advanced Search',
  reports: 'Reports & Agents',
  library: 'Library',
  projects: 'New Project',
  settings: 'Settings',
});

export const ALERT_SEVERITIES = ['error', 'info', 'success', 'warning'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

export const APP_ALERT_TEXT_MAX = 500;
export const APP_ALERT_TEXTS = texts('contract/app-alerts', {
  required: 'Message is required',
  tooLong: `Message must be ${APP_ALERT_TEXT_MAX} characters or less`,
});
