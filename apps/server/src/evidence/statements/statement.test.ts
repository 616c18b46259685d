import { expect, test } from 'vitest';
import { makeStatement } from '../findings/collect.ts';
import { joined, words } from './statement.ts';

test.each([
  ['and', 'It has a pump, a valve and a seal.'],
  ['or', 'It has a pump, a valve or a seal.'],
] as const)('[RPT-02] three things joined by “%s” have a comma between the first two', (joint, text) => {
  const things = [words`a pump`, words`a valve`, words`a seal`];
  expect(makeStatement(words`It has ${joined(things, joint)}.`, []).text).toBe(text);
});
