/** The sections of the top bar, in their order. */
export const NAV_ITEMS = [
  { to: '/dashboard', label: 'Pulse' },
  { to: '/search', label: 'Advanced Search' },
  { to: '/reports', label: 'Reports & Agents' },
  { to: '/library', label: 'Library' },
] as const;
