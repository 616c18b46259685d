import { hash } from 'node:crypto';
import type { Engine } from '@groundwork/contract/engines';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { type CatalogueRecord, refKey } from '../../catalogue/record.ts';
import { isOfCatalogue, type SourceRecord } from '../../evidence/evidence.ts';
import type { NotesOptions } from '../../evidence/gather/notes-of.ts';
import type { Encodes } from '../../evidence/reading/find-passages.ts';
import { NOTES_VERSION, notesFound, notesRequest, tellingSentences } from '../../evidence/reading/model-notes.ts';
import type { Note } from '../../evidence/reading/note.ts';
import type { Reader } from '../../evidence/reading/open-reader.ts';
import { READER_VERSION } from '../../evidence/reading/read-notes.ts';
import { evidenceKey } from '../../evidence/records/evidence-record.ts';
import { atOnce } from '../../platform/at-once.ts';
import type { Clock } from '../../platform/clock.ts';
import { ModelError } from '../../platform/model/language-model.port.ts';
import type { ModelTask, ModelUsageService } from '../model-usage/model-usage.service.ts';
import type { ReadingRepository } from './reading.repository.ts';

interface Dependencies {
  readings: ReadingRepository;
  reader: Pick<Reader, 'read'>;
  clock: Clock;
  /** Reads in the place of our own reader where it was asked to; null where no language model reads. */
  model: {
    usage: Pick<ModelUsageService, 'name' | 'ask'>;
    engineOf(engine: Engine): EngineDeclaration;
    encoder: Encodes | null;
  } | null;
}

const READ_AT_ONCE = 4;

type Read = Pick<CatalogueRecord, 'engine' | 'id' | 'text'>;

/** Records are read once, and again when their text, or the reader, has changed. */
export function readingService({ readings, reader, clock, model }: Dependencies) {
  const stateByModel = (record: Read) => `${NOTES_VERSION} ${model?.usage.name} ${stateOf(record)}`;

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
      const byModel = model ? asked.map((record) => ({ ...record, state: stateByModel(record) })) : [];
      const kept = await readings.find([...asked, ...byModel]);
      const notes = new Map(kept.map((reading) => [refKey(reading), reading.notes]));
      const open = asked.filter((record) => !notes.has(refKey(record)));
      const found = await reader.read(open, options);
      const read = open.map(({ engine, id, state }, at) => ({ engine, id, state, notes: found[at] ?? [] }));
      await readings.save(read, clock.now());
      for (const reading of read) notes.set(refKey(reading), reading.notes);
      return notes;
    },

    /** How many of these the language model would have to read yet. */
    async unreadByModel(records: readonly Read[]): Promise<number> {
      if (!model) return 0;
      const asked = records
        .filter(({ text }) => text !== '')
        .map((record) => ({ ...record, state: stateByModel(record) }));
      return asked.length - (await readings.find(asked)).length;
    },

    /** Has the language model read what it has not read yet, each record for itself; what it answers is kept as it comes. */
    async readByModel(records: readonly Read[], task: ModelTask, signal: AbortSignal): Promise<void> {
      if (!model) return;
      const { usage, engineOf } = model;
      const asked = records
        .filter(({ text }) => text !== '')
        .map((record) => ({ ...record, state: stateByModel(record) }));
      const known = new Set((await readings.find(asked)).map(refKey));
      await atOnce(
        asked.filter((record) => !known.has(refKey(record))),
        READ_AT_ONCE,
        async ({ engine, id, text, state }) => {
          const sentences = await tellingSentences({ engine, text }, model.encoder);
          const written =
            sentences.length > 0 &&
            (await usage.ask(task, notesRequest(sentences, engineOf(engine).label), signal).catch((error) => {
              if (error instanceof ModelError && error.problem === 'not-valid') return null;
              throw error;
            }));
          // Our own reader's notes stand for records that it doesn't answer, or finds nothing in.
          if (written === null) return;
          const found = written ? notesFound(written, sentences) : [];
          const key = refKey({ engine, id });
          const notes =
            found.length > 0 ? found : ((await service.notesOf([{ engine, id, text }], { signal })).get(key) ?? []);
          await readings.save([{ engine, id, state, notes }], clock.now());
        },
      );
    },

    /** The same of all that a report rests on. A person's own description and files are read each time, and nothing of them is kept. */
    async readNotes(
      sources: readonly SourceRecord[],
      { signal, isWhole = false }: NotesOptions = {},
    ): Promise<Map<string, Note[]>> {
      const own = sources.filter((source) => !isOfCatalogue(source));
      const texts = own.map(({ text }) => ({ text, engine: 'library' as const }));
      const options = signal ? { signal } : {};
      const [notes, ofOwn] = await Promise.all([
        service.notesOf(sources.filter(isOfCatalogue), options),
        reader.read(texts, options),
      ]);
      for (const [at, source] of own.entries()) notes.set(evidenceKey(source), ofOwn[at] ?? []);
      if (isWhole) {
        const records = sources.filter(isOfCatalogue);
        const whole = await reader.read(records, { ...options, isWhole });
        for (const [at, record] of records.entries()) {
          const kept = notes.get(evidenceKey(record)) ?? [];
          const passages = (whole[at] ?? []).filter(
            (read) => !kept.some(({ at, length }) => at === read.at && length === read.length),
          );
          notes.set(evidenceKey(record), [...kept, ...passages.map((read) => ({ ...read, isPassage: true as const }))]);
        }
      }
      return notes;
    },
  };
  return service;
}

const stateOf = ({ engine, text }: Read): string =>
  `${READER_VERSION} ${hash('sha256', `${engine} ${text}`, 'base64url').slice(0, 22)}`;

export type ReadingService = ReturnType<typeof readingService>;
