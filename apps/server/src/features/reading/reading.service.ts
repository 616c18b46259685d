import { hash } from 'node:crypto';
import { type CatalogueRecord, refKey } from '../../catalogue/record.ts';
import { isOfCatalogue, type SourceRecord } from '../../evidence/evidence.ts';
import { evidenceKey } from '../../evidence/gather/evidence-record.ts';
import type { Note } from '../../evidence/reading/note.ts';
import type { Reader } from '../../evidence/reading/open-reader.ts';
import { READER_VERSION } from '../../evidence/reading/read-notes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ReadingRepository } from './reading.repository.ts';

interface Dependencies {
  readings: ReadingRepository;
  reader: Pick<Reader, 'read'>;
  clock: Clock;
}

type Read = Pick<CatalogueRecord, 'engine' | 'id' | 'text'>;

/** Records are read once, and again when their text, or the reader, has changed. */
export function readingService({ readings, reader, clock }: Dependencies) {
  const service = {
    /**
     * The notes of records by key: places in the text that was given. What hasn't been read yet is read now.  `atLeisure`: nobody waits for it.
     */
    async notesOf(
      records: readonly Read[],
      options: { signal?: AbortSignal; atLeisure?: boolean } = {},
    ): Promise<Map<string, Note[]>> {
      const asked = [
        ...new Map(records.map((record) => [refKey(record), { ...record, state: stateOf(record) }])).values(),
      ];
      const kept = await readings.find(asked);
      const notes = new Map(kept.map((reading) => [refKey(reading), reading.notes]));
      const open = asked.filter((record) => !notes.has(refKey(record)));
      const found = await reader.read(open, options);
      const read = open.map(({ engine, id, state }, at) => ({ engine, id, state, notes: found[at] ?? [] }));
      await readings.save(read, clock.now());
      for (const reading of read) notes.set(refKey(reading), reading.notes);
      return notes;
    },

    /** The same of all that a report rests on. A person's own description and files are read each time, and nothing of them is kept. */
    async readNotes(sources: readonly SourceRecord[], signal?: AbortSignal): Promise<Map<string, Note[]>> {
      const own = sources.filter((source) => !isOfCatalogue(source));
      const texts = own.map(({ text }) => ({ text, engine: 'library' as const }));
      const options = signal ? { signal } : {};
      const [notes, ofOwn] = await Promise.all([
        service.notesOf(sources.filter(isOfCatalogue), options),
        reader.read(texts, options),
      ]);
      for (const [at, source] of own.entries()) notes.set(evidenceKey(source), ofOwn[at] ?? []);
      return notes;
    },
  };
  return service;
}

const stateOf = ({ engine, text }: Read): string =>
  `${READER_VERSION} ${hash('sha256', `${engine} ${text}`, 'base64url').slice(0, 22)}`;

export type ReadingService = ReturnType<typeof readingService>;
