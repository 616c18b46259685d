import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Company, companyRecord } from '../../catalogue/engines/companies.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseCount } from '../../catalogue/normalise/numbers.ts';
import { optionalParagraphs } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, required, textAt, textsAt } from '../shared/mapping.ts';

/** A hit of the directory's search. `launched_at` is when the page was made, so it is no founding date. */
export function mapHit(hit: unknown, stamp: (id: string, url: string | null) => RecordStamp): CatalogueRecord<Company> {
  const id = required(textAt(hit, 'id') ?? textAt(hit, 'objectID'), 'id');
  const slug = textAt(hit, 'slug');
  const website = textAt(hit, 'website');
  const isNonprofit = at(hit, 'nonprofit');
  const data: Company = {
    name: required(textAt(hit, 'name'), 'name'),
    formerNames: textsAt(hit, 'former_names'),
    oneLiner: textAt(hit, 'one_liner'),
    description: optionalParagraphs(at(hit, 'long_description')),
    type: isNonprofit === undefined ? undefined : isNonprofit ? 'Nonprofit' : 'For Profit',
    status: textAt(hit, 'status'),
    employees: parseCount(at(hit, 'team_size')),
    industryTags: [...new Set([...textsAt(hit, 'industries'), ...textsAt(hit, 'tags')])],
    websites: website ? [website] : [],
    batch: batchName(textAt(hit, 'batch')),
    ...placeOf(textAt(hit, 'all_locations')),
  };
  return companyRecord(data, stamp(`yc-${id}`, slug ? `https://www.ycombinator.com/companies/${slug}` : null));
}

const SEASONS: Record<string, string> = { W: 'Winter', S: 'Summer', F: 'Fall', X: 'Spring' };

/** The directory wrote 'W09' once and writes 'Winter 2009' now. */
function batchName(text: string | undefined): string | undefined {
  const [, season, year] = /^([WSFX])(\d{2})$/i.exec(text ?? '') ?? [];
  return season && year ? `${SEASONS[season.toUpperCase()]} 20${year}` : text;
}

/** 'San Francisco, CA, USA; Remote': the first place. */
function placeOf(text: string | undefined): { city?: string; state?: string; country?: string } {
  const parts =
    text
      ?.split(';')[0]
      ?.split(',')
      .map((part) => part.trim()) ?? [];
  // 'Remote' is where no one has to be.
  if (parts.length < 2) return /^remote$/i.test(parts[0] ?? '') ? {} : { country: countryName(parts[0]) };
  const country = countryName(parts.at(-1));
  return {
    city: parts[0],
    state: parts.length > 2 && country === 'United States' ? usState(parts[1]) : undefined,
    country,
  };
}
