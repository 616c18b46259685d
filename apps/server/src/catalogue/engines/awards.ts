import { z } from 'zod';
import { declareEngine } from '../engine.ts';
import { agencyName } from '../normalise/agencies.ts';
import type { CatalogueRecord } from '../record.ts';
import {
  Contact,
  emailOf,
  ForeignAmount,
  facetsOf,
  foreignAmountLine,
  party,
  placeOf,
  type RecordStamp,
  textOf,
  titleOf,
} from './build.ts';
import { count, date, link, list, money, placeLine, text } from './show.ts';
import { longText, people, timeline } from './show-blocks.ts';

/** A research award: SBIR and STTR awards, grants and cooperative agreements. */
export const Award = z.looseObject({
  title: z.string(),
  abstract: z.string().optional(),
  agency: z.string().optional(),
  branch: z.string().optional(),
  /** 'SBIR', 'STTR', 'Research grant' … */
  program: z.string().optional(),
  phase: z.string().optional(),
  awardNumber: z.string().optional(),
  trackingNumber: z.string().optional(),
  solicitationNumber: z.string().optional(),
  topicCode: z.string().optional(),
  /** CFDA number: '81.049'. */
  assistanceListing: z.string().optional(),
  year: z.number().int().optional(),
  startDate: z.string().optional(),
  endDate: z.string().optional(),
  /** US dollars. */
  amount: z.number().optional(),
  foreignAmounts: z.array(ForeignAmount).optional(),
  awardee: z.string().optional(),
  uei: z.string().optional(),
  duns: z.string().optional(),
  website: z.string().optional(),
  address: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
  employees: z.number().int().optional(),
  /** 'HUBZone', 'Woman-owned', 'Socially and economically disadvantaged'. */
  ownership: z.array(z.string()).optional(),
  contact: Contact.optional(),
  principalInvestigator: Contact.optional(),
  researchInstitution: z.string().optional(),
  /** Participants beside the awardee. */
  partners: z.array(z.string()).optional(),
  keywords: z.array(z.string()).optional(),
});
export type Award = z.infer<typeof Award>;

export function awardRecord(given: Award, stamp: RecordStamp): CatalogueRecord<Award> {
  const data = { ...given, agency: agencyName(given.agency) };
  const pi = data.principalInvestigator;
  return {
    engine: 'awards',
    ...stamp,
    title: titleOf(data.title, data.awardNumber),
    text: textOf(data.abstract, data.keywords?.join(', ')),
    date: data.startDate ?? data.year?.toString() ?? null,
    amount: data.amount ?? null,
    place: placeOf({ city: data.city, state: data.state, country: data.country }),
    organisations: [
      ...party(data.awardee, 'Awardee', { uei: data.uei, duns: data.duns }),
      ...party(data.researchInstitution, 'Research institution'),
      ...(data.partners ?? []).flatMap((name) => party(name, 'Partner')),
      ...party(data.agency, 'Awarding agency'),
    ],
    people: [...party(pi?.name, 'Principal investigator'), ...party(data.contact?.name, 'Business contact')],
    facets: facetsOf({
      agency: data.agency,
      branch: data.branch,
      program: data.program,
      phase: data.phase,
      state: data.state,
      year: data.year?.toString(),
      ownership: data.ownership,
    }),
    data,
  };
}

