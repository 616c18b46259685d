import {
  DASHBOARD,
  HOME,
  LIBRARY,
  PLANS_PAGE,
  PROJECTS,
  REPORTS,
  SEARCH,
  SETTINGS,
  SIGN_IN,
  SIGN_UP,
} from './paths.ts';
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
  home: { label: APP_PAGE_LABELS.home, path: HOME },
  plans: { label: APP_PAGE_LABELS.plans, path: PLANS_PAGE },
  'sign-in': { label: APP_PAGE_LABELS['sign-in'], path: SIGN_IN },
  'sign-up': { label: APP_PAGE_LABELS['sign-up'], path: SIGN_UP },
  dashboard: { label: APP_PAGE_LABELS.dashboard, path: DASHBOARD },
  search: { label: APP_PAGE_LABELS.search, path: SEARCH },
  reports: { label: APP_PAGE_LABELS.reports, path: REPORTS },
  library: { label: APP_PAGE_LABELS.library, path: LIBRARY },
  projects: { label: APP_PAGE_LABELS.projects, path: PROJECTS },
  settings: { label: APP_PAGE_LABELS.settings, path: SETTINGS },
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
    ([, { path }]) => pathname === path || (path !== HOME && pathname.startsWith(`${path}/`)),
  );
  return (found?.[0] as AppPage | undefined) ?? null;
}
