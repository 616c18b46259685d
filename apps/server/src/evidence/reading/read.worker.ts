import { answerCalls } from '../../platform/threads/call-thread.ts';
import { extractOf, type Place } from './extract.ts';
import type { Note } from './note.ts';
import { type Candidate, candidatesOf, chosenOf, notesAmong, passagesOf, type Readable } from './read-notes.ts';

/** At most so many sentences of a record are read closely. */
const SENTENCES_MAX = 40;

/** Splitting and judging hundreds of texts is too much for the thread that answers calls. */
const api = {
  choose: (records: Readable[]): Candidate[][] => records.map(chosenOf),
  judge: (chosen: Candidate[][], vectors: Float32Array[] | null, isWhole: boolean): Note[][] => {
    const next = vectors?.values();
    return chosen.map((sentences) =>
      notesAmong(
        sentences,
        sentences.map(() => next?.next().value ?? null),
        isWhole,
      ),
    );
  },
  whole: (records: Readable[]): Candidate[][] => records.map((record) => passagesOf(record).slice(0, SENTENCES_MAX)),
  split: (records: Readable[]): Candidate[][] => records.map((record) => candidatesOf(record).slice(0, SENTENCES_MAX)),
  extract: (
    split: Candidate[][],
    vectors: Float32Array[],
    { titles, idea }: { titles: Float32Array[]; idea: Float32Array[] },
  ): Place[][] => {
    const next = vectors.values();
    return split.map((sentences, at) =>
      extractOf(
        sentences,
        sentences.map(() => next.next().value!),
        { title: titles[at]!, idea },
      ),
    );
  },
};
export type ReadApi = typeof api;

answerCalls(api);
