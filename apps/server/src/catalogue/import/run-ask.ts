import { createHash } from 'node:crypto';
import type { Engine } from '@groundwork/contract/engines';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { refKey } from '../record.ts';
import type { AskableSource } from './ask-sources.ts';
import { BatchWriter, type ImportIndex } from './batch-writer.ts';
import { emptySummary } from './check-record.ts';
import { readPage } from './read-page.ts';
import type { AskContext, AskedWords, ImportSummary, LiveContext, YearCount } from './source.port.ts';

/** An answer is good for a day: who asks the same meanwhile gets it without the source being asked again. */
const FRESH_MS = 86_400_000;
/** Each word of a question is asked for by itself when all together find fewer. */
const WIDENED_BELOW = 20;
/** The years whose totals are asked for, the current one with them. */
const YEARS_BACK = 10;
/** Somebody waits for it, so it is not tried for minutes. */
const PATIENCE = { attemptsMax: 3, waitMaxMs: 30_000 };

export interface AskRunOptions {
  index: ImportIndex;
  source: AskableSource;
  words: AskedWords;
  limit: number;
  client: LiveContext['client'];
  settings: LiveContext['settings'];
  signal: AbortSignal;
  /** After each page that is stored. */
  onProgress?: (answer: AskAnswer) => Promise<void> | void;
  now?: () => Date;
}

/** The outcome of asking one source. */
export interface AskAnswer {
  /** The source's own counts (studies, filings …): read so far, and all that it has; null: it does not tell. */
  asked: number;
  total: number | null;
  /** Records in the catalogue now, and those of them that were not there before. */
  taken: number;
  added: number;
  rejected: number;
  engines: Partial<Record<Engine, number>>;
  /** The words that the total is of. */
  shape: AskedWords['shape'];
  years: { unit: 'count' | 'usd'; counts: YearCount[] } | null;
  /** A page at the source that shows the same, and when it answered, ISO 8601. */
  address: string;
  answeredAt: string;
  /** The source has more of it than was taken. */
  hasMore: boolean;
  isDone: boolean;
}

interface AskCheckpoint {
  cursor: unknown;
  /** The last page of these words has been stored. */
  isRead: boolean;
  limit: number;
  summary: ImportSummary;
  answer: AskAnswer;
  /** The records taken so far: phrases that are asked one after another find many of them again. */
  seen: string[];
}

/** Names what is asked, whoever asks: the source and the words as they are sent. */
export function questionKey(source: string, { groups }: AskedWords): string {
  const words = groups.map((group) => group.map((phrase) => phrase.trim().toLowerCase()));
  return `ask:${source}:${createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 22)}`;
}

const running = new Map<string, Promise<unknown>>();

/**
 * Asks a source page by page into the index, the most relevant first. What is stored with each page makes a killed run go on
 * behind it; an answer of the last day is given again without asking. Two runs of one question in a process follow one
 * another, so that the second gets the first one's answer. Rejects with FetchError, or with the signal's reason.
 */
export async function runAsk(options: AskRunOptions): Promise<AskAnswer> {
  const key = questionKey(options.source.name, options.words);
  const before = running.get(key) ?? Promise.resolve();
  const turn = before.then(() => ask(key, options));
  const settled = turn.then(
    () => undefined,
    () => undefined,
  );
  running.set(key, settled);
  void settled.then(() => running.get(key) === settled && running.delete(key));
  return turn;
}

