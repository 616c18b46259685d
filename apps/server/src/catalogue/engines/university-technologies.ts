import { z } from 'zod';
import { declareEngine } from '../engine.ts';
import type { CatalogueRecord } from '../record.ts';
import {
  Contact,
  emailOf,
  facetsOf,
  party,
  patentRecordId,
  placeOf,
  type RecordStamp,
  textOf,
  titleOf,
} from './build.ts';
import { date, joined, link, list, placeLine, text } from './show.ts';
import { bullets, citations, longText, people } from './show-blocks.ts';

/** A technology that a university's technology-transfer office offers for licensing. */
export const UniversityTechnology = z.looseObject({
  title: z.string(),
  description: z.string().optional(),
  institution: z.string().optional(),
  department: z.string().optional(),
  caseNumber: z.string().optional(),
  categories: z.array(z.string()).optional(),
  /** Stage of development in the office's words: 'Prototype', 'Preclinical'. */
  stage: z.string().optional(),
  /** 'Available', 'Optioned', 'Licensed'. */
  licensingStatus: z.string().optional(),
  patentStatus: z.string().optional(),
  patentNumbers: z.array(z.string()).optional(),
  publishedDate: z.string().optional(),
  problem: z.string().optional(),
  advantages: z.array(z.string()).optional(),
  applications: z.array(z.string()).optional(),
  inventors: z.array(z.string()).optional(),
  contact: Contact.optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
});
export type UniversityTechnology = z.infer<typeof UniversityTechnology>;

export function universityTechnologyRecord(
  data: UniversityTechnology,
  stamp: RecordStamp,
): CatalogueRecord<UniversityTechnology> {
  return {
    engine: 'university-technologies',
    ...stamp,
    title: titleOf(data.title, data.caseNumber),
    text: textOf(data.description, data.problem, data.advantages?.join('\n'), data.applications?.join('\n')),
    date: data.publishedDate ?? null,
    amount: null,
    place: placeOf({ city: data.city, state: data.state, country: data.country }),
    organisations: party(data.institution, 'University'),
    people: [
      ...(data.inventors ?? []).flatMap((inventor) => party(inventor, 'Inventor')),
      ...party(data.contact?.name, 'Licensing contact'),
    ],
    facets: facetsOf({
      institution: data.institution,
      category: data.categories,
      stage: data.stage,
      licensingStatus: data.licensingStatus,
      patentStatus: data.patentStatus,
      state: data.state,
      country: data.country,
    }),
    data,
  };
}

export const universityTechnologies = declareEngine({
  id: 'university-technologies',
  label: 'University technologies',
  singular: 'university technology',
  tab: 'academia',
  data: UniversityTechnology,
  facets: [
    { field: 'institution', label: 'Institution' },
    { field: 'category', label: 'Category' },
    { field: 'stage', label: 'Stage' },
    { field: 'licensingStatus', label: 'Licensing status' },
    { field: 'patentStatus', label: 'Patent status' },
    { field: 'state', label: 'State' },
    { field: 'country', label: 'Country' },
  ],
  date: { label: 'Published' },
  amount: null,
  isBookmarkable: true,
  summary: [(r) => r.data.institution ?? null, (r) => r.data.stage ?? null, (r) => r.data.licensingStatus ?? null],
  head: {
    status: (r) => r.data.licensingStatus ?? null,
    facts: [
      { label: 'Institution', value: text((r) => r.data.institution) },
      { label: 'Stage', value: text((r) => r.data.stage) },
      { label: 'Patent status', value: text((r) => r.data.patentStatus) },
      { label: 'Published', value: date((r) => r.data.publishedDate) },
      { label: 'Case number', value: text((r) => r.data.caseNumber) },
    ],
  },
  detail: [
    {
      title: 'Technology',
      fields: [
        { label: 'Problem', value: longText((r) => r.data.problem) },
        { label: 'Description', value: longText((r) => r.data.description) },
        { label: 'Advantages', value: bullets((r) => r.data.advantages) },
        { label: 'Applications', value: bullets((r) => r.data.applications) },
        { label: 'Categories', value: list((r) => r.data.categories) },
      ],
    },
    {
      title: 'Rights',
      fields: [
        { label: 'Licensing status', value: text((r) => r.data.licensingStatus) },
        { label: 'Patent status', value: text((r) => r.data.patentStatus) },
        { label: 'Stage', value: text((r) => r.data.stage) },
        {
          label: 'Patents',
          value: citations((r) =>
            r.data.patentNumbers?.map((number) => ({
              text: number,
              record: { searchEngine: 'patents' as const, id: patentRecordId(number) },
            })),
          ),
        },
      ],
    },
    {
      title: 'Institution and contact',
      fields: [
        { label: 'Institution', value: text((r) => r.data.institution) },
        { label: 'Department', value: text((r) => r.data.department) },
        { label: 'Place', value: text(placeLine) },
        { label: 'Case number', value: text((r) => r.data.caseNumber) },
        { label: 'Published', value: date((r) => r.data.publishedDate) },
        {
          label: 'Licensing contact',
          value: people('university-technologies', (r) => [{ ...r.data.contact, role: r.data.contact?.title }]),
        },
        { label: 'Inventors', value: people('patents', (r) => r.data.inventors?.map((name) => ({ name }))) },
        { label: 'Page', value: link((r) => r.url) },
      ],
    },
  ],
  contacts: (r) => emailOf(r.data.contact, 'Contact email'),
  columns: [
    { title: 'Title', value: (r) => r.title },
    { title: 'Description', value: (r) => r.data.description ?? null },
    { title: 'Institution', value: (r) => r.data.institution ?? null },
    { title: 'Department', value: (r) => r.data.department ?? null },
    { title: 'Case Number', value: (r) => r.data.caseNumber ?? null },
    { title: 'Inventors', value: (r) => joined(r.data.inventors) },
    { title: 'Categories', value: (r) => joined(r.data.categories) },
    { title: 'Stage', value: (r) => r.data.stage ?? null },
    { title: 'Licensing Status', value: (r) => r.data.licensingStatus ?? null },
    { title: 'Patent Status', value: (r) => r.data.patentStatus ?? null },
    { title: 'Patent Numbers', value: (r) => joined(r.data.patentNumbers) },
    { title: 'Published Date', value: (r) => r.data.publishedDate ?? null },
    { title: 'Contact Name', value: (r) => r.data.contact?.name ?? null },
    { title: 'Contact Email', value: (r) => r.data.contact?.email ?? null },
    { title: 'Contact Phone', value: (r) => r.data.contact?.phone ?? null },
    { title: 'Source URL', value: (r) => r.url },
  ],
});
