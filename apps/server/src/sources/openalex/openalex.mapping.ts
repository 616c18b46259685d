import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { publicationRecord } from '../../catalogue/engines/publications.ts';
import { expertRecord } from '../../catalogue/engines/subject-matter-experts.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { sourceType } from '../../catalogue/normalise/source-type.ts';
import { cleanText } from '../../catalogue/normalise/text.ts';
import { sentenceCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, booleanAt, listAt, numberAt, required, textAt, textsAt } from '../shared/mapping.ts';

type Stamp = (id: string, url: string | null) => RecordStamp;

/** Physics papers have thousands of authors; the first of them are kept, and the count. */
const AUTHORS_MAX = 200;
const languages = new Intl.DisplayNames('en', { type: 'language' });

/** 'https://openalex.org/W123' → 'W123'. */
const shortId = (url: string | undefined) => url?.replace(/^https?:\/\/openalex\.org\//, '');
const bare = (value: string | undefined, prefix: RegExp) => value?.replace(prefix, '');

export function mapWork(work: unknown, stamp: Stamp): CatalogueRecord {
  const url = required(textAt(work, 'id'), 'OpenAlex id');
  const authorships = listAt(work, 'authorships');
  const source = at(work, 'primary_location', 'source');
  const countries = new Set(authorships.flatMap((one) => textsAt(one, 'countries')));
  const [first, last] = [textAt(work, 'biblio', 'first_page'), textAt(work, 'biblio', 'last_page')];
  const language = textAt(work, 'language');
  return publicationRecord(
    {
      title: required(textAt(work, 'title') ?? textAt(work, 'display_name'), 'title'),
      abstract: abstractOf(at(work, 'abstract_inverted_index')),
      openalex: shortId(url),
      doi: bare(textAt(work, 'doi'), /^https?:\/\/(dx\.)?doi\.org\//i)?.toLowerCase(),
      pmid: bare(textAt(work, 'ids', 'pmid'), /^.*\//),
      type: sentenceCase(textAt(work, 'type')?.replaceAll('-', ' ')),
      venue: textAt(source, 'display_name'),
      sourceType: sourceType(textAt(source, 'type')),
      publisher: textAt(source, 'host_organization_name'),
      volume: textAt(work, 'biblio', 'volume'),
      issue: textAt(work, 'biblio', 'issue'),
      pages: first && last && first !== last ? `${first}-${last}` : first,
      publicationDate: parseDate(at(work, 'publication_date')) ?? parseDate(at(work, 'publication_year')),
      authors: authorships.slice(0, AUTHORS_MAX).flatMap((one) => {
        const name = textAt(one, 'author', 'display_name') ?? textAt(one, 'raw_author_name');
        return name
          ? {
              name,
              orcid: orcidOf(one),
              openalex: shortId(textAt(one, 'author', 'id')),
              affiliations: namesOf(listAt(one, 'institutions')),
            }
          : [];
      }),
      authorsCount: authorships.length,
      countries: [...countries].flatMap((code) => countryName(code) ?? []),
      keywords: listAt(work, 'keywords').flatMap((one) => textAt(one, 'display_name') ?? textAt(one, 'keyword') ?? []),
      topics: topicsOf(work),
      mesh: [...new Set(listAt(work, 'mesh').flatMap((one) => textAt(one, 'descriptor_name') ?? []))],
      citedByCount: numberAt(work, 'cited_by_count'),
      referencesCount: numberAt(work, 'referenced_works_count'),
      openAccess: sentenceCase(textAt(work, 'open_access', 'oa_status')),
      fullTextUrl: textAt(work, 'open_access', 'oa_url'),
      license: textAt(work, 'primary_location', 'license'),
      language: language && /^[a-z]{2,3}$/.test(language) ? languages.of(language) : language,
      isRetracted: booleanAt(work, 'is_retracted'),
      funders: listAt(work, 'grants').flatMap((one) => {
        const name = textAt(one, 'funder_display_name');
        return name ? { name, awardNumber: textAt(one, 'award_id') } : [];
      }),
    },
    stamp(required(shortId(url), 'OpenAlex id'), url),
  );
}

export function mapAuthor(author: unknown, stamp: Stamp): CatalogueRecord {
  const url = required(textAt(author, 'id'), 'OpenAlex id');
  const current = listAt(author, 'last_known_institutions')[0] ?? at(author, 'last_known_institution');
  const affiliation = textAt(current, 'display_name');
  const past = listAt(author, 'affiliations').flatMap((one) => textAt(one, 'institution', 'display_name') ?? []);
  const years = listAt(author, 'counts_by_year').flatMap((one) =>
    numberAt(one, 'works_count') ? (numberAt(one, 'year') ?? []) : [],
  );
  return expertRecord(
    {
      name: required(textAt(author, 'display_name'), 'name'),
      alternativeNames: textsAt(author, 'display_name_alternatives').filter(
        (name) => name !== textAt(author, 'display_name'),
      ),
      orcid: bare(textAt(author, 'orcid'), /^https?:\/\/orcid\.org\//),
      openalex: shortId(url),
      affiliation,
      pastAffiliations: [...new Set(past)].filter((name) => name !== affiliation),
      country: countryName(textAt(current, 'country_code')),
      topics: listAt(author, 'topics')
        .slice(0, 15)
        .flatMap((one) => textAt(one, 'display_name') ?? []),
      worksCount: numberAt(author, 'works_count'),
      citedByCount: numberAt(author, 'cited_by_count'),
      hIndex: numberAt(author, 'summary_stats', 'h_index'),
      years: listAt(author, 'counts_by_year').flatMap((one) => {
        const year = numberAt(one, 'year');
        return year ? { year, works: numberAt(one, 'works_count'), citations: numberAt(one, 'cited_by_count') } : [];
      }),
      firstWorkDate: years.length > 0 ? String(Math.min(...years)) : undefined,
      latestWorkDate: years.length > 0 ? String(Math.max(...years)) : undefined,
    },
    stamp(required(shortId(url), 'OpenAlex id'), url),
  );
}

/** OpenAlex may not print abstracts, so it gives each word with its places. */
export function abstractOf(inverted: unknown): string | undefined {
  if (inverted === null || typeof inverted !== 'object') return undefined;
  const words: string[] = [];
  for (const [word, places] of Object.entries(inverted)) {
    for (const place of Array.isArray(places) ? places : [])
      if (Number.isInteger(place) && place >= 0 && place < 100_000) words[place] = word;
  }
  return cleanText(words.join(' ')) || undefined;
}

function topicsOf(work: unknown): string[] {
  const topics = namesOf(listAt(work, 'topics'));
  return topics.length > 0 ? topics : namesOf(listAt(work, 'concepts')).slice(0, 8);
}

function namesOf(values: unknown[]): string[] {
  return values.flatMap((one) => textAt(one, 'display_name') ?? []);
}

function orcidOf(authorship: unknown): string | undefined {
  return bare(textAt(authorship, 'author', 'orcid'), /^https?:\/\/orcid\.org\//);
}
