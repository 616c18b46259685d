import type { Engine } from '@groundwork/contract/engines';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { refKey } from '../record.ts';
import { BatchWriter, type ImportIndex } from './batch-writer.ts';
import { emptySummary } from './check-record.ts';
import { addDays, type Day, dayOf } from './days.ts';
import { noteImport } from './last-import.ts';
import { readPage } from './read-page.ts';
import { SeenIds } from './seen-ids.ts';
import type { ImportSummary, LiveContext, LivePage, LiveSource, Source } from './source.port.ts';
import { withdrawUnseen } from './withdraw-unseen.ts';

/** Sources file some records a little late, and their days end at other hours than ours. */
const OVERLAP_DAYS = 2;
/** A source that lists all it has is read whole this often, to notice what it took back. */
const WHOLE_EVERY_DAYS = 30;

export interface LiveRunOptions {
  /** Null for a dry run. */
  index: ImportIndex | null;
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

/** Stored with each page. */
interface LiveCheckpoint {
  since: Day | null;
  until: Day;
  cursor: unknown;
  summary: ImportSummary;
  isDone: boolean;
  /** Everything up to this day has been fetched by a finished run. */
  highWater: Day | null;
  /** When the source was last read from its beginning. */
  wholeAt: Day | null;
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
  const state = stateOf(options, stored?.value ?? null, dayOf(now()));
  const { summary } = state;
  if (!summary.isResumed) await index?.setCheckpoint(key, state);
  const writer = new BatchWriter(index, key, { counts: summary.isResumed ? stored?.counts : undefined });
  const marked = summary.withdrawn;
  const startedAt = now().getTime();
  const earlier = summary.milliseconds;
  const seen = new SeenIds();
  const context: LiveContext = {
    client: options.client,
    engines: engine ? [engine] : (source.live.engines ?? source.engines),
    settings: options.settings,
    stored: async (refs) => (index ? index.get(refs) : refs.map(() => null)),
    signal,
    since: state.since,
    until: state.until,
    cursor: state.cursor,
    retrievedAt: now().toISOString(),
  };
  const count = () => {
    Object.assign(summary, writer.counts, { withdrawn: marked + writer.withdrawn });
    summary.milliseconds = earlier + now().getTime() - startedAt;
  };

  try {
    for await (const page of pagesOf(source.live, context)) {
      signal.throwIfAborted();
      const { records, deleted } = readPage(summary, page, context.engines);
      for (const record of records) seen.add(refKey(record));
      if (page.total !== undefined) summary.total = page.total;
      summary.done = (summary.done ?? 0) + (page.count ?? page.items.length);
      state.cursor = page.cursor;
      for (const { ref, reason } of deleted) await writer.withdraw([ref], reason, state);
      await writer.put(records, structuredClone(state));
      await writer.drain();
      count();
      options.onProgress?.(summary);
    }
    const isWhole = state.since === null && !summary.isResumed;
    if (index && source.live.isComplete && isWhole)
      await withdrawUnseen(index, writer, source, context.engines, seen, summary);
  } catch (error) {
    if (signal.aborted) throw error;
    summary.failure = (error as Error).message;
  }
  const end: LiveCheckpoint = summary.failure
    ? state
    : { ...state, cursor: null, isDone: true, highWater: highWaterAfter(state), wholeAt: wholeAfter(state) };
  await index?.upsert([], { key, value: end });
  if (index) await noteImport(index, source, context.engines, summary, now());
  return summary;
}

/** An unfinished run of the same days goes on; otherwise a new one begins where the last finished one ended. */
function stateOf({ source, since }: LiveRunOptions, stored: LiveCheckpoint | null, today: Day): LiveCheckpoint {
  if (stored && !stored.isDone && (since === null || since === stored.since))
    return { ...stored, summary: { ...stored.summary, isResumed: true, failure: null } };
  const highWater = stored?.highWater ?? null;
  const wholeAt = stored?.wholeAt ?? null;
  const { firstRunDays, isComplete } = source.live;
  const isWholeDue = isComplete && (wholeAt === null || addDays(wholeAt, WHOLE_EVERY_DAYS) <= today);
  const first = firstRunDays === undefined ? null : addDays(today, -firstRunDays);
  const fresh = highWater && !isWholeDue ? addDays(highWater, -OVERLAP_DAYS) : first;
  const from = since ?? fresh;
  const summary = { ...emptySummary(source.name, new URL(source.url).host), since: from };
  return { since: from, until: today, cursor: null, summary, isDone: false, highWater, wholeAt };
}

/** Days between the high-water mark and a later `since` have not been fetched: then the mark stays. */
function highWaterAfter({ since, until, highWater }: LiveCheckpoint): Day {
  const hasGap = highWater !== null && since !== null && since > highWater;
  return hasGap ? highWater : until;
}

const wholeAfter = ({ since, until, wholeAt }: LiveCheckpoint) => (since === null ? until : wholeAt);

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
