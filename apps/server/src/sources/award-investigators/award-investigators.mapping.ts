import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { expertRecord } from '../../catalogue/engines/subject-matter-experts.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseCount, parseMoney } from '../../catalogue/normalise/numbers.ts';
import { optionalText } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import { slug } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Fields } from '../shared/fields.ts';

/** The page shows the latest of them and their number. */
const GRANTS_MAX = 20;
const BLANK = /^(n\/?a|none|null|unknown|dr|mr|ms|[\s.,-]*)$/i;

interface Grant {
  title: string;
  funder?: string;
  year?: number;
  amount?: number;
}

/** A principal investigator, as the awards of one company name them. */
export interface Investigator {
  at: string;
  name: string;
  company: string;
  title?: string;
  email?: string;
  city?: string;
  state?: string;
  grants: Grant[];
  total: number;
  count: number;
}

/** The leader of an award and the place; null when it does not say. Awards before about 2000 often do not. */
export function investigatorOf(read: Fields, at: string): Investigator | null {
  const given = (...names: string[]) => {
    const text = optionalText(read(...names));
    return text && !BLANK.test(text) ? text : undefined;
  };
  const name = given('PI Name', 'comp_pi_name');
  const company = given('Company', 'firm', 'comp_name');
  if (!name || !company) return null;
  const amount = parseMoney(read('Award Amount'));
  const year = parseCount(read('Award Year', 'year')) ?? Number(parseDate(read('Proposal Award Date'))?.slice(0, 4));
  const grant: Grant = {
    title: given('Award Title', 'title') ?? `Award to ${company}`,
    funder: given('Agency'),
    ...(year ? { year } : {}),
    ...(amount === undefined ? {} : { amount }),
  };
  return {
    at,
    name: name.replace(/^(Dr|Mr|Mrs|Ms|Prof)\.?\s+/i, ''),
    company,
    title: given('PI Title'),
    email: given('PI Email', 'comp_pi_email'),
    city: given('City'),
    state: usState(given('State')),
    grants: [grant],
    total: amount ?? 0,
    count: 1,
  };
}

/** One person at one company: names alone would make one of many people. */
export const keyOf = ({ name, company }: Investigator) => slug(`${name} ${company}`, 200);

export function withAward(known: Investigator, other: Investigator): Investigator {
  const grants = [...known.grants, ...other.grants].toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0));
  return {
    ...known,
    title: known.title ?? other.title,
    email: known.email ?? other.email,
    grants: grants.slice(0, GRANTS_MAX),
    total: known.total + other.total,
    count: known.count + 1,
  };
}

export function mapInvestigator(
  person: Investigator,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord {
  const years = person.grants.flatMap((grant) => grant.year ?? []).toSorted();
  return expertRecord(
    {
      name: person.name,
      position: person.title ?? 'Principal investigator',
      affiliation: person.company,
      email: person.email,
      city: person.city,
      state: person.state,
      country: 'United States',
      biography: `Principal investigator of ${person.count === 1 ? 'an SBIR or STTR award' : `${person.count} SBIR and STTR awards`} to ${person.company}.`,
      firstWorkDate: years[0]?.toString(),
      latestWorkDate: years.at(-1)?.toString(),
      grants: person.grants,
      awardsCount: person.count,
      awardsTotal: person.total || undefined,
    },
    stamp(`pi-${keyOf(person)}`, null),
  );
}
