import { formatCount } from '@groundwork/contract/format';
import { z } from 'zod';
import { declareEngine } from '../engine.ts';
import type { CatalogueRecord } from '../record.ts';
import { emailOf, facetsOf, party, placeOf, type RecordStamp, textOf, titleOf } from './build.ts';
import { count, date, joined, link, list, placeLine, table, text } from './show.ts';
import { chart, citations, longText } from './show-blocks.ts';

const Work = z.object({
  title: z.string(),
  year: z.number().int().optional(),
  venue: z.string().optional(),
  citedByCount: z.number().int().optional(),
  doi: z.string().optional(),
});
const Year = z.object({
  year: z.number().int(),
  works: z.number().int().optional(),
  citations: z.number().int().optional(),
});
const Grant = z.object({
  title: z.string(),
  funder: z.string().optional(),
  year: z.number().int().optional(),
  amount: z.number().optional(),
});

export const Expert = z.looseObject({
  name: z.string(),
  alternativeNames: z.array(z.string()).optional(),
  orcid: z.string().optional(),
  openalex: z.string().optional(),
  position: z.string().optional(),
  affiliation: z.string().optional(),
  pastAffiliations: z.array(z.string()).optional(),
  biography: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
  email: z.string().optional(),
  website: z.string().optional(),
  topics: z.array(z.string()).optional(),
  worksCount: z.number().int().optional(),
  citedByCount: z.number().int().optional(),
  hIndex: z.number().int().optional(),
  firstWorkDate: z.string().optional(),
  latestWorkDate: z.string().optional(),
  /** The source's counts for each year; often no more than the last ten. */
  years: z.array(Year).optional(),
  works: z.array(Work).optional(),
  grants: z.array(Grant).optional(),
});
export type Expert = z.infer<typeof Expert>;

export function expertRecord(data: Expert, stamp: RecordStamp): CatalogueRecord<Expert> {
  return {
    engine: 'subject-matter-experts',
    ...stamp,
    title: titleOf(data.name),
    text: textOf(
      data.biography,
      data.topics?.join(', '),
      data.works?.map((work) => work.title).join('\n'),
      data.grants?.map((grant) => grant.title).join('\n'),
    ),
    date: data.latestWorkDate ?? null,
    amount: data.citedByCount ?? null,
    place: placeOf({ city: data.city, state: data.state, country: data.country }),
    organisations: [
      ...party(data.affiliation, 'Affiliation'),
      ...(data.pastAffiliations ?? []).flatMap((affiliation) => party(affiliation, 'Past affiliation')),
    ],
    people: [
      ...party(data.name, 'Expert', { orcid: data.orcid, openalex: data.openalex }),
      ...(data.alternativeNames ?? []).flatMap((name) => party(name, 'Alternative name')),
    ],
    facets: facetsOf({
      topic: data.topics,
      affiliation: data.affiliation,
      country: data.country,
      state: data.state,
      position: data.position,
      hIndex: hIndexBand(data.hIndex),
    }),
    data,
  };
}

