import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const entry = (name: string, pieces: string[], onEnd?: () => void): ZipEntry => ({
  name,
  text: (async function* () {
    try {
      for (const piece of pieces) yield piece;
    } finally {
      onEnd?.();
    }
  })(),
});

async function drain(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

test('[SRCH-08] whatever is written into a zip is read from it', async () => {
  const texts = fc.array(
    fc.string({ unit: 'grapheme' }).map((text) => text.toWellFormed()),
    { maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { maxLength: 3 }), async (files) => {
      const read = unzipSync(await drain(zipStream(files.map((pieces, n) => entry(`${n}.csv`, pieces)))));
      expect(Object.keys(read)).toEqual(files.map((_pieces, n) => `${n}.csv`));
      files.forEach((pieces, n) => {
        expect(strFromU8(read[`${n}.csv`]!)).toBe(pieces.join(''));
      });
    }),
  );
});

test('[SRCH-08] a failing text fails the zip; a reader who goes away ends the text', async () => {
  const failing = zipStream([
    {
      name: 'a.csv',
      // biome-ignore lint/correctness/useYield: fails before it says anything
      text: (async function* (): AsyncGenerator<string> {
        throw new Error('no more');
      })(),
    },
  ]);
  await expect(drain(failing)).rejects.toThrow('no more');

  let isEnded = false;
  const long = Array.from({ length: 1000 }, () => Math.random().toString(36).repeat(10_000));
  const zip = zipStream([entry('a.csv', long, () => (isEnded = true))]);
  await zip.next();
  await zip.next();
  await zip.return(undefined);
  await expect.poll(() => isEnded).toBe(true);
});
