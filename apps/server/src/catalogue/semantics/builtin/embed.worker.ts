import { workerData } from 'node:worker_threads';
import { answerCalls } from '../../../platform/threads/call-thread.ts';
import { readModel } from '../model/model-file.ts';
import type { SemanticText } from '../model/term-counts.ts';

const model = readModel(workerData);

const api = {
  embedDocuments: (texts: SemanticText[]) => texts.map((text) => model.embedDocument(text)),
  embedQuery: (text: string) => model.embedQuery(text),
};
export type EmbedApi = typeof api;

answerCalls(api);
