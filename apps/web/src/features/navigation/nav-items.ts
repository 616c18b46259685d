import type { LockedFeature } from '@groundwork/contract/locked-features';

/** The sections of the top bar, in their order, each with the permission that opens it. */
export const NAV_ITEMS = [
  { to: '/dashboard', label: 'Pulse', permission: 'viewPulse' },
  { to: '/search', label: 'Advanced Search', permission: 'advancedSearch' },
  { to: '/reports', label: 'Reports & Agents', permission: 'viewReports' },
  { to: '/library', label: 'Library', permission: 'viewLibrary' },
] as const satisfies { to: string; label: string; permission: LockedFeature }[];

export type NavItem = (typeof NAV_ITEMS)[number];
