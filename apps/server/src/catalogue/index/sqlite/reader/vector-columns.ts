import type { DatabaseSync } from 'node:sqlite';
import { dot } from '../../../semantics/model/semantic-model.ts';
import { type Scored, signBits, unitOf } from '../../../semantics/vectors.ts';
import type { Cancellation } from '../../threads/serve.ts';
import type { ServingModel } from '../../vectors.port.ts';
import { arrays } from '../shared/arrays.ts';
import { BitScan, DIFFERENCES_MAX } from './bit-scan.ts';
import { withCapacity } from './capacity.ts';
import type { Columns } from './columns.ts';
import type { DocOrdinalRange } from './doc-ordinal-ranges.ts';
import { RecentVectors } from './recent-vectors.ts';
import { TopDocOrdinals } from './top-k.ts';

/** Candidates by their signs alone that are compared number by number: each is read from the file. */
const RESCORED = 400;
/** Rows loaded at once while nobody waits for them. */
const LOADED_AT_LEISURE = 50_000;
const LOADED_BETWEEN_CHECKS = 100;
/** Below this part of all doc ordinals their signs are compared one by one. */
const FEW_OF = 8;
/** Vectors that tell how near any record lies, taken evenly from all. */
const SAMPLED = 200;
/** A search reads some thousand vectors, most of them several times: as candidates, as neighbours, as examples. */
const RECENT_BYTES = 4 * 1024 * 1024;

/**
 * A reader's copy of the signs of all vectors that serve, by doc ordinal. The nearest are found in two steps: all by the signs
 * that differ, then the best of these by the numbers themselves, which stay in the file.
 */
export class VectorColumns {
  private columns: Columns | null = null;
  private model = { code: 0, id: '', dimension: 0 };
  private lastSeq = 0;
  private scan = new BitScan(0);
  /** Place of the numbers, by doc ordinal; 0 for none. */
  private seq = new Uint32Array(0);
  private recent = new RecentVectors(0, 0);
  private unit = new Float32Array(0);
  private sample: { state: string; vectors: Float32Array[] } = { state: '', vectors: [] };
  private readonly cancellation: Cancellation;
  private readonly statements: ReturnType<typeof prepare>;

  constructor(db: DatabaseSync, cancellation: Cancellation) {
    this.cancellation = cancellation;
    this.statements = prepare(db);
  }

  /** Names the state of the record columns: the same for the same vectors. */
  get state(): string {
    return `${this.model.id} ${this.lastSeq}`;
  }

  get modelId(): string {
    return this.model.id;
  }

  /** Catches up with the snapshot of the open transaction: with all of it, or with some when nobody waits. */
  sync(columns: Columns, isAwaited: boolean): void {
    const [code = 0, id = '', dimension = 0] = (this.statements.serving.all()[0] ?? []) as unknown as [
      number,
      string,
      number,
    ];
    if (columns !== this.columns || code !== this.model.code) {
      this.columns = columns;
      this.model = { code, id, dimension };
      this.lastSeq = 0;
      this.seq = new Uint32Array(0);
      this.scan = new BitScan(dimension);
      this.recent = new RecentVectors(dimension, RECENT_BYTES);
      this.unit = new Float32Array(dimension);
    }
    if (code === 0) return;
    this.load(columns, isAwaited ? -1 : LOADED_AT_LEISURE);
  }

  serving(listed: number): ServingModel | null {
    const [row] = this.statements.model.all() as unknown as [string, number, number, number][];
    if (!row) return null;
    const [id, dimension, documents, embedded] = row;
    return { id, dimension, documents, listed, embedded };
  }

  /** The nearest of the wanted doc ordinals by cosine, best first; where all of them lie in some ranges, only these are looked at. */
  nearest(
    query: Float32Array,
    limit: number,
    isWanted: (docOrdinal: number) => boolean,
    ranges?: DocOrdinalRange[],
  ): Scored[] {
    return this.rescored(query, limit, this.candidates(query, Math.max(RESCORED, limit), isWanted, ranges));
  }

