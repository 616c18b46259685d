/** The screens that can carry an alert, in the order of the list. `path` is how their addresses begin. */
export const APP_PAGES = {
  home: { label: 'Start page', path: '/' },
  plans: { label: 'Plans', path: '/plans' },
  'sign-in': { label: 'Sign-in', path: '/sign-in' },
  'sign-up': { label: 'Sign-up', path: '/sign-up' },
  dashboard: { label: 'Pulse', path: '/dashboard' },
  search: { label: 'Advanced Search', path: '/search' },
  reports: { label: 'Reports & Agents', path: '/reports' },
  library: { label: 'Library', path: '/library' },
  projects: { label: 'New Project', path: '/projects' },
  settings: { label: 'Settings', path: '/settings' },
} as const;
export type AppPage = keyof typeof APP_PAGES;

export const ALERT_SEVERITIES = ['error', 'info', 'success', 'warning'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

export const APP_ALERT_TEXT_MAX = 500;
export const APP_ALERT_TEXTS = {
  required: 'Message is required',
  tooLong: `Message must be ${APP_ALERT_TEXT_MAX} characters or less`,
} as const;

/** The page that an address belongs to, or null for one that can carry no alert. */
export function appPageOf(pathname: string): AppPage | null {
  const found = Object.entries(APP_PAGES).find(
    ([, { path }]) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)),
  );
  return (found?.[0] as AppPage | undefined) ?? null;
}
