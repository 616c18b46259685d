import { z } from 'zod';
import { declareEngine } from '../engine.ts';
import { agencyName } from '../normalise/agencies.ts';
import type { CatalogueRecord } from '../record.ts';
import {
  Contact,
  closingOf,
  coded,
  emailOf,
  ForeignAmount,
  facetsOf,
  foreignAmountLine,
  party,
  type RecordStamp,
  textOf,
  titleOf,
} from './build.ts';
import { count, deadline, link, list, money, table, text } from './show.ts';
import { longText, people, steps, timeline } from './show-blocks.ts';

export const FundingOpportunity = z.looseObject({
  title: z.string(),
  description: z.string().optional(),
  opportunityNumber: z.string().optional(),
  agency: z.string().optional(),
  office: z.string().optional(),
  /** 'GOV Grant' (Grants.gov), 'SAM Contract' (SAM.gov) or 'SBIR'. */
  kind: z.string().optional(),
  noticeType: z.string().optional(),
  /** 'Forecasted', 'Open', 'Closed', 'Archived' as of the day the source was read; what is over counts as closed (`closing.ts`). */
  status: z.string().optional(),
  program: z.string().optional(),
  phase: z.string().optional(),
  postedDate: z.string().optional(),
  openDate: z.string().optional(),
  /** A day, with the hour and its zone where the source gives them. */
  closeDate: z.string().optional(),
  /** US dollars per award. */
  awardFloor: z.number().optional(),
  awardCeiling: z.number().optional(),
  totalFunding: z.number().optional(),
  foreignAmounts: z.array(ForeignAmount).optional(),
  expectedAwards: z.number().int().optional(),
  isCostShareRequired: z.boolean().optional(),
  /** CFDA numbers with their titles. */
  assistanceListings: z.array(z.object({ code: z.string(), title: z.string().optional() })).optional(),
  naics: z.array(z.object({ code: z.string(), title: z.string().optional() })).optional(),
  eligibleApplicants: z.array(z.string()).optional(),
  setAside: z.string().optional(),
  categories: z.array(z.string()).optional(),
  contact: Contact.optional(),
  topics: z.array(z.object({ number: z.string().optional(), title: z.string() })).optional(),
  pastAwards: z
    .array(z.object({ awardee: z.string(), title: z.string(), year: z.number().int(), amount: z.number() }))
    .optional(),
});
export type FundingOpportunity = z.infer<typeof FundingOpportunity>;

export function fundingOpportunityRecord(
  given: FundingOpportunity,
  stamp: RecordStamp,
): CatalogueRecord<FundingOpportunity> {
  const data = { ...given, agency: agencyName(given.agency) };
  return {
    engine: 'funding-opportunities',
    ...stamp,
    title: titleOf(data.title, data.opportunityNumber),
    text: textOf(data.description, data.topics?.map((topic) => topic.title).join('\n'), data.categories?.join(', ')),
    date: data.postedDate ?? data.openDate ?? null,
    amount: data.awardCeiling ?? null,
    closes: closingOf(data.closeDate),
    place: null,
    organisations: [
      ...party(data.agency, 'Agency'),
      ...party(data.office, 'Office'),
      ...(data.pastAwards ?? []).flatMap((award) => party(award.awardee, 'Past awardee')),
    ],
    people: party(data.contact?.name, 'Contact'),
    facets: facetsOf({
      status: data.status,
      agency: data.agency,
      kind: data.kind,
      eligibleApplicants: data.eligibleApplicants,
      category: data.categories,
      setAside: data.setAside,
      program: data.program,
      phase: data.phase,
      closeYear: data.closeDate?.slice(0, 4),
    }),
    data,
  };
}

