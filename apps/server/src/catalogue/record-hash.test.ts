import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './record-hash.ts';

function sortedKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

test('canonical JSON is JSON with sorted members', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      if (!/"-?\d+":/.test(JSON.stringify(value))) expect(canonicalJson(value)).toBe(JSON.stringify(value, sortedKeys));
    }),
  );
});

test('what is undefined is no member', () => {
  expect(canonicalJson({ b: 1, a: undefined, c: [undefined] })).toBe('{"b":1,"c":[null]}');
});
