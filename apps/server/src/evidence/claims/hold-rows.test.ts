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

describe('[GRD-08] what is said of all rows each row says', () => {
  const DRUG: Cited = {
    key: 'drugs/1',
    fields: [
      'Title: ALPHACIN',
      'Products: 001 · ALPHACIN · TABLET · ORAL · 4MG',
      'Products: 002 · ALPHACIN · TABLET · ORAL · 8MG',
      'Products: 003 · ALPHACIN · CAPSULE · ORAL · 9MG',
    ],
    passages: [],
  };
  const said = (text: string) => judgeStatement(text, [DRUG]).reasons;

  test.each(['strengths', 'products', 'presentations', 'dosages', 'versions', 'vials'])('all %s', (things) => {
    for (const all of [
      'All',
      'All of the',
      'All its',
      'All of these',
      'All three',
      'All of their three',
      'All the 3',
    ]) {
      expect(said(`${all} ${things} are capsules.`)).not.toEqual([]);
      expect(said(`${all} ${things} are oral.`)).not.toContain('oral');
    }
    for (const both of ['Both', 'Each of the', 'Both of the', 'Each of the three'])
      expect(said(`${both} ${things} are capsules.`)).not.toEqual([]);
  });

  const PEOPLE = (label: string): Cited => ({
    key: 'patents/1',
    fields: ['Title: Pumps', `${label}: Ann Roe · Zug, Switzerland`, `${label}: Bo Doe · Bonn, Germany`],
    passages: [],
  });
  test.each([
    ['Inventors', 'inventors'],
    ['Authors', 'authors'],
    ['Sites', 'sites'],
    ['Sites', 'centers'],
  ])('%s: both %s', (label, things) => {
    expect(judgeStatement(`Both ${things} are in Zug.`, [PEOPLE(label)]).reasons).not.toEqual([]);
    expect(judgeStatement(`All the ${things} are in Bonn.`, [PEOPLE(label)]).reasons).not.toEqual([]);
  });

  test.each(['; ', ', while ', ' whereas ', ', but '])('clause by clause: “%s”', (joint) => {
    const rounds = (one: string, other: string) =>
      judgeStatement(`Grenwick raised ${one}${joint}Plenkor raised ${other}.`, [INVESTOR]).isSupported;
    expect([rounds('$5 million', '$2 million'), rounds('$2 million', '$5 million')]).toEqual([true, false]);
  });
});
