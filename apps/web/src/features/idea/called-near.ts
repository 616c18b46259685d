import type { NearRecord } from '@groundwork/contract/idea';
import { IDEA_NEAR_FROM } from '@groundwork/contract/limits';

export type CalledNear = 'likely' | 'perhaps' | 'person' | 'model';

/** How near a record is, and who says so: an estimate is right too rarely to be told as a number. */
export const calledOf = ({ certainty, by }: Pick<NearRecord, 'certainty' | 'by'>): CalledNear => {
  if (by !== 'estimate') return by;
  return (certainty ?? 0) >= IDEA_NEAR_FROM ? 'likely' : 'perhaps';
};
