import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type ClinicalTrial, clinicalTrialRecord } from '../../catalogue/engines/clinical-trials.ts';
import { type Intervention, interventionRecord } from '../../catalogue/engines/interventions.ts';
import { slug } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { RowRejected } from '../shared/mapping.ts';

/** Large trials list thousands of sites; the detail page shows the first and the count. */
export const SITES_MAX = 100;

/** Every format of the registry is read into this: a trial, and its interventions with what only they say. */
export interface Study {
  trial: ClinicalTrial;
  interventions: Pick<Intervention, 'name' | 'type' | 'description' | 'otherNames' | 'arms'>[];
  interventionMesh: string[];
}

export type Stamp = (id: string, url: string | null) => RecordStamp;

export function nctId(raw: string | undefined): string {
  const id = raw?.trim().toUpperCase();
  if (!id) throw new RowRejected('No NCT id');
  if (!/^NCT\d{8}$/.test(id)) throw new RowRejected(`'${raw}' is not an NCT id`);
  return id;
}

export function trialOf({ trial, interventions }: Study, stamp: Stamp): CatalogueRecord {
  const data = {
    ...trial,
    interventions: interventions.map(({ name, type, description, arms }) => ({ name, type, description, arms })),
  };
  return clinicalTrialRecord(data, stamp(trial.nctId, pageOf(trial.nctId)));
}

/** One record for each intervention. Its id is made of the trial and the name, so that reordering changes nothing. */
export function interventionsOf(study: Study, stamp: Stamp): CatalogueRecord[] {
  const { trial } = study;
  const used = new Map<string, number>();
  return study.interventions.map((intervention) => {
    const base = `${trial.nctId}-${slug(`${intervention.type ?? ''} ${intervention.name}`, 120)}`;
    const repeat = (used.get(base) ?? 0) + 1;
    used.set(base, repeat);
    const data: Intervention = {
      ...intervention,
      mesh: study.interventionMesh,
      nctId: trial.nctId,
      trialTitle: trial.briefTitle,
      trialStatus: trial.status,
      phase: trial.phase,
      conditions: trial.conditions,
      sponsor: trial.sponsor,
      collaborators: trial.collaborators,
      startDate: trial.startDate,
      completionDate: trial.completionDate,
      lastUpdateDate: trial.lastUpdateDate,
      enrollment: trial.enrollment,
    };
    return interventionRecord(data, stamp(repeat === 1 ? base : `${base}-${repeat}`, pageOf(trial.nctId)));
  });
}

function pageOf(id: string): string {
  return `https://clinicaltrials.gov/study/${id}`;
}
