import { formatCount } from '@groundwork/contract/format';
import { z } from 'zod';
import { declareEngine } from '../engine.ts';
import type { CatalogueRecord } from '../record.ts';
import { emailOf, facetsOf, party, placeOf, type RecordStamp, textOf, titleOf } from './build.ts';
import { count, date, joined, link, list, money, newestFirst, placeLine, table, text } from './show.ts';
import { longText, people } from './show-blocks.ts';

const Investment = z.object({
  company: z.string(),
  round: z.string().optional(),
  date: z.string().optional(),
  /** Size of the whole round in US dollars, which several investors share. */
  roundAmount: z.number().optional(),
  isLead: z.boolean().optional(),
});

export const Investor = z.looseObject({
  name: z.string(),
  legalName: z.string().optional(),
  aliases: z.array(z.string()).optional(),
  description: z.string().optional(),
  /** Display label: 'Venture Capital', 'Corporate Venture Capital', 'Angel Group'. */
  type: z.string().optional(),
  foundingYear: z.number().int().optional(),
  foundedDate: z.string().optional(),
  closedDate: z.string().optional(),
  industryTags: z.array(z.string()).optional(),
  stages: z.array(z.string()).optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  websites: z.array(z.string()).optional(),
  linkedinUrl: z.string().optional(),
  investmentCount: z.number().int().optional(),
  /** US dollars: assets under management, or the fund's size where only that is stated. */
  fundSize: z.number().optional(),
  typicalCheck: z.string().optional(),
  investments: z.array(Investment).optional(),
  partners: z.array(z.object({ name: z.string(), role: z.string().optional() })).optional(),
  cik: z.string().optional(),
});
export type Investor = z.infer<typeof Investor>;

export function investorRecord(data: Investor, stamp: RecordStamp): CatalogueRecord<Investor> {
  const companies = new Set(data.investments?.map((investment) => investment.company));
  return {
    engine: 'investors',
    ...stamp,
    title: titleOf(data.name, data.legalName),
    text: textOf(data.description, data.industryTags?.join(', ')),
    date: data.foundedDate ?? data.foundingYear?.toString() ?? null,
    amount: data.fundSize ?? null,
    place: placeOf({ city: data.city, state: data.state, country: data.country }),
    organisations: [
      ...party(data.legalName ?? data.name, 'Investor', { cik: data.cik }),
      ...(data.legalName && data.legalName !== data.name ? party(data.name, 'Trading name') : []),
      ...[...companies].flatMap((company) => party(company, 'Portfolio company')),
    ],
    people: (data.partners ?? []).flatMap((partner) => party(partner.name, partner.role ?? 'Partner')),
    facets: facetsOf({
      type: data.type,
      industry: data.industryTags,
      stage: data.stages,
      country: data.country,
      state: data.state,
    }),
    data,
  };
}

export const investors = declareEngine({
  id: 'investors',
  label: 'Investors',
  singular: 'investor',
  tab: 'industry',
  data: Investor,
  facets: [
    { field: 'type', label: 'Type' },
    { field: 'industry', label: 'Industry' },
    { field: 'stage', label: 'Stage' },
    { field: 'country', label: 'Country' },
    { field: 'state', label: 'State' },
  ],
  date: { label: 'Founded' },
  amount: { label: 'Fund size', unit: 'usd' },
  isKnownByName: true,
  isBookmarkable: true,
  summary: [
    (r) => r.data.type ?? null,
    placeLine,
    (r) => (r.data.investmentCount ? formatCount(r.data.investmentCount, 'investment') : null),
  ],
  head: {
    status: (r) => (r.data.closedDate ? 'Closed' : null),
    facts: [
      { label: 'Type', value: text((r) => r.data.type) },
      { label: 'Place', value: text(placeLine) },
      { label: 'Founded', value: date((r) => r.date) },
      { label: 'Fund size', value: money((r) => r.amount) },
      { label: 'Investments', value: count((r) => r.data.investmentCount) },
    ],
  },
  detail: [
    {
      title: 'About',
      fields: [
        { label: 'Description', value: longText((r) => r.data.description) },
        { label: 'Industries', value: list((r) => r.data.industryTags) },
        { label: 'Stages', value: list((r) => r.data.stages) },
        { label: 'Typical check', value: text((r) => r.data.typicalCheck) },
      ],
    },
    {
      title: 'Investments',
      fields: [
        { label: 'Number of investments', value: count((r) => r.data.investmentCount) },
        {
          label: 'Known investments',
          value: table(
            [
              { label: 'Company', unit: 'text', search: { searchEngine: 'companies', field: 'organisation' } },
              { label: 'Round', unit: 'text' },
              { label: 'Date', unit: 'date' },
              { label: 'Round amount', unit: 'usd', isMeasured: true },
              { label: 'Role', unit: 'text' },
            ],
            (r) =>
              newestFirst(r.data.investments)?.map((i) => [
                [i.company],
                i.round,
                i.date,
                i.roundAmount,
                i.isLead ? 'Lead' : null,
              ]),
          ),
        },
      ],
    },
    {
      title: 'Investor',
      fields: [
        { label: 'Legal name', value: text((r) => r.data.legalName) },
        { label: 'Aliases', value: list((r) => r.data.aliases) },
        { label: 'Type', value: text((r) => r.data.type) },
        { label: 'Founded', value: date((r) => r.date) },
        { label: 'Closed', value: date((r) => r.data.closedDate) },
        { label: 'Place', value: text(placeLine) },
        { label: 'Fund size', value: money((r) => r.amount) },
        { label: 'CIK', value: text((r) => r.data.cik) },
      ],
    },
    {
      title: 'People and contact',
      fields: [
        { label: 'Partners', value: people('investors', (r) => r.data.partners) },
        { label: 'Website', value: link((r) => r.data.websites?.[0]) },
        { label: 'LinkedIn', value: link((r) => r.data.linkedinUrl) },
        { label: 'Email', value: text((r) => r.data.email) },
        { label: 'Phone', value: text((r) => r.data.phone) },
      ],
    },
  ],
  contacts: (r) => emailOf({ email: r.data.email }, 'Email'),
  hasFindableEmails: true,
  columns: [
    { title: 'Legal Name', value: (r) => r.data.legalName ?? null },
    { title: 'Name', value: (r) => r.data.name },
    { title: 'Aliases', value: (r) => joined(r.data.aliases) },
    { title: 'City', value: (r) => r.place?.city ?? null },
    { title: 'State', value: (r) => r.place?.state ?? null },
    { title: 'Country', value: (r) => r.place?.country ?? null },
    { title: 'Type', value: (r) => r.data.type ?? null },
    { title: 'Industry Tags', value: (r) => joined(r.data.industryTags) },
    { title: 'Founding Year', value: (r) => r.data.foundingYear ?? null },
    { title: 'Contact Email', value: (r) => r.data.email ?? null },
    { title: 'Contact Phone', value: (r) => r.data.phone ?? null },
    { title: 'Company URLs', value: (r) => joined(r.data.websites) },
    { title: 'LinkedIn URL', value: (r) => r.data.linkedinUrl ?? null },
  ],
  exportTables: [
    {
      name: 'investments',
      titles: ['Legal Name', 'Name', 'Company', 'Round Name', 'Date', 'Round Amount', 'Role'],
      rows: (r) =>
        (r.data.investments ?? []).map((investment) => [
          r.data.legalName,
          r.data.name,
          investment.company,
          investment.round,
          investment.date,
          investment.roundAmount,
          investment.isLead ? 'Lead' : null,
        ]),
    },
  ],
});
