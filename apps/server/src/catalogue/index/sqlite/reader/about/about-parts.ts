import type { Cancellation } from '../../shared/serve.ts';
import type { Mirror } from '../mirror.ts';
import type { VectorMirror } from '../vector-mirror.ts';
import type { TermScan } from './term-scan.ts';

/** What judging stands on. */
export interface AboutParts {
  mirror: Mirror;
  vectors: VectorMirror;
  scan: TermScan;
  cancellation: Cancellation;
  /** What is judged: what searches list, or the sample alone. */
  only?: 'sample';
}
