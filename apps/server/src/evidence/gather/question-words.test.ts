import { ENGINES } from '@groundwork/contract/engines';
import { expect, test } from 'vitest';
import { readingForTests } from '../../../test/read-notes.ts';
import { weighWords } from './question-words.ts';

const { encoder } = readingForTests().anew;
const COUNTS: Record<string, number> = { hearing: 40, medicine: 40, far: 40, ologex: 2 };
const index = {
  aggregate: async ({ query }: { query: { word: string } | null }) => [
    { key: '', count: query === null ? 60_000 : (COUNTS[query.word] ?? 0) },
  ],
} as never;
const weigh = (question: string, words: string[], more: { isOnRecord?: boolean; encoder?: null } = {}) =>
  weighWords(question, words, { index, engines: ENGINES, encoder, ...more });

test('[INS-06] a word tells as much as few records have it, and as the question means something else without it', async () => {
  const question = 'Who works on a medicine against hearing loss, and how far are they?';
  const { words } = await weigh(question, ['medicine', 'hearing', 'far']);
  const [medicine, hearing, far] = [...words.values()];
  expect(hearing!).toBeGreaterThan(medicine!);
  expect(medicine!).toBeGreaterThan(far!);
  const bare = await weigh('ologex hearing', ['ologex', 'hearing'], { encoder: null });
  expect(bare.words.get('ologex')!).toBeGreaterThan(bare.words.get('hear')!);
});

test('[INS-06] what hardly any record has is rare if much of the question hangs on it; what none has is not', async () => {
  expect([...(await weigh('Is Ologex sold?', ['ologex', 'sold'])).rare]).toEqual(['ologex']);
  const { words, rare } = await weigh('Is Zeppelinex sold?', ['zeppelinex']);
  expect([words.size, rare.size]).toEqual([1, 0]);
  expect((await weigh('Is Zeppelinex sold?', ['zeppelinex'], { isOnRecord: true })).words.size).toBe(0);
});
