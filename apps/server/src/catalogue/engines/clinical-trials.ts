import { z } from 'zod';
import { declareEngine } from '../engine.ts';
import type { CatalogueRecord } from '../record.ts';
import { facetsOf, party, placeOf, type RecordStamp, textOf, titleOf, withdrawnWhen } from './build.ts';
import { count, date, joined, link, list, table, text, yesNo } from './show.ts';
import { criteria, longText, people, places, steps, timeline } from './show-blocks.ts';

const Outcome = z.object({
  measure: z.string(),
  timeFrame: z.string().optional(),
  description: z.string().optional(),
});
const Site = z.object({
  facility: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
});

export const ClinicalTrial = z.looseObject({
  nctId: z.string(),
  briefTitle: z.string(),
  officialTitle: z.string().optional(),
  acronym: z.string().optional(),
  briefSummary: z.string().optional(),
  detailedDescription: z.string().optional(),
  status: z.string().optional(),
  whyStopped: z.string().optional(),
  /** Display label: 'Phase 1/Phase 2', 'N/A'. */
  phase: z.string().optional(),
  studyType: z.string().optional(),
  conditions: z.array(z.string()).optional(),
  keywords: z.array(z.string()).optional(),
  mesh: z.array(z.string()).optional(),
  interventions: z
    .array(
      z.object({
        type: z.string().optional(),
        name: z.string(),
        description: z.string().optional(),
        /** Labels of the arms that get it. */
        arms: z.array(z.string()).optional(),
      }),
    )
    .optional(),
  arms: z
    .array(z.object({ label: z.string(), type: z.string().optional(), description: z.string().optional() }))
    .optional(),
  sponsor: z.string().optional(),
  /** 'Industry', 'NIH', 'Other' … */
  sponsorClass: z.string().optional(),
  collaborators: z.array(z.string()).optional(),
  investigators: z
    .array(z.object({ name: z.string(), role: z.string().optional(), affiliation: z.string().optional() }))
    .optional(),
  startDate: z.string().optional(),
  primaryCompletionDate: z.string().optional(),
  completionDate: z.string().optional(),
  firstPostedDate: z.string().optional(),
  lastUpdateDate: z.string().optional(),
  enrollment: z.number().int().optional(),
  isEnrollmentActual: z.boolean().optional(),
  allocation: z.string().optional(),
  interventionModel: z.string().optional(),
  masking: z.string().optional(),
  primaryPurpose: z.string().optional(),
  eligibilityCriteria: z.string().optional(),
  sex: z.string().optional(),
  minimumAge: z.string().optional(),
  maximumAge: z.string().optional(),
  acceptsHealthyVolunteers: z.boolean().optional(),
  primaryOutcomes: z.array(Outcome).optional(),
  secondaryOutcomes: z.array(Outcome).optional(),
  sites: z.array(Site).optional(),
  /** When a study has more sites than are kept, how many it has. */
  sitesCount: z.number().int().optional(),
  hasResults: z.boolean().optional(),
  isFdaRegulatedDrug: z.boolean().optional(),
  isFdaRegulatedDevice: z.boolean().optional(),
});
export type ClinicalTrial = z.infer<typeof ClinicalTrial>;

export function clinicalTrialRecord(data: ClinicalTrial, stamp: RecordStamp): CatalogueRecord<ClinicalTrial> {
  const first = data.sites?.[0];
  return {
    engine: 'clinical-trials',
    ...stamp,
    title: titleOf(data.briefTitle, data.officialTitle, data.nctId),
    text: textOf(
      data.briefSummary,
      data.officialTitle,
      data.detailedDescription,
      data.conditions?.join(', '),
      data.interventions?.map((i) => [i.name, i.description].filter(Boolean).join(': ')).join('\n'),
      data.keywords?.join(', '),
      data.primaryOutcomes?.map((outcome) => outcome.measure).join('\n'),
      data.eligibilityCriteria,
    ),
    date: data.startDate ?? data.firstPostedDate ?? null,
    amount: data.enrollment ?? null,
    place: placeOf({ city: first?.city, state: first?.state, country: first?.country }),
    organisations: [
      ...party(data.sponsor, 'Sponsor'),
      ...(data.collaborators ?? []).flatMap((name) => party(name, 'Collaborator')),
    ],
    people: (data.investigators ?? []).flatMap((person) => party(person.name, person.role ?? 'Investigator')),
    facets: facetsOf({
      status: data.status,
      phase: data.phase,
      studyType: data.studyType,
      condition: data.conditions,
      interventionType: data.interventions?.map((intervention) => intervention.type),
      sponsor: data.sponsor,
      sponsorClass: data.sponsorClass,
      country: data.sites?.map((site) => site.country),
      hasResults: data.hasResults === undefined ? null : data.hasResults ? 'With results' : 'Without results',
      year: (data.startDate ?? data.firstPostedDate)?.slice(0, 4),
    }),
    ...withdrawnWhen(data.status === 'Withdrawn', 'Withdrawn before it began'),
    data,
  };
}

