import { z } from 'zod';
import { declareEngine } from '../engine.ts';
import type { CatalogueRecord } from '../record.ts';
import { coded, facetsOf, party, placeOf, type RecordStamp, textOf, titleOf, withdrawnWhen } from './build.ts';
import { count, date, joined, list, table, text } from './show.ts';
import { citations, claims, longText, people, timeline } from './show-blocks.ts';

const Assignee = z.object({
  name: z.string(),
  id: z.string().optional(),
  type: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
});
const Inventor = z.object({ name: z.string(), id: z.string().optional(), place: z.string().optional() });
const Classification = z.object({ code: z.string(), title: z.string().optional() });
const Cited = z.object({
  text: z.string(),
  /** Its inventor or owner. */
  name: z.string().optional(),
  date: z.string().optional(),
  /** The record's id where the catalogue has it: 'US4313443'. */
  recordId: z.string().optional(),
  url: z.string().optional(),
});

export const Patent = z.looseObject({
  title: z.string(),
  abstract: z.string().optional(),
  patentNumber: z.string().optional(),
  applicationNumber: z.string().optional(),
  publicationNumber: z.string().optional(),
  kindCode: z.string().optional(),
  /** Label of the kind code: 'Granted utility patent'. */
  kind: z.string().optional(),
  /** 'Utility', 'Design', 'Plant', 'Reissue'. */
  type: z.string().optional(),
  /** 'Granted', 'Application'. */
  status: z.string().optional(),
  filingDate: z.string().optional(),
  publicationDate: z.string().optional(),
  grantDate: z.string().optional(),
  priorityDate: z.string().optional(),
  assignees: z.array(Assignee).optional(),
  inventors: z.array(Inventor).optional(),
  /** Cooperative Patent Classification, subclass level: 'H01M'. */
  cpc: z.array(Classification).optional(),
  /** World Intellectual Property Organization technology fields. */
  wipoFields: z.array(z.string()).optional(),
  claimsCount: z.number().int().optional(),
  firstClaim: z.string().optional(),
  /** In their order, each as printed; longer sets are cut off, and `claimsCount` says how many there are. */
  claims: z.array(z.string()).optional(),
  timesCited: z.number().int().optional(),
  citesCount: z.number().int().optional(),
  /** Documents that the patent cites: other patents with their number, or literature as printed. */
  citations: z.array(Cited).optional(),
  examiner: z.string().optional(),
  attorney: z.string().optional(),
  governmentInterest: z.string().optional(),
});
export type Patent = z.infer<typeof Patent>;

export function patentRecord(data: Patent, stamp: RecordStamp): CatalogueRecord<Patent> {
  const first = data.assignees?.[0];
  const day = data.grantDate ?? data.publicationDate ?? data.filingDate ?? null;
  return {
    engine: 'patents',
    ...stamp,
    title: titleOf(data.title),
    text: textOf(data.abstract, data.firstClaim, data.governmentInterest, data.cpc?.map(coded).join(', ')),
    date: day,
    amount: data.timesCited ?? null,
    place: placeOf({ city: first?.city, state: first?.state, country: first?.country }),
    organisations: (data.assignees ?? []).flatMap((a) => party(a.name, 'Assignee', { assignee: a.id })),
    people: [
      ...(data.inventors ?? []).flatMap((inventor) => party(inventor.name, 'Inventor', { inventor: inventor.id })),
      ...party(data.examiner, 'Examiner'),
    ],
    facets: facetsOf({
      assignee: data.assignees?.map((assignee) => assignee.name),
      cpc: data.cpc?.map(coded),
      kind: data.kind,
      status: data.status,
      country: first?.country,
      year: day?.slice(0, 4),
    }),
    ...withdrawnWhen(data.status === 'Withdrawn', 'Withdrawn'),
    data,
  };
}

