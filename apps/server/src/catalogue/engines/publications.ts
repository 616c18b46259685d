import { z } from 'zod';
import { declareEngine } from '../engine.ts';
import { publicationType } from '../normalise/publication-type.ts';
import type { CatalogueRecord } from '../record.ts';
import { facetsOf, party, placeOf, type RecordStamp, textOf, titleOf, withdrawnWhen } from './build.ts';
import { count, date, joined, link, list, table, text } from './show.ts';
import { longText, people } from './show-blocks.ts';

const Author = z.object({
  name: z.string(),
  orcid: z.string().optional(),
  openalex: z.string().optional(),
  affiliations: z.array(z.string()).optional(),
  /** A study group, a committee: no person, however its name is written. */
  isGroup: z.boolean().optional(),
});

export const Publication = z.looseObject({
  title: z.string(),
  abstract: z.string().optional(),
  doi: z.string().optional(),
  pmid: z.string().optional(),
  openalex: z.string().optional(),
  /** 'Article', 'Review', 'Preprint', 'Book chapter' … */
  type: z.string().optional(),
  venue: z.string().optional(),
  /** 'Journal', 'Conference', 'Repository', 'Book series', 'Ebook platform', 'Metadata', 'Other'. */
  sourceType: z.string().optional(),
  publisher: z.string().optional(),
  volume: z.string().optional(),
  issue: z.string().optional(),
  pages: z.string().optional(),
  publicationDate: z.string().optional(),
  authors: z.array(Author).optional(),
  /** When a work has more authors than are kept, how many it has. */
  authorsCount: z.number().int().optional(),
  countries: z.array(z.string()).optional(),
  keywords: z.array(z.string()).optional(),
  topics: z.array(z.string()).optional(),
  mesh: z.array(z.string()).optional(),
  citedByCount: z.number().int().optional(),
  referencesCount: z.number().int().optional(),
  /** 'Gold', 'Green', 'Hybrid', 'Bronze', 'Diamond', 'Closed'. */
  openAccess: z.string().optional(),
  fullTextUrl: z.string().optional(),
  license: z.string().optional(),
  language: z.string().optional(),
  isRetracted: z.boolean().optional(),
  funders: z.array(z.object({ name: z.string(), awardNumber: z.string().optional() })).optional(),
});
export type Publication = z.infer<typeof Publication>;

export function publicationRecord(data: Publication, stamp: RecordStamp): CatalogueRecord<Publication> {
  const affiliations = new Set(data.authors?.flatMap((author) => author.affiliations ?? []));
  return {
    engine: 'publications',
    ...stamp,
    title: titleOf(data.title),
    text: textOf(data.abstract, data.keywords?.join(', '), data.topics?.join(', '), data.mesh?.join(', ')),
    date: data.publicationDate ?? null,
    amount: data.citedByCount ?? null,
    place: placeOf({ country: data.countries?.[0] }),
    organisations: [
      ...(data.authors ?? []).flatMap(({ name, isGroup }) => (isGroup ? party(name, 'Group author') : [])),
      ...[...affiliations].flatMap((affiliation) => party(affiliation, 'Affiliation')),
      ...(data.funders ?? []).flatMap((funder) => party(funder.name, 'Funder')),
    ],
    people: (data.authors ?? []).flatMap(({ name, isGroup, orcid, openalex }) =>
      isGroup ? [] : party(name, 'Author', { orcid, openalex }),
    ),
    facets: facetsOf({
      type: publicationType(data.type),
      year: data.publicationDate?.slice(0, 4),
      venue: data.venue,
      sourceType: data.sourceType,
      topic: data.topics,
      openAccess: data.openAccess,
      affiliation: [...affiliations].slice(0, 50),
      country: data.countries,
      funder: data.funders?.map((funder) => funder.name),
    }),
    ...withdrawnWhen(data.isRetracted, 'Retracted'),
    data,
  };
}

