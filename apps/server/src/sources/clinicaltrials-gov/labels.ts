import { sentenceCase, titleCase } from '../../catalogue/normalise/words.ts';

const STATUSES: Record<string, string> = { ACTIVE_NOT_RECRUITING: 'Active, not recruiting', UNKNOWN: 'Unknown status' };
const CLASSES: Record<string, string> = {
  NIH: 'NIH',
  FED: 'U.S. Fed',
  OTHER_GOV: 'Other government',
  INDIV: 'Individual',
};
const MODELS: Record<string, string> = {
  SINGLE_GROUP: 'Single Group Assignment',
  PARALLEL: 'Parallel Assignment',
  CROSSOVER: 'Crossover Assignment',
  FACTORIAL: 'Factorial Assignment',
  SEQUENTIAL: 'Sequential Assignment',
};

/** Codes of the API's second version to the words that the site shows; words stay words. */
export const statusLabel = (code: string | undefined) => code && (STATUSES[code] ?? sentenceCase(code));
export const classLabel = (code: string | undefined) => code && (CLASSES[code] ?? titleCase(code));
export const modelLabel = (code: string | undefined) => code && (MODELS[code] ?? titleCase(code));
/** 'NONE' is an open trial; 'NA' does not apply. */
export const designLabel = (code: string | undefined) =>
  code === 'NA' ? 'N/A' : code && /^none$/i.test(code) ? 'None (Open Label)' : titleCase(code);
