import { expect, test } from 'vitest';
import { affirmed, isSaidIn, saidIn } from './said-in.ts';

const words = saidIn({
  title: 'Robotic handling of cells',
  text: 'Carcinoma, cancer and flunisolide; solar car parts for farmers, in general.',
});

test('[RPT-02] a word is said in its other forms, and a short one only by itself', () => {
  expect(['robots', 'cell', 'car', 'parts', 'farms'].filter((word) => !isSaidIn(words, [word]))).toEqual([]);
  expect(['flu', 'can', 'sola', 'genes'].filter((word) => isSaidIn(words, [word]))).toEqual([]);
  const without = saidIn({ title: 'Carcinoma', text: 'Cancer care.' });
  expect(isSaidIn(without, ['CAR'])).toBe(false);
});

test('[RPT-02] what a thing does without is none of its words', () => {
  expect(affirmed('LiDAR without moving parts: an array.').match(/moving|parts/)).toBeNull();
  expect(affirmed('It needs no refrigeration.')).not.toContain('refrigeration');
  expect(affirmed('A nitric oxide dressing.')).toBe('A nitric oxide dressing.');
});
