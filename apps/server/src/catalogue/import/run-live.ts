import type { Engine } from '@groundwork/contract/engines';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import type { CatalogueRecord } from '../record.ts';
import { addDays, type Day, dayOf } from './days.ts';
import { type ImportOptions, problemOf, reject, store, withResult } from './run-import.ts';
import type { ImportSummary, LiveContext, LivePage, LiveSource, Source } from './source.port.ts';

/** Sources file some records a little late, and their days end at other hours than ours. */
const OVERLAP_DAYS = 2;

export interface LiveRunOptions {
  /** Null for a dry run. */
  index: ImportOptions['index'];
  source: Source & { live: LiveSource };
  /** Null: all engines of the source. */
  engine: Engine | null;
  /** Null: what is new since the last finished run; everything (or the source's first days) on the first one. */
  since: Day | null;
  client: LiveContext['client'];
  settings: LiveContext['settings'];
  signal: AbortSignal;
  onProgress?: (summary: ImportSummary) => void;
  now?: () => Date;
}

/** What is stored with each page. */
interface LiveCheckpoint {
  since: Day | null;
  until: Day;
  cursor: unknown;
  summary: ImportSummary;
  isDone: boolean;
  /** Everything up to this day has been fetched by a finished run. */
  highWater: Day | null;
}

/**
 * Fetches a source page by page into the index. Stopped or failed it goes on behind the last stored page; a finished run
 * leaves the day from which the next one begins. A bad record is counted and reported. What the source refuses becomes
 * the summary's `failure`; rejects with the signal's reason when it fires.
 */
export async function runLive(options: LiveRunOptions): Promise<ImportSummary> {
  const { index, source, engine, signal, now = () => new Date() } = options;
  const key = `live:${source.name}:${engine ?? ''}`;
  const stored = (await index?.getCheckpoint<LiveCheckpoint>(key)) ?? null;
  const state = stateOf(options, stored, dayOf(now()));
  const startedAt = now().getTime();
  const earlier = state.summary.milliseconds;
  const context: LiveContext = {
    client: options.client,
    engines: engine ? [engine] : (source.live.engines ?? source.engines),
    settings: options.settings,
    signal,
    since: state.since,
    until: state.until,
    cursor: state.cursor,
    retrievedAt: now().toISOString(),
  };

  try {
    for await (const page of pagesOf(source.live, context)) {
      signal.throwIfAborted();
      const records = counted(state.summary, page, context.engines);
      state.summary.milliseconds = earlier + now().getTime() - startedAt;
      if (page.total !== undefined) state.summary.total = page.total;
      state.summary.done = (state.summary.done ?? 0) + (page.count ?? page.items.length);
      const result = await store(index, records, {
        key,
        value: (counts) => ({ ...state, cursor: page.cursor, summary: withResult(state.summary, counts) }),
      });
      state.cursor = page.cursor;
      Object.assign(state.summary, withResult(state.summary, result));
      if (records.length === 0) await index?.setCheckpoint(key, state);
      options.onProgress?.(state.summary);
    }
  } catch (error) {
    if (signal.aborted) throw error;
    state.summary.failure = (error as Error).message;
    await index?.setCheckpoint(key, state);
    return state.summary;
  }
  await index?.setCheckpoint(key, { ...state, cursor: null, isDone: true, highWater: highWaterAfter(state) });
  return state.summary;
}

/** An unfinished run of the same days goes on; otherwise a new one begins where the last finished one ended. */
function stateOf({ source, since }: LiveRunOptions, stored: LiveCheckpoint | null, today: Day): LiveCheckpoint {
  if (stored && !stored.isDone && (since === null || since === stored.since))
    return { ...stored, summary: { ...stored.summary, isResumed: true, failure: null } };
  const highWater = stored?.highWater ?? null;
  const { firstRunDays } = source.live;
  const first = firstRunDays === undefined ? null : addDays(today, -firstRunDays);
  const from = since ?? (highWater ? addDays(highWater, -OVERLAP_DAYS) : first);
  return { since: from, until: today, cursor: null, summary: emptySummary(source, from), isDone: false, highWater };
}

/** Days between the high-water mark and a later `since` have not been fetched: then the mark stays. */
function highWaterAfter({ since, until, highWater }: LiveCheckpoint): Day {
  const hasGap = highWater !== null && since !== null && since > highWater;
  return hasGap ? highWater : until;
}

/** Cursors expire. When the source refuses the one of an earlier run, it is read from the beginning of the days. */
async function* pagesOf(live: LiveSource, context: LiveContext): AsyncGenerator<LivePage> {
  let hasBegun = context.cursor === null;
  try {
    for await (const page of live.pages(context)) {
      hasBegun = true;
      yield page;
    }
  } catch (error) {
    const isExpired = error instanceof FetchError && error.problem === 'refused' && !hasBegun;
    if (!isExpired) throw error;
    yield* live.pages({ ...context, cursor: null });
  }
}

/** The good records of a page; what was read and rejected is counted in `summary`. */
function counted(summary: ImportSummary, page: LivePage, engines: Engine[]): CatalogueRecord[] {
  const records = new Map<string, CatalogueRecord>();
  for (const item of page.items) {
    if ('record' in item && !engines.includes(item.record.engine)) continue;
    const reference = 'record' in item ? `${item.record.engine}/${item.record.id}` : '';
    // A record that moved on while it was paged comes twice; that is no fault of it.
    if (records.has(reference)) continue;
    summary.read += 1;
    const problem = 'rejected' in item ? item.rejected : problemOf(item.record, new Set());
    if (problem !== null) reject(summary, item.at, problem);
    else if ('record' in item) {
      summary.engines[item.record.engine] = (summary.engines[item.record.engine] ?? 0) + 1;
      records.set(reference, item.record);
    }
  }
  return [...records.values()];
}

function emptySummary(source: Source, since: Day | null): ImportSummary {
  return {
    source: source.name,
    file: new URL(source.url).host,
    engines: {},
    read: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    rejected: 0,
    rejections: [],
    milliseconds: 0,
    isResumed: false,
    since,
    failure: null,
  };
}
