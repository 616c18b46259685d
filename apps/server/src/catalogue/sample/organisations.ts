import { slug } from '../normalise/words.ts';
import {
  abroad,
  companyEnds,
  companyNouns,
  companyStarts,
  firstNames,
  lastNames,
  placeNames,
  usCities,
} from './names.ts';
import { type Random, random } from './random.ts';
import type { Theme } from './theme.ts';
import { themes } from './themes/all.ts';

const COMPANIES_COUNT = 406;
const SCHOOLS_COUNT = 60;
const ACADEMICS_PER_SCHOOL = 6;
/** People of companies come before this number. */
const FIRST_ACADEMIC = 3 * COMPANIES_COUNT;

interface Person {
  name: string;
  email: string;
  phone: string;
  /** In a range that the registry does not issue. */
  orcid: string;
}

export interface Place {
  city: string;
  state?: string;
  country: string;
}

export interface Company extends Place {
  index: number;
  name: string;
  legalName: string;
  theme: Theme;
  founded: number;
  employees: number;
  leader: Person;
  scientist: Person;
  contact: Person;
  uei: string;
  website: string;
}

interface School extends Place {
  index: number;
  name: string;
  /** Federal laboratories belong to an agency; universities to none. */
  lab: { agency: string } | null;
}

export interface Academic extends Person {
  index: number;
  school: School;
  theme: Theme;
  position: string;
  since: number;
}

export interface Organisations {
  companies: Company[];
  schools: School[];
  universities: School[];
  labs: School[];
  academics: Academic[];
}

export function createOrganisations(): Organisations {
  const companies = Array.from({ length: COMPANIES_COUNT }, (_, index) => createCompany(index));
  const schools = Array.from({ length: SCHOOLS_COUNT }, (_, index) => createSchool(index));
  const universities = schools.filter((school) => school.lab === null);
  const labs = schools.filter((school) => school.lab !== null);
  const academics = schools.flatMap((school) =>
    Array.from({ length: ACADEMICS_PER_SCHOOL }, (_, index) =>
      createAcademic(school, school.index * ACADEMICS_PER_SCHOOL + index),
    ),
  );
  return { companies, schools, universities, labs, academics };
}

/** Every 13 companies share a first syllable and none a name: starts and ends are paired by their index. */
function createCompany(index: number): Company {
  const rng = random('company', index);
  const theme = themes[index % themes.length]!;
  const start = companyStarts[index % companyStarts.length]!;
  const end = companyEnds[(Math.floor(index / companyStarts.length) * 3 + index) % companyEnds.length]!;
  const name = `${start}${end} ${rng.pick(companyNouns[theme.area]!)}`;
  const domain = `${slug(name)}.example`;
  const place = rng.chance(0.9) ? usPlace(rng) : foreignPlace(rng);
  const suffix =
    place.country === 'United States'
      ? rng.pick([', Inc.', ', Inc.', ' LLC', ' Corporation'])
      : rng.pick([' Ltd', ' GmbH', ' SA']);
  const founded = rng.int(2001, 2021);
  return {
    index,
    name,
    legalName: `${name}${suffix}`,
    theme,
    ...place,
    founded,
    employees: Math.round(4 + (2026 - founded) * rng.int(1, 9)),
    leader: createPerson(index * 3, domain),
    scientist: createPerson(index * 3 + 1, domain),
    contact: createPerson(index * 3 + 2, domain),
    uei: `ZZSAMPLE${index.toString(36).toUpperCase().padStart(4, '0')}`,
    website: `https://${domain}`,
  };
}

function createSchool(index: number): School {
  const rng = random('school', index);
  const place = placeNames[index % placeNames.length]!;
  if (index % 5 === 4) {
    const agency = rng.pick([
      'Department of Energy',
      'National Aeronautics and Space Administration',
      'Department of Defense',
      'Department of Agriculture',
      'National Institutes of Health',
    ]);
    const noun = agency === 'Department of Energy' ? 'National Laboratory' : 'Research Center';
    return { index, name: `${place} ${noun}`, lab: { agency }, ...usPlace(rng) };
  }
  const styles = [
    `${place} University`,
    `University of ${place}`,
    `${place} Institute of Technology`,
    `${place} State University`,
  ];
  return {
    index,
    name: styles[index % styles.length]!,
    lab: null,
    ...(index % 8 === 3 ? foreignPlace(rng) : usPlace(rng)),
  };
}

function createAcademic(school: School, index: number): Academic {
  const rng = random('academic', index);
  const position = school.lab
    ? rng.pick(['Senior scientist', 'Group leader', 'Staff scientist'])
    : rng.pick(['Professor', 'Associate professor', 'Assistant professor', 'Research professor']);
  const domain = `${slug(school.name)}.example.edu`;
  return {
    ...createPerson(FIRST_ACADEMIC + index, domain),
    index,
    school,
    theme: themes[(index * 7) % themes.length]!,
    position,
    since: rng.int(2004, 2019),
  };
}

/** Names repeat only after 2,500 people, because the first names step by one and the last names by a coprime stride. */
function createPerson(index: number, domain: string): Person {
  const first = firstNames[index % firstNames.length]!;
  const last = lastNames[(Math.floor(index / firstNames.length) * 7 + index * 13) % lastNames.length]!;
  const digits = String(index).padStart(4, '0');
  return {
    name: `${first} ${last}`,
    email: `${slug(first)}.${slug(last)}@${domain}`,
    phone: `(555) 555-01${String(index % 100).padStart(2, '0')}`,
    orcid: `0009-9999-${digits}-${String((index * 37) % 10_000).padStart(4, '0')}`,
  };
}

export function usPlace(rng: Random): Place {
  const [city, state] = rng.pick(usCities);
  return { city, state, country: 'United States' };
}

export function foreignPlace(rng: Random): Place {
  const [city, country] = rng.pick(abroad);
  return { city, country };
}
