import { workerData } from 'node:worker_threads';
import { answerCalls } from '../../platform/threads/call-thread.ts';
import type { Evidence } from '../evidence.ts';
import type { DraftSection } from '../writer/draft.ts';
import { type PublishedSection, publishSection } from './gate.ts';
import { type EditedSentence, type EditGrounds, type EditJudge, type EditVerdict, editJudge } from './judge-edit.ts';
import { ordinaryWords } from './ordinary-words.ts';

/** Versions of reports whose records are kept read, so that each sentence is judged as it is typed. */
const OPEN_MAX = 8;

const evidence = workerData as Evidence | null;
const isOrdinary = evidence && ordinaryWords(evidence);
const open = new Map<string, EditJudge>();

const api = {
  publish(draft: DraftSection): PublishedSection {
    if (!evidence || !isOrdinary) throw new Error('This gate was opened without evidence');
    return publishSection(draft, evidence, isOrdinary);
  },

  /** Reads what sentences of a version may rest on. */
  read(version: string, grounds: EditGrounds): void {
    open.delete(version);
    if (open.size >= OPEN_MAX) open.delete(open.keys().next().value!);
    open.set(version, editJudge(grounds));
  },

  /** Null where the version was not read, or long ago. */
  judge(version: string, sentences: EditedSentence[]): EditVerdict[][] | null {
    const judge = open.get(version);
    if (!judge) return null;
    open.delete(version);
    open.set(version, judge);
    return sentences.map((sentence) => judge.judge(sentence));
  },
};
export type GateApi = typeof api;

answerCalls(api);
