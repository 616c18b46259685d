import { z } from 'zod';
import { declareEngine } from '../engine.ts';
import type { CatalogueRecord } from '../record.ts';
import {
  Contact,
  emailOf,
  facetsOf,
  party,
  placeOf,
  type RecordStamp,
  textOf,
  titleOf,
  withdrawnWhen,
} from './build.ts';
import { count, date, joined, link, list, text } from './show.ts';
import { longText, people, timeline } from './show-blocks.ts';

/** A trial as the WHO's search portal or a national register publishes it. */
export const InternationalTrial = z.looseObject({
  trialId: z.string(),
  publicTitle: z.string(),
  scientificTitle: z.string().optional(),
  acronym: z.string().optional(),
  summary: z.string().optional(),
  /** The register that holds it: 'ChiCTR', 'ISRCTN', 'EU Clinical Trials Register'. */
  register: z.string().optional(),
  sponsor: z.string().optional(),
  secondaryIds: z.array(z.string()).optional(),
  status: z.string().optional(),
  /** The reason why one is not held: 'by the investigator', 'due to lack of patients', or nothing. */
  whyCanceled: z.string().optional(),
  studyType: z.string().optional(),
  studyDesign: z.string().optional(),
  phase: z.string().optional(),
  countries: z.array(z.string()).optional(),
  conditions: z.array(z.string()).optional(),
  interventions: z.array(z.string()).optional(),
  primaryOutcome: z.string().optional(),
  secondaryOutcome: z.string().optional(),
  inclusionCriteria: z.string().optional(),
  exclusionCriteria: z.string().optional(),
  minimumAge: z.string().optional(),
  maximumAge: z.string().optional(),
  sex: z.string().optional(),
  registrationDate: z.string().optional(),
  enrollmentDate: z.string().optional(),
  completionDate: z.string().optional(),
  targetSize: z.number().int().optional(),
  isRetrospective: z.boolean().optional(),
  resultsUrl: z.string().optional(),
  contact: Contact.optional(),
  contactAffiliation: z.string().optional(),
});
export type InternationalTrial = z.infer<typeof InternationalTrial>;

export function internationalTrialRecord(
  data: InternationalTrial,
  stamp: RecordStamp,
): CatalogueRecord<InternationalTrial> {
  const day = data.registrationDate ?? data.enrollmentDate ?? null;
  return {
    engine: 'international-trials',
    ...stamp,
    title: titleOf(data.publicTitle, data.scientificTitle, data.trialId),
    text: textOf(
      data.summary,
      data.scientificTitle,
      data.conditions?.join(', '),
      data.interventions?.join('\n'),
      data.primaryOutcome,
      data.inclusionCriteria,
      data.exclusionCriteria,
    ),
    date: day,
    amount: data.targetSize ?? null,
    place: placeOf({ country: data.countries?.[0] }),
    organisations: [
      ...party(data.sponsor, 'Primary sponsor'),
      ...(data.contactAffiliation === data.sponsor ? [] : party(data.contactAffiliation, 'Contact affiliation')),
    ],
    people: party(data.contact?.name, 'Contact'),
    facets: facetsOf({
      register: data.register,
      status: data.status,
      phase: data.phase,
      studyType: data.studyType,
      country: data.countries,
      condition: data.conditions,
      sponsor: data.sponsor,
      year: day?.slice(0, 4),
    }),
    ...withdrawnWhen(/^withdrawn/i.test(data.status ?? ''), 'Withdrawn before it began'),
    ...withdrawnWhen(data.whyCanceled !== undefined, `Canceled ${data.whyCanceled}`.trim()),
    data,
  };
}

