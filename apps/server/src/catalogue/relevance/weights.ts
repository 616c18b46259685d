import type { FeatureName } from './features.ts';

/** Of a logistic model: the log odds are the bias and each feature times its weight; features without one have no say. */
export interface Weights {
  bias: number;
  of: Partial<Record<FeatureName, number>>;
}

// Written by `npm run evaluate -- relevance --fit`, from the judged pairs in bench/evaluation/relevance.
export const BY_WORDS_WEIGHTS: Weights = {
  bias: -4.66,
  of: {
    mass: 13.85,
    share: 9.16,
    core: 3.03,
    strongest: 1.64,
    supported: 0.51,
    supportedTitle: 2.2,
    distinct: 0.9,
    phrases: 8.21,
    hasPhrase: 0.12,
    title: 0.24,
    density: -2.03,
    cosine: 5.06,
    length: -2.37,
    shareByCosine: 7.28,
    coreByDistinct: -6.28,
  },
};
export const RELATED_WEIGHTS: Weights = {
  bias: -2.45,
  of: {
    mass: 2.85,
    share: 8.64,
    core: -2.61,
    strongest: 0.97,
    supported: -0.63,
    supportedTitle: 1.27,
    key: 0.38,
    keys: 1.3,
    distinct: 1.17,
    phrases: 3.9,
    hasPhrase: -0.05,
    title: -0.78,
    density: 0.48,
    cosine: -0.56,
    length: -4.74,
    shareByCosine: 16.94,
    coreByDistinct: -0.99,
    neighbours: 2.49,
    cosineFound: 2.53,
    shareByNeighbours: -13.03,
    short: -0.22,
    shortTitle: 5.39,
    named: -0.09,
  },
};
export const ON_TOPIC_WEIGHTS: Weights = {
  bias: -5.1,
  of: {
    mass: 8.27,
    share: 7.02,
    core: -0.36,
    strongest: 1.3,
    supported: -2.62,
    supportedTitle: 2.2,
    key: 0.86,
    keys: 0.43,
    distinct: 1.45,
    phrases: 3.27,
    hasPhrase: -0.07,
    title: -2.59,
    density: 1.07,
    cosine: 0.96,
    length: -3.1,
    shareByCosine: 2.51,
    coreByDistinct: -1,
    neighbours: 1.51,
    cosineFound: 1.38,
    shareByNeighbours: -5.97,
    short: -0.1,
    shortTitle: 6.05,
    named: 0.22,
  },
};
