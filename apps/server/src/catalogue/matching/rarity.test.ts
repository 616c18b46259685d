import { expect, test } from 'vitest';
import { rarityOf } from './judge-records.ts';

const counts = new Map([
  ['packag', 2_500],
  ['mycelium', 2_500],
  ['project', 60],
  ['zyxwium', 1],
]);

test('[REL-02] a catalogue of one field does not make the words of that field common', () => {
  const rarity = rarityOf({ counts, recordCount: 2_600 });
  expect(rarity('packag')).toBeGreaterThan(rarity('project'));
  expect(rarity('mycelium')).toBeGreaterThan(rarity('packag'));
  expect(rarity('zyxwium')).toBeGreaterThan(rarity('mycelium'));
});

test('[REL-02] a large catalogue tells by its own records how rare a word is', () => {
  const rarity = rarityOf({ counts, recordCount: 100_000 });
  expect(rarity('project')).toBeGreaterThan(rarity('packag'));
});
