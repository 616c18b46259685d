import { ENGINES } from '@groundwork/contract/engines';
import type { InsightContent } from '@groundwork/contract/insights';
import { INSIGHTS } from '@groundwork/contract/paths';
import type { DraftSentence } from '../../evidence/draft.ts';
import { type AnsweredPart, isOfCatalogue } from '../../evidence/evidence.ts';
import { merge } from '../../evidence/findings/collect.ts';
import { type Observed, observe } from '../../evidence/findings/observed.ts';
import { findAnswers } from '../../evidence/gather/answers.ts';
import { placed } from '../../evidence/gather/placed.ts';
import { textIn } from '../../evidence/german/texts.ts';
import { evidenceRecord } from '../../evidence/records/evidence-record.ts';
import { describedProject } from '../../evidence/records/own-sources.ts';
import { countedOf, recordSentence } from '../../evidence/writer/builtin/answers.ts';
import { told } from '../../evidence/writer/builtin/findings.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { findingByModel } from '../model-usage/finding-by-model.service.ts';
import type { DescribedProject } from '../projects/projects.access.ts';
import type { InsightJobDependencies } from './insight-job-dependencies.ts';
import { inProse, questionId, taskOf } from './question/answer-in-prose.ts';
import { type Answered, answerQuestion, nothingFound } from './question/answer-question.ts';
import { readQuestion } from './question/read-question.ts';
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
    const content = await answer({ ...asked, questions: asked.questions }, project, signal, deps);
    signal.throwIfAborted();
    await work.transaction(async (tx) => {
      await work.answer(insightId, content, tx);
      if (!asked.askedBy) return;
      const told = {
        userId: asked.askedBy,
        projectId: project.id,
        kind: 'insight' as const,
        key: `insight/${insightId}`,
        title: MESSAGES.words.notifications.answered,
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
  { id: insightId, askedBy, questions }: { id: string; askedBy: string | null; questions: readonly string[] },
  project: DescribedProject,
  signal: AbortSignal,
  deps: InsightJobDependencies,
): Promise<InsightContent> {
  const { index, engineOf, matchesOf, sourceCounts, ideaOf, find, readNotes, encoder, clock } = deps;
  const about = await matchesOf(project);
  const { changedAt } = await index.version();
  const atSources = await sourceCounts(project.id);
  const idea = await ideaOf(project, about, signal);
  const observed = await observe({ index, about, project, asOf: changedAt, atSources, idea, signal });
  const read = questions.map((question) => readQuestion(question, { about, today: clock.now(), titles: [] }));
  const counted = read.map((question, at) =>
    typeof question === 'string' ? null : answerQuestion(question, { observed, engineOf, at }),
  );
  const { model } = deps;
  const asked = { insightId, askedBy, questions };
  const asking = model && { ...model, keptStep: deps.work.keptStep, signal };
  const prompts = questions.map((prompt, at) => ({ id: questionId(at), prompt }));
  const finding = asking
    ? await findingByModel(project.title, prompts, {
        ...asking,
        task: taskOf({ insightId, askedBy, projectId: project.id }),
        keep: (name, work) => asking.keptStep(insightId, name, work),
      })
    : {};
  const { answers, cited, notes, figures } = await findAnswers(
    prompts.map((question) => ({ ...question, title: '' })),
    {
      index,
      project,
      about,
      find,
      engines: ENGINES,
      pages: [],
      engineOf,
      evidenceOf: (record) => placed(evidenceRecord(record, engineOf(record.engine)), observed),
      encoder,
      readNotes,
      ...finding,
      signal,
    },
  );
  const collected = merge(counted.flatMap((each) => each ?? []));
  collected.figures.push(...figures);
  collected.cited.push(...cited.flatMap(({ record }) => (isOfCatalogue(record) ? [record] : [])));
  const found = evidenceOf(project, observed, collected, engineOf);
  const evidence = { ...found, notes, answers, cited: [...found.cited, describedProject(project, changedAt)] };
  const parts = questions.map((_, at) => answers[questionId(at)]?.parts ?? []);
  const drafts = parts.map((own, at) => [
    ...(counted[at]?.statements ?? []).map(told),
    ...own.flatMap((part) => [
      ...countedOf(part, evidence),
      ...part.found.slice(0, TOLD_OF_A_PART).flatMap((each) => recordSentence(evidence, each) ?? []),
    ]),
  ]);
  const prose = asking
    ? await inProse({ ...asked, drafts, evidence }, { ...asking, index })
    : { drafts, isByModel: [], writer: null };
  const groups = published(evidence, prose.drafts);
  const content = assemble(questions, { parts, counted, groups, isByModel: prose.isByModel }, { evidence, observed });
  return prose.writer ? { ...content, missing: content.missing ?? prose.writer } : content;
}

/** Records told at most for a part of a question. */
const TOLD_OF_A_PART = 4;

interface Read {
  parts: readonly AnsweredPart[][];
  counted: readonly (Answered | null)[];
  groups: readonly DraftSentence[][];
  /** Answers that a language model has written: they say themselves what is not on record. */
  isByModel: readonly boolean[];
}

/** Each question with its answer, and with what of it nothing bears on. */
function assemble(
  questions: readonly string[],
  { parts, counted, groups, isByModel }: Read,
  { evidence, observed }: { evidence: ReturnType<typeof evidenceOf>; observed: Observed },
): InsightContent {
  const title: DraftSentence = { text: questions[0]!, grounds: [], figures: [] };
  const whole = contentOf(
    { title, sentences: groups.flat(), why: null },
    { kind: 'answer', n: 0, period: null, missing: null },
    { evidence, observed },
  );
  let next = 0;
  const told = groups.flatMap((group, at) => {
    const own = group.map((_, of) => ({
      sentence: whole.sentences[next + of]!,
      german: whole.german?.sentences[next + of] ?? null,
    }));
    next += group.length;
    const open = parts[at]!.filter(({ found }) => found.length === 0).map(({ asked }) => asked);
    const isWhole = isByModel[at] && own.length > 0;
    const unanswered = isWhole ? [] : own.length === 0 && open.length === 0 ? [questions[at]!] : open;
    const none = unanswered.map(nothingFound).map((text) => ({
      sentence: { text, kind: 'figure' as const, citations: [], figures: [] },
      german: textIn(text),
    }));
    return [...own, ...none].map(({ sentence, german }) => ({
      sentence: { ...sentence, ...(questions.length > 1 && { answers: at }) },
      german,
    }));
  });
  const sentences = told.map(({ sentence }) => sentence);
  const missing = counted.map((each) => each?.missing).find(Boolean) ?? null;
  const limits = missing && textIn(missing);
  const said = told.flatMap(({ german }) => german ?? []);
  const { german, ...inEnglish } = whole;
  const isGerman = german && said.length === told.length && (missing === null || limits !== null);
  return {
    ...inEnglish,
    ...(isGerman && { german: { ...german, title: questions[0]!, sentences: said, missing: limits } }),
    sentences,
    response: sentences
      .map(({ text, citations }) => [text, ...citations.map((number) => `[${number}]`)].join(' '))
      .join(' '),
    // Counts are over more records than are named.
    n: Math.max(
      counted.reduce((sum, each) => sum + (each?.n ?? 0), 0),
      new Set(parts.flat().flatMap(({ found }) => found.map(({ key }) => key))).size,
    ),
    missing,
  };
}
