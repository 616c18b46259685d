import { z } from 'zod';
import { declareEngine } from '../engine.ts';
import { agencyName } from '../normalise/agencies.ts';
import type { CatalogueRecord } from '../record.ts';
import { Contact, emailOf, facetsOf, party, placeOf, type RecordStamp, textOf, titleOf } from './build.ts';
import { deadline, joined, link, list, placeLine, text } from './show.ts';
import { bullets, longText, people, timeline } from './show-blocks.ts';

/** A technology that a federal laboratory offers for licensing. */
export const LabTechnology = z.looseObject({
  title: z.string(),
  description: z.string().optional(),
  agency: z.string().optional(),
  lab: z.string().optional(),
  caseNumber: z.string().optional(),
  categories: z.array(z.string()).optional(),
  /** 'Available for licensing', 'Issued', 'Application' … */
  status: z.string().optional(),
  /** Technology readiness level as the lab states it: 'TRL 4'. */
  readiness: z.string().optional(),
  patentNumber: z.string().optional(),
  applicationNumber: z.string().optional(),
  publishedDate: z.string().optional(),
  expirationDate: z.string().optional(),
  benefits: z.array(z.string()).optional(),
  applications: z.array(z.string()).optional(),
  inventors: z.array(z.string()).optional(),
  contact: Contact.optional(),
  city: z.string().optional(),
  state: z.string().optional(),
});
export type LabTechnology = z.infer<typeof LabTechnology>;

export function labTechnologyRecord(given: LabTechnology, stamp: RecordStamp): CatalogueRecord<LabTechnology> {
  const data = { ...given, agency: agencyName(given.agency) };
  return {
    engine: 'federal-lab-technologies',
    ...stamp,
    title: titleOf(data.title, data.caseNumber),
    text: textOf(data.description, data.benefits?.join('\n'), data.applications?.join('\n')),
    date: data.publishedDate ?? null,
    amount: null,
    place: placeOf({ city: data.city, state: data.state }),
    organisations: [...party(data.lab, 'Laboratory'), ...party(data.agency, 'Agency')],
    people: [
      ...(data.inventors ?? []).flatMap((inventor) => party(inventor, 'Inventor')),
      ...party(data.contact?.name, 'Licensing contact'),
    ],
    facets: facetsOf({
      agency: data.agency,
      lab: data.lab,
      category: data.categories,
      status: data.status,
      readiness: data.readiness,
    }),
    data,
  };
}

export const federalLabTechnologies = declareEngine({
  id: 'federal-lab-technologies',
  label: 'Federal lab technologies',
  singular: 'federal lab technology',
  tab: 'government',
  data: LabTechnology,
  facets: [
    { field: 'agency', label: 'Agency' },
    { field: 'lab', label: 'Laboratory' },
    { field: 'category', label: 'Category' },
    { field: 'status', label: 'Status' },
    { field: 'readiness', label: 'Readiness' },
  ],
  date: { label: 'Published' },
  amount: null,
  isBookmarkable: false,
  summary: [(r) => r.data.lab ?? r.data.agency ?? null, (r) => r.data.caseNumber ?? null, (r) => r.data.status ?? null],
  head: {
    status: (r) => r.data.status ?? null,
    facts: [
      { label: 'Laboratory', value: text((r) => r.data.lab ?? r.data.agency) },
      { label: 'Readiness', value: text((r) => r.data.readiness) },
      { label: 'Patent number', value: text((r) => r.data.patentNumber ?? r.data.applicationNumber) },
      { label: 'Patent expiration date', value: deadline((r) => r.data.expirationDate) },
      { label: 'Case number', value: text((r) => r.data.caseNumber) },
    ],
  },
  detail: [
    {
      title: 'Technology',
      fields: [
        { label: 'Description', value: longText((r) => r.data.description) },
        { label: 'Benefits', value: bullets((r) => r.data.benefits) },
        { label: 'Applications', value: bullets((r) => r.data.applications) },
        { label: 'Categories', value: list((r) => r.data.categories) },
      ],
    },
    {
      title: 'Rights',
      fields: [
        { label: 'Status', value: text((r) => r.data.status) },
        { label: 'Patent number', value: text((r) => r.data.patentNumber) },
        { label: 'Application number', value: text((r) => r.data.applicationNumber) },
        {
          label: 'Dates',
          value: timeline((r) => [
            { date: r.data.publishedDate, label: 'Published' },
            { date: r.data.expirationDate, label: 'Patent expiration date' },
          ]),
        },
      ],
    },
    {
      title: 'Laboratory and contact',
      fields: [
        { label: 'Laboratory', value: text((r) => r.data.lab) },
        { label: 'Agency', value: text((r) => r.data.agency) },
        { label: 'Place', value: text(placeLine) },
        { label: 'Case number', value: text((r) => r.data.caseNumber) },
        { label: 'Readiness', value: text((r) => r.data.readiness) },
        {
          label: 'Licensing contact',
          value: people('federal-lab-technologies', (r) => [{ ...r.data.contact, role: r.data.contact?.title }]),
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
    { title: 'Laboratory', value: (r) => r.data.lab ?? null },
    { title: 'Agency', value: (r) => r.data.agency ?? null },
    { title: 'Case Number', value: (r) => r.data.caseNumber ?? null },
    { title: 'Patent Number', value: (r) => r.data.patentNumber ?? null },
    { title: 'Status', value: (r) => r.data.status ?? null },
    { title: 'Readiness', value: (r) => r.data.readiness ?? null },
    { title: 'Categories', value: (r) => joined(r.data.categories) },
    { title: 'Inventors', value: (r) => joined(r.data.inventors) },
    { title: 'Published Date', value: (r) => r.data.publishedDate ?? null },
    { title: 'Contact Name', value: (r) => r.data.contact?.name ?? null },
    { title: 'Contact Email', value: (r) => r.data.contact?.email ?? null },
    { title: 'Contact Phone', value: (r) => r.data.contact?.phone ?? null },
    { title: 'Source URL', value: (r) => r.url },
  ],
});
