import { hash } from 'node:crypto';
import type { CatalogueIndex } from '../../../catalogue/index/index.port.ts';
import { type DraftSentence, sentencesOf } from '../../../evidence/draft.ts';
import type { Evidence } from '../../../evidence/evidence.ts';
import { evidenceKey } from '../../../evidence/records/evidence-record.ts';
import { writeWithModel } from '../../../evidence/writer/model/write-with-model.ts';
import type { Log } from '../../../platform/log/log.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { ModelUsageService } from '../../model-usage/model-usage.service.ts';
import { isModelAway, modelWriting } from '../../model-usage/model-writing.service.ts';

/** Names the answer to a question among those of an evidence. */
export const questionId = (at: number): string => `question-${at}`;

interface AskedInsight {
  insightId: string;
  /** Null when they have left meanwhile. */
  askedBy: string | null;
  questions: readonly string[];
  /** The answer to each without a model. */
  drafts: DraftSentence[][];
  evidence: Evidence;
}

interface Options {
  usage: Pick<ModelUsageService, 'name' | 'judge' | 'ask' | 'look'>;
  log: Log;
  index: Pick<CatalogueIndex, 'search'>;
  /** The answer given before under a name. */
  keptStep: <Value>(insightId: string, name: string, work: () => Promise<Value>) => Promise<Value>;
  signal: AbortSignal;
}

/** On whose account a model answers an insight's questions. */
export const taskOf = ({
  insightId,
  askedBy,
  projectId,
}: Pick<AskedInsight, 'insightId' | 'askedBy'> & { projectId: string }) =>
  ({ projectId, purpose: 'question', task: `question:${insightId}`, userId: askedBy }) as const;

/** Answers by a language model, over the same records and figures; as they were where it is away, or nothing of its holds. */
export async function inProse(
  { insightId, askedBy, questions, drafts, evidence }: AskedInsight,
  { usage, log, index, keptStep, signal }: Options,
): Promise<{ drafts: DraftSentence[][]; isByModel: boolean[]; writer: string | null }> {
  const task = taskOf({ insightId, askedBy, projectId: evidence.project.id });
  const answers: (DraftSentence[] | null)[] = [];
  for (const [at, sentences] of drafts.entries()) {
    const section = {
      id: questionId(at),
      title: questions[at]!,
      blocks: sentences.length > 0 ? [{ type: 'paragraph' as const, sentences }] : [],
    };
    // A model's numbers mean what stood before it: on other records, after a restart, it is asked anew.
    const on = hash(
      'sha256',
      JSON.stringify([sentences, evidence.cited.map(({ record }) => evidenceKey(record))]),
      'base64url',
    ).slice(0, 22);
    const writing = modelWriting(usage, {
      task,
      section: `${at}:${on}`,
      index,
      keep: (name, work) => keptStep(insightId, name, work),
      signal,
    });
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
    isByModel: answers.map((answer) => answer !== null),
    writer: answers.some(Boolean) ? MESSAGES.words.writers.model(usage.name, usage.judge).text : null,
  };
}
