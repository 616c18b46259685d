import { USER_SORTS, USER_STATES } from '@groundwork/contract/admin.names';
import { AUDIT_ACTIONS, type AuditAction } from '@groundwork/contract/audit.names';
import { PLANS } from '@groundwork/contract/plans.names';
import { firstOf, type UrlParams } from './url-search.ts';

export const ADMIN_TABS = [
  'users',
  'organisations',
  'companies',
  'alerts',
  'feedback',
  'locked',
  'usage',
  'audit',
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

export const USER_ROLES = ['user', 'admin', 'service'] as const;
const PAGE_MAX = 100_000;

/** What the administration shows, all of it in the address. Empty texts and nulls don't narrow anything. */
export interface AdminState {
  tab: AdminTab;
  page: number;
  query: string;
  role: (typeof USER_ROLES)[number] | null;
  plan: (typeof PLANS)[number] | null;
  state: (typeof USER_STATES)[number] | null;
  sort: (typeof USER_SORTS)[number];
  sortDirection: 'asc' | 'desc';
  actor: string;
  action: AuditAction | null;
  /** Days: '2026-11-21'. */
  from: string;
  to: string;
}

export const FIRST_STATE: AdminState = {
  tab: 'users',
  page: 1,
  query: '',
  role: null,
  plan: null,
  state: null,
  sort: 'createdAt',
  sortDirection: 'desc',
  actor: '',
  action: null,
  from: '',
  to: '',
};

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null;

const day = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '');

/** Reads an address that anyone may have written: what is not understood falls back to its default. */
export function readAdminState(params: Record<string, unknown>): AdminState {
  const read = (name: keyof AdminState) => firstOf(params[name]);
  const page = Number(read('page'));
  return {
    tab: oneOf(ADMIN_TABS, read('tab')) ?? FIRST_STATE.tab,
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
    query: read('query'),
    role: oneOf(USER_ROLES, read('role')),
    plan: oneOf(PLANS, read('plan')),
    state: oneOf(USER_STATES, read('state')),
    sort: oneOf(USER_SORTS, read('sort')) ?? FIRST_STATE.sort,
    sortDirection: oneOf(['asc', 'desc'], read('sortDirection')) ?? FIRST_STATE.sortDirection,
    actor: read('actor'),
    action: oneOf(Object.keys(AUDIT_ACTIONS) as AuditAction[], read('action')),
    from: day(read('from')),
    to: day(read('to')),
  };
}

/** Only what differs from the first state stands in the address. */
export const adminParams = (state: Partial<AdminState>): UrlParams =>
  Object.fromEntries(
    Object.entries(state)
      .filter(([name, value]) => value !== null && value !== FIRST_STATE[name as keyof AdminState])
      .map(([name, value]) => [name, String(value)]),
  );
