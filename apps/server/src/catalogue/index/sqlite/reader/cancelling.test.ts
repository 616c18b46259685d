import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BUILT_IN_SETTINGS } from '../../../semantics/ranking/settings.ts';
import { makeQuery, makeRecord } from '../../contract/records.ts';
import { openForReading, openForWriting } from '../shared/connection.ts';
import { ensureSchema } from '../shared/schema.ts';
import { makeFolder } from '../test/open-in-folder.ts';
import { Writer } from '../writer/writer.ts';
import { Reader } from './reader.ts';

const MODEL = { id: 'test-2', dimension: 2, documents: 1, data: null };
const WORDS = ['kolo', 'bumo', 'rinto', 'vex', 'sad'];
const words = WORDS.map((word) => ({ type: 'word' as const, word }));

function catalogue(): string {
  const file = join(makeFolder(), 'catalogue.db');
  const db = openForWriting(file);
  ensureSchema(db);
  const writer = new Writer(db);
  const party = { name: 'Acme Medical, Inc.', role: 'any' };
  writer.upsert(
    Array.from({ length: 400 }, (_, n) => ({
      ...makeRecord(`${n}`, {
        text: `${WORDS[n % 5]} ${WORDS[n % 3]} ${WORDS[n % 2]}`,
        facets: { area: [`${n % 7}`] },
      }),
      organisations: [party],
    })),
  );
  writer.addModel(MODEL);
  const vectors = Array.from({ length: 400 }, (_, n) => ({
    key: String(n + 1),
    vector: Float32Array.of(Math.cos(n), Math.sin(n)),
  }));
  writer.putVectors(MODEL.id, vectors);
  writer.serveModel(MODEL.id);
  writer.close();
  return file;
}

const meaning = { mode: 'hybrid' as const, model: MODEL.id, vector: Float32Array.of(1, 0), must: null, floor: null };

/** Calls that take long in a large catalogue. */
const CALLS: Record<string, (reader: Reader) => unknown> = {
  'any of the words': (reader) => reader.search(makeQuery({ query: { type: 'or', nodes: words } })),
  'all of the words, and facets': (reader) =>
    reader.search(makeQuery({ query: { type: 'and', nodes: words.slice(0, 2) }, countFacets: ['area'] })),
  'a phrase beside a word': (reader) => {
    const nodes = [words[0]!, { type: 'phrase' as const, words: ['kolo', 'bumo'] }, words[1]!];
    return reader.search(makeQuery({ query: { type: 'and', nodes } }));
  },
  'hybrid search': (reader) => {
    const query = { type: 'or' as const, nodes: words };
    return reader.search(
      makeQuery({ query, meaning: { ...meaning, words: query, settings: BUILT_IN_SETTINGS }, limit: 20 }),
    );
  },
  'more like one record': (reader) =>
    reader.similar({
      record: { engine: 'patents', id: '7' },
      words: WORDS.map((word) => ({ word, weight: 1 })),
      take: 5,
      engines: ['patents'],
      exclude: [],
      settings: BUILT_IN_SETTINGS,
      limit: 5,
    }),
  'records of the same parties': (reader) =>
    reader.findByIdentity({ keys: ['o:acme medical', 'o:none'], perEngine: 9 }),
  'values of a facet': (reader) =>
    reader.facetValues({ selection: makeQuery({ query: words[0]! }), field: 'area', contains: '', limit: 9 }),
};

test.each(Object.keys(CALLS))('%s ends wherever it is cancelled, and leaves nothing behind', (name) => {
  const call = CALLS[name]!;
  const file = catalogue();
  let left = Number.POSITIVE_INFINITY;
  const check = () => {
    if (left-- <= 0) throw new DOMException('The call was cancelled.', 'AbortError');
  };
  const open = () => {
    const reader = new Reader(openForReading(file), ['patents'], { check });
    onTestFinished(() => reader.close());
    return reader;
  };
  const expected = call(open());
  const reader = open();
  let cancelled = 0;
  for (; ; cancelled++) {
    left = cancelled;
    try {
      call(reader);
      break;
    } catch (error) {
      expect(error).toMatchObject({ name: 'AbortError' });
    }
    left = Number.POSITIVE_INFINITY;
  }
  expect(cancelled).toBeGreaterThan(0);
  left = Number.POSITIVE_INFINITY;
  expect(call(reader)).toEqual(expected);
});