export const awards = declareEngine({
  id: 'awards',
  label: 'Awards',
  singular: 'award',
  tab: 'government',
  data: Award,
  facets: [
    { field: 'agency', label: 'Agency' },
    { field: 'branch', label: 'Branch' },
    { field: 'program', label: 'Program' },
    { field: 'phase', label: 'Phase' },
    { field: 'state', label: 'State' },
    { field: 'year', label: 'Award year' },
    { field: 'ownership', label: 'Ownership' },
  ],
  date: { label: 'Award date' },
  amount: { label: 'Award amount', unit: 'usd' },
  isBookmarkable: true,
  tellsWhoPays: true,
  summary: [
    (r) => r.data.awardee ?? null,
    (r) => [r.data.agency, r.data.program, r.data.phase].filter(Boolean).join(' ') || null,
    placeLine,
  ],
  head: {
    status: () => null,
    facts: [
      { label: 'Awardee', value: text((r) => r.data.awardee) },
      { label: 'Agency', value: text((r) => r.data.agency) },
      { label: 'Program', value: text((r) => [r.data.program, r.data.phase].filter(Boolean).join(' ')) },
      { label: 'Award amount', value: money((r) => r.amount) },
      { label: 'Award date', value: date((r) => r.date) },
    ],
  },
  detail: [
    {
      title: 'Abstract',
      fields: [
        { label: 'Abstract', value: longText((r) => r.data.abstract) },
        { label: 'Keywords', value: list((r) => r.data.keywords) },
      ],
    },
    {
      title: 'Award',
      fields: [
        { label: 'Agency', value: text((r) => r.data.agency) },
        { label: 'Branch', value: text((r) => r.data.branch) },
        { label: 'Program', value: text((r) => r.data.program) },
        { label: 'Phase', value: text((r) => r.data.phase) },
        { label: 'Award amount', value: money((r) => r.amount) },
        { label: 'Amounts in other currencies', value: list((r) => r.data.foreignAmounts?.map(foreignAmountLine)) },
        { label: 'Award year', value: text((r) => r.data.year?.toString()) },
        { label: 'Award number', value: text((r) => r.data.awardNumber) },
        { label: 'Agency tracking number', value: text((r) => r.data.trackingNumber) },
        { label: 'Solicitation', value: text((r) => r.data.solicitationNumber) },
        { label: 'Topic code', value: text((r) => r.data.topicCode) },
        { label: 'Assistance listing', value: text((r) => r.data.assistanceListing) },
        {
          label: 'Period',
          value: timeline((r) => [
            { date: r.data.startDate, label: 'Start date' },
            { date: r.data.endDate, label: 'End date' },
          ]),
        },
      ],
    },
    {
      title: 'People',
      fields: [
        {
          label: 'Principal investigator',
          value: people('awards', (r) => [
            { ...r.data.principalInvestigator, role: r.data.principalInvestigator?.title ?? 'Principal investigator' },
          ]),
        },
        {
          label: 'Business contact',
          value: people('awards', (r) => [{ ...r.data.contact, role: r.data.contact?.title ?? 'Business contact' }]),
        },
      ],
    },
    {
      title: 'Awardee',
      fields: [
        { label: 'Company', value: text((r) => r.data.awardee) },
        { label: 'Place', value: text(placeLine) },
        { label: 'Address', value: text((r) => r.data.address) },
        { label: 'UEI', value: text((r) => r.data.uei) },
        { label: 'DUNS', value: text((r) => r.data.duns) },
        { label: 'Employees', value: count((r) => r.data.employees) },
        { label: 'Ownership', value: list((r) => r.data.ownership) },
        { label: 'Website', value: link((r) => r.data.website) },
        { label: 'Research institution', value: text((r) => r.data.researchInstitution) },
        { label: 'Partners', value: list((r) => r.data.partners) },
      ],
    },
  ],
  contacts: (r) => [...emailOf(r.data.principalInvestigator, 'PI email'), ...emailOf(r.data.contact, 'Contact email')],
  hasFindableEmails: true,
  columns: [
    { title: 'Award Title', value: (r) => r.title },
    { title: 'Description', value: (r) => r.data.abstract ?? null },
    { title: 'Company', value: (r) => r.data.awardee ?? null },
    { title: 'Contact Name', value: (r) => r.data.contact?.name ?? null },
    { title: 'Contact Email', value: (r) => r.data.contact?.email ?? null },
    { title: 'Contact Phone', value: (r) => r.data.contact?.phone ?? null },
    { title: 'PI Name', value: (r) => r.data.principalInvestigator?.name ?? null },
    { title: 'PI Email', value: (r) => r.data.principalInvestigator?.email ?? null },
    { title: 'PI Phone', value: (r) => r.data.principalInvestigator?.phone ?? null },
    { title: 'Award Year', value: (r) => r.data.year ?? null },
    { title: 'Award Amount', value: (r) => r.amount },
    { title: 'Phase', value: (r) => r.data.phase ?? null },
    { title: 'Program', value: (r) => r.data.program ?? null },
  ],
});
