import type { Engine } from '@groundwork/contract/engines';
import type { RecordRef } from '../record.ts';

/** The model that made vectors: only vectors of one model can be compared. */
export interface VectorModel {
  id: string;
  dimension: number;
  /** How many records there were to learn from when it was trained; 0 for a model from elsewhere. */
  documents: number;
  /** A model trained on the catalogue; null for one from elsewhere. */
  data: Uint8Array | null;
}

/** The records to learn from: the sample until the first real record is there, real records alone from then on. */
export interface Learnable {
  records: number;
  areSample: boolean;
}

/** The model by whose vectors searches find. */
export interface ServingModel extends Omit<VectorModel, 'data'> {
  /** Records that searches can find, the sample's too, and how many of them have a vector of this model. */
  listed: number;
  embedded: number;
}

/** A record's text, under a key that another version of the record does not have. */
export interface EmbeddableText {
  key: string;
  title: string;
  text: string;
}

export interface KeyedVector {
  key: string;
  /** One long, or all zeros. */
  vector: Float32Array;
}

/** A question for the records near some vectors of one model, each one long. */
export interface NeighborsQuery {
  model: string;
  vectors: Float32Array[];
  engines: readonly Engine[];
  /** So many of the nearest to each vector, from each data set and from all together. */
  perEngine: number;
  overall: number;
  /** Records that are told of as well, near or far. */
  also: RecordRef[];
  only?: 'sample' | undefined;
}

/** Records and, for each of them, its cosine with each vector, record by record; NaN for one that has no vector of the model. */
export interface Neighbors {
  records: HashedRef[];
  cosines: Float32Array;
}

/** A record as it is now: by `hashRecord`. */
export interface HashedRef {
  ref: RecordRef;
  hash: string;
}

/**
 * The vectors of an index's records, from one model that serves and perhaps from the next one, which is filled while
 * the other goes on serving. A record that changes or leaves loses its vectors.
 */
export interface VectorIndex {
  /** Null until a first model serves. Counts: asked for now and then. */
  serving(): Promise<ServingModel | null>;
  /** The model that serves: asked for with each search. */
  servingId(): Promise<Pick<ServingModel, 'id' | 'dimension'> | null>;
  /** Null when there is no such model, or none of its own data. */
  modelData(id: string): Promise<Uint8Array | null>;
  /** Adds a model under its id; one that is there stays. */
  addModel(model: VectorModel): Promise<void>;
  /** Searches find by this model's vectors from now on; other models and their vectors go. Rejects for an unknown model. */
  serve(id: string): Promise<void>;
  learnable(): Promise<Learnable>;
  /** Keys of up to `size` of these records, spread over the data sets: the same for the same records, however they came. */
  sample(size: number): Promise<string[]>;
  /** Texts of records by key; those that are gone are left out. */
  texts(keys: string[]): Promise<EmbeddableText[]>;
  /** Listed records without a vector of this model. May answer no texts before the last page. `from`: 0, then the `next`
   *  of the page before; null after the last, when `end` is where new records will begin. */
  pending(model: string, from: number): Promise<{ texts: EmbeddableText[]; next: number | null; end: number }>;
  /** Stores vectors of a model; durable when it resolves. Answers how many: records that are gone have no use for theirs. */
  put(model: string, vectors: KeyedVector[]): Promise<number>;
  /** Listed records that lie near; of a model that does not serve only those of `also`, without cosines. */
  neighbors(query: NeighborsQuery, signal?: AbortSignal): Promise<Neighbors>;
  /** A record's vector of the serving model; null when it has none. */
  of(ref: RecordRef): Promise<{ model: string; vector: Float32Array } | null>;
}
