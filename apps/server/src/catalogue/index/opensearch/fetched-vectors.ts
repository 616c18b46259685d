import type { RecordRef } from '../../record.ts';
import { dot } from '../../semantics/model/semantic-model.ts';
import { isZero, unitOf } from '../../semantics/vectors.ts';
import type { HeldVectors } from '../meaning/close-in-meaning.ts';
import type { RecordReads } from '../postgres/record-reads.ts';
import type { ModelInUse, StoredVector, VectorStore } from '../postgres/vector-store.ts';

const unit = (bytes: Int8Array) => unitOf(bytes, new Float32Array(bytes.length));

/** A record's own vector; null for one that is not seen as well. */
export async function vectorOf(
  { records, vectors }: { records: Pick<RecordReads, 'rowsOf'>; vectors: VectorStore },
  ref: RecordRef,
  model: ModelInUse,
): Promise<Float32Array | null> {
  const [row] = await records.rowsOf([ref]);
  const [own] = row ? await vectors.ofPlaces([Number(row.place)], model) : [];
  return own ? unit(own.bytes) : null;
}

/** Vectors of the model that serves, of those records that a question comes upon. */
export class FetchedVectors implements HeldVectors {
  private readonly model: ModelInUse | null;
  private readonly store: VectorStore;
  private readonly sample: Float32Array[];
  private readonly byPlace = new Map<number, Float32Array | null>();

  constructor(store: VectorStore, model: ModelInUse | null, sample: StoredVector[]) {
    this.store = store;
    this.model = model;
    this.sample = sample.map(({ bytes }) => unit(bytes));
  }

  get modelId(): string {
    return this.model?.id ?? '';
  }

  /** To be awaited before any of these is asked for. */
  async prepare(places: number[]): Promise<void> {
    const missing = places.filter((place) => !this.byPlace.has(place));
    if (missing.length === 0 || !this.model) return;
    for (const place of missing) this.byPlace.set(place, null);
    for (const { place, bytes } of await this.store.ofPlaces(missing, this.model)) {
      const vector = unit(bytes);
      if (!isZero(vector)) this.byPlace.set(place, vector);
    }
  }

  get(place: number): Float32Array | null {
    return this.byPlace.get(place) ?? null;
  }

  copy(places: number[], into: (place: number) => Float64Array): void {
    for (const [at, place] of places.entries()) {
      const vector = this.get(place);
      if (vector) into(at).set(vector);
    }
  }

  cosine(place: number, query: Float32Array): number | null {
    const vector = this.get(place);
    return vector && dot(vector, query);
  }

  nearnessTo(query: Float32Array): (cosine: number) => number {
    const mean = this.sample.reduce((sum, vector) => sum + dot(query, vector), 0) / Math.max(1, this.sample.length);
    return (cosine) => (mean < 1 ? (cosine - mean) / (1 - mean) : 0);
  }
}
