import { z } from 'zod';
import { declareEngine } from '../engine.ts';
import type { CatalogueRecord } from '../record.ts';
import { Contact, emailOf, facetsOf, party, placeOf, type RecordStamp, textOf, titleOf } from './build.ts';
import { date, joined, link, list, placeLine, text } from './show.ts';

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
  detail: [
    {
      title: 'Technology',
      fields: [
        { label: 'Institution', value: text((r) => r.data.institution) },
        { label: 'Department', value: text((r) => r.data.department) },
        { label: 'Place', value: text(placeLine) },
        { label: 'Case number', value: text((r) => r.data.caseNumber) },
        { label: 'Categories', value: list((r) => r.data.categories) },
        { label: 'Stage', value: text((r) => r.data.stage) },
        { label: 'Published', value: date((r) => r.data.publishedDate) },
        { label: 'Problem', value: text((r) => r.data.problem) },
        { label: 'Advantages', value: list((r) => r.data.advantages) },
        { label: 'Applications', value: list((r) => r.data.applications) },
      ],
    },
    {
      title: 'Rights and contact',
      fields: [
        { label: 'Licensing status', value: text((r) => r.data.licensingStatus) },
        { label: 'Patent status', value: text((r) => r.data.patentStatus) },
        { label: 'Patents', value: list((r) => r.data.patentNumbers) },
        { label: 'Inventors', value: list((r) => r.data.inventors) },
        { label: 'Licensing contact', value: text((r) => r.data.contact?.name) },
        { label: 'Contact email', value: text((r) => r.data.contact?.email) },
        { label: 'Contact phone', value: text((r) => r.data.contact?.phone) },
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
