/** Turns sentences into vectors that lie near each other where they mean the same, in whatever words. */
export interface SentenceEncoder {
  /** Vectors of length one, in the texts' order; of each text its beginning is read. The same text has the same vector. */
  encode(texts: string[]): Promise<Float32Array[]>;
  /** The same of many texts that nobody waits for: whoever waits goes first. Rejects with the signal's reason. */
  encodeAtLeisure(texts: string[], signal: AbortSignal): Promise<Float32Array[]>;
  close(): Promise<void>;
}
