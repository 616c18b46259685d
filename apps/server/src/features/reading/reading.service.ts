import { hash } from 'node:crypto';
import { type CatalogueRecord, refKey } from '../../catalogue/record.ts';
import type { Note } from '../../evidence/reading/note.ts';
import type { Reader } from '../../evidence/reading/open-reader.ts';
import { READER_VERSION } from '../../evidence/reading/read-notes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ReadingRepository } from './reading.repository.ts';

interface Dependencies {
  readings: ReadingRepository;
  /** Null where there is no sentence encoder. */
  reader: Pick<Reader, 'read'> | null;
  clock: Clock;
}

type Read = Pick<CatalogueRecord, 'engine' | 'id' | 'text'>;

/** Records are read once, and again when their text, or the reader, has changed. */
export function readingService({ readings, reader, clock }: Dependencies) {
  return {
    /**
     * The notes of records by key: places in the text that was given. What hasn't been read yet is read now. Without a sentence
     * encoder there are none. `atLeisure`: nobody waits for it.
     */
    async notesOf(
      records: readonly Read[],
      options: { signal?: AbortSignal; atLeisure?: boolean } = {},
    ): Promise<Map<string, Note[]>> {
      const asked = [
        ...new Map(records.map((record) => [refKey(record), { ...record, state: stateOf(record) }])).values(),
      ];
      const kept = reader ? await readings.find(asked) : [];
      const notes = new Map(kept.map((reading) => [refKey(reading), reading.notes]));
      const open = asked.filter((record) => !notes.has(refKey(record)));
      const found = reader ? await reader.read(open, options) : [];
      const read = open.map(({ engine, id, state }, at) => ({ engine, id, state, notes: found[at] ?? [] }));
      if (reader) await readings.save(read, clock.now());
      for (const reading of read) notes.set(refKey(reading), reading.notes);
      return notes;
    },
  };
}

const stateOf = ({ engine, text }: Read): string =>
  `${READER_VERSION} ${hash('sha256', `${engine} ${text}`, 'base64url').slice(0, 22)}`;

export type ReadingService = ReturnType<typeof readingService>;
