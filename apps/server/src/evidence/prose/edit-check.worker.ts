import { answerCalls } from '../../platform/threads/call-thread.ts';
import { type EditCheck, type EditedSentence, type EditGrounds, type EditVerdict, editCheck } from './edit-check.ts';

/** Versions of reports whose records are kept read, so that each sentence is checked as it is typed. */
const OPEN_MAX = 8;

const open = new Map<string, EditCheck>();

const api = {
  /** Reads what sentences of a version may rest on. */
  read(version: string, grounds: EditGrounds): void {
    open.delete(version);
    if (open.size >= OPEN_MAX) open.delete(open.keys().next().value!);
    open.set(version, editCheck(grounds));
  },

  /** Null where the version was not read, or long ago. */
  check(version: string, sentences: EditedSentence[]): EditVerdict[][] | null {
    const known = open.get(version);
    if (!known) return null;
    open.delete(version);
    open.set(version, known);
    return sentences.map((sentence) => known.check(sentence));
  },
};
export type EditThread = typeof api;

answerCalls(api);
