import { z } from 'zod';
import { declareEngine } from '../engine.ts';
import { agencyName } from '../normalise/agencies.ts';
import type { CatalogueRecord } from '../record.ts';
import { coded, facetsOf, party, placeOf, type RecordStamp, textOf, titleOf } from './build.ts';
import { count, date, money, placeLine, text } from './show.ts';
import { longText, timeline } from './show-blocks.ts';

const Coded = z.object({ code: z.string(), title: z.string().optional() });

/** A federal contract, grant or other award as USAspending.gov reports it. */
export const Spending = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  /** Procurement instrument identifier (PIID) of a contract, or federal award identification number (FAIN). */
  awardId: z.string().optional(),
  /** 'Definitive Contract', 'Delivery Order', 'Project Grant' … */
  awardType: z.string().optional(),
  /** 'Contract' or 'Assistance'. */
  category: z.string().optional(),
  recipient: z.string().optional(),
  uei: z.string().optional(),
  duns: z.string().optional(),
  parentRecipient: z.string().optional(),
  agency: z.string().optional(),
  subAgency: z.string().optional(),
  fundingAgency: z.string().optional(),
  startDate: z.string().optional(),
  endDate: z.string().optional(),
  actionDate: z.string().optional(),
  /** US dollars. */
  obligatedAmount: z.number().optional(),
  outlayedAmount: z.number().optional(),
  potentialAmount: z.number().optional(),
  naics: Coded.optional(),
  /** Product or service code. */
  psc: Coded.optional(),
  assistanceListing: Coded.optional(),
  setAside: z.string().optional(),
  competition: z.string().optional(),
  offersReceived: z.number().int().optional(),
  placeOfPerformance: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
});
export type Spending = z.infer<typeof Spending>;

export function spendingRecord(given: Spending, stamp: RecordStamp): CatalogueRecord<Spending> {
  const data = {
    ...given,
    agency: agencyName(given.agency),
    subAgency: agencyName(given.subAgency),
    fundingAgency: agencyName(given.fundingAgency),
  };
  const day = data.startDate ?? data.actionDate ?? null;
  return {
    engine: 'usa-spending',
    ...stamp,
    title: titleOf(data.title, data.description, [data.awardType, data.awardId].filter(Boolean).join(' ')),
    text: textOf(data.description, coded(data.naics), coded(data.psc), coded(data.assistanceListing)),
    date: day,
    amount: data.obligatedAmount ?? null,
    place: placeOf({ city: data.city, state: data.state, country: data.country }),
    organisations: [
      ...party(data.recipient, 'Recipient', { uei: data.uei, duns: data.duns }),
      ...(data.parentRecipient === data.recipient ? [] : party(data.parentRecipient, 'Parent recipient')),
      ...party(data.agency, 'Awarding agency'),
      ...party(data.subAgency, 'Awarding sub-agency'),
    ],
    people: [],
    facets: facetsOf({
      agency: data.agency,
      subAgency: data.subAgency,
      awardType: data.awardType,
      category: data.category,
      naics: coded(data.naics),
      psc: coded(data.psc),
      state: data.state,
      year: day?.slice(0, 4),
    }),
    data,
  };
}

