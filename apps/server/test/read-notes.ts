import { afterAll } from 'vitest';
import { openEncoder } from '../src/catalogue/encoder/open-encoder.ts';
import type { SentenceEncoder } from '../src/catalogue/encoder/sentence-encoder.port.ts';
import type { ReadNotes } from '../src/evidence/gather/notes-of.ts';
import { openReader } from '../src/evidence/reading/open-reader.ts';
import { notesBy } from './notes-by.ts';

/** For the tests of one file. Each sentence is encoded once, which takes longer than all else of a report; `anew` encodes it again. */
export function readingForTests() {
  const encoder = openEncoder();
  const readers = [encoder, keeping(encoder)].map((each) => ({ encoder: each, reader: openReader(each) }));
  afterAll(async () => {
    await Promise.all(readers.map(({ reader }) => reader.close()));
    await encoder.close();
  });
  const [anew, kept] = readers.map((each) => ({ ...each, readNotes: notesBy(each.reader) }));
  return { kept: kept!, anew: anew! };
}

/** The same text has the same vector. */
function keeping(encoder: SentenceEncoder): SentenceEncoder {
  const kept = new Map<string, Float32Array>();
  return {
    ...encoder,
    async encode(texts) {
      const fresh = [...new Set(texts)].filter((text) => !kept.has(text));
      const vectors = await encoder.encode(fresh);
      for (const [at, text] of fresh.entries()) kept.set(text, vectors[at]!);
      return texts.map((text) => kept.get(text)!);
    },
  };
}

/** For what is told without any note. */
export const withoutNotes = { encoder: null, readNotes: (async () => new Map()) satisfies ReadNotes };
