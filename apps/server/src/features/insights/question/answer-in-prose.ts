import type { Evidence } from '../../../evidence/evidence.ts';
import { type DraftSentence, sentencesOf } from '../../../evidence/writer/draft.ts';
import { writeWithModel } from '../../../evidence/writer/model/write-with-model.ts';
import type { Log } from '../../../platform/log/log.ts';
import { SAID } from '../../../platform/said.ts';
import type { ModelUsageService } from '../../model-usage/model-usage.service.ts';
import { isModelAway, modelWriting } from '../../model-usage/model-writing.service.ts';

interface Asked {
  insightId: string;
  questions: readonly string[];
  /** What answers each without a model. */
  drafts: DraftSentence[][];
  evidence: Evidence;
}

interface Options {
  usage: Pick<ModelUsageService, 'name' | 'judge' | 'ask' | 'look'>;
  log: Log;
  signal: AbortSignal;
}

/** Answers by a language model, over the same records and figures; as they were where it is away, or nothing of its holds. */
export async function inProse(
  { insightId, questions, drafts, evidence }: Asked,
  { usage, log, signal }: Options,
): Promise<{ drafts: DraftSentence[][]; writer: string | null }> {
  const task = { projectId: evidence.project.id, purpose: 'question', task: `question:${insightId}` } as const;
  const answers: (DraftSentence[] | null)[] = [];
  for (const [at, sentences] of drafts.entries()) {
    const section = {
      id: 'question',
      title: questions[at]!,
      blocks: sentences.length > 0 ? [{ type: 'paragraph' as const, sentences }] : [],
    };
    const writing = modelWriting(usage, { task, section: String(at), keep: (_name, work) => work(), signal });
    const written = await writeWithModel(section, evidence, writing).catch((error) => {
      signal.throwIfAborted();
      if (!isModelAway(error)) throw error;
      log.warn('language model', { error });
      return null;
    });
    answers.push(written?.blocks.flatMap(sentencesOf) ?? null);
  }
  return {
    drafts: drafts.map((sentences, at) => answers[at] ?? sentences),
    writer: answers.some(Boolean) ? SAID.words.writers.model(usage.name, usage.judge).text : null,
  };
}
