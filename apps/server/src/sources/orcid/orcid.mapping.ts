import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Expert, expertRecord } from '../../catalogue/engines/subject-matter-experts.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { dateOfParts } from '../../catalogue/normalise/dates.ts';
import { optionalParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { isUsState, usState } from '../../catalogue/normalise/us-states.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, numberAt, required, textAt } from '../shared/mapping.ts';
import { under } from './tree.ts';

type Stamp = (id: string, url: string | null) => RecordStamp;

export const recordId = (orcid: string) => `orcid-${orcid}`;

/** A record 3.0 (or 2.x) as its JSON, or as `treeOf` makes of the XML. */
export function mapOrcid(record: unknown, stamp: Stamp): CatalogueRecord<Expert> {
  const orcid = required(leaf(record, 'orcid-identifier', 'path') ?? leaf(record, 'path')?.replace(/^\//, ''), 'ORCID');
  const person = at(record, 'person');
  const name =
    leaf(person, 'name', 'credit-name') ??
    [leaf(person, 'name', 'given-names'), leaf(person, 'name', 'family-name')].filter(Boolean).join(' ');
  const jobs = under(at(record, 'activities-summary'), 'employment-summary');
  const job = jobs.find((one) => !at(one, 'end-date')) ?? jobs[0];
  const works = under(at(record, 'activities-summary'), 'work-summary').flatMap((one) => workOf(one) ?? []);
  const dates = works.flatMap(({ date }) => date ?? []).toSorted();
  const affiliation = leaf(job, 'organization', 'name');
  const country = countryName(
    leaf(under(at(person, 'addresses'), 'address')[0], 'country') ?? leaf(job, 'organization', 'address', 'country'),
  );
  const region = leaf(job, 'organization', 'address', 'region');
  const data: Expert = {
    name: required(name, 'public name'),
    alternativeNames: unique(
      under(at(person, 'other-names'), 'other-name').flatMap((one) => leaf(one, 'content') ?? []),
    ),
    orcid,
    position: leaf(job, 'role-title'),
    affiliation,
    pastAffiliations: unique(jobs.flatMap((one) => leaf(one, 'organization', 'name') ?? [])).filter(
      (one) => one !== affiliation,
    ),
    biography: optionalParagraphs(at(person, 'biography', 'content')),
    city: leaf(job, 'organization', 'address', 'city'),
    state: isUsState(region) ? usState(region) : undefined,
    country,
    email: under(at(person, 'emails'), 'email')
      .map((one) => leaf(one, 'email') ?? (typeof one === 'string' ? optionalText(one) : undefined))
      .find(Boolean),
    website: under(at(person, 'researcher-urls'), 'researcher-url')
      .map((one) => leaf(one, 'url'))
      .find(Boolean),
    topics: unique(
      under(at(person, 'keywords'), 'keyword').flatMap((one) => leaf(one, 'content')?.split(/\s*[,;]\s*/) ?? []),
    ).filter((topic) => /\p{L}/u.test(topic)),
    worksCount: works.length || undefined,
    firstWorkDate: dates[0],
    latestWorkDate: dates.at(-1),
    works: works.map(({ date: _, ...work }) => work),
    grants: under(at(record, 'activities-summary'), 'funding-summary').flatMap((one) => {
      const title = leaf(one, 'title', 'title');
      const year = Number(leaf(one, 'start-date', 'year'));
      return title ? { title, funder: leaf(one, 'organization', 'name'), ...(year ? { year } : {}) } : [];
    }),
  };
  return expertRecord(
    data,
    stamp(recordId(orcid), leaf(record, 'orcid-identifier', 'uri') ?? `https://orcid.org/${orcid}`),
  );
}

/** A person of a list drawn from ORCID and OpenAlex: {orcidId, name, position, department, publications}. */
export function mapFaculty(person: unknown, stamp: Stamp): CatalogueRecord<Expert> {
  const orcid = required(textAt(person, 'orcidId'), 'ORCID');
  const works = under(person, 'publications').flatMap((one) => {
    const title = textAt(one, 'title');
    const year = numberAt(one, 'year');
    const cited = numberAt(one, 'citationCount');
    return title
      ? {
          title,
          venue: textAt(one, 'journal'),
          doi: textAt(one, 'doi'),
          ...(year ? { year } : {}),
          ...(cited === undefined ? {} : { citedByCount: cited }),
        }
      : [];
  });
  const years = works.flatMap((work) => work.year ?? []).toSorted();
  const data: Expert = {
    name: required(textAt(person, 'name'), 'name'),
    orcid,
    position: textAt(person, 'position'),
    affiliation: textAt(person, 'department'),
    biography: optionalParagraphs(at(person, 'biography')),
    country: countryName(textAt(person, 'country')),
    worksCount: works.length,
    citedByCount: works.reduce((sum, work) => sum + (work.citedByCount ?? 0), 0),
    firstWorkDate: years[0]?.toString(),
    latestWorkDate: years.at(-1)?.toString(),
    works,
  };
  return expertRecord(data, stamp(recordId(orcid), `https://orcid.org/${orcid}`));
}

function workOf(work: unknown) {
  const title = leaf(work, 'title', 'title');
  if (!title) return null;
  const parts = ['year', 'month', 'day'].map((part) => leaf(work, 'publication-date', part));
  const date = dateOfParts(parts);
  const ids = under(at(work, 'external-ids'), 'external-id');
  const doi = ids.find(
    (one) => leaf(one, 'external-id-type') === 'doi' && leaf(one, 'external-id-relationship') !== 'part-of',
  );
  return {
    title,
    venue: leaf(work, 'journal-title'),
    doi: leaf(doi, 'external-id-value')?.replace(/^https?:\/\/(dx\.)?doi\.org\//i, ''),
    ...(date ? { year: Number(date.slice(0, 4)), date } : {}),
  };
}

/** The text at the path; JSON wraps most of them as {"value": …}. */
function leaf(value: unknown, ...path: string[]): string | undefined {
  return textAt(value, ...path) ?? textAt(value, ...path, 'value');
}

const unique = (texts: string[]) => [...new Set(texts)];
