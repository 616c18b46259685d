import type { GroundUnit } from './ground.ts';
import type { ValueKind } from './roles/cues.ts';

/** A number, date or name of a statement with the places in the ground that hold it. */
export interface Value {
  text: string;
  kind: ValueKind;
  at: number;
  end: number;
  holders: GroundUnit[];
  /** Counted or reckoned from its holders, none of which writes it. */
  isDerived?: boolean;
}
