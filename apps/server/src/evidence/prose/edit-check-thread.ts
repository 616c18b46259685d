import { threadWhenCalled } from '../../platform/threads/call-thread.ts';
import type { EditedSentence, EditGrounds, EditVerdict } from './edit-check.ts';
import type { EditThread } from './edit-check.worker.ts';

/** Checks edits off the event loop. */
export type EditChecker = (sentences: EditedSentence[], grounds: EditGrounds) => Promise<EditVerdict[][]>;

export function editChecker(): EditChecker {
  const entry = new URL('./edit-check.worker.ts', import.meta.url);
  const thread = threadWhenCalled<EditThread>(entry, { memoryMb: 512 });
  return (sentences, grounds) => thread.call('check', sentences, grounds);
}
