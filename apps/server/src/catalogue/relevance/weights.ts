import type { FeatureName } from './features.ts';

/** Of a logistic model: the log odds are the bias and each feature times its weight; features without one have no say. */
export interface Weights {
  bias: number;
  of: Partial<Record<FeatureName, number>>;
}

// Written by `npm run evaluate -- relevance --fit`, from the judged pairs in bench/evaluation/relevance.

export const BY_WORDS_WEIGHTS: Weights = {
  bias: -5.32,
  of: {
    mass: 16.89,
    share: 0.1,
    core: 0.19,
    strongest: 1.76,
    supported: 0.75,
    supportedTitle: 0.32,
    key: 0.52,
    keys: 0.87,
    distinct: 1.62,
    phrases: 0.73,
    hasPhrase: 0.16,
    title: 1.28,
    density: 0.4,
    cosine: 3.18,
    length: -1.1,
    shareByCosine: 11.05,
    coreByDistinct: -3.06,
    short: -0.03,
    shortTitle: 5.85,
    named: 0.15,
  },
};

export const RELATED_WEIGHTS: Weights = {
  bias: -3.54,
  of: {
    mass: 2.8,
    share: 8.17,
    core: -1.48,
    strongest: 0.63,
    supported: -0.2,
    supportedTitle: 0.27,
    key: 0.39,
    keys: 1.42,
    distinct: 0.39,
    phrases: 2.27,
    hasPhrase: 0.01,
    title: 3.91,
    density: 0.84,
    cosine: -1.7,
    length: -3.2,
    shareByCosine: 13.69,
    coreByDistinct: -0.69,
    neighbours: 2.03,
    cosineFound: 5.14,
    shareByNeighbours: -13.14,
    short: 0.24,
    shortTitle: 1.53,
    named: 0.09,
  },
};

export const ON_TOPIC_WEIGHTS: Weights = {
  bias: -5.54,
  of: {
    mass: 3.88,
    share: 0.85,
    core: 0.79,
    strongest: 1.54,
    supported: -1.28,
    supportedTitle: 1.48,
    key: 0.74,
    keys: 0.1,
    distinct: 0.46,
    phrases: 3.93,
    hasPhrase: -0.08,
    title: 1.24,
    density: 0.76,
    cosine: -0.8,
    length: -2.67,
    shareByCosine: 7.35,
    coreByDistinct: -0.44,
    neighbours: 0.96,
    cosineFound: 4.47,
    shareByNeighbours: -4.52,
    short: 0.36,
    shortTitle: 0.89,
    named: 0.27,
  },
};

export const BY_WORDS_WITHOUT_VECTORS: Weights = {
  bias: -3.92,
  of: {
    mass: 18.24,
    share: 5.04,
    core: 1.45,
    strongest: 1.26,
    supported: 0.31,
    supportedTitle: 0.88,
    key: 0.21,
    keys: 0.24,
    distinct: 2.53,
    phrases: 2.89,
    hasPhrase: 0.12,
    title: 1.44,
    density: 0.63,
    length: -2.81,
    coreByDistinct: -2.87,
    short: 0.08,
    shortTitle: 1.97,
    named: -0.13,
  },
};

export const RELATED_WITHOUT_VECTORS: Weights = {
  bias: -2.95,
  of: {
    mass: 13.8,
    share: 9.25,
    core: 0.97,
    strongest: 0.72,
    supported: -0.16,
    supportedTitle: 0.89,
    key: 0.14,
    keys: 0.75,
    distinct: 1.77,
    phrases: 3.51,
    hasPhrase: -0.06,
    title: 1.68,
    density: 0.87,
    length: -4.32,
    coreByDistinct: -2.53,
    neighbours: 3.52,
    shareByNeighbours: -9.99,
    short: 0.1,
    shortTitle: 2.36,
    named: -0.12,
  },
};

export const ON_TOPIC_WITHOUT_VECTORS: Weights = {
  bias: -5.2,
  of: {
    mass: 1.6,
    share: 4.45,
    core: 4.05,
    strongest: 1.6,
    supported: -1.8,
    supportedTitle: 1.99,
    key: 0.53,
    keys: 0.17,
    distinct: 2.29,
    phrases: 6.19,
    hasPhrase: -0.07,
    title: 0.95,
    density: 1.64,
    length: -3.65,
    coreByDistinct: -3.51,
    neighbours: 2.15,
    shareByNeighbours: -4.56,
    short: 0.46,
    shortTitle: -3.84,
    named: -0.01,
  },
};
