import { formatDate } from '@groundwork/contract/format';
import { z } from 'zod';
import { declareEngine } from '../engine.ts';
import type { CatalogueRecord } from '../record.ts';
import { facetsOf, party, type RecordStamp, textOf, titleOf } from './build.ts';
import { date, joined, list, table, text, yesNo } from './show.ts';
import { citations, longText, timeline } from './show-blocks.ts';

const Product = z.object({
  number: z.string().optional(),
  brandName: z.string().optional(),
  form: z.string().optional(),
  route: z.string().optional(),
  strength: z.string().optional(),
  marketingStatus: z.string().optional(),
  /** Therapeutic equivalence code of the Orange Book: 'AB'. */
  equivalence: z.string().optional(),
  isReference: z.boolean().optional(),
});
const Submission = z.object({
  /** 'Original', 'Supplemental'. */
  type: z.string().optional(),
  number: z.string().optional(),
  /** 'Approved', 'Temporary Approval', 'Rejected'. */
  status: z.string().optional(),
  date: z.string().optional(),
  class: z.string().optional(),
  priority: z.string().optional(),
  notes: z.string().optional(),
});

/** One application to the FDA with its products and submissions. */
export const Drug = z.looseObject({
  /** With its kind: 'NDA020702'. */
  applicationNumber: z.string(),
  /** 'NDA', 'ANDA', 'BLA'. */
  applicationType: z.string().optional(),
  brandNames: z.array(z.string()).optional(),
  activeIngredients: z.array(z.string()).optional(),
  sponsor: z.string().optional(),
  approvalDate: z.string().optional(),
  status: z.string().optional(),
  indication: z.string().optional(),
  description: z.string().optional(),
  pharmacologicClasses: z.array(z.string()).optional(),
  reviewPriority: z.string().optional(),
  products: z.array(Product).optional(),
  submissions: z.array(Submission).optional(),
  documents: z
    .array(z.object({ title: z.string(), url: z.string(), date: z.string().optional(), type: z.string().optional() }))
    .optional(),
});
export type Drug = z.infer<typeof Drug>;

export function drugRecord(data: Drug, stamp: RecordStamp): CatalogueRecord<Drug> {
  return {
    engine: 'drugs',
    ...stamp,
    title: titleOf(drugTitle(data)),
    text: textOf(
      data.indication,
      data.description,
      data.activeIngredients?.join(', '),
      data.pharmacologicClasses?.join(', '),
      data.products?.map((p) => [p.brandName, p.form, p.route, p.strength].filter(Boolean).join(' ')).join('\n'),
    ),
    date: data.approvalDate ?? null,
    amount: data.submissions ? data.submissions.length : null,
    place: null,
    organisations: party(data.sponsor, 'Sponsor'),
    people: [],
    facets: facetsOf({
      applicationType: data.applicationType,
      status: data.status,
      marketingStatus: data.products?.map((product) => product.marketingStatus),
      activeIngredient: data.activeIngredients,
      sponsor: data.sponsor,
      form: data.products?.map((product) => product.form),
      route: data.products?.map((product) => product.route),
      reviewPriority: data.reviewPriority,
      year: data.approvalDate?.slice(0, 4),
    }),
    data,
  };
}

/** "Prescription" where all products are sold alike, else by brand: "SSD: Prescription", "SSD AF: Discontinued". */
function marketed({ products = [] }: Drug): string[] {
  const states = [...new Set(products.flatMap(({ marketingStatus }) => marketingStatus ?? []))];
  if (states.length < 2) return states;
  const byBrand = products.flatMap(({ brandName, marketingStatus }) =>
    marketingStatus ? [brandName ? `${brandName}: ${marketingStatus}` : marketingStatus] : [],
  );
  return [...new Set(byBrand)];
}

