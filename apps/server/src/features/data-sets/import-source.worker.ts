import type { Engine } from '@groundwork/contract/engines';
import { liveSource, missingKey } from '../../catalogue/import/import-live.ts';
import { type LiveRunOptions, runLive } from '../../catalogue/import/run-live.ts';
import type { ImportSummary } from '../../catalogue/import/source.port.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { JobAbortError } from '../../platform/jobs/job-errors.ts';
import { recordsImported } from './data-sets.events.ts';
import type { DataSetRepository, ImportRunRow } from './data-sets.repository.ts';

export interface ImportSourceDependencies {
  imports: Pick<DataSetRepository, 'change' | 'transaction'>;
  index: CatalogueIndex;
  client: LiveRunOptions['client'];
  settings: LiveRunOptions['settings'];
  events: EventBus;
  clock: Clock;
}

const PROGRESS_EVERY_MS = 2_000;
const REJECTIONS_KEPT = 100;

/** A process that ends takes nothing with it: the next one goes on behind the last stored page. */
export async function run(
  { runId }: { runId: string },
  context: Pick<JobContext, 'signal' | 'isLastAttempt'>,
  deps: ImportSourceDependencies,
): Promise<void> {
  const row = await deps.imports.change(runId, { state: 'running', startedAt: deps.clock.now() });
  if (!row) return;
  try {
    const summary = await fetchSource(row, context.signal, deps);
    await end(row, summary, deps);
  } catch (error) {
    const isOver = !context.signal.aborted || isExpiry(context.signal.reason);
    if (isOver && context.isLastAttempt) {
      const message = error instanceof Error ? error.message : String(error);
      await deps.imports.change(runId, { state: 'failed', message, endedAt: deps.clock.now() });
    }
    throw error;
  }
}

async function end(
  { id, source, createdAt }: ImportRunRow,
  summary: ImportSummary,
  { imports, events, clock }: ImportSourceDependencies,
): Promise<void> {
  const endedAt = clock.now();
  const state = summary.failure === null ? 'complete' : 'failed';
  const change = { ...progressOf(summary), state, message: summary.failure, endedAt };
  const engines = Object.keys(summary.engines) as Engine[];
  await imports.transaction(async (tx) => {
    const ended = await imports.change(id, change, tx);
    // Records that came before a failure are kept, and so are new as well.
    if (!ended || summary.added + summary.changed + summary.withdrawn === 0) return;
    // Not when it was started: a run that was killed goes on where it was.
    const happened = { runId: id, source, engines, from: createdAt.toISOString(), until: endedAt.toISOString() };
    await events.publish(recordsImported, happened, tx);
  });
}

const isExpiry = (reason: unknown) => reason instanceof JobAbortError && reason.abortCause === 'expired';

async function fetchSource(
  { id, source: name }: ImportRunRow,
  signal: AbortSignal,
  { imports, index, client, settings, clock }: ImportSourceDependencies,
): Promise<ImportSummary> {
  const source = await liveSource(name);
  if (!source) throw new Error(`There is no source ${name} that can be fetched any more`);
  const missing = missingKey(source, settings);
  if (missing) throw new Error(`${source.label} ${missing}`);
  let savedAt = 0;
  let saving: Promise<unknown> = Promise.resolve();
  const summary = await runLive({
    index,
    source,
    engine: null,
    since: null,
    client,
    settings,
    signal,
    now: () => clock.now(),
    onProgress: (progress) => {
      if (Date.now() - savedAt < PROGRESS_EVERY_MS) return;
      savedAt = Date.now();
      const values = progressOf(progress);
      // A failure to show progress is no reason to stop.
      saving = saving.then(() => imports.change(id, values)).catch(() => undefined);
    },
  });
  await saving;
  return summary;
}

function progressOf({ read, added, changed, unchanged, rejected, total, since, rejections }: ImportSummary) {
  return {
    counts: { read, added, changed, unchanged, rejected },
    total: total ?? null,
    since: since ?? null,
    rejections: rejections.slice(0, REJECTIONS_KEPT),
  };
}
