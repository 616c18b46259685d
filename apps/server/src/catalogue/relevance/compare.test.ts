import { expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import { hashRecord } from '../record-hash.ts';
import type { About } from './about.ts';
import { COMPARED_MAX, comparer } from './compare.ts';

const RECORDS = ['one', 'two', 'three'].map((id) =>
  aRecord('patents', id, { title: `Title ${id}`, text: 'text '.repeat(200) }),
);
const ABOUT = { key: 'subject', compared: [] } as unknown as About;

/** An encoder for which texts lie the nearer the longer their title is; tells what it was asked. */
function setUp(records = RECORDS) {
  const asked: string[][] = [];
  const errors: unknown[] = [];
  const state = { records, byText: [] as typeof RECORDS, embedded: [] as typeof RECORDS, broken: false };
  const hashed = (record: (typeof RECORDS)[number]) => ({
    ref: { engine: record.engine, id: record.id },
    hash: hashRecord(record),
  });
  const compare = comparer(
    {
      index: {
        likeliest: async (_about, limit) => state.records.slice(0, limit).map(hashed),
        likeliestByText: async (_about, _text, limit) => state.byText.slice(0, limit).map(hashed),
        nearness: async (_about, _vector, refs, limit) => {
          const isAsked = ({ id }: { id: string }) => refs.some((ref) => ref.id === id);
          const found = state.embedded.filter((record, at) => at < limit || isAsked(record));
          return found.map((record) => ({ ...hashed(record).ref, hash: hashRecord(record), similarity: 0.51234 }));
        },
        get: async (refs) =>
          refs.map(({ id }) => [...state.records, ...state.byText].find((record) => record.id === id) ?? null),
      },
      encoder: {
        encode: async (texts) => {
          asked.push(texts);
          if (state.broken) throw new Error('no model');
          return texts.map((text) => Float32Array.of(1, text.startsWith('Title') ? text.indexOf('.') : 0));
        },
      },
    },
    (error) => errors.push(error),
  );
  return { compare, asked, errors, state };
}

test('[REL-02] each of the likeliest is told how near it lies, by what it says first', async () => {
  const { compare, asked } = setUp();
  const about = await compare(ABOUT, 'what is asked');
  expect(about.compared.map(({ id, similarity }) => [id, similarity])).toEqual([
    ['one', 1],
    ['two', 1],
    ['three', 1],
  ]);
  expect(about.compared[0]).toMatchObject({ engine: RECORDS[0]!.engine, hash: hashRecord(RECORDS[0]!) });
  expect(about.key).not.toBe(ABOUT.key);
  expect(about.key.split(' ')[0]).toBe(ABOUT.key);
  expect(asked[0]).toEqual(['what is asked']);
  expect(asked[1]![0]).toMatch(/^Title one\. text text/);
  expect(asked[1]![0]!.length).toBeLessThan(700);
  expect(COMPARED_MAX).toBeGreaterThan(100);
});

test('[REL-02] what ranks first for the words of the text is compared, too, and what is in both lists once', async () => {
  const { compare, asked, state } = setUp();
  state.byText = [RECORDS[1]!, aRecord('companies', 'four', { title: 'Title four' })];
  const about = await compare(ABOUT, 'what is asked');
  expect(about.compared.map(({ id }) => id)).toEqual(['one', 'two', 'three', 'four']);
  expect(asked[1]).toHaveLength(4);
});

test('[REL-02] what has its vector in the index is not encoded, and what lies nearest by these is compared, too', async () => {
  const { compare, asked, state } = setUp();
  state.embedded = [aRecord('companies', 'near', { title: 'Says much the same' }), RECORDS[1]!];
  const about = await compare(ABOUT, 'what is asked');
  expect(about.compared.map(({ id, similarity }) => [id, similarity])).toEqual([
    ['one', 1],
    ['two', 0.512],
    ['three', 1],
    ['near', 0.512],
  ]);
  expect(asked.flat().filter((text) => /^Title two|much the same/.test(text))).toEqual([]);
});

test('what was encoded is not encoded again, what changed is, and one page’s many questions are one', async () => {
  const { compare, asked, state } = setUp();
  const [first, second] = await Promise.all([compare(ABOUT, 'what is asked'), compare(ABOUT, 'what is asked')]);
  expect(second).toBe(first);
  expect(asked).toHaveLength(2);
  expect(await compare(ABOUT, 'what is asked')).toEqual(first);
  expect(asked.flat()).toHaveLength(RECORDS.length + 1);
  state.records = [{ ...RECORDS[0]!, title: 'Title that is new' }, ...RECORDS.slice(1)];
  expect((await compare(ABOUT, 'what is asked')).key).not.toBe(first.key);
  expect(asked.at(-1)).toEqual([expect.stringMatching(/^Title that is new/)]);
  // Another project has the records' vectors from the first.
  await compare({ ...ABOUT, key: 'other' }, 'what others ask');
  expect(asked.at(-1)).toEqual(['what others ask']);
});

test('without an answer of the encoder the subject is judged by its words, and it is asked anew', async () => {
  const { compare, errors, state } = setUp();
  state.broken = true;
  expect(await compare(ABOUT, 'what is asked')).toBe(ABOUT);
  expect(await compare(ABOUT, 'what is asked')).toBe(ABOUT);
  // Told once, not with each page.
  expect(errors).toEqual([new Error('no model')]);
  state.broken = false;
  expect((await compare(ABOUT, 'what is asked')).compared).toHaveLength(RECORDS.length);
});

test('where nothing may be about it the subject stays as it was', async () => {
  const { compare } = setUp([]);
  expect(await compare(ABOUT, 'what is asked')).toBe(ABOUT);
});
