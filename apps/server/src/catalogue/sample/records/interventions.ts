import type { ClinicalTrial } from '../../engines/clinical-trials.ts';
import type { Intervention } from '../../engines/interventions.ts';
import { interventionRecord } from '../../engines/interventions.ts';
import type { CatalogueRecord } from '../../record.ts';
import { sampleStamp } from '../stamp.ts';

/** Each intervention of each sample trial, as the importer makes them of real trials. */
export function* sampleInterventions(
  trials: CatalogueRecord<ClinicalTrial>[],
): Generator<CatalogueRecord<Intervention>> {
  for (const { data: trial } of trials) {
    for (const [index, intervention] of (trial.interventions ?? []).entries()) {
      const data: Intervention = {
        ...intervention,
        otherNames: index === 0 ? [`Study product of ${trial.sponsor}`] : [],
        arms: trial.arms?.filter((arm) => arm.label === intervention.name).map((arm) => `${arm.label} (${arm.type})`),
        mesh: index === 0 ? trial.mesh : [],
        nctId: trial.nctId,
        trialTitle: trial.briefTitle,
        trialStatus: trial.status,
        phase: trial.phase,
        conditions: trial.conditions,
        sponsor: trial.sponsor,
        collaborators: trial.collaborators,
        startDate: trial.startDate,
        completionDate: trial.completionDate,
        enrollment: trial.enrollment,
      };
      yield interventionRecord(data, sampleStamp(`${trial.nctId}-${index + 1}`));
    }
  }
}
