import { dot } from './model/semantic-model.ts';

export interface Scored {
  id: number;
  score: number;
}

/** The vectors of documents, by the numbers that the index gives them. All come from one model. */
export interface VectorSet {
  /** The documents whose vectors lie closest, best first; scores are cosines. Documents that were not embedded are never near. */
  nearest(query: Float32Array, limit: number): Scored[];
  /** One long; null for a document that has none (yet), or whose words the model doesn't know. */
  get(id: number): Float32Array | null;
  /** The same of many, each into an array that is there already, which stays as it is where `get` answers null. */
  copy(ids: number[], into: (place: number) => Float64Array): void;
}

const STEPS = 127;

/** A vector in a byte a number; its length is lost, which cosines don't need. All zeros stay zeros. */
export function toBytes(vector: Float32Array): Int8Array {
  let largest = 0;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  return Int8Array.from(vector, (value) => (largest === 0 ? 0 : Math.round((value / largest) * STEPS)));
}

/** The numbers' signs, a bit each, the first in the lowest bit; whole 32-bit words. */
export function signBits(vector: Float32Array): Uint8Array {
  const bits = new Uint8Array(wordsFor(vector.length) * 4);
  for (let k = 0; k < vector.length; k++) if (vector[k]! > 0) bits[k >> 3]! |= 1 << (k & 7);
  return bits;
}

/** 32-bit words that hold the signs of so many numbers. */
const wordsFor = (dimension: number): number => Math.ceil(dimension / 32);

/** A vector that `toBytes` wrote, one long again, as numbers of four bytes whatever array they go into. */
export function unitOf<Numbers extends Float32Array | Float64Array>(bytes: Int8Array, into: Numbers): Numbers {
  let squares = 0;
  for (let k = 0; k < bytes.length; k++) squares += bytes[k]! * bytes[k]!;
  const length = squares === 0 ? 1 : Math.sqrt(squares);
  for (let k = 0; k < bytes.length; k++) into[k] = Math.fround(bytes[k]! / length);
  return into;
}

/** Vectors in memory, a byte a number, all of them compared: exact, and quick enough for tens of thousands. */
export class ByteVectors implements VectorSet {
  private readonly dimension: number;
  private readonly bytes: Int8Array;
  /** 1 / length; 0 for a vector of zeros. */
  private readonly scale: Float32Array;

  /** Vector i belongs to document i. */
  constructor(vectors: Float32Array[], dimension: number) {
    this.dimension = dimension;
    this.bytes = new Int8Array(vectors.length * dimension);
    this.scale = new Float32Array(vectors.length);
    vectors.forEach((vector, id) => {
      const bytes = toBytes(vector);
      this.bytes.set(bytes, id * dimension);
      const length = Math.sqrt(bytes.reduce((sum, value) => sum + value * value, 0));
      this.scale[id] = length === 0 ? 0 : 1 / length;
    });
  }

  nearest(query: Float32Array, limit: number): Scored[] {
    const { dimension, bytes, scale } = this;
    const scores = new Float32Array(scale.length);
    for (let id = 0, start = 0; id < scores.length; id++, start += dimension) {
      let sum = 0;
      for (let k = 0; k < dimension; k++) sum += query[k]! * bytes[start + k]!;
      scores[id] = scale[id] === 0 ? Number.NEGATIVE_INFINITY : sum * scale[id]!;
    }
    const least = scores.slice().sort().at(-limit) ?? Number.NEGATIVE_INFINITY;
    const found: Scored[] = [];
    scores.forEach((score, id) => {
      if (scale[id] !== 0 && score >= least) found.push({ id, score });
    });
    return found.sort((a, b) => b.score - a.score || a.id - b.id).slice(0, limit);
  }

  get(id: number): Float32Array | null {
    const scale = this.scale[id] ?? 0;
    if (scale === 0) return null;
    return Float32Array.from(this.bytes.subarray(id * this.dimension, (id + 1) * this.dimension), (x) => x * scale);
  }

  copy(ids: number[], into: (place: number) => Float64Array): void {
    for (const [place, id] of ids.entries()) into(place).set(this.get(id) ?? []);
  }
}

export const isZero = (vector: Float32Array): boolean => dot(vector, vector) === 0;
