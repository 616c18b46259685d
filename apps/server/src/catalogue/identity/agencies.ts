import { nameWords } from './name-words.ts';

/** Departments and agencies of the United States by the name that is shown, with what else they are called. */
const CALLED: Record<string, string> = {
  'Department of Agriculture': 'USDA',
  'Department of Commerce': 'DOC',
  'Department of Defense': 'DOD, Department of War',
  'Department of Education': 'ED',
  'Department of Energy': 'DOE',
  'Department of Health and Human Services': 'HHS, DHHS, Health and Human Services',
  'Department of Homeland Security': 'DHS, Homeland Security',
  'Department of Housing and Urban Development': 'HUD',
  'Department of Justice': 'DOJ',
  'Department of Labor': 'DOL',
  'Department of State': 'DOS',
  'Department of the Interior': 'DOI, Department of Interior',
  'Department of the Treasury': 'USDT, Department of Treasury',
  'Department of Transportation': 'DOT',
  'Department of Veterans Affairs': 'VA, Veterans Affairs',
  'Department of the Air Force': 'USAF',
  'Department of the Army': 'Department of Army',
  'Department of the Navy': 'DON, Department of Navy',
  'Agency for International Development': 'USAID',
  'Centers for Disease Control and Prevention': 'CDC',
  'Defense Advanced Research Projects Agency': 'DARPA',
  'Defense Logistics Agency': 'DLA',
  'Defense Threat Reduction Agency': 'DTRA',
  'Environmental Protection Agency': 'EPA',
  'Food and Drug Administration': 'FDA',
  'General Services Administration': 'GSA',
  'Missile Defense Agency': 'MDA',
  'National Aeronautics and Space Administration': 'NASA',
  'National Institute of Standards and Technology': 'NIST',
  'National Institutes of Health': 'NIH',
  'National Oceanic and Atmospheric Administration': 'NOAA',
  'National Science Foundation': 'NSF',
  'Nuclear Regulatory Commission': 'NRC',
  'Small Business Administration': 'SBA',
};

/** Agencies whose records often name their department alone. */
const DEPARTMENTS: Record<string, string> = {
  'Centers for Disease Control and Prevention': 'Department of Health and Human Services',
  'Food and Drug Administration': 'Department of Health and Human Services',
  'National Institutes of Health': 'Department of Health and Human Services',
  'Defense Advanced Research Projects Agency': 'Department of Defense',
  'Defense Logistics Agency': 'Department of Defense',
  'Defense Threat Reduction Agency': 'Department of Defense',
  'Missile Defense Agency': 'Department of Defense',
  'National Institute of Standards and Technology': 'Department of Commerce',
  'National Oceanic and Atmospheric Administration': 'Department of Commerce',
};

/** The department that a known agency belongs to; null for one that stands alone. */
export const departmentOf = (agency: string): string | null => DEPARTMENTS[agency] ?? null;

/** Without what is written or left out at will: 'U.S. Dept. of Defense' is 'department of defense'. */
const plain = (name: string): string =>
  nameWords(name)
    .map((word) => (word === 'dept' ? 'department' : word))
    .join(' ')
    .replace(/^(?:the )?(?:(?:us|united states) )?/, '');

const BY_NAME = new Map(
  Object.entries(CALLED).flatMap(([name, others]) => [name, ...others.split(', ')].map((each) => [plain(each), name])),
);

const TURNED = /^(.+), (dep(?:artmen)?t\.? of(?: the)?)$/i;

/** The register of contractors writes 'VETERANS AFFAIRS, DEPARTMENT OF', newspapers 'Energy Department'. */
export const turnedBack = (name: string): string => name.trim().replace(TURNED, '$2 $1');
const SHORT = /^(\S+) (dep(?:artmen)?t\.?)$/i;
/** 'National Institutes of Health (NIH)'. */
const LETTERS_BEHIND = /\s*\([A-Z.]{2,8}\)$/;

/** The name under which an agency is shown, whoever writes it how; null for what is in no table. */
export function knownAgency(name: string): string | null {
  const whole = turnedBack(name.replace(LETTERS_BEHIND, ''));
  return BY_NAME.get(plain(whole)) ?? BY_NAME.get(plain(whole.replace(SHORT, '$2 of $1'))) ?? null;
}
