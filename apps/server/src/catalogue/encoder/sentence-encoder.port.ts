/** A text's words in their places, each with what it means where it stands: `vectors.length / words.length` numbers a word. */
export interface WordVectors {
  /** `pieces`: how many of the model's own words it is put together from; more than one where the model does not know it whole. */
  words: { start: number; end: number; pieces: number }[];
  vectors: Float32Array;
}

/** Turns sentences into vectors that lie near each other where they mean the same, in whatever words. */
export interface SentenceEncoder {
  /** Vectors of length one, in the texts' order; of each text its beginning is read. The same text has the same vector. */
  encode(texts: string[]): Promise<Float32Array[]>;
  /** The same of many texts that nobody waits for: whoever waits goes first. Rejects with the signal's reason. */
  encodeAtLeisure(texts: string[], signal: AbortSignal): Promise<Float32Array[]>;
  /** The words of each text, as far as the model reads at once (some ninety), with their vectors in context. */
  encodeWords(texts: string[]): Promise<WordVectors[]>;
  /**
   * The place of each word among the model's, which are in order of how often ordinary English has them: 'the' 1,996, 'water' 2,300,
   * 'glove' 15,913. Infinity for a word that it takes apart.
   */
  ranksOf(words: string[]): Promise<number[]>;
  close(): Promise<void>;
}
