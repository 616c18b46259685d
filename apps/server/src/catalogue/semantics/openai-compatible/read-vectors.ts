import { z } from 'zod';
import { normalised } from '../model/semantic-model.ts';

const DIMENSION_MAX = 16_384;

const Answer = z.object({
  data: z.array(z.object({ index: z.number().int().optional(), embedding: z.array(z.number()).min(1) })),
});

/** The vectors of an answer, one long, in the texts' order. Throws an Error that says what is wrong with it. */
export function readVectors(value: unknown, count: number): Float32Array[] {
  const parsed = Answer.safeParse(value);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw new Error(`its answer holds no vectors (${path.join('.') || 'the whole of it'}: ${message})`);
  }
  const { data } = parsed.data;
  if (data.length !== count) throw new Error(`it answered ${data.length} vectors for ${count} texts`);
  const vectors = new Map(data.map(({ index, embedding }, place) => [index ?? place, Float32Array.from(embedding)]));
  const inOrder = data.map((_, place) => vectors.get(place));
  if (inOrder.some((vector) => !vector)) throw new Error('its vectors do not say which text each belongs to');
  const found = inOrder as Float32Array[];
  const lengths = [...new Set(found.map(({ length }) => length))];
  if (lengths.length > 1) throw new Error(`its vectors are of unequal lengths: ${lengths.join(', ')} numbers`);
  if ((lengths[0] ?? 0) > DIMENSION_MAX)
    throw new Error(`its vectors have ${lengths[0]} numbers; at most ${DIMENSION_MAX} can be kept`);
  if (found.some((vector) => !vector.every(Number.isFinite))) throw new Error('its vectors hold what is no number');
  return found.map(normalised);
}
