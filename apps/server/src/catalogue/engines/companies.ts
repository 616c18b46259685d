import { z } from 'zod';
import { declareEngine } from '../engine.ts';
import type { CatalogueRecord } from '../record.ts';
import { emailOf, facetsOf, party, placeOf, type RecordStamp, textOf, titleOf } from './build.ts';
import { FundingRound } from './funding-round.ts';
import { count, date, joined, link, list, money, newestFirst, placeLine, table, text } from './show.ts';
import { longText, people } from './show-blocks.ts';

export const Company = z.looseObject({
  name: z.string(),
  legalName: z.string().optional(),
  aliases: z.array(z.string()).optional(),
  oneLiner: z.string().optional(),
  description: z.string().optional(),
  /** Display label: 'For Profit', 'Nonprofit'. */
  type: z.string().optional(),
  /** 'Active', 'Acquired', 'Public', 'Closed'. */
  status: z.string().optional(),
  foundingYear: z.number().int().optional(),
  employees: z.number().int().optional(),
  industryTags: z.array(z.string()).optional(),
  markets: z.array(z.string()).optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  websites: z.array(z.string()).optional(),
  linkedinUrl: z.string().optional(),
  /** US dollars. */
  totalFunding: z.number().optional(),
  lastRound: z.string().optional(),
  fundingRounds: z.array(FundingRound).optional(),
  customers: z.array(z.string()).optional(),
  partners: z.array(z.string()).optional(),
  acquisitions: z
    .array(z.object({ name: z.string(), date: z.string().optional(), price: z.number().optional() }))
    .optional(),
  leaders: z.array(z.object({ name: z.string(), role: z.string().optional() })).optional(),
  /** Central Index Key of the SEC, without leading zeros. */
  cik: z.string().optional(),
  tickers: z.array(z.string()).optional(),
  exchanges: z.array(z.string()).optional(),
  /** Standard Industrial Classification. */
  sic: z.string().optional(),
  stateOfIncorporation: z.string().optional(),
  formerNames: z.array(z.string()).optional(),
  uei: z.string().optional(),
  batch: z.string().optional(),
});
export type Company = z.infer<typeof Company>;

export function companyRecord(data: Company, stamp: RecordStamp): CatalogueRecord<Company> {
  const investors = new Set(data.fundingRounds?.flatMap((round) => round.investors ?? []));
  return {
    engine: 'companies',
    ...stamp,
    title: titleOf(data.name, data.legalName),
    text: textOf(data.oneLiner, data.description, data.industryTags?.join(', '), data.tickers?.join(' ')),
    date: data.foundingYear?.toString() ?? null,
    amount: data.totalFunding ?? null,
    place: placeOf({ city: data.city, state: data.state, country: data.country }),
    organisations: [
      ...party(data.legalName ?? data.name, 'Company', { cik: data.cik, uei: data.uei }),
      ...(data.legalName && data.legalName !== data.name ? party(data.name, 'Trading name') : []),
      ...(data.aliases ?? []).flatMap((alias) => party(alias, 'Alias')),
      ...[...investors].flatMap((investor) => party(investor, 'Investor')),
    ],
    people: (data.leaders ?? []).flatMap((leader) => party(leader.name, leader.role ?? 'Leadership')),
    facets: facetsOf({
      industry: data.industryTags,
      country: data.country,
      state: data.state,
      status: data.status,
      type: data.type,
      lastRound: data.lastRound,
      foundingYear: data.foundingYear?.toString(),
      exchange: data.exchanges,
      batch: data.batch,
    }),
    data,
  };
}

