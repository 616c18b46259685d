import type { AnswerOptions } from '../../evidence/gather/question-records.ts';
import { chooseRequest, placesOf } from '../../evidence/writer/model/choose-request.ts';
import { phrasesRequest, wordingOf } from '../../evidence/writer/model/phrases-request.ts';
import type { Log } from '../../platform/log/log.ts';
import type { ModelRequest } from '../../platform/model/language-model.port.ts';
import type { ModelTask, ModelUsageService } from './model-usage.service.ts';
import { isModelAway, type Keep } from './model-writing.service.ts';

interface Options {
  usage: Pick<ModelUsageService, 'ask'>;
  log: Log;
  task: ModelTask;
  keep: Keep;
  signal: AbortSignal;
}

/** What finds records for a project's questions, in the words of records and by their titles; nothing where the model is away. */
export async function findingByModel(
  title: string,
  questions: readonly { id: string; prompt: string }[],
  { usage, log, task, keep, signal }: Options,
): Promise<Required<Pick<AnswerOptions, 'phrases' | 'choose'>>> {
  const asking = <Value>(name: string, request: ModelRequest<Value>): Promise<Value | null> =>
    keep(name, () => usage.ask(task, request, signal)).catch((error) => {
      signal.throwIfAborted();
      if (!isModelAway(error)) throw error;
      log.warn('language model', { error });
      return null;
    });
  const prompts = questions.map(({ prompt }) => prompt);
  const answer = await asking('phrases', phrasesRequest(title, prompts));
  return {
    phrases: Object.fromEntries(questions.map(({ id }, at) => [id, wordingOf(answer, at)])),
    choose: async (id, prompt, titles) => placesOf(await asking(`chosen:${id}`, chooseRequest(prompt, titles))),
  };
}
