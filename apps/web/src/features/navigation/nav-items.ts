import type { LockedFeature } from '@groundwork/contract/locked-features';
import { NAVIGATION_TEXTS } from './navigation.texts.ts';

/** The sections of the top bar, in their order, each with the permission that opens it. */
export const NAV_ITEMS = [
  { to: '/dashboard', label: NAVIGATION_TEXTS.pulse, permission: 'viewPulse' },
  { to: '/search', label: NAVIGATION_TEXTS.advancedSearch, permission: 'advancedSearch' },
  { to: '/reports', label: NAVIGATION_TEXTS.reportsAgents, permission: 'viewReports' },
  { to: '/library', label: NAVIGATION_TEXTS.library, permission: 'viewLibrary' },
] as const satisfies { to: string; label: string; permission: LockedFeature }[];

export type NavItem = (typeof NAV_ITEMS)[number];

/** A section stays the one one is in whatever is searched for there. */
export const WHEN_ACTIVE = { activeOptions: { includeSearch: false } } as const;
