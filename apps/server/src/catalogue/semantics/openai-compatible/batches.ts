/** Text Embeddings Inference takes as many at once by default; others take more. */
export const BATCH_TEXTS_MAX = 32;
/** Keeps a batch small enough for a service that computes on its processor. */
export const BATCH_TOKENS_MAX = 16_000;
/** For English; other scripts have more tokens for their length, which the room above allows for. */
const CHARACTERS_A_TOKEN = 4;

export const approximateTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_A_TOKEN);

/** The texts in their order, in batches of no more than so many texts and tokens; a longer text goes by itself. */
export function batchesOf(texts: string[]): string[][] {
  const batches: string[][] = [];
  let tokens = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    const more = approximateTokens(text);
    const last = batches.at(-1);
    if (last && last.length < BATCH_TEXTS_MAX && tokens + more <= BATCH_TOKENS_MAX) {
      last.push(text);
      tokens += more;
    } else {
      batches.push([text]);
      tokens = more;
    }
  }
  return batches;
}