export const usaSpending = declareEngine({
  id: 'usa-spending',
  label: 'USA spending',
  singular: 'spending award',
  tab: 'government',
  data: Spending,
  facets: [
    { field: 'agency', label: 'Agency' },
    { field: 'subAgency', label: 'Sub-agency' },
    { field: 'awardType', label: 'Award type' },
    { field: 'category', label: 'Category' },
    { field: 'naics', label: 'NAICS' },
    { field: 'psc', label: 'Product or service' },
    { field: 'state', label: 'State' },
    { field: 'year', label: 'Year' },
  ],
  date: { label: 'Start date' },
  amount: { label: 'Obligated amount', unit: 'usd' },
  isBookmarkable: true,
  tellsWhoPays: true,
  asks: true,
  summary: [
    (r) => r.data.recipient ?? null,
    (r) => r.data.agency ?? null,
    (r) => r.data.awardType ?? null,
    (r) => r.data.awardId ?? null,
  ],
  head: {
    status: () => null,
    facts: [
      { label: 'Recipient', value: text((r) => r.data.recipient) },
      { label: 'Awarding agency', value: text((r) => r.data.agency) },
      { label: 'Obligated amount', value: money((r) => r.data.obligatedAmount) },
      { label: 'Start date', value: date((r) => r.date) },
      { label: 'Place', value: text(placeLine) },
    ],
  },
  detail: [
    {
      title: 'Description',
      fields: [{ label: 'Description', value: longText((r) => r.data.description) }],
    },
    {
      title: 'Amounts',
      layout: 'figures',
      fields: [
        { label: 'Obligated amount', value: money((r) => r.data.obligatedAmount) },
        { label: 'Outlayed amount', value: money((r) => r.data.outlayedAmount) },
        { label: 'Potential amount', value: money((r) => r.data.potentialAmount) },
        { label: 'Offers received', value: count((r) => r.data.offersReceived) },
      ],
    },
    {
      title: 'Period of performance',
      fields: [
        {
          label: 'Dates',
          value: timeline((r) => [
            { date: r.data.actionDate, label: 'Action date' },
            { date: r.data.startDate, label: 'Start date' },
            { date: r.data.endDate, label: 'End date' },
          ]),
        },
      ],
    },
    {
      title: 'Recipient',
      fields: [
        { label: 'Recipient', value: text((r) => r.data.recipient) },
        { label: 'Parent recipient', value: text((r) => r.data.parentRecipient) },
        { label: 'UEI', value: text((r) => r.data.uei) },
        { label: 'DUNS', value: text((r) => r.data.duns) },
        { label: 'Place', value: text(placeLine) },
        { label: 'Place of performance', value: text((r) => r.data.placeOfPerformance) },
      ],
    },
    {
      title: 'Agencies',
      fields: [
        { label: 'Awarding agency', value: text((r) => r.data.agency) },
        { label: 'Awarding sub-agency', value: text((r) => r.data.subAgency) },
        { label: 'Funding agency', value: text((r) => r.data.fundingAgency) },
      ],
    },
    {
      title: 'Award',
      fields: [
        { label: 'Award ID', value: text((r) => r.data.awardId) },
        { label: 'Award type', value: text((r) => r.data.awardType) },
        { label: 'NAICS', value: text((r) => coded(r.data.naics)) },
        { label: 'Product or service', value: text((r) => coded(r.data.psc)) },
        { label: 'Assistance listing', value: text((r) => coded(r.data.assistanceListing)) },
        { label: 'Set-aside', value: text((r) => r.data.setAside) },
        { label: 'Competition', value: text((r) => r.data.competition) },
      ],
    },
  ],
  columns: [
    { title: 'Award ID', value: (r) => r.data.awardId ?? null },
    { title: 'Title', value: (r) => r.title },
    { title: 'Description', value: (r) => r.data.description ?? null },
    { title: 'Recipient', value: (r) => r.data.recipient ?? null },
    { title: 'UEI', value: (r) => r.data.uei ?? null },
    { title: 'Award Type', value: (r) => r.data.awardType ?? null },
    { title: 'Awarding Agency', value: (r) => r.data.agency ?? null },
    { title: 'Awarding Sub-Agency', value: (r) => r.data.subAgency ?? null },
    { title: 'Obligated Amount', value: (r) => r.data.obligatedAmount ?? null },
    { title: 'Outlayed Amount', value: (r) => r.data.outlayedAmount ?? null },
    { title: 'Potential Amount', value: (r) => r.data.potentialAmount ?? null },
    { title: 'Start Date', value: (r) => r.data.startDate ?? null },
    { title: 'End Date', value: (r) => r.data.endDate ?? null },
    { title: 'NAICS', value: (r) => coded(r.data.naics) ?? null },
    { title: 'PSC', value: (r) => coded(r.data.psc) ?? null },
    { title: 'Place Of Performance', value: (r) => r.data.placeOfPerformance ?? null },
    { title: 'Source URL', value: (r) => r.url },
  ],
});
