import { expect, test } from 'vitest';
import { atHead, withArticle } from './with-article.ts';

test('[RPT-02] agencies are named as people name them: departments with an article, short forms without', () => {
  for (const [agency, named] of [
    ['Department of Defense', 'the Department of Defense'],
    ['Army', 'the Army'],
    ['Air Force', 'the Air Force'],
    ['National Aeronautics and Space Administration', 'the National Aeronautics and Space Administration'],
    ['National Institutes of Health', 'the National Institutes of Health'],
    ['Missile Defense Agency', 'the Missile Defense Agency'],
    ['NASA', 'NASA'],
    ['US Navy', 'the US Navy'],
    ['ARPA-E', 'ARPA-E'],
    ['NASA Langley Research Center', 'NASA Langley Research Center'],
    ['the Office of Science', 'the Office of Science'],
    ['Innovate UK', 'Innovate UK'],
  ])
    expect(withArticle(agency!)).toBe(named);
  expect(atHead(withArticle('Army'))).toBe('The Army');
  expect(atHead(withArticle('NASA'))).toBe('NASA');
});