export const drugs = declareEngine({
  id: 'drugs',
  label: 'Drugs',
  singular: 'drug',
  tab: 'special',
  data: Drug,
  facets: [
    { field: 'applicationType', label: 'Application type' },
    { field: 'status', label: 'Approval status' },
    { field: 'marketingStatus', label: 'Marketing status' },
    { field: 'activeIngredient', label: 'Active ingredient' },
    { field: 'sponsor', label: 'Sponsor' },
    { field: 'form', label: 'Dosage form' },
    { field: 'route', label: 'Route' },
    { field: 'reviewPriority', label: 'Review priority' },
    { field: 'year', label: 'Approval year' },
  ],
  date: { label: 'Approval date' },
  amount: { label: 'Submissions', unit: 'count' },
  substanceFacet: 'activeIngredient',
  formFacets: ['form', 'route'],
  isBookmarkable: true,
  isClinical: true,
  summary: [
    (r) => r.data.applicationNumber,
    (r) => r.data.sponsor ?? null,
    (r) => r.data.status ?? null,
    (r) => r.data.activeIngredients?.slice(0, 3).join(', ') || null,
  ],
  head: {
    status: (r) => r.data.status ?? null,
    facts: [
      { label: 'Application number', value: text((r) => r.data.applicationNumber) },
      { label: 'Sponsor', value: text((r) => r.data.sponsor) },
      { label: 'Approval date', value: date((r) => r.data.approvalDate) },
      { label: 'Active ingredients', value: list((r) => r.data.activeIngredients) },
      { label: 'Marketing status', value: list(({ data }) => marketed(data)) },
    ],
  },
  detail: [
    {
      title: 'Use',
      fields: [
        { label: 'Indication', value: longText((r) => r.data.indication) },
        { label: 'Description', value: longText((r) => r.data.description) },
      ],
    },
    {
      title: 'Products',
      fields: [
        {
          label: 'Products',
          value: table(
            [
              { label: 'Product', unit: 'text' },
              { label: 'Brand name', unit: 'text' },
              { label: 'Form', unit: 'text' },
              { label: 'Route', unit: 'text' },
              { label: 'Strength', unit: 'text' },
              { label: 'Marketing status', unit: 'text' },
              { label: 'Equivalence', unit: 'text' },
              { label: 'Reference drug', unit: 'text' },
            ],
            (r) =>
              r.data.products?.map((p) => [
                p.number,
                p.brandName,
                p.form,
                p.route,
                p.strength,
                p.marketingStatus,
                p.equivalence,
                yesNo(p.isReference),
              ]),
          ),
        },
      ],
    },
    {
      title: 'Application',
      fields: [
        { label: 'Application number', value: text((r) => r.data.applicationNumber) },
        { label: 'Application type', value: text((r) => r.data.applicationType) },
        { label: 'Sponsor', value: text((r) => r.data.sponsor) },
        { label: 'Approval date', value: date((r) => r.data.approvalDate) },
        { label: 'Approval status', value: text((r) => r.data.status) },
        { label: 'Marketing status', value: list(({ data }) => marketed(data)) },
        { label: 'Brand names', value: list((r) => r.data.brandNames) },
        { label: 'Active ingredients', value: list((r) => r.data.activeIngredients) },
        { label: 'Pharmacologic classes', value: list((r) => r.data.pharmacologicClasses) },
        { label: 'Review priority', value: text((r) => r.data.reviewPriority) },
      ],
    },
    {
      title: 'Submissions',
      fields: [
        {
          label: 'Submissions',
          value: timeline((r) =>
            r.data.submissions?.map((one) => ({
              date: one.date,
              label: [one.type ?? 'Submission', one.number].filter(Boolean).join(' '),
              note: [one.status, one.class, one.priority && `${one.priority} review`, one.notes]
                .filter(Boolean)
                .join(' · '),
            })),
          ),
        },
        {
          label: 'Documents',
          value: citations((r) =>
            r.data.documents?.map((one) => ({
              text: one.title,
              note: [one.type === one.title ? null : one.type, one.date && formatDate(one.date)]
                .filter(Boolean)
                .join(', '),
              url: one.url,
            })),
          ),
        },
      ],
    },
  ],
  columns: [
    { title: 'Drug', value: (r) => r.title },
    { title: 'Application Number', value: (r) => r.data.applicationNumber },
    { title: 'Application Type', value: (r) => r.data.applicationType ?? null },
    { title: 'Sponsor', value: (r) => r.data.sponsor ?? null },
    { title: 'Brand Names', value: (r) => joined(r.data.brandNames) },
    { title: 'Active Ingredients', value: (r) => joined(r.data.activeIngredients) },
    { title: 'Approval Date', value: (r) => r.data.approvalDate ?? null },
    { title: 'Approval Status', value: (r) => r.data.status ?? null },
    { title: 'Marketing Status', value: (r) => joined([...new Set(r.data.products?.map((p) => p.marketingStatus))]) },
    { title: 'Dosage Forms', value: (r) => joined([...new Set(r.data.products?.map((p) => p.form))]) },
    { title: 'Routes', value: (r) => joined([...new Set(r.data.products?.map((p) => p.route))]) },
    { title: 'Indication', value: (r) => r.data.indication ?? null },
    { title: 'Pharmacologic Classes', value: (r) => joined(r.data.pharmacologicClasses) },
    { title: 'Source URL', value: (r) => r.url },
  ],
});

/** 'ZYLORIC (allopurinol)', or whichever of the names there is. */
function drugTitle(data: Drug): string {
  const brand = data.brandNames?.slice(0, 3).join(', ');
  const substance = data.activeIngredients?.slice(0, 3).join(', ');
  const isRepeated = brand?.toLowerCase() === substance?.toLowerCase();
  if (brand && substance && !isRepeated) return `${brand} (${substance})`;
  return brand || substance || data.applicationNumber;
}
