import { afterAll } from 'vitest';
import { openEncoder } from '../src/catalogue/encoder/open-encoder.ts';
import type { ReadNotes } from '../src/evidence/gather/notes-of.ts';
import { openReader } from '../src/evidence/reading/open-reader.ts';
import { notesBy } from './notes-by.ts';

/** For the tests of one file. */
export function readingForTests() {
  const encoder = openEncoder();
  const reader = openReader(encoder);
  afterAll(async () => {
    await reader.close();
    await encoder.close();
  });
  return { encoder, readNotes: notesBy(reader) };
}

/** For what is told without any note. */
export const withoutNotes = { encoder: null, readNotes: (async () => new Map()) satisfies ReadNotes };
