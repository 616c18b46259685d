import { expect, test } from 'vitest';
import { generateSample } from '../sample/generate.ts';
import { readModel } from './model/model-file.ts';
import { trainModel } from './model/train-model.ts';
import { trainInThread } from './train-in-thread.ts';

const documents = [...generateSample()].slice(0, 300).map(({ title, text }) => ({ title, text }));

test('[SRCH-02] a thread trains the same model and tells of its progress', async () => {
  const shares: number[] = [];
  const bytes = await trainInThread(documents, { onProgress: (share) => shares.push(share) });
  expect(readModel(bytes).id).toBe(trainModel(documents).id);
  expect(shares.length).toBeGreaterThan(3);
  expect(shares.at(-1)).toBe(1);
});

test('[SRCH-02] training is cancelled before it begins and while it runs', async () => {
  const reason = new Error('cancelled');
  await expect(trainInThread(documents, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const cancelling = new AbortController();
  const training = trainInThread(documents, {
    signal: cancelling.signal,
    onProgress: () => cancelling.abort(reason),
  });
  await expect(training).rejects.toBe(reason);
});
