import { normalised } from '../semantics/model/semantic-model.ts';

/** Characters that the encoder reads at once, about. */
const READ_AT_ONCE = 480;

/** Whole sentences, as many as the encoder reads at once. */
export function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  for (const sentence of text.split(/(?<=[.!?;:])\s+|\n+/)) {
    const last = chunks.at(-1);
    if (last !== undefined && last.length + sentence.length < READ_AT_ONCE)
      chunks[chunks.length - 1] = `${last} ${sentence}`;
    else chunks.push(sentence);
  }
  return chunks;
}

/** The mean of vectors, one long. */
export function middleOf(vectors: readonly Float32Array[], weights?: readonly number[]): Float32Array {
  const middle = new Float32Array(vectors[0]?.length ?? 0);
  for (const [place, vector] of vectors.entries())
    for (let at = 0; at < middle.length; at++) middle[at]! += (weights?.[place] ?? 1) * vector[at]!;
  return normalised(middle);
}

/** The vector of a text by those of its chunks: a last short sentence counts for what it is. */
export const middleOfChunks = (vectors: readonly Float32Array[], chunks: readonly string[]): Float32Array =>
  middleOf(
    vectors,
    chunks.map(({ length }) => length),
  );
