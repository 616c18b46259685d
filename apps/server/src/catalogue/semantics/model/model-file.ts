import { createHash } from 'node:crypto';
import { SemanticModel, type SemanticModelParts } from './semantic-model.ts';

/** Raised when a trained model of an earlier version would give other vectors. */
const FORMAT = 'groundwork-semantics-1';
const ALIGNMENT = 4;

export class ModelFileError extends Error {}

/** The length of a header of JSON, the header, the terms' weights, the basis; numbers as 32-bit little-endian floats. */
export function writeModel({ id, parts: { terms, termWeights, basis } }: SemanticModel): Uint8Array {
  const json = Buffer.from(JSON.stringify({ format: FORMAT, id, dimension: basis.columns, terms }));
  const header = Buffer.alloc(Math.ceil(json.length / ALIGNMENT) * ALIGNMENT, ' ');
  json.copy(header);
  const length = Buffer.alloc(ALIGNMENT);
  length.writeUInt32LE(header.length);
  const parts = [length, header, bytesOf(termWeights), bytesOf(basis.values)];
  // Not from Node's pool of small buffers, so that it can be handed to another thread.
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
}

/** Throws ModelFileError for anything but what `writeModel` wrote. */
export function readModel(bytes: Uint8Array): SemanticModel {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { id, dimension, terms, end } = readHeader(buffer);
  const count = terms.length;
  if (buffer.length !== end + (count + count * dimension) * ALIGNMENT)
    throw new ModelFileError('The trained model is cut short. Train it again.');
  const parts = {
    terms,
    termWeights: floatsOf(buffer, end, count),
    basis: { rows: count, columns: dimension, values: floatsOf(buffer, end + count * ALIGNMENT, count * dimension) },
  };
  if (modelId(parts) !== id) throw new ModelFileError('The trained model is damaged. Train it again.');
  return new SemanticModel(id, parts);
}

/** A model's id and dimension, without reading all of it. Throws like `readModel`. */
export function modelHeader(bytes: Uint8Array): { id: string; dimension: number } {
  const { id, dimension } = readHeader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return { id, dimension };
}

/** Two models have the same id when they give the same vectors. */
export function modelId({ terms, termWeights, basis }: SemanticModelParts): string {
  const hash = createHash('sha256').update(FORMAT).update(JSON.stringify(terms));
  hash.update(bytesOf(termWeights)).update(bytesOf(basis.values));
  return `latent-${basis.columns}-${hash.digest('hex').slice(0, 16)}`;
}

function readHeader(buffer: Buffer): { id: string; dimension: number; terms: string[]; end: number } {
  const refuse = () => new ModelFileError('This is no trained model of this version. Train it again.');
  if (buffer.length < ALIGNMENT) throw refuse();
  const end = ALIGNMENT + buffer.readUInt32LE();
  try {
    const { format, id, dimension, terms } = JSON.parse(buffer.toString('utf8', ALIGNMENT, end));
    if (format === FORMAT && Array.isArray(terms) && Number.isInteger(dimension)) return { id, dimension, terms, end };
  } catch {
    // Not JSON: refused below like any other file.
  }
  throw refuse();
}

const bytesOf = (floats: Float32Array) => Buffer.from(floats.buffer, floats.byteOffset, floats.byteLength);

/** A view in place: a copy would take as much memory again for as long as the model is used. */
function floatsOf(buffer: Buffer, start: number, count: number): Float32Array {
  const at = buffer.byteOffset + start;
  if (at % ALIGNMENT === 0) return new Float32Array(buffer.buffer, at, count);
  return new Float32Array(Uint8Array.from(buffer.subarray(start, start + count * ALIGNMENT)).buffer);
}
