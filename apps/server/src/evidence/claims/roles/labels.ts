/**
 * What a field is to its record. Prose names these in many words (`cues.ts`); a value that a statement gives one of them
 * must stand in a field of it.
 */
const CLASSES = {
  // Organisations and people
  inventor: ['Inventor', 'Inventors'],
  examiner: ['Examiner'],
  attorney: ['Attorney or agent'],
  assignee: ['Assignee', 'Assignees'],
  taker: ['Awardee', 'Recipient', 'Parent recipient', 'Company', 'Legal name'],
  // It does a part of the work; the award is not made to it.
  institution: ['Research institution'],
  giver: [
    'Awarding agency',
    'Awarding sub-agency',
    'Funding agency',
    'Agency',
    'Sub-agency',
    'Branch',
    'Office',
    'Funder',
    'Funders',
  ],
  investigator: [
    'Principal investigator',
    'Principal Investigator',
    'Investigators',
    'Investigator',
    'Sub-Investigator',
  ],
  'study-chair': ['Study Chair', 'Investigators'],
  'study-director': ['Study Director', 'Investigators'],
  brand: ['Brand names'],
  ingredient: ['Active ingredients'],
  contact: ['Business contact', 'Contact', 'Licensing contact', 'Public contact', 'Scientific contact'],
  sponsor: ['Sponsor', 'Primary sponsor'],
  collaborator: ['Collaborator', 'Collaborators', 'Secondary sponsors', 'Secondary sponsor'],
  investor: ['Investor', 'Investors', 'Rounds'],
  portfolio: ['Portfolio company', 'Known investments', 'Acquisitions'],
  author: ['Author', 'Authors'],
  affiliation: ['Affiliation', 'Authors', 'Contact affiliation'],
  'past-affiliation': ['Past affiliation', 'Past affiliations'],
  executive: ['Executive Officer', 'Executive Officer, Director'],
  director: ['Director', 'Executive Officer, Director'],
  'former-name': ['Former names'],
  laboratory: ['Laboratory'],
  publisher: ['Source'],
  // Who makes a work or a call public; who pays for a work does not.
  issuer: ['Source', 'Publisher', 'Venue', 'Author', 'Authors', 'Agency', 'Sub-agency', 'Branch', 'Office', 'Register'],
  // Sums
  'award-amount': ['Award amount'],
  obligated: ['Obligated amount'],
  outlayed: ['Outlayed amount'],
  potential: ['Potential amount'],
  ceiling: ['Award ceiling'],
  floor: ['Award floor'],
  'total-funding': ['Total funding'],
  'fund-size': ['Fund size'],
  round: ['Rounds', 'Known investments'],
  // Dates
  'award-date': ['Award date', 'Award year'],
  start: ['Start date', 'Trial start date', 'Opens', 'Enrollment date'],
  end: ['End date'],
  completion: ['Completion date'],
  'primary-completion': ['Primary completion date'],
  posted: ['First posted', 'Posted date', 'Posted', 'Published'],
  updated: ['Last update', 'Last updated'],
  closes: ['Closes', 'Close date', 'Application due'],
  registered: ['Registration date', 'First posted'],
  enrolled: ['Enrollment date', 'Start date'],
  filed: ['Filing date'],
  granted: ['Grant date', 'Grant or publication date'],
  published: ['Publication date', 'Grant or publication date', 'Published'],
  priority: ['Priority date'],
  approved: ['Approval date'],
  expires: ['Patent expiration date'],
  founded: ['Founding year', 'Founded'],
  action: ['Action date'],
  'first-work': ['First work'],
  'latest-work': ['Latest work'],
  // Counts
  enrollment: ['Enrollment', 'Target size'],
  age: ['Age', 'Minimum age', 'Maximum age'],
  employees: ['Employees'],
  offers: ['Offers received'],
  sites: ['Number of sites'],
  claims: ['Number of claims'],
  countries: ['Number of countries'],
  'times-cited': ['Times cited', 'Citations', 'Works and citations by year'],
  cites: ['Documents cited', 'References'],
  works: ['Works', 'Works and citations by year'],
  'h-index': ['h-index'],
  authors: ['Number of authors'],
  submissions: ['Submissions'],
  investments: ['Number of investments', 'Investments'],
  // Kinds and places
  phase: ['Phase'],
  place: ['Place', 'Address', 'Countries', 'Country', 'Sites', 'Inventors', 'Assignees', 'State of incorporation'],
  incorporation: ['State of incorporation'],
  performance: ['Place of performance'],
  'patent-number': ['Patent number', 'Publication number', 'Number'],
  'application-number': ['Application number'],
  tracking: ['Agency tracking number'],
  'award-number': ['Award number', 'Award ID'],
} as const satisfies Record<string, readonly string[]>;

export type RoleClass = keyof typeof CLASSES;

const byLabel = new Map<string, RoleClass[]>();
for (const [role, labels] of Object.entries(CLASSES) as [RoleClass, readonly string[]][])
  for (const label of labels) byLabel.set(label, [...(byLabel.get(label) ?? []), role]);

const NONE: readonly RoleClass[] = [];

export const roleOfLabel = (label: string): readonly RoleClass[] => byLabel.get(label) ?? NONE;

/** Fields that list people with what each of them is: 'Jane Roe, Director'. */
export const PEOPLE_LABELS = new Set(['Leadership', 'Partners', 'Investigators', 'Position']);

/** Rows of one field: values that a statement joins must stand in one row. */
export const ROW_LABELS = new Set([
  'Inventors',
  'Assignees',
  'Authors',
  'Rounds',
  'Known investments',
  'Acquisitions',
  'Works and citations by year',
  'Interventions',
  'Arms',
  'Products',
  'Leadership',
  'Investigators',
  'Sites',
  'Grants',
]);
