import { z } from 'zod';
import { declareEngine } from '../engine.ts';
import type { CatalogueRecord } from '../record.ts';
import { facetsOf, party, type RecordStamp, textOf, titleOf } from './build.ts';
import { count, date, joined, link, list, text } from './show.ts';
import { citations, longText, timeline } from './show-blocks.ts';

/** One intervention of one clinical trial: what is given or done, in which study, by whom. */
export const Intervention = z.looseObject({
  name: z.string(),
  /** 'Drug', 'Device', 'Diagnostic Test' … */
  type: z.string().optional(),
  description: z.string().optional(),
  otherNames: z.array(z.string()).optional(),
  arms: z.array(z.string()).optional(),
  mesh: z.array(z.string()).optional(),
  nctId: z.string(),
  trialTitle: z.string().optional(),
  trialStatus: z.string().optional(),
  phase: z.string().optional(),
  conditions: z.array(z.string()).optional(),
  sponsor: z.string().optional(),
  collaborators: z.array(z.string()).optional(),
  startDate: z.string().optional(),
  completionDate: z.string().optional(),
  lastUpdateDate: z.string().optional(),
  enrollment: z.number().int().optional(),
});
export type Intervention = z.infer<typeof Intervention>;

export function interventionRecord(data: Intervention, stamp: RecordStamp): CatalogueRecord<Intervention> {
  return {
    engine: 'interventions',
    ...stamp,
    title: titleOf(data.name),
    text: textOf(
      data.description,
      data.trialTitle,
      data.otherNames?.join(', '),
      data.conditions?.join(', '),
      data.mesh?.join(', '),
    ),
    date: data.startDate ?? null,
    amount: data.enrollment ?? null,
    place: null,
    organisations: [
      ...party(data.sponsor, 'Sponsor'),
      ...(data.collaborators ?? []).flatMap((name) => party(name, 'Collaborator')),
    ],
    people: [],
    facets: facetsOf({
      type: data.type,
      condition: data.conditions,
      phase: data.phase,
      trialStatus: data.trialStatus,
      sponsor: data.sponsor,
      year: data.startDate?.slice(0, 4),
    }),
    data,
  };
}

export const interventions = declareEngine({
  id: 'interventions',
  label: 'Interventions',
  singular: 'intervention',
  tab: 'special',
  data: Intervention,
  facets: [
    { field: 'type', label: 'Type' },
    { field: 'condition', label: 'Condition' },
    { field: 'phase', label: 'Phase' },
    { field: 'trialStatus', label: 'Trial status' },
    { field: 'sponsor', label: 'Sponsor' },
    { field: 'year', label: 'Start year' },
  ],
  date: { label: 'Trial start date' },
  updated: (r) => r.data.lastUpdateDate ?? null,
  amount: { label: 'Enrollment', unit: 'count' },
  isBookmarkable: true,
  isClinical: true,
  isForConditions: true,
  summary: [
    (r) => r.data.type ?? null,
    (r) => r.data.nctId,
    (r) => r.data.phase ?? null,
    (r) => r.data.conditions?.slice(0, 3).join(', ') || null,
  ],
  comparators: ['placebo', 'sham'],
  isWhatItsTitleNames: true,
  partOf: (r) => ({ engine: 'clinical-trials', id: r.data.nctId }),
  head: {
    status: (r) => r.data.trialStatus ?? null,
    facts: [
      { label: 'Type', value: text((r) => r.data.type) },
      { label: 'Phase', value: text((r) => r.data.phase) },
      { label: 'Sponsor', value: text((r) => r.data.sponsor) },
      { label: 'Trial start date', value: date((r) => r.data.startDate) },
      { label: 'Enrollment', value: count((r) => r.data.enrollment) },
    ],
  },
  detail: [
    {
      title: 'Intervention',
      fields: [
        { label: 'Description', value: longText((r) => r.data.description) },
        { label: 'Type', value: text((r) => r.data.type) },
        { label: 'Other names', value: list((r) => r.data.otherNames) },
        { label: 'Arms', value: list((r) => r.data.arms) },
        { label: 'MeSH', value: list((r) => r.data.mesh) },
      ],
    },
    {
      title: 'Trial',
      fields: [
        {
          label: 'Trial',
          value: citations((r) => [
            {
              text: r.data.trialTitle ?? r.data.nctId,
              note: r.data.nctId,
              url: r.url,
              record: { searchEngine: 'clinical-trials', id: r.data.nctId },
            },
          ]),
        },
        {
          label: 'NCT ID',
          value: link(
            (r) => r.url,
            (r) => r.data.nctId,
          ),
        },
        { label: 'Status', value: text((r) => r.data.trialStatus) },
        { label: 'Phase', value: text((r) => r.data.phase) },
        { label: 'Conditions', value: list((r) => r.data.conditions) },
        { label: 'Sponsor', value: text((r) => r.data.sponsor) },
        { label: 'Collaborators', value: list((r) => r.data.collaborators) },
        { label: 'Enrollment', value: count((r) => r.data.enrollment) },
        {
          label: 'Dates',
          value: timeline((r) => [
            { date: r.data.startDate, label: 'Start date' },
            { date: r.data.completionDate, label: 'Completion date' },
          ]),
        },
      ],
    },
  ],
  columns: [
    { title: 'Intervention', value: (r) => r.data.name },
    { title: 'Type', value: (r) => r.data.type ?? null },
    { title: 'Description', value: (r) => r.data.description ?? null },
    { title: 'Other Names', value: (r) => joined(r.data.otherNames) },
    { title: 'Conditions', value: (r) => joined(r.data.conditions) },
    { title: 'NCT ID', value: (r) => r.data.nctId },
    { title: 'Trial Title', value: (r) => r.data.trialTitle ?? null },
    { title: 'Trial Status', value: (r) => r.data.trialStatus ?? null },
    { title: 'Phase', value: (r) => r.data.phase ?? null },
    { title: 'Sponsor', value: (r) => r.data.sponsor ?? null },
    { title: 'Enrollment', value: (r) => r.data.enrollment ?? null },
    { title: 'Start Date', value: (r) => r.data.startDate ?? null },
    { title: 'Completion Date', value: (r) => r.data.completionDate ?? null },
    { title: 'Source URL', value: (r) => r.url },
  ],
});
