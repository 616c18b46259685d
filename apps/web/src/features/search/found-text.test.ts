import type { EngineInfo } from '@groundwork/contract/engines';
import type { SearchAnswer } from '@groundwork/contract/search';
import { expect, test } from 'vitest';
import { emptySearch } from '../../lib/search-state.ts';
import { foundText, partsOf } from './found-text.ts';

const answer = (more: Partial<SearchAnswer>) =>
  ({ total: 0, withWords: null, mode: 'keyword', isRelaxed: false, isTotalCapped: false, ...more }) as SearchAnswer;
const engine = { label: 'Publications', singular: 'publication', count: 5_000 } as EngineInfo;

test.each([
  [{ total: 12, withWords: 4, isRelaxed: true }, '4 with all your words + 8 with some of them'],
  [{ total: 8, withWords: 0, isRelaxed: true }, 'none with all your words; these have some of them'],
  [{ total: 27, withWords: 19, mode: 'hybrid' }, '19 with your words + 8 close in meaning'],
  [{ total: 27, withWords: 27, mode: 'hybrid' }, 'with your words'],
  [{ total: 300, withWords: 19, mode: 'semantic' }, 'close in meaning'],
  [{ total: 27, withWords: null }, null],
  [{ total: 0, withWords: 0, isRelaxed: true }, null],
] as const)('[SRCH-01] of %j it says how many have all the words, and how many some: %s', (found, text) =>
  expect(partsOf(answer(found))).toBe(text),
);

test.each([
  [{ total: 300, mode: 'semantic' }, 'the closest 300 publications'],
  [{ total: 41, mode: 'semantic' }, '41 publications'],
  [{ total: 1, mode: 'keyword' }, '1 publication'],
  [{ total: 300, mode: 'keyword' }, '300 publications'],
] as const)('[SRCH-05] what a search by meaning lists is no count of what there is: %j is %s', (found, text) =>
  expect(foundText(answer(found), engine, emptySearch('publications')).toLowerCase()).toBe(text),
);
