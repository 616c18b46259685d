import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ListBuffer } from './list-buffer.ts';
import { PlaceList } from './place-lists.ts';
import { newPostings } from './posting-decoder.ts';

/** One page: for each record the difference to the docid before, twice the bytes of its places, and these. */
function pageOf(docids: number[], places: number[]): Uint8Array {
  const varint = (value: number): number[] =>
    value < 128 ? [value] : [...varint(value >>> 7).map((byte) => byte | 128), value & 127];
  return Uint8Array.from(
    docids.flatMap((docid, i) => [...varint(docid - (docids[i - 1] ?? 0)), ...varint(places.length * 2), ...places]),
  );
}

function started(docids: number[], places: number[]): ListBuffer {
  const list = new ListBuffer();
  const page = pageOf(docids, places);
  list.start(page, 0, page.length);
  return list;
}

/** Bytes that would be marks, were they read for bits. */
const FULL = [127, 127, 127, 127, 127, 127, 127];

test('[SRCH-01] of a list only marked records are told, though docids go far beyond all marks; the others are not', () => {
  const docids = Array.from({ length: 300 }, (_, i) => 3 * i + 1);
  const list = started(docids, FULL);
  const told: number[] = [];
  const living = list.marking(Uint32Array.of(4, 7, 8), 3, Uint8Array.of(0b10010), () => {
    const page = pageOf(docids, FULL);
    list.start(page, 0, page.length);
    return list.eachPlaces('marked', (_bytes, records) => {
      for (let i = 0; i < records.length; i += 3) told.push(records[i]!);
    });
  });
  expect(told).toEqual([4, 7]);
  expect(living).toBe(2);
  list.eachPlaces('marked', (_bytes, records) => told.push(...records));
  expect(told).toEqual([4, 7]);
});

test('[SRCH-01] a word counts as often as it stands there by the weight of each column, however its places are told', () => {
  const place = fc.oneof(fc.integer({ min: 2, max: 127 }), fc.integer({ min: 128, max: 40_000 }));
  const column = fc.tuple(fc.constantFrom(0, 1, 2, 3, 4), fc.array(place, { minLength: 1, maxLength: 12 }));
  const weights = [2, 1, 0, 5, 9_000];
  fc.assert(
    fc.property(fc.uniqueArray(column, { minLength: 1, maxLength: 4, selector: ([number]) => number }), (told) => {
      const varint = (value: number): number[] =>
        value < 128 ? [value] : [...varint(value >>> 7).map((byte) => byte | 128), value & 127];
      const columns = told.toSorted(([a], [b]) => a - b);
      const places = columns.flatMap(([number, each]) => [...(number > 0 ? [1, number] : []), ...each.flatMap(varint)]);
      const often = columns.reduce((sum, [number, each]) => sum + weights[number]! * each.length, 0);
      const found = newPostings();
      started([5, 1_000_000], places).decode(weights, found);
      const expected = often === 0 ? [] : [5, 1_000_000].map((docid) => [docid, Math.min(often, 65_535)]);
      expect(Array.from({ length: found.count }, (_, i) => [found.docids[i], found.frequencies[i]])).toEqual(expected);
    }),
  );
});

test('[SRCH-01] records of several segments stand in the order of their docids, each with its own places', () => {
  const places = new PlaceList();
  const parts: [docids: number[], places: number[]][] = [
    [
      [7, 9],
      [2, 3],
    ],
    [[1, 8], [4]],
  ];
  for (const [docids, each] of parts)
    started(docids, each).eachPlaces('all', (bytes, records) => places.add(bytes, records));
  places.sort();
  const { bytes, docids, from, to, count } = places;
  expect(Array.from({ length: count }, (_, i) => [docids[i], ...bytes.subarray(from[i], to[i])])).toEqual([
    [1, 4],
    [7, 2, 3],
    [8, 4],
    [9, 2, 3],
  ]);
});
