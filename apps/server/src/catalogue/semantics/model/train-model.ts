import { modelId } from './model-file.ts';
import { SemanticModel } from './semantic-model.ts';
import { leadingSubspace } from './subspace.ts';
import { documentCounts, type SemanticText } from './term-counts.ts';
import { weighTerms } from './term-matrix.ts';

/** More documents change the space little and cost their time; the rest are folded in. */
export const TRAINING_DOCUMENTS_MAX = 20_000;
const DIMENSION_MAX = 384;

export interface TrainingOptions {
  seed?: number;
  dimension?: number;
  /** Called with the share done; what it throws ends the training. */
  onProgress?: (share: number) => void;
}

/** The more documents, the more topics there are to tell apart: fewer dimensions blur them, more keep chance along. */
export const dimensionFor = (documents: number): number =>
  Math.max(1, Math.min(DIMENSION_MAX, Math.round(96 * Math.sqrt(documents / 1300))));

/** Trains on all the documents given. The same input gives the same model. */
export function trainModel(documents: Iterable<SemanticText>, options: TrainingOptions = {}): SemanticModel {
  const { seed = 1, onProgress } = options;
  const { matrix, terms, termWeights } = weighTerms(countsOf(documents));
  const basis = leadingSubspace(matrix, {
    dimension: options.dimension ?? dimensionFor(matrix.rows),
    seed,
    onProgress,
  });
  const parts = { terms, termWeights, basis };
  return new SemanticModel(modelId(parts), parts);
}

/** One by one: all of them at once would take many times the memory of the texts. */
function* countsOf(documents: Iterable<SemanticText>): Generator<Map<string, number>> {
  for (const document of documents) yield documentCounts(document);
}
