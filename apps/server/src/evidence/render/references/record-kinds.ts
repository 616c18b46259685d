import type { SourceKind } from '@groundwork/contract/report-document';

/** How records of a data set are cited: the type in CSL's words, and which of their fields say what. */
export interface CslKind {
  type: string;
  genre?: string;
  /** Labels of fields with authors; where no person is named, organisations stand for them. */
  people: string[];
  /** Labels of fields with organisations, for records without people. */
  bodies: string[];
  /** Labels of groups beside them. */
  groups?: string[];
  /** The first that a source states; a name that fields had once stands in reports of that time. */
  numbers: string[];
  publishers: string[];
  container?: string;
}

type FirstOf = (...labels: string[]) => string | undefined;

const plain = (type: string, genre: string): CslKind => ({
  type,
  genre,
  people: [],
  bodies: [],
  numbers: [],
  publishers: [],
});
const page = (genre: string) => plain('webpage', genre);
const document = (genre: string) => plain('document', genre);

const KINDS: Record<Exclude<SourceKind, 'publications'>, CslKind> = {
  patents: {
    type: 'patent',
    genre: 'Patent',
    people: ['Inventor'],
    bodies: ['Assignee'],
    numbers: ['Patent number', 'Publication number', 'Application number', 'Record'],
    publishers: ['Assignee'],
  },
  awards: {
    type: 'report',
    genre: 'Award',
    people: ['Principal investigator'],
    bodies: ['Awardee', 'Company'],
    numbers: ['Award number', 'Agency tracking number'],
    publishers: ['Agency'],
  },
  'usa-spending': {
    type: 'report',
    genre: 'Federal spending record',
    people: [],
    bodies: ['Recipient'],
    numbers: ['Award ID'],
    publishers: ['Awarding agency'],
  },
  'funding-opportunities': {
    type: 'report',
    genre: 'Funding opportunity',
    people: [],
    bodies: ['Agency'],
    numbers: ['Opportunity number', 'Number'],
    publishers: ['Agency'],
  },
  'clinical-trials': {
    type: 'dataset',
    genre: 'Clinical trial registration',
    people: [],
    bodies: ['Sponsor'],
    numbers: ['NCT ID', 'NCT id', 'Record'],
    publishers: [],
  },
  'international-trials': {
    type: 'dataset',
    genre: 'Clinical trial registration',
    people: [],
    bodies: ['Sponsor', 'Primary sponsor'],
    numbers: ['Trial ID', 'Trial id', 'Record'],
    publishers: [],
  },
  interventions: {
    type: 'dataset',
    genre: 'Intervention in registered trials',
    people: [],
    bodies: ['Sponsor'],
    numbers: [],
    publishers: [],
  },
  drugs: {
    type: 'dataset',
    genre: 'Drug approval record',
    people: [],
    bodies: ['Sponsor'],
    numbers: ['Application number', 'Record'],
    publishers: [],
  },
  project: document('Project description, unpublished'),
  library: document('File of the author, unpublished'),
  companies: page('Company profile'),
  investors: page('Investor profile'),
  'subject-matter-experts': page('Researcher profile'),
  'university-technologies': page('University technology'),
  'federal-lab-technologies': page('Federal laboratory technology'),
};

/** A publication's own fields say its type; journals are the rule. */
const PUBLICATION_TYPES: [said: RegExp, type: string][] = [
  [/thesis|dissertation/i, 'thesis'],
  [/chapter/i, 'chapter'],
  [/conference|proceedings/i, 'paper-conference'],
  [/\bbook\b|monograph/i, 'book'],
  [/dataset/i, 'dataset'],
  [/report/i, 'report'],
  [/preprint|posted|repository/i, 'article'],
];

/** The kind of a source; `first` gives the first value of its fields with one of these labels. */
export function cslKind(engine: SourceKind, first: FirstOf): CslKind {
  if (engine !== 'publications') return KINDS[engine];
  const said = [first('Type'), first('Source type')].filter(Boolean).join(' ');
  const type = PUBLICATION_TYPES.find(([words]) => words.test(said))?.[1] ?? 'article-journal';
  return {
    type,
    people: ['Author'],
    bodies: [],
    groups: ['Group author'],
    numbers: [],
    publishers: ['Publisher'],
    container: 'Venue',
  };
}
