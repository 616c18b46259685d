import type { Engine } from '@groundwork/contract/engines';
import { askableSources, missingToAsk } from '../../catalogue/import/ask-sources.ts';
import { type AskAnswer, runAsk } from '../../catalogue/import/run-ask.ts';
import type { LiveContext } from '../../catalogue/import/source.port.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { JobAbortError } from '../../platform/jobs/job-errors.ts';
import { recordsImported } from '../data-sets/data-sets.events.ts';
import { askedWords } from './asked-words.ts';
import { liveSearchProgressed } from './live-search.events.ts';
import type { LiveAnswerRow, LiveSearchRepository } from './live-search.repository.ts';

export interface AskSourceDependencies {
  asks: Pick<LiveSearchRepository, 'work' | 'change' | 'transaction'>;
  index: CatalogueIndex;
  client: LiveContext['client'];
  settings: LiveContext['settings'];
  events: EventBus;
  clock: Clock;
}

type Input = { askId: string; source: string };

/** A process that ends takes nothing with it: the next one goes on behind the last stored page. */
export async function run(
  asked: Input,
  context: Pick<JobContext, 'signal' | 'isLastAttempt'>,
  deps: AskSourceDependencies,
): Promise<void> {
  const { asks, clock } = deps;
  const work = await asks.work(asked.askId, asked.source);
  if (!work) return;
  const { projectId } = work.ask;
  const startedAt = work.answer.startedAt ?? clock.now();
  const tell = (values: Partial<LiveAnswerRow>, { engines = [] as Engine[], isProgress = true } = {}) =>
    asks.transaction(async (tx) => {
      const isStill = await asks.change(asked.askId, asked.source, values, { tx, isProgress });
      if (isStill) await deps.events.publish(liveSearchProgressed, { projectId, engines }, tx);
      return isStill;
    });
  await tell({ state: 'running', startedAt });
  const stopped = new AbortController();
  const signal = AbortSignal.any([context.signal, stopped.signal]);
  let before = 0;
  try {
    const answer = await runAsk({
      index: deps.index,
      source: await found(asked.source, deps.settings),
      words: askedWords(work.ask.words),
      limit: work.answer.limit,
      client: deps.client,
      settings: deps.settings,
      signal,
      now: () => clock.now(),
      onProgress: async (progress) => {
        if (progress.taken === before) return;
        before = progress.taken;
        // Somebody who has cancelled meanwhile wants no further page.
        if (!(await tell({ answer: progress }, { engines: enginesOf(progress) })))
          stopped.abort(new Error('cancelled'));
      },
    });
    await end(asked, { projectId, startedAt, answer }, deps);
  } catch (error) {
    if (stopped.signal.aborted) return;
    const isOver = !context.signal.aborted || isExpiry(context.signal.reason);
    // A source that refuses, or that was given up after several tries, is told at once.
    const isFinal = error instanceof FetchError || context.isLastAttempt;
    if (!isOver || !isFinal) throw error;
    const isUnreachable = error instanceof FetchError && error.problem === 'unreachable';
    const failed = { state: 'failed', reason: reasonOf(error), isUnreachable, endedAt: clock.now() };
    await tell(failed, { isProgress: false });
    if (!(error instanceof FetchError)) throw error;
  }
}

async function end(
  { askId, source }: Input,
  { projectId, startedAt, answer }: { projectId: string; startedAt: Date; answer: AskAnswer },
  { asks, events, clock }: AskSourceDependencies,
): Promise<void> {
  const endedAt = clock.now();
  const engines = enginesOf(answer);
  await asks.transaction(async (tx) => {
    const values = { state: 'complete', answer, reason: null, endedAt };
    if (!(await asks.change(askId, source, values, { tx }))) return;
    await events.publish(liveSearchProgressed, { projectId, engines }, tx);
    if (answer.added === 0) return;
    const happened = { runId: askId, source, engines, from: startedAt.toISOString(), until: endedAt.toISOString() };
    await events.publish(recordsImported, happened, tx);
  });
}

async function found(name: string, settings: LiveContext['settings']) {
  const source = (await askableSources()).find((one) => one.name === name);
  const missing = source && missingToAsk(source, settings);
  if (!source || missing)
    throw new FetchError(
      'refused',
      missing ? `needs a key of its own: set ${missing}` : `There is no source ${name} any more`,
    );
  return source;
}

const enginesOf = ({ engines }: AskAnswer) => Object.keys(engines) as Engine[];
const isExpiry = (reason: unknown) => reason instanceof JobAbortError && reason.abortCause === 'expired';
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);