export const fundingOpportunities = declareEngine({
  id: 'funding-opportunities',
  label: 'Funding opportunities',
  singular: 'funding opportunity',
  tab: 'government',
  data: FundingOpportunity,
  facets: [
    { field: 'status', label: 'Status' },
    { field: 'agency', label: 'Agency' },
    { field: 'kind', label: 'Kind' },
    { field: 'eligibleApplicants', label: 'Eligible applicants' },
    { field: 'category', label: 'Category' },
    { field: 'setAside', label: 'Set-aside' },
    { field: 'program', label: 'Program' },
    { field: 'phase', label: 'Phase' },
    { field: 'closeYear', label: 'Closing year' },
  ],
  date: { label: 'Posted date' },
  closes: { label: 'Closes' },
  asks: true,
  amount: { label: 'Award ceiling', unit: 'usd' },
  isBookmarkable: true,
  tellsWhoPays: true,
  summary: [(r) => r.data.agency ?? null, (r) => r.data.opportunityNumber ?? null, (r) => r.data.status ?? null],
  head: {
    status: (r) => r.data.status ?? null,
    facts: [
      { label: 'Agency', value: text((r) => r.data.agency) },
      { label: 'Closes', value: deadline((r) => r.data.closeDate) },
      { label: 'Award ceiling', value: money((r) => r.data.awardCeiling) },
      { label: 'Kind', value: text((r) => r.data.kind) },
      { label: 'Opportunity number', value: text((r) => r.data.opportunityNumber) },
    ],
  },
  detail: [
    {
      title: 'Summary',
      fields: [
        {
          label: 'Stage',
          value: steps(
            [
              { label: 'Forecasted', statuses: /^forecasted/i },
              { label: 'Open', statuses: /^open/i },
              { label: 'Closed', statuses: /^closed/i },
              { label: 'Archived', statuses: /^archived/i },
            ],
            [],
            (r) => r.data.status,
          ),
        },
        { label: 'Description', value: longText((r) => r.data.description) },
      ],
    },
    {
      title: 'Dates',
      fields: [
        {
          label: 'Dates',
          value: timeline((r) => [
            { date: r.data.postedDate, label: 'Posted' },
            { date: r.data.openDate, label: 'Opens' },
            { date: r.data.closeDate, label: 'Closes' },
          ]),
        },
      ],
    },
    {
      title: 'Amounts',
      layout: 'figures',
      fields: [
        { label: 'Award floor', value: money((r) => r.data.awardFloor) },
        { label: 'Award ceiling', value: money((r) => r.data.awardCeiling) },
        { label: 'Total funding', value: money((r) => r.data.totalFunding) },
        { label: 'Amounts in other currencies', value: list((r) => r.data.foreignAmounts?.map(foreignAmountLine)) },
        { label: 'Expected awards', value: count((r) => r.data.expectedAwards) },
        { label: 'Cost share', value: text((r) => costShare(r.data.isCostShareRequired)) },
      ],
    },
    {
      title: 'Who may apply',
      fields: [
        { label: 'Eligible applicants', value: list((r) => r.data.eligibleApplicants) },
        { label: 'Set-aside', value: text((r) => r.data.setAside) },
      ],
    },
    {
      title: 'How to apply',
      fields: [
        { label: 'Announcement', value: link((r) => r.url) },
        {
          label: 'Contact',
          value: people('funding-opportunities', (r) => [{ ...r.data.contact, role: r.data.contact?.title }]),
        },
        { label: 'Contact email', value: text((r) => (r.data.contact?.name ? null : r.data.contact?.email)) },
        { label: 'Contact phone', value: text((r) => (r.data.contact?.name ? null : r.data.contact?.phone)) },
      ],
    },
    {
      title: 'Opportunity',
      fields: [
        { label: 'Agency', value: text((r) => r.data.agency) },
        { label: 'Office', value: text((r) => r.data.office) },
        { label: 'Opportunity number', value: text((r) => r.data.opportunityNumber) },
        { label: 'Kind', value: text((r) => r.data.kind) },
        { label: 'Notice type', value: text((r) => r.data.noticeType) },
        { label: 'Status', value: text((r) => r.data.status) },
        { label: 'Program', value: text((r) => [r.data.program, r.data.phase].filter(Boolean).join(' ')) },
        { label: 'Categories', value: list((r) => r.data.categories) },
        { label: 'Assistance listings', value: list((r) => r.data.assistanceListings?.map(coded)) },
        { label: 'NAICS', value: list((r) => r.data.naics?.map(coded)) },
      ],
    },
    {
      title: 'Topics and past awards',
      fields: [
        {
          label: 'Topics',
          value: table(
            [
              { label: 'Number', unit: 'text' },
              { label: 'Topic', unit: 'text' },
            ],
            (r) => r.data.topics?.map((topic) => [topic.number, topic.title]),
          ),
        },
        {
          label: 'Past awards',
          value: table(
            [
              { label: 'Awardee', unit: 'text', search: { searchEngine: 'awards', field: 'organisation' } },
              { label: 'Title', unit: 'text' },
              { label: 'Year', unit: 'date' },
              { label: 'Amount', unit: 'usd', isMeasured: true },
            ],
            (r) => r.data.pastAwards?.map((a) => [[a.awardee], a.title, String(a.year), a.amount]),
          ),
        },
      ],
    },
  ],
  contacts: (r) => emailOf(r.data.contact, 'Contact email'),
  columns: [
    { title: 'Opportunity Title', value: (r) => r.title },
    { title: 'Status', value: (r) => r.data.status ?? null },
    { title: 'Award Ceiling', value: (r) => r.data.awardCeiling ?? null },
    { title: 'Agency', value: (r) => r.data.agency ?? null },
    { title: 'Close Date', value: (r) => r.data.closeDate ?? null },
  ],
});

function costShare(isRequired: boolean | undefined): string | null {
  if (isRequired === undefined) return null;
  return isRequired ? 'Required' : 'Not required';
}
