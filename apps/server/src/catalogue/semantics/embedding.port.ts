import type { EmbeddingKind } from '../../platform/embedding-settings.ts';
import type { ServingModel, VectorIndex, VectorModel } from '../index/vectors.port.ts';
import type { SemanticText } from './model/term-counts.ts';
import type { HybridSettings } from './ranking/settings.ts';

/** One model, ready to embed. Vectors are one long, or all zeros for a text of which the model knows nothing. */
export interface Embedder {
  /** One vector a text, in their order. What takes long rejects with the signal's reason. */
  embedDocuments(texts: SemanticText[], signal: AbortSignal): Promise<Float32Array[]>;
  embedQuery(text: string): Promise<Float32Array>;
  close(): Promise<void>;
}

/** A way to get vectors: our own semantics, a local model, or a service. */
export interface EmbeddingProvider {
  kind: EmbeddingKind;
  /** How the ranking by a model's vectors and that by keywords become one. */
  settingsOf(model: string): HybridSettings;
  /**
   * The model whose vectors records should have: the one that serves while it is good enough, else a new one, trained
   * if need be. Asked again once that one serves: the first may be the quickest to be had. Null while there is too little to
   * learn from. Rejects with the signal's reason.
   */
  wanted(
    index: VectorIndex,
    serving: ServingModel | null,
    signal: AbortSignal,
  ): Promise<VectorModel | ServingModel | null>;
  /** Null for a model that is not this provider's. `data` reads what the index keeps of it. */
  open(model: { id: string; dimension: number }, data: () => Promise<Uint8Array | null>): Promise<Embedder | null>;
}
