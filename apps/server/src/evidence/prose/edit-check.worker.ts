import { answerCalls } from '../../platform/threads/call-thread.ts';
import { checkEdited, type EditedSentence, type EditGrounds } from './edit-check.ts';

const api = {
  check: (sentences: EditedSentence[], grounds: EditGrounds) => sentences.map((each) => checkEdited(each, grounds)),
};
export type EditThread = typeof api;

answerCalls(api);
