import { AUDIT_ACTIONS, type AuditAction } from '@groundwork/contract/audit.names';
import type { Asked } from './addresses.ts';
import { differing, withDefaults } from './defaults.ts';
import type { UrlParams } from './url-search.ts';

type Address = Asked<'admin'>;
export type AdminTab = NonNullable<Address['tab']>;

/** The state of the administration, all of it in the address. Empty texts and nulls don't narrow anything. */
export interface AdminState {
  tab: AdminTab;
  page: number;
  query: string;
  role: NonNullable<Address['role']> | null;
  plan: NonNullable<Address['plan']> | null;
  state: NonNullable<Address['state']> | null;
  sort: NonNullable<Address['sort']>;
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

const isAction = (text: string | undefined): text is AuditAction =>
  text !== undefined && Object.hasOwn(AUDIT_ACTIONS, text);

export const readAdminState = ({ action, ...params }: Address): AdminState =>
  withDefaults(FIRST_STATE, { ...params, action: isAction(action) ? action : undefined });

export const adminParams = (state: Partial<AdminState>): UrlParams => differing(state, FIRST_STATE);
