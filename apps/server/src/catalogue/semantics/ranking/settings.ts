/** How keyword and semantic rankings become one. Chosen by cross-validation: docs/decisions/0011-built-in-semantics.md. */
export interface HybridSettings {
  /** The semantic part of a score, at most: less where the keywords have a clear winner. */
  semanticWeight: number;
  /** How quickly a winner's lead makes the semantics stay out; 0 for never. */
  stayOut: number;
  /** Best documents whose vectors move the query's; 0 for none. */
  feedbackDocuments: number;
  /** Documents close to a document that have a say in its score. */
  neighbours: number;
  /** Their part of it. */
  neighbourWeight: number;
  /** Ranks of each list that are looked at: those below add nothing. */
  depth: number;
  /** From this cosine to the query on a record is close in meaning, whatever its words; null where cosines alone don't say so. */
  closeFrom: number | null;
}

export const BUILT_IN_SETTINGS: HybridSettings = {
  semanticWeight: 0.5,
  stayOut: 1,
  feedbackDocuments: 3,
  neighbours: 10,
  neighbourWeight: 0.2,
  depth: 100,
  closeFrom: null,
};

/** For models from elsewhere, which know more of the language: chosen with a small sentence encoder, see bench/README.md. */
export const OUTSIDE_SETTINGS: HybridSettings = { ...BUILT_IN_SETTINGS, semanticWeight: 0.7 };

/** Four of five records as near as that to a project's title or description are related: docs/decisions/0041-the-sentence-encoder.md. */
export const ENCODER_SETTINGS: HybridSettings = { ...OUTSIDE_SETTINGS, closeFrom: 0.5 };