export const clinicalTrials = declareEngine({
  id: 'clinical-trials',
  label: 'Clinical trials',
  singular: 'clinical trial',
  tab: 'special',
  data: ClinicalTrial,
  facets: [
    { field: 'status', label: 'Status' },
    { field: 'phase', label: 'Phase' },
    { field: 'studyType', label: 'Study type' },
    { field: 'condition', label: 'Condition' },
    { field: 'interventionType', label: 'Intervention type' },
    { field: 'sponsor', label: 'Sponsor' },
    { field: 'sponsorClass', label: 'Sponsor class' },
    { field: 'country', label: 'Country' },
    { field: 'hasResults', label: 'Results' },
    { field: 'year', label: 'Start year' },
  ],
  date: { label: 'Start date' },
  updated: (r) => r.data.lastUpdateDate ?? null,
  amount: { label: 'Enrollment', unit: 'count' },
  isBookmarkable: true,
  isClinical: true,
  isForConditions: true,
  summary: [
    (r) => r.data.nctId,
    (r) => r.data.sponsor ?? null,
    (r) => r.data.status ?? null,
    (r) => r.data.phase ?? null,
    (r) => r.data.conditions?.slice(0, 3).join(', ') || null,
  ],
  head: {
    status: (r) => r.data.status ?? null,
    facts: [
      { label: 'Phase', value: text((r) => r.data.phase) },
      { label: 'Sponsor', value: text((r) => r.data.sponsor) },
      { label: 'Start date', value: date((r) => r.data.startDate) },
      { label: 'Enrollment', value: count((r) => r.data.enrollment) },
      { label: 'Countries', value: list((r) => [...new Set(r.data.sites?.map(({ country }) => country))]) },
    ],
  },
  detail: [
    {
      title: 'Summary',
      fields: [
        {
          label: 'Course',
          value: steps(
            [
              { label: 'Not yet recruiting', statuses: /^not yet recruiting/i },
              { label: 'Recruiting', statuses: /^(recruiting|enrolling by invitation)/i },
              { label: 'Active, not recruiting', statuses: /^active/i },
              { label: 'Completed', statuses: /^completed/i },
            ],
            [
              { statuses: /^withdrawn/i, at: 0 },
              { statuses: /^(terminated|suspended)/i, at: 1 },
            ],
            (r) => r.data.status,
          ),
        },
        { label: 'Why stopped', value: text((r) => r.data.whyStopped) },
        { label: 'Brief summary', value: longText((r) => r.data.briefSummary) },
        { label: 'Detailed description', value: longText((r) => r.data.detailedDescription) },
      ],
    },
    {
      title: 'Study',
      fields: [
        {
          label: 'NCT ID',
          value: link(
            (r) => r.url,
            (r) => r.data.nctId,
          ),
        },
        { label: 'Official title', value: text((r) => r.data.officialTitle) },
        { label: 'Acronym', value: text((r) => r.data.acronym) },
        { label: 'Status', value: text((r) => r.data.status) },
        { label: 'Study type', value: text((r) => r.data.studyType) },
        { label: 'Phase', value: text((r) => r.data.phase) },
        { label: 'Conditions', value: list((r) => r.data.conditions) },
        { label: 'Keywords', value: list((r) => r.data.keywords) },
        { label: 'MeSH', value: list((r) => r.data.mesh) },
        { label: 'Has results', value: text((r) => yesNo(r.data.hasResults)) },
        { label: 'FDA-regulated drug', value: text((r) => yesNo(r.data.isFdaRegulatedDrug)) },
        { label: 'FDA-regulated device', value: text((r) => yesNo(r.data.isFdaRegulatedDevice)) },
      ],
    },
    {
      title: 'Design',
      fields: [
        {
          label: 'Enrollment',
          value: count((r) => r.data.enrollment),
        },
        { label: 'Allocation', value: text((r) => r.data.allocation) },
        { label: 'Intervention model', value: text((r) => r.data.interventionModel) },
        { label: 'Masking', value: text((r) => r.data.masking) },
        { label: 'Primary purpose', value: text((r) => r.data.primaryPurpose) },
      ],
    },
    {
      title: 'Arms and interventions',
      fields: [
        {
          label: 'Arms',
          value: table(
            [
              { label: 'Arm', unit: 'text' },
              { label: 'Type', unit: 'text' },
              { label: 'Description', unit: 'text' },
            ],
            (r) => r.data.arms?.map((arm) => [arm.label, arm.type, arm.description]),
          ),
        },
        {
          label: 'Interventions',
          value: table(
            [
              { label: 'Intervention', unit: 'text', search: { searchEngine: 'interventions', field: 'title' } },
              { label: 'Type', unit: 'text' },
              { label: 'Description', unit: 'text' },
              { label: 'Arms', unit: 'text' },
            ],
            (r) => r.data.interventions?.map((i) => [[i.name], i.type, i.description, i.arms]),
          ),
        },
      ],
    },
    {
      title: 'Outcomes',
      fields: [
        { label: 'Primary outcomes', value: outcomes((data) => data.primaryOutcomes) },
        { label: 'Secondary outcomes', value: outcomes((data) => data.secondaryOutcomes) },
      ],
    },
    {
      title: 'Eligibility',
      fields: [
        { label: 'Sex', value: text((r) => r.data.sex) },
        { label: 'Age', value: text((r) => ageLine(r.data.minimumAge, r.data.maximumAge)) },
        { label: 'Healthy volunteers', value: text((r) => yesNo(r.data.acceptsHealthyVolunteers)) },
        { label: 'Eligibility criteria', value: criteria((r) => r.data.eligibilityCriteria) },
      ],
    },
    {
      title: 'Dates',
      fields: [
        {
          label: 'Dates',
          value: timeline((r) => [
            { date: r.data.firstPostedDate, label: 'First posted' },
            { date: r.data.startDate, label: 'Start date' },
            { date: r.data.primaryCompletionDate, label: 'Primary completion date' },
            { date: r.data.completionDate, label: 'Completion date' },
            { date: r.data.lastUpdateDate, label: 'Last update' },
          ]),
        },
      ],
    },
    {
      title: 'Sponsors and sites',
      fields: [
        { label: 'Sponsor', value: text((r) => r.data.sponsor) },
        { label: 'Sponsor class', value: text((r) => r.data.sponsorClass) },
        { label: 'Collaborators', value: list((r) => r.data.collaborators) },
        { label: 'Investigators', value: people('clinical-trials', (r) => r.data.investigators) },
        { label: 'Number of sites', value: count((r) => r.data.sitesCount ?? r.data.sites?.length) },
        {
          label: 'Sites',
          value: places(
            (r) => r.data.sites,
            (r) => r.data.sitesCount,
          ),
        },
      ],
    },
  ],
  columns: [
    { title: 'Brief Title', value: (r) => r.data.briefTitle },
    { title: 'Brief Summary', value: (r) => r.data.briefSummary ?? null },
    { title: 'Phase', value: (r) => r.data.phase ?? null },
    { title: 'Conditions', value: (r) => joined(r.data.conditions) },
    { title: 'NCT ID', value: (r) => r.data.nctId },
    { title: 'Has Results', value: (r) => yesNo(r.data.hasResults) },
    { title: 'Study Type', value: (r) => r.data.studyType ?? null },
  ],
});

function outcomes(read: (data: ClinicalTrial) => ClinicalTrial['primaryOutcomes']) {
  return table<ClinicalTrial>(
    [
      { label: 'Measure', unit: 'text' },
      { label: 'Time frame', unit: 'text' },
      { label: 'Description', unit: 'text' },
    ],
    (r) => read(r.data)?.map((outcome) => [outcome.measure, outcome.timeFrame, outcome.description]),
  );
}

function ageLine(minimum: string | undefined, maximum: string | undefined): string | null {
  if (minimum && maximum) return `${minimum} to ${maximum}`;
  if (minimum) return `${minimum} and older`;
  return maximum ? `up to ${maximum}` : null;
}

/** Null where the register doesn't know it, which tells a reader nothing. */
export const knownStatus = ({ status }: Pick<ClinicalTrial, 'status'>): string | null =>
  status && !/^unknown/i.test(status) ? status : null;