export const companies = declareEngine({
  id: 'companies',
  label: 'Companies',
  singular: 'company',
  tab: 'industry',
  data: Company,
  facets: [
    { field: 'industry', label: 'Industry' },
    { field: 'country', label: 'Country' },
    { field: 'state', label: 'State' },
    { field: 'status', label: 'Status' },
    { field: 'type', label: 'Type' },
    { field: 'lastRound', label: 'Last funding round' },
    { field: 'foundingYear', label: 'Founding year' },
    { field: 'exchange', label: 'Exchange' },
    { field: 'batch', label: 'Batch' },
  ],
  date: { label: 'Founding year' },
  amount: { label: 'Total funding', unit: 'usd' },
  isKnownByName: true,
  isBookmarkable: true,
  summary: [
    (r) => r.data.oneLiner ?? r.data.industryTags?.slice(0, 3).join(', ') ?? null,
    placeLine,
    (r) => r.data.status ?? null,
    (r) => r.data.lastRound ?? null,
  ],
  head: {
    status: (r) => r.data.status ?? null,
    facts: [
      { label: 'Place', value: text(placeLine) },
      { label: 'Founded', value: date((r) => r.date) },
      { label: 'Total funding', value: money((r) => r.amount) },
      { label: 'Last round', value: text((r) => r.data.lastRound) },
      { label: 'Employees', value: count((r) => r.data.employees) },
    ],
  },
  detail: [
    {
      title: 'About',
      fields: [
        { label: 'In one line', value: text((r) => r.data.oneLiner) },
        { label: 'Description', value: longText((r) => r.data.description) },
        { label: 'Industries', value: list((r) => r.data.industryTags) },
        { label: 'Website', value: link((r) => r.data.websites?.[0]) },
        { label: 'LinkedIn', value: link((r) => r.data.linkedinUrl) },
      ],
    },
    {
      title: 'Funding',
      fields: [
        { label: 'Total funding', value: money((r) => r.amount) },
        { label: 'Last round', value: text((r) => r.data.lastRound) },
        {
          label: 'Rounds',
          value: table(
            [
              { label: 'Round', unit: 'text' },
              { label: 'Date', unit: 'date' },
              { label: 'Amount', unit: 'usd', isMeasured: true },
              { label: 'Investors', unit: 'text', search: { searchEngine: 'investors', field: 'organisation' } },
            ],
            (r) => newestFirst(r.data.fundingRounds)?.map((f) => [f.name, f.date, f.amount, f.investors]),
          ),
        },
        {
          label: 'Acquisitions',
          value: table(
            [
              { label: 'Company', unit: 'text', search: { searchEngine: 'companies', field: 'organisation' } },
              { label: 'Date', unit: 'date' },
              { label: 'Price', unit: 'usd' },
            ],
            (r) => newestFirst(r.data.acquisitions)?.map((a) => [[a.name], a.date, a.price]),
          ),
        },
      ],
    },
    {
      title: 'People',
      fields: [{ label: 'Leadership', value: people('companies', (r) => r.data.leaders) }],
    },
    {
      title: 'Company',
      fields: [
        { label: 'Legal name', value: text((r) => r.data.legalName) },
        { label: 'Aliases', value: list((r) => r.data.aliases) },
        { label: 'Former names', value: list((r) => r.data.formerNames) },
        { label: 'Type', value: text((r) => r.data.type) },
        { label: 'Status', value: text((r) => r.data.status) },
        { label: 'Founding year', value: text((r) => r.data.foundingYear?.toString()) },
        { label: 'Employees', value: count((r) => r.data.employees) },
        { label: 'Place', value: text(placeLine) },
        { label: 'Customers', value: list((r) => r.data.customers) },
        { label: 'Partners', value: list((r) => r.data.partners) },
        { label: 'Batch', value: text((r) => r.data.batch) },
      ],
    },
    {
      title: 'Registrations and contact',
      fields: [
        { label: 'CIK', value: text((r) => r.data.cik) },
        { label: 'Tickers', value: list((r) => r.data.tickers) },
        { label: 'Exchanges', value: list((r) => r.data.exchanges) },
        { label: 'SIC', value: text((r) => r.data.sic) },
        { label: 'State of incorporation', value: text((r) => r.data.stateOfIncorporation) },
        { label: 'UEI', value: text((r) => r.data.uei) },
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
      name: 'funding-rounds',
      titles: ['Legal Name', 'Name', 'Round Name', 'Date', 'Additional Info', 'Source URL'],
      rows: (r) =>
        (r.data.fundingRounds ?? []).map((round) => [
          r.data.legalName,
          r.data.name,
          round.name,
          round.date,
          roundInfo(round),
          round.sourceUrl,
        ]),
    },
  ],
});

function roundInfo(round: FundingRound): string | null {
  const raised = round.amount === undefined ? null : `$${round.amount.toLocaleString('en-US')}`;
  const investors = round.investors?.length ? `from ${round.investors.join(', ')}` : null;
  return [raised, investors].filter(Boolean).join(' ') || null;
}
