/** The fourteen data sets, by their ids on the wire. An engine's id is also its section in URLs: `/{engine}/{id}`. */
export const ENGINES = [
  'companies',
  'investors',
  'patents',
  'awards',
  'funding-opportunities',
  'usa-spending',
  'federal-lab-technologies',
  'publications',
  'subject-matter-experts',
  'university-technologies',
  'clinical-trials',
  'interventions',
  'drugs',
  'international-trials',
] as const;

/** The four main tabs of the search screen. Which engine belongs to which tab is said by the engine's declaration. */
export const MAIN_TABS = ['industry', 'government', 'academia', 'special'] as const;
