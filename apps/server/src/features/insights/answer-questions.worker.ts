import type { InsightContent } from '@groundwork/contract/insights';
import { INSIGHTS } from '@groundwork/contract/paths';
import { merge } from '../../evidence/findings/collect.ts';
import { type Observed, observe } from '../../evidence/findings/observed.ts';
import { quotation } from '../../evidence/writer/builtin/attribution.ts';
import { told } from '../../evidence/writer/builtin/findings.ts';
import type { DraftSentence } from '../../evidence/writer/draft.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { SAID } from '../../platform/said.ts';
import type { DescribedProject } from '../projects/projects.access.ts';
import type { InsightJobDependencies } from './insight-job-dependencies.ts';
import { type Answered, answerQuestion, NOT_READ, nothingFound, passagesFor } from './question/answer-question.ts';
import { type ReadQuestion, readQuestion } from './question/read-question.ts';
import { contentOf } from './told/content-of.ts';
import { evidenceOf } from './told/observed-evidence.ts';
import { published } from './told/tell-findings.ts';

/** Reads each question as a query over the records on topic, and answers with what its sources give. */
export async function run(
  { insightId }: { insightId: string },
  { signal, isLastAttempt }: Pick<JobContext, 'signal' | 'isLastAttempt'>,
  deps: InsightJobDependencies,
): Promise<void> {
  const { work, projects, raiseNotification } = deps;
  const asked = await work.findAsked(insightId);
  const project = asked && (await projects.describe(asked.projectId));
  if (!asked?.questions || !project) return;
  try {
    const content = await answer(asked.questions, project, signal, deps);
    signal.throwIfAborted();
    await work.transaction(async (tx) => {
      await work.answer(insightId, content, tx);
      if (!asked.askedBy) return;
      const told = {
        userId: asked.askedBy,
        projectId: project.id,
        kind: 'insight' as const,
        key: `insight/${insightId}`,
        title: SAID.words.notifications.answered,
        lines: [content.title],
        forwardUrl: INSIGHTS,
      };
      await raiseNotification(told, tx);
    });
  } catch (error) {
    if (!signal.aborted && isLastAttempt) await work.fail(insightId);
    throw error;
  }
}

async function answer(
  questions: readonly string[],
  project: DescribedProject,
  signal: AbortSignal,
  { index, engineOf, matchesOf, encoder, clock }: InsightJobDependencies,
): Promise<InsightContent> {
  const about = await matchesOf(project);
  const { changedAt } = await index.version();
  const observed = await observe({ index, about, project, asOf: changedAt, signal });
  const read = questions.map((question) => readQuestion(question, { about, today: clock.now(), titles: [] }));
  const answers: (Answered | null)[] = [];
  for (const [at, question] of read.entries()) {
    const answered = typeof question === 'string' ? null : answerQuestion(question, { observed, engineOf, at });
    if (answered)
      await passagesFor(questions[at]!, question as ReadQuestion, answered, { observed, about, encoder, signal });
    answers.push(answered);
  }
  const collected = merge(answers.flatMap((each) => each ?? []));
  const evidence = evidenceOf(project, observed, collected, engineOf);
  const groups = published(
    evidence,
    answers.map((each) => [
      ...(each?.statements ?? []).map(told),
      ...(each?.passages ?? []).flatMap((passage) => quotation(evidence, passage) ?? []),
    ]),
  );
  return assemble(questions, { read, answers, groups }, { evidence, observed, engineOf });
}

interface Read {
  read: readonly (ReadQuestion | string)[];
  answers: readonly (Answered | null)[];
  groups: readonly DraftSentence[][];
}

/** Each question with its answer, or with what was looked for in vain. */
function assemble(
  questions: readonly string[],
  { read, answers, groups }: Read,
  {
    evidence,
    observed,
    engineOf,
  }: { evidence: ReturnType<typeof evidenceOf>; observed: Observed } & Pick<InsightJobDependencies, 'engineOf'>,
): InsightContent {
  const title: DraftSentence = { text: questions[0]!, grounds: [], figures: [] };
  const flat = groups.flat();
  const whole = contentOf(
    { title, sentences: flat, why: null },
    { kind: 'answer', n: 0, period: null, missing: null },
    { evidence, observed },
  );
  let next = 0;
  const sentences = groups.flatMap((group, at): InsightContent['sentences'] => {
    const own = whole.sentences.slice(next, next + group.length);
    next += group.length;
    const question = read[at]!;
    const none = typeof question === 'string' ? NOT_READ : nothingFound(question, engineOf);
    const shown = own.length > 0 ? own : [{ text: none, kind: 'figure' as const, citations: [], figures: [] }];
    return shown.map((sentence) => ({ ...sentence, ...(questions.length > 1 && { answers: at }) }));
  });
  return {
    ...whole,
    sentences,
    response: sentences
      .map(({ text, citations }) => [text, ...citations.map((number) => `[${number}]`)].join(' '))
      .join(' '),
    n: answers.reduce((sum, each) => sum + (each?.n ?? 0), 0),
    missing: answers.map((each) => each?.missing).find(Boolean) ?? null,
  };
}
