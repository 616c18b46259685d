import { afterAll } from 'vitest';
import { openEncoder } from '../src/catalogue/encoder/open-encoder.ts';
import { evidenceKey } from '../src/evidence/gather/evidence-record.ts';
import type { ReadNotes } from '../src/evidence/gather/notes-of.ts';
import { openReader } from '../src/evidence/reading/open-reader.ts';

/** Reads as the server does, without keeping anything; for the tests of one file. */
export function readingForTests() {
  const encoder = openEncoder();
  const reader = openReader(encoder)!;
  afterAll(async () => {
    await reader.close();
    await encoder.close();
  });
  const readNotes: ReadNotes = async (records) => {
    const notes = await reader.read(
      records.map(({ engine, text }) => ({ text, engine: engine === 'project' ? 'library' : engine })),
    );
    return new Map(records.map((record, at) => [evidenceKey(record), notes[at]!]));
  };
  return { encoder, readNotes };
}

/** For what is told without any note. */
export const withoutNotes = { encoder: null, readNotes: (async () => new Map()) satisfies ReadNotes };