  /** The same of a list of doc ordinals. */
  nearestAmong(query: Float32Array, limit: number, docOrdinals: Uint32Array): Scored[] {
    if (query.length !== this.model.dimension) return [];
    const size = Math.min(this.seq.length, this.columns!.size);
    const known = docOrdinalsWhere(docOrdinals, (docOrdinal) => docOrdinal < size && this.seq[docOrdinal] !== 0);
    const count = Math.max(RESCORED, limit);
    if (known.length <= count) return this.rescored(query, limit, known);
    const signs = signBits(query);
    const isFew = known.length * FEW_OF < size;
    const byDocOrdinal = isFew
      ? this.scan.differencesOf(signs, known)
      : this.scan.differences(signs, size).byDocOrdinal;
    return this.rescored(query, limit, nearestOf(known, byDocOrdinal, count));
  }

  private rescored(query: Float32Array, limit: number, candidates: ArrayLike<number>): Scored[] {
    this.cancellation.check();
    const best = new TopDocOrdinals(limit);
    this.prepare(candidates);
    this.recent.ask(query);
    for (let i = 0; i < candidates.length; i++) best.offer(candidates[i]!, this.cosineOf(candidates[i]!));
    return best.sorted().map(({ docOrdinal, key }) => ({ id: docOrdinal, score: key }));
  }

  /** Cosine of a doc ordinal that has a vector, with what `recent` is asked. */
  private cosineOf(docOrdinal: number): number {
    const seq = this.seq[docOrdinal]!;
    if (!this.recent.has(seq)) this.bytesOf(docOrdinal);
    return this.recent.cosine(seq);
  }

  has(docOrdinal: number): boolean {
    return (this.seq[docOrdinal] ?? 0) !== 0;
  }

  /** One long; null for a doc ordinal without a vector. */
  get(docOrdinal: number): Float32Array | null {
    const bytes = this.bytesOf(docOrdinal);
    return bytes && unitOf(bytes, new Float32Array(bytes.length));
  }

  /** The same of many, each into an array that is there already. */
  copy(docOrdinals: number[], into: (place: number) => Float64Array): void {
    this.prepare(docOrdinals);
    for (const [place, docOrdinal] of docOrdinals.entries()) {
      const bytes = this.bytesOf(docOrdinal);
      if (bytes) unitOf(bytes, into(place));
    }
  }

  /** With a vector that is one long; null for a doc ordinal without one. */
  cosine(docOrdinal: number, query: Float32Array): number | null {
    const bytes = this.bytesOf(docOrdinal);
    return bytes && dot(unitOf(bytes, this.unit), query);
  }

  /** To be called before many are read: at once that costs a fifth. */
  prepare(docOrdinals: ArrayLike<number>): void {
    const missing: number[] = [];
    for (let i = 0; i < docOrdinals.length; i++) {
      const seq = this.seq[docOrdinals[i]!] ?? 0;
      if (seq !== 0 && !this.recent.has(seq)) missing.push(seq);
    }
    if (missing.length === 0) return;
    const [seqs, bytes] = this.statements.bytesOfAll.all(JSON.stringify(missing))[0] as unknown as [
      string | null,
      Uint8Array,
    ];
    seqs?.split(',').forEach((seq, i) => {
      this.recent.add(Number(seq), signed(bytes), i * this.model.dimension);
    });
  }

  /** Cosines as the part of the way from how near any record lies: what models of other kinds take for far differs. */
  nearnessTo(query: Float32Array): (cosine: number) => number {
    if (this.sample.state !== this.state) this.sample = { state: this.state, vectors: this.takeSample() };
    const { vectors } = this.sample;
    const mean = vectors.reduce((sum, vector) => sum + dot(query, vector), 0) / Math.max(1, vectors.length);
    return (cosine) => (mean < 1 ? (cosine - mean) / (1 - mean) : 0);
  }

  private takeSample(): Float32Array[] {
    const step = Math.max(1, Math.floor(this.seq.length / SAMPLED));
    const docOrdinals = Array.from({ length: Math.ceil(this.seq.length / step) }, (_, i) => i * step);
    return docOrdinals.map((docOrdinal) => this.get(docOrdinal)).filter((vector) => vector !== null);
  }

