import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const INVESTOR: Cited = {
  key: 'investors/1',
  fields: [
    'Title: Plenkor Networks',
    'Record: 1',
    'Investor: Plenkor Networks',
    'Portfolio company: Voltara',
    'Portfolio company: Grenwick',
    'Known investments: Voltara · - · 11 December, 2009 · $26,000,000 · -',
    'Known investments: Grenwick · - · 1 May, 2009 · $4,000,000 · -',
    'Known investments: Voltara · - · 2 June, 2008 · $5,000,000 · -',
    'Known investments: Bodal · - · 2008 · - · -',
  ],
  passages: [],
};

describe('[GRD-08] what is the largest, the latest and how many of a table’s rows', () => {
  test.each([
    ['Its largest known round was $26 million.', true],
    ['Its biggest known round is the $26 million that Voltara raised in December 2009.', true],
    ['Its smallest known round was the $4 million of Grenwick.', true],
    ['Its latest known investment was in December 2009.', true],
    ['Plenkor Networks took part in two rounds of Voltara.', true],
    ['In 2009 Plenkor Networks took part in two rounds.', true],
    ['Plenkor Networks invested in Grenwick as early as May 2009.', true],
    ['Its largest known round was $5 million.', false],
    ['Its largest known round is the $26 million that Grenwick raised.', false],
    ['Its smallest known round was $5 million.', false],
    ['Its latest known investment was in May 2009.', false],
    ['Its earliest known investment was in May 2009.', false],
    // Another one is of some day of that year.
    ['Its first known investment was in June 2008.', false],
    ['Plenkor Networks took part in three rounds of Voltara.', false],
    ['Plenkor Networks took part in two rounds of Grenwick.', false],
    ['In 2009 Plenkor Networks took part in three rounds.', false],
    ['In 2010 Plenkor Networks took part in two rounds.', false],
  ])('%s %s', (text, isSupported) => expect(judgeStatement(text, [INVESTOR]).isSupported).toBe(isSupported));
});
