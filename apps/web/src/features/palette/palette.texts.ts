import { texts } from '@groundwork/contract/texts';

export const PALETTE_TEXTS = texts('palette', {
  open: 'Commands',
  title: 'Commands',
  placeholder: 'Go to or search…',
  nothing: 'Nothing with this name.',
  goTo: 'Go to',
  projects: 'Projects',
  reports: 'Reports',
  search: 'Search',
  searchOne: 'Search one data set',
  records: 'Records',
  searchAll: (query: string) => (query ? `Search all data sets for “${query}”` : 'Search all data sets'),
  actions: 'Actions',
  newProject: 'New Project',
  plans: 'Plans',
  admin: 'Admin',
  eligibility: 'SBIR/STTR eligibility',
  serviceAdmin: 'Service Admin',
  shortcuts: 'Keyboard shortcuts',
  signOut: 'Sign out',
  searchEngine: (label: string, query: string) => (query ? `Search ${label} for “${query}”` : `Search ${label}`),
  locked: (plan: string) => `Part of ${plan}`,
  openHint: 'Commands (Ctrl K)',
});

export const SHORTCUT_GROUPS: { title: string; keys: [keys: string[], meaning: string][] }[] = texts('shortcuts', [
  {
    title: 'Everywhere',
    keys: [
      [['Ctrl', 'K'], 'Commands: go to anything, search anything (⌘ K on a Mac)'],
      [['?'], 'Show these keys'],
      [['Esc'], 'Close what is open'],
    ],
  },
  {
    title: 'In search results',
    keys: [
      [['j', '↓'], 'Next result'],
      [['k', '↑'], 'Previous result'],
      [['Enter'], 'Open the result'],
      [['x'], 'Select the result, or unselect it'],
      [['o'], 'Open the result at its source, in a new tab'],
      [['/'], 'Go to the search box'],
    ],
  },
]);