  private bytesOf(docOrdinal: number): Int8Array | null {
    const seq = this.seq[docOrdinal] ?? 0;
    if (seq === 0) return null;
    const recent = this.recent.get(seq);
    if (recent) return recent;
    const [bytes] = this.statements.bytes.get(seq) as unknown as [Uint8Array];
    this.recent.add(seq, signed(bytes), 0);
    return signed(bytes);
  }

  /** Wanted doc ordinals whose signs differ least from the query's: `count` of them, and those as good as the last. */
  private candidates(
    query: Float32Array,
    count: number,
    isWanted: (docOrdinal: number) => boolean,
    ranges?: DocOrdinalRange[],
  ): ArrayLike<number> {
    const { dimension } = this.model;
    if (query.length !== dimension) return [];
    const size = Math.min(this.seq.length, this.columns!.size);
    const within = (ranges ?? [{ from: 0, to: size }]).map(({ from, to }) => ({ from, to: Math.min(to, size) }));
    const { byDocOrdinal, histogram } = this.scan.differences(signBits(query), size, within);
    this.cancellation.check();
    // Whether a doc ordinal is wanted is asked of the near ones only: few are not, as a rule, and else the ring widens.
    for (let enough = count; ; enough *= 4) {
      let nearer = 0;
      let worst = 0;
      while (worst < dimension && nearer + histogram[worst]! < enough) nearer += histogram[worst++]!;
      const found = within.flatMap((range) => this.scan.near(range, worst, isWanted));
      this.cancellation.check();
      if (found.length >= count || worst >= dimension) return nearestOf(found, byDocOrdinal, count);
    }
  }

  private load(columns: Columns, limit: number): void {
    this.seq = withCapacity(this.seq, columns.size);
    this.scan.reserve(columns.size);
    const rows = this.statements.bits.iterate(this.lastSeq, this.model.code, limit) as unknown as Iterable<
      [number, number, Uint8Array]
    >;
    let loaded = 0;
    for (const [seq, docid, signs] of rows) {
      // Loaded vectors stay loaded.
      if (++loaded % LOADED_BETWEEN_CHECKS === 0) this.cancellation.check();
      const docOrdinal = columns.docOrdinalOf(docid);
      this.lastSeq = seq;
      if (docOrdinal < 0) continue;
      this.seq[docOrdinal] = seq;
      this.scan.set(docOrdinal, signs);
    }
  }
}

const signed = (bytes: Uint8Array) => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);

/** `filter` makes a list of numbers first. */
function docOrdinalsWhere(docOrdinals: Uint32Array, isWanted: (docOrdinal: number) => boolean): Uint32Array {
  const wanted = new Uint32Array(docOrdinals.length);
  let n = 0;
  for (let i = 0; i < docOrdinals.length; i++) if (isWanted(docOrdinals[i]!)) wanted[n++] = docOrdinals[i]!;
  return wanted.subarray(0, n);
}

/** The nearest of more than enough: `count`, and those as good as the last. */
function nearestOf(docOrdinals: ArrayLike<number>, differences: Uint16Array, count: number): ArrayLike<number> {
  if (docOrdinals.length <= count) return docOrdinals;
  const histogram = new Uint32Array(DIFFERENCES_MAX + 1);
  for (let i = 0; i < docOrdinals.length; i++) histogram[differences[docOrdinals[i]!]!]!++;
  let worst = 0;
  for (let nearer = histogram[0]!; nearer < count; nearer += histogram[worst]!) worst++;
  const found: number[] = [];
  for (let i = 0; i < docOrdinals.length; i++) if (differences[docOrdinals[i]!]! <= worst) found.push(docOrdinals[i]!);
  return found;
}

function prepare(db: DatabaseSync) {
  return {
    serving: arrays(db, 'select code, id, dimension from models where is_serving = 1'),
    model: arrays(
      db,
      'select id, dimension, documents, (select count(*) from vector_bits where model = code) from models where is_serving = 1',
    ),
    bits: arrays(db, 'select seq, docid, bits from vector_bits where seq > ? and model = ? order by seq limit ?'),
    bytes: arrays(db, 'select bytes from vectors where seq = ?'),
    bytesOfAll: arrays(
      db,
      "select group_concat(seq), cast(group_concat(bytes, '') as blob) from vectors where seq in (select value from json_each(?))",
    ),
  };
}
