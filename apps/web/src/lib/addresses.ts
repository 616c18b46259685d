import { USER_SORTS, USER_STATES } from '@groundwork/contract/admin.names';
import { ENGINES, MAIN_TABS } from '@groundwork/contract/engines.names';
import { FILE_SORTS } from '@groundwork/contract/library.sorts';
import {
  COMPARED_MAX,
  EXTRACTED_PAGES_MAX,
  LIBRARY_FILES_MAX,
  SEARCH_PAGE_MAX,
  SEARCH_QUERY_MAX,
} from '@groundwork/contract/limits';
import { PLANS } from '@groundwork/contract/plans.names';
import { address, count, day, like, list, oneOf, range, text } from './address.ts';
import { safeRedirect } from './safe-url.ts';

const PAGE_MAX = 1_000_000;
const QUOTE_MAX = 600;

/** In the place of a data set: all of them at once. */
export const ALL_ENGINES = 'all';
export const PAGE_SIZES = [10, 25, 50] as const;
export const MODES = ['keyword', 'hybrid', 'semantic'] as const;
export const ADMIN_TABS = [
  'users',
  'invitations',
  'organisations',
  'companies',
  'alerts',
  'feedback',
  'locked',
  'usage',
  'audit',
] as const;
export const USER_ROLES = ['user', 'admin', 'service'] as const;

/** Facets may bear any name, so theirs are set apart from the other parameters. */
export const FACET_PREFIX = 'f.';

const direction = oneOf(['asc', 'desc']);
const uuid = like(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
const paged = { page: count(PAGE_MAX), sort: direction };
const withToken = address({ token: text() });
const signing = { redirect: ([path]: string[]) => safeRedirect(path) || undefined };

/**
 * The parameters in each screen's address. They are here and not with the screens because the router asks before it loads
 * one; so they are part of what every page loads first, and small.
 */
export const ADDRESSES = {
  search: address(
    {
      engine: oneOf([...ENGINES, ALL_ENGINES] as const),
      query: text(SEARCH_QUERY_MAX),
      mode: oneOf(MODES),
      view: oneOf(['list', 'table']),
      date: range(/^\d{4}(-\d{2}(-\d{2})?)?$/),
      amount: range(/^-?\d{1,15}(\.\d{1,2})?$/),
      seen: range(/^\d{4}-\d\d-\d\dT[\d:.]{5,15}Z$/),
      sort: oneOf(['relevance', 'date', 'amount', 'closes']),
      direction,
      page: count(SEARCH_PAGE_MAX),
      limit: ([first]) => PAGE_SIZES.find((size) => String(size) === first),
    },
    FACET_PREFIX,
  ),
  record: address({ quote: list(), engineName: oneOf(ENGINES) }),
  compare: address({ engine: oneOf(ENGINES), id: list(COMPARED_MAX), only: oneOf(['differences']) }),
  library: address({
    tab: oneOf(['bookmarks']),
    folder: uuid,
    sort: oneOf(FILE_SORTS),
    page: count(LIBRARY_FILES_MAX),
    query: text(),
    file: uuid,
    at: count(EXTRACTED_PAGES_MAX * 10),
    quote: text(QUOTE_MAX),
    category: oneOf(MAIN_TABS),
    engine: oneOf(ENGINES),
  }),
  history: address(paged),
  savedOpportunities: address(paged),
  feed: address({ ...paged, filter: oneOf(['all', 'starred', 'has_notes']) }),
  insights: address({ ...paged, filter: oneOf(['all', 'bookmarked']) }),
  admin: address({
    tab: oneOf(ADMIN_TABS),
    page: count(PAGE_MAX),
    query: text(),
    role: oneOf(USER_ROLES),
    plan: oneOf(PLANS),
    state: oneOf(USER_STATES),
    sort: oneOf(USER_SORTS),
    sortDirection: direction,
    actor: text(),
    action: text(),
    from: day,
    to: day,
  }),
  plans: address({ checkout: oneOf(['done']) }),
  signIn: address({ ...signing, problem: text() }),
  signUp: address(signing),
  confirmEmail: address({ token: text(), ...signing }),
  resetPassword: withToken,
  alertOff: withToken,
};

export type Asked<Screen extends keyof typeof ADDRESSES> = ReturnType<(typeof ADDRESSES)[Screen]>;