async function ask(key: string, options: AskRunOptions): Promise<AskAnswer> {
  const { index, source, words, signal, now = () => new Date() } = options;
  signal.throwIfAborted();
  const limit = Math.min(options.limit, source.ask.limitMax ?? options.limit);
  const known = (await index.getCheckpoint<AskCheckpoint>(key)) ?? null;
  const isFresh = known !== null && now().getTime() - Date.parse(known.value.answer.answeredAt) < FRESH_MS;
  if (isFresh && isEnough(known.value, limit)) return known.value.answer;
  const shapes: AskedWords['shape'][] =
    source.ask.isPhraseByPhrase || words.groups.length < 2 ? ['any'] : [words.shape, 'any'];
  let state = isFresh ? goingOn(known.value, limit) : begun(source, shapes[0]!, words, limit, now());
  const writer = new BatchWriter(index, key, { counts: isFresh ? known.counts : undefined });
  if (!isFresh) await index.setCheckpoint(key, state);
  const context = (shape: AskedWords['shape']): AskContext => ({
    client: patient(options.client),
    words: { ...words, shape },
    limit,
    cursor: state.cursor,
    stored: (refs) => index.get(refs),
    settings: options.settings,
    signal,
    retrievedAt: now().toISOString(),
  });
  const save = async (records: Parameters<BatchWriter['put']>[0]) => {
    const { answer } = state;
    await writer.put(records, structuredClone(state));
    await writer.drain();
    Object.assign(answer, {
      added: writer.counts.added,
      taken: state.seen.length,
      engines: countEngines(state.seen),
    });
    await options.onProgress?.(structuredClone(answer));
  };

  for (;;) {
    const { shape } = state.answer;
    for await (const page of state.isRead ? [] : source.ask.pages(context(shape))) {
      signal.throwIfAborted();
      const { records, deleted } = readPage(state.summary, page, source.ask.engines ?? source.engines);
      const known = new Set(state.seen);
      const fresh = records.filter((record) => !known.has(refKey(record)));
      state.seen.push(...fresh.map(refKey));
      for (const { ref, reason } of deleted) await writer.withdraw([ref], reason);
      const { answer } = state;
      answer.asked += page.count ?? page.items.length;
      if (page.total !== undefined) answer.total = page.total;
      if (page.address) answer.address = page.address;
      answer.hasMore = page.cursor !== null;
      answer.rejected = state.summary.rejected;
      state.cursor = page.cursor;
      state.isRead = page.cursor === null;
      await save(fresh);
    }
    const next = shapes[shapes.indexOf(shape) + 1];
    if (!next || next === shape || state.answer.asked >= WIDENED_BELOW) break;
    const answer = { ...state.answer, shape: next, asked: 0, total: null, hasMore: false };
    state = {
      ...state,
      cursor: null,
      isRead: false,
      seen: [],
      summary: { ...state.summary, engines: {}, rejected: 0 },
      answer: { ...answer, address: source.ask.address({ ...words, shape: next }) },
    };
  }
  signal.throwIfAborted();
  const { answer, summary } = state;
  if (state.seen.length === 0 && summary.rejected > 0) {
    // Not what it has nothing of: asked again, it is read from the beginning.
    await index.setCheckpoint(key, begun(source, shapes[0]!, words, limit, now()));
    throw new FetchError(
      'error-in-answer',
      `none of ${summary.rejected} entries could be read: ${summary.rejections[0]?.reason}`,
    );
  }
  answer.years = await yearsOf(source, context(answer.shape), now().getUTCFullYear());
  answer.isDone = true;
  await save([]);
  // Once more: the counts are known only when the last records are stored.
  await save([]);
  return answer;
}

/** Counted by what their references begin with. */
function countEngines(seen: string[]): AskAnswer['engines'] {
  const counts: AskAnswer['engines'] = {};
  for (const key of seen) {
    const engine = key.split('/')[0] as Engine;
    counts[engine] = (counts[engine] ?? 0) + 1;
  }
  return counts;
}

/** The answer is all there is, or as much as is wanted. */
const isEnough = ({ answer, limit }: AskCheckpoint, wanted: number) =>
  answer.isDone && (limit >= wanted || !answer.hasMore);

/** Behind the last page, or behind the answer when more of it is wanted. */
const goingOn = (known: AskCheckpoint, limit: number): AskCheckpoint => ({
  ...known,
  limit,
  answer: { ...known.answer, isDone: false },
});

function begun(
  source: AskableSource,
  shape: AskedWords['shape'],
  words: AskedWords,
  limit: number,
  now: Date,
): AskCheckpoint {
  return {
    cursor: null,
    isRead: false,
    limit,
    seen: [],
    summary: emptySummary(source.name, new URL(source.url).host),
    answer: {
      asked: 0,
      total: null,
      taken: 0,
      added: 0,
      rejected: 0,
      engines: {},
      shape,
      years: null,
      address: source.ask.address({ ...words, shape }),
      answeredAt: now.toISOString(),
      hasMore: false,
      isDone: false,
    },
  };
}

/** Totals by year adorn an answer: without them it is one still. */
async function yearsOf(source: AskableSource, context: AskContext, year: number): Promise<AskAnswer['years']> {
  const { years } = source.ask;
  if (!years) return null;
  const asked = Array.from({ length: YEARS_BACK }, (_, index) => year - YEARS_BACK + 1 + index);
  try {
    const counts = await years.count(context, asked);
    return { unit: years.unit, counts: counts.toSorted((a, b) => a.year - b.year) };
  } catch (error) {
    if (context.signal.aborted) throw error;
    return null;
  }
}

function patient(client: LiveContext['client']): LiveContext['client'] {
  return {
    json: (url, request) => client.json(url, { ...PATIENCE, ...request }),
    text: (url, request) => client.text(url, { ...PATIENCE, ...request }),
  };
}
