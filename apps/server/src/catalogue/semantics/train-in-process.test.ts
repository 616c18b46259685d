import { expect, test } from 'vitest';
import { generateSample } from '../sample/generate.ts';
import { readModel } from './model/model-file.ts';
import type { SemanticText } from './model/term-counts.ts';
import { trainModel } from './model/train-model.ts';
import { trainInProcess } from './train-in-process.ts';

const documents = [...generateSample()].slice(0, 300).map(({ title, text }) => ({ title, text }));

async function* pages(): AsyncGenerator<SemanticText[]> {
  yield documents.slice(0, 200);
  yield documents.slice(200);
}

test('[SRCH-02] a process trains the same model and tells of its progress', async () => {
  const shares: number[] = [];
  const bytes = await trainInProcess(pages(), { onProgress: (share) => shares.push(share) });
  expect(readModel(bytes).id).toBe(trainModel(documents).id);
  expect(shares.length).toBeGreaterThan(3);
  expect(shares.at(-1)).toBe(1);
});

test('[SRCH-02] training is cancelled before it begins and while it runs', async () => {
  const reason = new Error('cancelled');
  await expect(trainInProcess(pages(), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const cancelling = new AbortController();
  const training = trainInProcess(pages(), {
    signal: cancelling.signal,
    onProgress: () => cancelling.abort(reason),
  });
  await expect(training).rejects.toBe(reason);
});