export const internationalTrials = declareEngine({
  id: 'international-trials',
  label: 'International trials',
  singular: 'international trial',
  tab: 'special',
  data: InternationalTrial,
  facets: [
    { field: 'register', label: 'Register' },
    { field: 'status', label: 'Recruitment status' },
    { field: 'phase', label: 'Phase' },
    { field: 'studyType', label: 'Study type' },
    { field: 'country', label: 'Country' },
    { field: 'condition', label: 'Condition' },
    { field: 'sponsor', label: 'Primary sponsor' },
    { field: 'year', label: 'Registration year' },
  ],
  date: { label: 'Registration date' },
  amount: { label: 'Target size', unit: 'count' },
  isBookmarkable: true,
  isClinical: true,
  isForConditions: true,
  summary: [
    (r) => r.data.trialId,
    (r) => r.data.register ?? null,
    (r) => r.data.status ?? null,
    (r) => r.data.phase ?? null,
    (r) => r.data.countries?.slice(0, 3).join(', ') || null,
  ],
  head: {
    status: (r) => r.data.status ?? null,
    facts: [
      { label: 'Phase', value: text((r) => r.data.phase) },
      { label: 'Primary sponsor', value: text((r) => r.data.sponsor) },
      { label: 'Registration date', value: date((r) => r.data.registrationDate) },
      { label: 'Target size', value: count((r) => r.data.targetSize) },
      { label: 'Countries', value: list((r) => r.data.countries) },
    ],
  },
  detail: [
    {
      title: 'Summary',
      fields: [
        { label: 'Summary', value: longText((r) => r.data.summary) },
        { label: 'Scientific title', value: text((r) => r.data.scientificTitle) },
      ],
    },
    {
      title: 'Trial',
      fields: [
        {
          label: 'Trial ID',
          value: link(
            (r) => r.url,
            (r) => r.data.trialId,
          ),
        },
        { label: 'Register', value: text((r) => r.data.register) },
        { label: 'Acronym', value: text((r) => r.data.acronym) },
        { label: 'Secondary IDs', value: list((r) => r.data.secondaryIds) },
        { label: 'Recruitment status', value: text((r) => r.data.status) },
        { label: 'Canceled', value: text((r) => r.data.whyCanceled) },
        { label: 'Study type', value: text((r) => r.data.studyType) },
        { label: 'Phase', value: text((r) => r.data.phase) },
        { label: 'Target size', value: count((r) => r.data.targetSize) },
        { label: 'Countries', value: list((r) => r.data.countries) },
        { label: 'Conditions', value: list((r) => r.data.conditions) },
        { label: 'Registered retrospectively', value: text((r) => (r.data.isRetrospective ? 'Yes' : null)) },
        { label: 'Study design', value: longText((r) => r.data.studyDesign) },
      ],
    },
    {
      title: 'Interventions and outcomes',
      fields: [
        { label: 'Interventions', value: longText((r) => r.data.interventions?.join('\n')) },
        { label: 'Primary outcome', value: longText((r) => r.data.primaryOutcome) },
        { label: 'Secondary outcome', value: longText((r) => r.data.secondaryOutcome) },
        { label: 'Results', value: link((r) => r.data.resultsUrl) },
      ],
    },
    {
      title: 'Eligibility',
      fields: [
        { label: 'Sex', value: text((r) => r.data.sex) },
        { label: 'Minimum age', value: text((r) => r.data.minimumAge) },
        { label: 'Maximum age', value: text((r) => r.data.maximumAge) },
        { label: 'Inclusion criteria', value: longText((r) => r.data.inclusionCriteria) },
        { label: 'Exclusion criteria', value: longText((r) => r.data.exclusionCriteria) },
      ],
    },
    {
      title: 'Dates',
      fields: [
        {
          label: 'Dates',
          value: timeline((r) => [
            { date: r.data.registrationDate, label: 'Registration date' },
            { date: r.data.enrollmentDate, label: 'Enrollment date' },
            { date: r.data.completionDate, label: 'Completion date' },
          ]),
        },
      ],
    },
    {
      title: 'Sponsor and contact',
      fields: [
        { label: 'Primary sponsor', value: text((r) => r.data.sponsor) },
        {
          label: 'Contact',
          value: people('international-trials', (r) => [
            { ...r.data.contact, role: r.data.contact?.title, affiliation: r.data.contactAffiliation },
          ]),
        },
      ],
    },
  ],
  contacts: (r) => emailOf(r.data.contact, 'Contact email'),
  columns: [
    { title: 'Public Title', value: (r) => r.data.publicTitle },
    { title: 'Scientific Title', value: (r) => r.data.scientificTitle ?? null },
    { title: 'Trial ID', value: (r) => r.data.trialId },
    { title: 'Register', value: (r) => r.data.register ?? null },
    { title: 'Primary Sponsor', value: (r) => r.data.sponsor ?? null },
    { title: 'Recruitment Status', value: (r) => r.data.status ?? null },
    { title: 'Phase', value: (r) => r.data.phase ?? null },
    { title: 'Study Type', value: (r) => r.data.studyType ?? null },
    { title: 'Conditions', value: (r) => joined(r.data.conditions) },
    { title: 'Interventions', value: (r) => joined(r.data.interventions) },
    { title: 'Countries', value: (r) => joined(r.data.countries) },
    { title: 'Registration Date', value: (r) => r.data.registrationDate ?? null },
    { title: 'Enrollment Date', value: (r) => r.data.enrollmentDate ?? null },
    { title: 'Completion Date', value: (r) => r.data.completionDate ?? null },
    { title: 'Target Size', value: (r) => r.data.targetSize ?? null },
    { title: 'Results URL', value: (r) => r.data.resultsUrl ?? null },
    { title: 'Source URL', value: (r) => r.url },
  ],
});
