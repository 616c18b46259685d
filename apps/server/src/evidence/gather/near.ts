import type { Figure } from '@groundwork/contract/report-document';
import { type Evidence, findEvidence } from '../evidence.ts';
import { isOfLongAgo } from '../findings/statistics.ts';

/** Figures of what lies near a project begin so, and those that say who among it pays. */
export const NEAR = 'near';
export const NEAR_PAYER = `${NEAR}:payer:`;

/** Who pays for what lies near, or has asked for it, most of it first; who did so only long ago is left out. */
export const payersNearby = (evidence: Evidence): Figure[] =>
  evidence.figures
    .filter(({ id }) => id.startsWith(NEAR_PAYER))
    .filter(({ basis }) =>
      (basis?.records ?? []).some(({ searchEngine, id }) => {
        const near = findEvidence(evidence, `${searchEngine}/${id}`);
        return near && !isOfLongAgo(near.record.date, evidence.asOf);
      }),
    )
    .toSorted((one, other) => other.value - one.value);
