import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const INVESTOR: Cited = {
  key: 'investors/1',
  fields: [
    'Title: Exampleton Capital',
    'Investor: Exampleton Capital',
    'Portfolio company: Voltara',
    'Portfolio company: Plenkor',
    'Known investments: Voltara · Seed · 30 October, 2013 · $2,000,000 · -',
    'Known investments: Plenkor · Series A · 24 October, 2013 · $2,000,000 · -',
    'Known investments: Grenwick · Series A · 18 October, 2013 · $5,000,000 · -',
  ],
  passages: [],
};

describe('[GRD-08] rows of a table', () => {
  test.each([
    ['Voltara raised a seed round of $2 million in October 2013.', true],
    ['Plenkor raised a $2 million Series A.', true],
    ['Exampleton Capital took part in Grenwick’s $5 million Series A.', true],
    ['Grenwick raised $5 million, while Plenkor raised $2 million.', true],
    ['Plenkor raised a seed round of $2 million in October 2013.', false],
    ['Exampleton Capital took part in Plenkor’s $5 million Series A.', false],
    ['Grenwick raised $2 million, while Plenkor raised $5 million.', false],
  ])('%s %s', (text, isSupported) => {
    expect(judgeStatement(text, [INVESTOR]).isSupported).toBe(isSupported);
  });
});

const PAPER: Cited = {
  key: 'publications/1',
  fields: [
    'Title: Nanobubbles in pipes',
    'Funder: Exampleton Science Foundation',
    'Author: Jane Roe',
    'Publisher: Plenkor Press',
    'Venue: Pipes',
  ],
  passages: ['Nanobubbles clean pipes.'],
};

describe('[GRD-08] who publishes a work', () => {
  test.each([
    ['Plenkor Press published the paper on nanobubbles.', true],
    ['Jane Roe published the paper on nanobubbles.', true],
    ['The paper on nanobubbles was published by Plenkor Press.', true],
    ['Exampleton Science Foundation published the paper on nanobubbles.', false],
    ['The paper on nanobubbles was published by Exampleton Science Foundation.', false],
  ])('%s %s', (text, isSupported) => {
    expect(judgeStatement(text, [PAPER]).isSupported).toBe(isSupported);
  });
});
