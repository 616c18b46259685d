import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';

/** api.nasa.gov/techtransfer, which takes a key, only points here; no key is needed. */
export const API = 'https://technology.nasa.gov/api/api';
export const INTERVAL_MS = 1_000;

/** Spinoffs are products of companies, not technologies that the agency offers. */
export const COLLECTIONS = ['patent', 'software'];

/** The portfolio's categories, and words of what nearly all entries tell of. */
const WORDS = [
  'aerospace',
  'communications',
  'electrical and electronics',
  'environment',
  'health medicine and biotechnology',
  'information technology and software',
  'instrumentation',
  'manufacturing',
  'materials and coatings',
  'mechanical and fluid systems',
  'optics',
  'power generation and storage',
  'propulsion',
  'robotics automation and control',
  'sensors',
  'system',
  'data',
  'analysis',
  'design',
  'nasa',
];

interface Cursor {
  collection: number;
  word: number;
  page: number;
  /** Results of this word so far, and the first of them. */
  count: number;
  first: string | null;
}

const BEGIN = { page: 0, count: 0, first: null };

/**
 * Entries can only be searched for, and the service knows no days. So wide words are searched one after another; an entry
 * that answers to several comes again and is the same.
 */
export function liveTechnologies(
  toItem: (at: string, result: unknown, context: LiveContext) => SourceItem,
): LiveSource {
  return {
    async *pages(context) {
      let cursor: Cursor | null = (context.cursor as Cursor | null) ?? { collection: 0, word: 0, ...BEGIN };
      while (cursor) {
        const answer: unknown = await readPage(cursor, context);
        const total = numberAt(answer, 'total') ?? 0;
        const results = newResults(cursor, listAt(answer, 'results'));
        const items = results.map((result) => toItem(textAt(result, 1) ?? 'entry', result, context));
        if (results.length === 0 && cursor.count < total) items.push(unreached(cursor, total));
        cursor = nextCursor(cursor, results, total);
        yield { items, cursor };
      }
    },
  };
}

async function readPage({ collection, word, page }: Cursor, { client, signal }: LiveContext): Promise<unknown> {
  const path = `${COLLECTIONS[collection]}/${encodeURIComponent(WORDS[word]!)}`;
  const answer = await client.json(`${API}/${path}${page > 0 ? `?page=${page}` : ''}`, {
    intervalMs: INTERVAL_MS,
    signal,
    errorIn: (value) => (numberAt(value, 'total') === undefined ? 'no count of results' : undefined),
  });
  return answer?.value;
}

/** The service answers the first page again where it ignores the page. */
function newResults({ page, first }: Cursor, results: unknown[]): unknown[] {
  return page > 0 && textAt(results[0], 0) === first ? [] : results;
}

const unreached = ({ collection, word, count }: Cursor, total: number): SourceItem => ({
  at: `${COLLECTIONS[collection]} “${WORDS[word]}”`,
  rejected: `The source shows ${count} of ${total} results of this word`,
});

/** All results come at once or ten by ten; both have been seen. */
function nextCursor(cursor: Cursor, results: unknown[], total: number): Cursor | null {
  const { collection, word, page } = cursor;
  const count = cursor.count + results.length;
  if (results.length > 0 && count < total)
    return { collection, word, page: page + 1, count, first: cursor.first ?? textAt(results[0], 0) ?? null };
  if (word + 1 < WORDS.length) return { collection, word: word + 1, ...BEGIN };
  return collection + 1 < COLLECTIONS.length ? { collection: collection + 1, word: 0, ...BEGIN } : null;
}