export const publications = declareEngine({
  id: 'publications',
  label: 'Publications',
  singular: 'publication',
  tab: 'academia',
  data: Publication,
  facets: [
    { field: 'type', label: 'Type' },
    { field: 'year', label: 'Year' },
    { field: 'venue', label: 'Venue' },
    { field: 'sourceType', label: 'Source type' },
    { field: 'topic', label: 'Topic' },
    { field: 'openAccess', label: 'Open access' },
    { field: 'affiliation', label: 'Affiliation' },
    { field: 'country', label: 'Country' },
    { field: 'funder', label: 'Funder' },
  ],
  date: { label: 'Publication date' },
  amount: { label: 'Citations', unit: 'count' },
  isBookmarkable: true,
  summary: [
    (r) => authorLine(r.data),
    (r) => r.data.venue ?? null,
    (r) => (r.data.citedByCount ? `Cited by ${r.data.citedByCount.toLocaleString('en-US')}` : null),
  ],
  head: {
    status: (r) => (r.data.isRetracted ? 'Retracted' : null),
    facts: [
      { label: 'Venue', value: text((r) => r.data.venue) },
      { label: 'Publication date', value: date((r) => r.data.publicationDate) },
      { label: 'Citations', value: count((r) => r.data.citedByCount) },
      { label: 'Open access', value: text((r) => r.data.openAccess) },
      {
        label: 'Full text',
        value: link(
          (r) => r.data.fullTextUrl,
          () => 'Read',
        ),
      },
    ],
  },
  detail: [
    {
      title: 'Abstract',
      fields: [{ label: 'Abstract', value: longText((r) => r.data.abstract) }],
    },
    {
      title: 'Authors and funders',
      fields: [
        {
          label: 'Authors',
          value: people(
            'publications',
            (r) =>
              r.data.authors?.map(({ name, orcid, affiliations }) => ({
                name,
                orcid,
                affiliation: joined(affiliations),
              })),
            (r) => r.data.authorsCount,
          ),
        },
        { label: 'Number of authors', value: count((r) => r.data.authorsCount ?? r.data.authors?.length) },
        {
          label: 'Funders',
          value: table(
            [
              { label: 'Funder', unit: 'text', search: { searchEngine: 'publications', field: 'organisation' } },
              { label: 'Award number', unit: 'text' },
            ],
            (r) => r.data.funders?.map((f) => [[f.name], f.awardNumber]),
          ),
        },
      ],
    },
    {
      title: 'Publication',
      fields: [
        { label: 'Type', value: text((r) => publicationType(r.data.type)) },
        { label: 'Publication date', value: date((r) => r.data.publicationDate) },
        { label: 'Venue', value: text((r) => r.data.venue) },
        { label: 'Source type', value: text((r) => r.data.sourceType) },
        { label: 'Publisher', value: text((r) => r.data.publisher) },
        { label: 'Volume, issue, pages', value: text((r) => volumeLine(r.data)) },
        {
          label: 'DOI',
          value: link(
            (r) => r.data.doi && `https://doi.org/${r.data.doi}`,
            (r) => r.data.doi,
          ),
        },
        { label: 'PMID', value: text((r) => r.data.pmid) },
        { label: 'Citations', value: count((r) => r.data.citedByCount) },
        { label: 'References', value: count((r) => r.data.referencesCount) },
        { label: 'Open access', value: text((r) => r.data.openAccess) },
        { label: 'Full text', value: link((r) => r.data.fullTextUrl) },
        { label: 'License', value: text((r) => r.data.license) },
        { label: 'Language', value: text((r) => r.data.language) },
        { label: 'Retracted', value: text((r) => (r.data.isRetracted ? 'Yes' : null)) },
      ],
    },
    {
      title: 'Subjects',
      fields: [
        { label: 'Topics', value: list((r) => r.data.topics) },
        { label: 'Keywords', value: list((r) => r.data.keywords) },
        { label: 'MeSH', value: list((r) => r.data.mesh) },
      ],
    },
  ],
  columns: [
    { title: 'Title', value: (r) => r.title },
    { title: 'Abstract', value: (r) => r.data.abstract ?? null },
    { title: 'Authors', value: (r) => joined(r.data.authors?.map((author) => author.name)) },
    { title: 'Publication Date', value: (r) => r.data.publicationDate ?? null },
    { title: 'Venue', value: (r) => r.data.venue ?? null },
    { title: 'Publisher', value: (r) => r.data.publisher ?? null },
    { title: 'Type', value: (r) => publicationType(r.data.type) ?? null },
    { title: 'Source Type', value: (r) => r.data.sourceType ?? null },
    { title: 'Cited By Count', value: (r) => r.data.citedByCount ?? null },
    { title: 'DOI', value: (r) => r.data.doi ?? null },
    { title: 'PMID', value: (r) => r.data.pmid ?? null },
    { title: 'Open Access', value: (r) => r.data.openAccess ?? null },
    { title: 'Full Text URL', value: (r) => r.data.fullTextUrl ?? null },
    { title: 'Keywords', value: (r) => joined(r.data.keywords) },
    { title: 'Funders', value: (r) => joined(r.data.funders?.map((funder) => funder.name)) },
  ],
});

/** 'Ada Oyelaran, Bo Lindqvist and 12 more'. */
function authorLine(data: Publication): string | null {
  const names = data.authors?.map((author) => author.name) ?? [];
  const more = (data.authorsCount ?? names.length) - 3;
  const shown = names.slice(0, 3).join(', ');
  return more > 0 && shown ? `${shown} and ${more.toLocaleString('en-US')} more` : shown || null;
}

function volumeLine(data: Publication): string | null {
  const parts = [
    data.volume && `volume ${data.volume}`,
    data.issue && `issue ${data.issue}`,
    data.pages && `pages ${data.pages}`,
  ];
  return parts.filter(Boolean).join(', ') || null;
}
