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

/** The screens that can carry an alert, in the order of the list. `path` is how their addresses begin. */
export const APP_PAGES = {
  home: { label: APP_PAGE_LABELS.home, path: '/' },
  plans: { label: APP_PAGE_LABELS.plans, path: '/plans' },
  'sign-in': { label: APP_PAGE_LABELS['sign-in'], path: '/sign-in' },
  'sign-up': { label: APP_PAGE_LABELS['sign-up'], path: '/sign-up' },
  dashboard: { label: APP_PAGE_LABELS.dashboard, path: '/dashboard' },
  search: { label: APP_PAGE_LABELS.search, path: '/search' },
  reports: { label: APP_PAGE_LABELS.reports, path: '/reports' },
  library: { label: APP_PAGE_LABELS.library, path: '/library' },
  projects: { label: APP_PAGE_LABELS.projects, path: '/projects' },
  settings: { label: APP_PAGE_LABELS.settings, path: '/settings' },
} as const;
export type AppPage = keyof typeof APP_PAGES;

export const ALERT_SEVERITIES = ['error', 'info', 'success', 'warning'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

export const APP_ALERT_TEXT_MAX = 500;
export const APP_ALERT_TEXTS = texts('contract/app-alerts', {
  required: 'Message is required',
  tooLong: `Message must be ${APP_ALERT_TEXT_MAX} characters or less`,
});

/** The page that an address belongs to, or null for one that can carry no alert. */
export function appPageOf(pathname: string): AppPage | null {
  const found = Object.entries(APP_PAGES).find(
    ([, { path }]) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)),
  );
  return (found?.[0] as AppPage | undefined) ?? null;
}