export const patents = declareEngine({
  id: 'patents',
  label: 'Patents',
  singular: 'patent',
  tab: 'industry',
  data: Patent,
  facets: [
    { field: 'assignee', label: 'Assignee' },
    { field: 'cpc', label: 'CPC' },
    { field: 'kind', label: 'Kind' },
    { field: 'status', label: 'Status' },
    { field: 'country', label: 'Assignee country' },
    { field: 'year', label: 'Year' },
  ],
  date: { label: 'Grant or publication date' },
  amount: { label: 'Times cited', unit: 'count' },
  isBookmarkable: true,
  summary: [
    (r) => r.data.assignees?.map((assignee) => assignee.name).join(', ') || null,
    (r) => r.data.patentNumber ?? r.data.publicationNumber ?? r.data.applicationNumber ?? null,
    (r) => r.data.kind ?? null,
  ],
  head: {
    status: (r) => r.data.status ?? null,
    facts: [
      {
        label: 'Number',
        value: text((r) => r.data.patentNumber ?? r.data.publicationNumber ?? r.data.applicationNumber),
      },
      { label: 'Assignees', value: list((r) => r.data.assignees?.map((assignee) => assignee.name)) },
      { label: 'Priority date', value: date((r) => r.data.priorityDate ?? r.data.filingDate) },
      { label: 'Kind', value: text((r) => r.data.kind ?? r.data.type) },
      { label: 'Times cited', value: count((r) => r.data.timesCited) },
    ],
  },
  detail: [
    {
      title: 'Abstract',
      fields: [{ label: 'Abstract', value: longText((r) => r.data.abstract) }],
    },
    {
      title: 'Patent',
      fields: [
        { label: 'Patent number', value: text((r) => r.data.patentNumber) },
        { label: 'Publication number', value: text((r) => r.data.publicationNumber) },
        { label: 'Application number', value: text((r) => r.data.applicationNumber) },
        { label: 'Kind', value: text((r) => [r.data.kindCode, r.data.kind].filter(Boolean).join(' — ')) },
        { label: 'Type', value: text((r) => r.data.type) },
        { label: 'Status', value: text((r) => r.data.status) },
        {
          label: 'Dates',
          value: timeline((r) => [
            { date: r.data.priorityDate, label: 'Priority date' },
            { date: r.data.filingDate, label: 'Filing date' },
            { date: r.data.publicationDate, label: 'Publication date' },
            { date: r.data.grantDate, label: 'Grant date' },
          ]),
        },
      ],
    },
    {
      title: 'Claims',
      fields: [
        { label: 'Number of claims', value: count((r) => r.data.claimsCount) },
        {
          label: 'Claims',
          value: claims(
            (r) => r.data.claims ?? (r.data.firstClaim ? [r.data.firstClaim] : []),
            (r) => r.data.claimsCount,
          ),
        },
      ],
    },
    {
      title: 'Assignees and inventors',
      fields: [
        {
          label: 'Assignees',
          value: table(
            [
              { label: 'Assignee', unit: 'text', search: { searchEngine: 'patents', field: 'organisation' } },
              { label: 'Kind', unit: 'text' },
              { label: 'Place', unit: 'text' },
            ],
            (r) => r.data.assignees?.map((one) => [[one.name], one.type, placeOfAssignee(one)]),
          ),
        },
        {
          label: 'Inventors',
          value: people('patents', (r) => r.data.inventors?.map(({ name, place }) => ({ name, affiliation: place }))),
        },
        { label: 'Attorney or agent', value: text((r) => r.data.attorney) },
        { label: 'Examiner', value: text((r) => r.data.examiner) },
        { label: 'Government interest', value: longText((r) => r.data.governmentInterest) },
      ],
    },
    {
      title: 'Classification',
      fields: [
        {
          label: 'CPC',
          value: table(
            [
              { label: 'Code', unit: 'text' },
              { label: 'Title', unit: 'text' },
            ],
            (r) => r.data.cpc?.map(({ code, title }) => [code, title]),
          ),
        },
        { label: 'WIPO fields', value: list((r) => r.data.wipoFields) },
      ],
    },
    {
      title: 'Citations',
      fields: [
        { label: 'Times cited', value: count((r) => r.data.timesCited) },
        { label: 'Documents cited', value: count((r) => r.data.citesCount) },
        {
          label: 'Cited documents',
          value: citations(
            (r) => r.data.citations?.map(citedDocument),
            (r) => r.data.citesCount,
          ),
        },
      ],
    },
  ],
  columns: [
    { title: 'Patent Number', value: (r) => r.data.patentNumber ?? r.data.publicationNumber ?? null },
    { title: 'Invention Title', value: (r) => r.title },
    { title: 'Abstract', value: (r) => r.data.abstract ?? null },
    { title: 'Assignee', value: (r) => joined(r.data.assignees?.map((assignee) => assignee.name)) },
    { title: 'Grant Date', value: (r) => r.data.grantDate ?? null },
  ],
});

const placeOfAssignee = ({ city, state, country }: z.infer<typeof Assignee>): string | null =>
  [city, state, country].filter(Boolean).join(', ') || null;

function citedDocument({ text: cited, name, date: day, recordId, url }: z.infer<typeof Cited>) {
  return {
    text: cited,
    note: [name, day?.slice(0, 4)].filter(Boolean).join(', '),
    url,
    ...(recordId && { record: { searchEngine: 'patents' as const, id: recordId } }),
  };
}
