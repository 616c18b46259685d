import type { ModelRequest } from '../../../platform/model/language-model.port.ts';
import type { DraftSection } from '../../draft.ts';
import type { KnownToTwo } from '../../gather/known-to-two.ts';
import type { SecondLook } from '../../prose/second-look.port.ts';

/** What whoever writes with a language model asks, keeps and tells by. */
export interface ModelWriting {
  ask<Value>(request: ModelRequest<Value>): Promise<Value>;
  /** Keeps the result of `work`: asked for once, whatever happens in between. */
  keep<Value>(name: 'points' | 'draft' | 'repairs', work: () => Promise<Value>): Promise<Value>;
  /** The second look; without it, nothing of a model's is published. */
  look: SecondLook;
  isKnown: KnownToTwo;
  /** Tells what holds so far, and the share of sentences looked at, while the others are still to be. */
  tell?(soFar: DraftSection, share: number): Promise<void>;
}