export const subjectMatterExperts = declareEngine({
  id: 'subject-matter-experts',
  label: 'Subject matter experts',
  singular: 'subject matter expert',
  tab: 'academia',
  data: Expert,
  facets: [
    { field: 'topic', label: 'Topic' },
    { field: 'affiliation', label: 'Affiliation' },
    { field: 'country', label: 'Country' },
    { field: 'state', label: 'State' },
    { field: 'position', label: 'Position' },
    { field: 'hIndex', label: 'h-index' },
  ],
  date: { label: 'Latest work' },
  amount: { label: 'Citations', unit: 'count' },
  isKnownByName: true,
  isBookmarkable: true,
  summary: [
    (r) => [r.data.position, r.data.affiliation].filter(Boolean).join(', ') || null,
    (r) => (r.data.worksCount ? formatCount(r.data.worksCount, 'work') : null),
    (r) => (r.data.hIndex ? `h-index ${r.data.hIndex}` : null),
    (r) => r.data.topics?.slice(0, 3).join(', ') || null,
  ],
  head: {
    status: () => null,
    facts: [
      { label: 'Affiliation', value: text((r) => r.data.affiliation) },
      { label: 'Position', value: text((r) => r.data.position) },
      { label: 'Works', value: count((r) => r.data.worksCount) },
      { label: 'Citations', value: count((r) => r.data.citedByCount) },
      { label: 'h-index', value: count((r) => r.data.hIndex) },
    ],
  },
  detail: [
    {
      title: 'Expert',
      fields: [
        { label: 'Biography', value: longText((r) => r.data.biography) },
        { label: 'Topics', value: list((r) => r.data.topics) },
        { label: 'Position', value: text((r) => r.data.position) },
        { label: 'Affiliation', value: text((r) => r.data.affiliation) },
        { label: 'Past affiliations', value: list((r) => r.data.pastAffiliations) },
        { label: 'Place', value: text(placeLine) },
        { label: 'Also known as', value: list((r) => r.data.alternativeNames) },
        {
          label: 'ORCID',
          value: link(
            (r) => r.data.orcid && `https://orcid.org/${r.data.orcid}`,
            (r) => r.data.orcid,
          ),
        },
        { label: 'Email', value: text((r) => r.data.email) },
        { label: 'Website', value: link((r) => r.data.website) },
      ],
    },
    {
      title: 'Impact',
      layout: 'figures',
      fields: [
        { label: 'Works', value: count((r) => r.data.worksCount) },
        { label: 'Citations', value: count((r) => r.data.citedByCount) },
        { label: 'h-index', value: count((r) => r.data.hIndex) },
        { label: 'First work', value: date((r) => r.data.firstWorkDate) },
        { label: 'Latest work', value: date((r) => r.data.latestWorkDate) },
      ],
    },
    {
      title: 'By year',
      fields: [
        {
          label: 'Works and citations by year',
          value: chart(
            'Year',
            [
              { label: 'Works', unit: 'count' },
              { label: 'Citations', unit: 'count' },
            ],
            (r) =>
              r.data.years
                ?.toSorted((a, b) => a.year - b.year)
                .map(({ year, works, citations: cited }) => ({
                  x: String(year),
                  values: [works ?? null, cited ?? null],
                })),
          ),
        },
      ],
    },
    {
      title: 'Selected works',
      fields: [
        {
          label: 'Selected works',
          value: citations((r) =>
            r.data.works?.map((work) => ({
              text: work.title,
              note: [
                work.venue,
                work.year,
                work.citedByCount && `cited by ${work.citedByCount.toLocaleString('en-US')}`,
              ]
                .filter(Boolean)
                .join(', '),
              url: work.doi && `https://doi.org/${work.doi}`,
            })),
          ),
        },
      ],
    },
    {
      title: 'Grants',
      fields: [
        {
          label: 'Grants',
          value: table(
            [
              { label: 'Title', unit: 'text' },
              { label: 'Funder', unit: 'text' },
              { label: 'Year', unit: 'date' },
              { label: 'Amount', unit: 'usd', isMeasured: true },
            ],
            (r) => r.data.grants?.map((grant) => [grant.title, grant.funder, grant.year?.toString(), grant.amount]),
          ),
        },
      ],
    },
  ],
  contacts: (r) => emailOf(r.data, 'Email'),
  columns: [
    { title: 'Name', value: (r) => r.data.name },
    { title: 'Position', value: (r) => r.data.position ?? null },
    { title: 'Affiliation', value: (r) => r.data.affiliation ?? null },
    { title: 'City', value: (r) => r.place?.city ?? null },
    { title: 'State', value: (r) => r.place?.state ?? null },
    { title: 'Country', value: (r) => r.place?.country ?? null },
    { title: 'Topics', value: (r) => joined(r.data.topics) },
    { title: 'Works Count', value: (r) => r.data.worksCount ?? null },
    { title: 'Cited By Count', value: (r) => r.data.citedByCount ?? null },
    { title: 'H-Index', value: (r) => r.data.hIndex ?? null },
    { title: 'Latest Work Date', value: (r) => r.data.latestWorkDate ?? null },
    { title: 'ORCID', value: (r) => r.data.orcid ?? null },
    { title: 'Email', value: (r) => r.data.email ?? null },
    { title: 'Website', value: (r) => r.data.website ?? null },
  ],
});

function hIndexBand(hIndex: number | undefined): string | null {
  if (hIndex === undefined) return null;
  if (hIndex >= 50) return '50 and above';
  if (hIndex >= 25) return '25 to 49';
  return hIndex >= 10 ? '10 to 24' : 'Below 10';
}
