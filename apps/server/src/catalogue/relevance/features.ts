/**
 * What the judgement of one record against one subject rests on. Shares are of the subject's whole weight, its words that
 * no record has included, so that a subject that nothing is about has small shares everywhere.
 */
export const FEATURES = [
  /** Share of the weight found, each word damped by how often and in how long a text it stands. */
  'mass',
  /** Share of the weight of the words that it has at all. */
  'share',
  /** Share of the core words' weight. */
  'core',
  /** Weight of its most telling word against the subject's most telling one. */
  'strongest',
  /** The same, by how surely the catalogue means by the word what the subject does; of words in its title. */
  'supported',
  'supportedTitle',
  /** Whether it has the subject's surest word, and its part of the surest three. */
  'key',
  'keys',
  /** Whether it has what the title names; how many of the core's words it has; how much the subject says, much as 1. */
  'head',
  'coreCount',
  'wordy',
  /** Distinct informative words, four or more as 1. */
  'distinct',
  /** Share of the phrases' weight, and whether there is any. */
  'phrases',
  'hasPhrase',
  /** Share of the weight in its title. */
  'title',
  /** How much of the record's text the subject's words are. */
  'density',
  /** How near its vector lies to the subject's: its cosine, where 0 is how near any record lies. */
  'cosine',
  /** Words of its text: log10 of them, by 4. */
  'length',
  'shareByCosine',
  'coreByDistinct',
  /** Share of the words that the surest records have in common beyond the subject's own; nearness to their middle. */
  'neighbours',
  'cosineFound',
  'shareByNeighbours',
  /** How many other sure records there are that these were learnt from: many as 1. */
  'taught',
  /** A text too short to say more than its title, and what its title then says; a record known by a name. */
  'short',
  'shortTitle',
  'named',
  /** Whether the subject has no title but its own first words. Not fitted: `judge` knows what it means. */
  'untitled',
  /** As `distinct`, words that name one thing together as one. Not fitted: whether it may be on topic rests on it. */
  'things',
  /** Whether it speaks of what the title names, and doesn't mention it once in a long text; of a brief subject, as `head`. Not fitted. */
  'spokenHead',
  /** Whether its title, which names all that it is, says nothing of the subject, or it is for another illness. Not fitted either. */
  'beside',
  /** How many of the things are there that the subject's name is made of; of one that is made of fewer than three, all;
   *  none where it lacks what tells of which kind the thing is. Not fitted. */
  'name',
  /** Whether it says what illness it is for, and shares little more with the subject than one that very many are for. Not fitted. */
  'illness',
] as const;
export type FeatureName = (typeof FEATURES)[number];

export const FEATURE_COUNT = FEATURES.length;

/** Where a feature stands among those of a record. */
export const FEATURE_PLACE = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Record<FeatureName, number>;
