import { answerCalls } from '../../platform/threads/call-thread.ts';
import type { Note } from './note.ts';
import { type Candidate, chosenOf, notesAmong, type Readable } from './read-notes.ts';

/** Splitting and judging hundreds of texts is too much for the thread that answers calls. */
const api = {
  choose: (records: Readable[]): Candidate[][] => records.map(chosenOf),
  judge: (chosen: Candidate[][], vectors: Float32Array[] | null): Note[][] => {
    const next = vectors?.values();
    return chosen.map((sentences) =>
      notesAmong(
        sentences,
        sentences.map(() => next?.next().value ?? null),
      ),
    );
  },
};
export type ReadApi = typeof api;

answerCalls(api);
