import type { ReadNotes } from '../src/evidence/gather/notes-of.ts';
import type { Reader } from '../src/evidence/reading/open-reader.ts';
import { evidenceKey } from '../src/evidence/records/evidence-record.ts';

/** Reads as the server does, without keeping anything. */
export const notesBy =
  (reader: Pick<Reader, 'read'>): ReadNotes =>
  async (records, { signal, isWhole = false } = {}) => {
    const texts = records.map(
      ({ engine, text }) => ({ text, engine: engine === 'project' ? 'library' : engine }) as const,
    );
    const notes = await reader.read(texts, { isWhole, ...(signal && { signal }) });
    return new Map(records.map((record, at) => [evidenceKey(record), notes[at]!]));
  };
