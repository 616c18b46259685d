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

/** The screens that can carry an alert, in the order of the list, and how their addresses begin. */
export const APP_PAGE_PATHS = {
  home: HOME,
  plans: PLANS_PAGE,
  'sign-in': SIGN_IN,
  'sign-up': SIGN_UP,
  dashboard: DASHBOARD,
  search: SEARCH,
  reports: REPORTS,
  library: LIBRARY,
  projects: PROJECTS,
  settings: SETTINGS,
} as const;
export type AppPage = keyof typeof APP_PAGE_PATHS;

/** The page that an address belongs to, or null for one that can carry no alert. */
export function appPageOf(pathname: string): AppPage | null {
  const found = Object.entries(APP_PAGE_PATHS).find(
    ([, path]) => pathname === path || (path !== HOME && pathname.startsWith(`${path}/`)),
  );
  return (found?.[0] as AppPage | undefined) ?? null;
}
