import type { PALETTE_TEXTS, SHORTCUT_GROUPS } from '../../features/palette/palette.texts.ts';

export const palette: typeof PALETTE_TEXTS = {
  open: 'Befehle',
  title: 'Befehle',
  placeholder: 'Aufrufen oder suchen …',
  nothing: 'Nichts mit diesem Namen.',
  goTo: 'Gehe zu',
  projects: 'Projekte',
  reports: 'Berichte',
  searchOne: 'Einen Datenbestand durchsuchen',
  records: 'Datensätze',
  searchAll: (query) => (query ? `Alle Datenbestände nach „${query}“ durchsuchen` : 'Alle Datenbestände durchsuchen'),
  search: 'Suche',
  actions: 'Aktionen',
  newProject: 'Neues Projekt',
  plans: 'Tarife',
  admin: 'Verwaltung',
  eligibility: 'SBIR/STTR-Antragsberechtigung',
  serviceAdmin: 'Dienste',
  shortcuts: 'Tastenkürzel',
  signOut: 'Abmelden',
  searchEngine: (label, query) => (query ? `${label} nach „${query}“ durchsuchen` : `${label} durchsuchen`),
  locked: (plan) => `Teil von ${plan}`,
  openHint: 'Befehle (Strg K)',
};

export const shortcuts: typeof SHORTCUT_GROUPS = [
  {
    title: 'Überall',
    keys: [
      [['Strg', 'K'], 'Befehle: alles aufrufen, alles durchsuchen (⌘ K auf dem Mac)'],
      [['?'], 'Diese Tasten anzeigen'],
      [['Esc'], 'Offenes schließen'],
    ],
  },
  {
    title: 'In den Suchergebnissen',
    keys: [
      [['j', '↓'], 'Nächstes Ergebnis'],
      [['k', '↑'], 'Vorheriges Ergebnis'],
      [['Eingabe'], 'Das Ergebnis öffnen'],
      [['x'], 'Das Ergebnis auswählen oder abwählen'],
      [['o'], 'Das Ergebnis bei seiner Quelle öffnen, in einem neuen Tab'],
      [['/'], 'Zum Suchfeld'],
    ],
  },
];
