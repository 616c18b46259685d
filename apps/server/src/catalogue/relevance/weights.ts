import type { FeatureName } from './features.ts';

/** Of a logistic model: the log odds are the bias and each feature times its weight; features without one have no say. */
export interface Weights {
  bias: number;
  of: Partial<Record<FeatureName, number>>;
}

// Written by `npm run evaluate -- relevance --fit`, from the judged pairs in bench/evaluation/relevance.

export const BY_WORDS_WEIGHTS: Weights = {
  bias: -5.31,
  of: {
    mass: 17.05,
    share: 0.44,
    strongest: 1.84,
    supported: 0.78,
    supportedTitle: -0.09,
    key: 0.53,
    keys: 0.62,
    distinct: 1.53,
    phrases: -1.79,
    hasPhrase: 0.33,
    title: 4.67,
    density: 0.67,
    cosine: 3.1,
    length: -1.27,
    shareByCosine: 12.88,
    coreByDistinct: -3.0,
    short: 0.05,
    shortTitle: 1.63,
    named: 0.51,
  },
};

export const RELATED_WEIGHTS: Weights = {
  bias: -3.68,
  of: {
    mass: 3.81,
    share: 7.48,
    core: -1.38,
    strongest: 0.86,
    supported: -0.23,
    supportedTitle: 0.03,
    key: 0.42,
    keys: 1.21,
    distinct: 0.54,
    phrases: 1.01,
    hasPhrase: 0.07,
    title: 5.92,
    density: 0.91,
    cosine: -1.83,
    length: -3.27,
    shareByCosine: 15.84,
    coreByDistinct: -0.94,
    neighbours: 1.83,
    cosineFound: 5.16,
    shareByNeighbours: -12.72,
    short: 0.32,
    shortTitle: -1.65,
    named: 0.37,
  },
};

export const ON_TOPIC_WEIGHTS: Weights = {
  bias: -5.46,
  of: {
    mass: 4.29,
    share: 0.91,
    core: 0.63,
    strongest: 1.66,
    supported: -1.42,
    supportedTitle: 1.67,
    key: 0.79,
    keys: -0.09,
    distinct: 0.47,
    phrases: 3.7,
    hasPhrase: -0.04,
    title: 1.08,
    density: 0.85,
    cosine: -1.12,
    length: -2.8,
    shareByCosine: 8.78,
    coreByDistinct: -0.4,
    neighbours: 0.93,
    cosineFound: 4.47,
    shareByNeighbours: -4.67,
    short: 0.4,
    shortTitle: -0.34,
    named: 0.51,
  },
};

export const BY_WORDS_WITHOUT_VECTORS: Weights = {
  bias: -3.69,
  of: {
    mass: 17.07,
    share: 6.33,
    core: 1.34,
    strongest: 1.09,
    supported: 0.41,
    supportedTitle: 0.59,
    key: 0.2,
    keys: 0.01,
    distinct: 2.41,
    phrases: 0.61,
    hasPhrase: 0.3,
    title: 4.64,
    density: 0.99,
    length: -3.14,
    coreByDistinct: -2.78,
    short: 0.14,
    shortTitle: -2.61,
    named: 0.31,
  },
};

export const RELATED_WITHOUT_VECTORS: Weights = {
  bias: -2.62,
  of: {
    mass: 10.83,
    share: 11.44,
    core: 0.77,
    strongest: 0.56,
    supported: -0.1,
    supportedTitle: 0.72,
    key: 0.16,
    keys: 0.57,
    distinct: 1.5,
    phrases: 1.86,
    hasPhrase: 0.12,
    title: 4.21,
    density: 1.23,
    length: -4.83,
    coreByDistinct: -2.34,
    neighbours: 3.76,
    shareByNeighbours: -11.12,
    short: 0.19,
    shortTitle: -1.82,
    named: 0.27,
  },
};

export const ON_TOPIC_WITHOUT_VECTORS: Weights = {
  bias: -4.91,
  of: {
    mass: 0.21,
    share: 5.86,
    core: 3.59,
    strongest: 1.52,
    supported: -1.75,
    supportedTitle: 2.26,
    key: 0.55,
    keys: -0.06,
    distinct: 2.0,
    phrases: 5.79,
    hasPhrase: 0.02,
    title: 0.89,
    density: 1.85,
    length: -3.94,
    coreByDistinct: -3.07,
    neighbours: 2.18,
    shareByNeighbours: -5.01,
    short: 0.5,
    shortTitle: -5.05,
    named: 0.43,
  },
};
