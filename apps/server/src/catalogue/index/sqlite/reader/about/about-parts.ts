import type { Cancellation } from '../../shared/serve.ts';
import type { Mirror } from '../mirror.ts';
import type { SlotSets } from '../slot-set.ts';
import type { VectorMirror } from '../vector-mirror.ts';
import type { SlotScratch } from './slot-scratch.ts';
import type { TermScan } from './term-scan.ts';

/** What judging stands on. */
export interface AboutParts {
  mirror: Mirror;
  vectors: VectorMirror;
  scan: TermScan;
  scratch: SlotScratch;
  sets: SlotSets;
  cancellation: Cancellation;
  /** What is judged: what searches list, or the sample alone. */
  only?: 'sample';
}
