import { expect, test } from 'vitest';
import { asTheyCome } from './as-they-come.ts';

const collect = async <Value>(values: AsyncIterable<Value>) => {
  const all: Value[] = [];
  for await (const value of values) all.push(value);
  return all;
};

test('values come in the order in which they are there, none twice', async () => {
  const slow = Promise.withResolvers<string>();
  const values = asTheyCome([slow.promise, Promise.resolve('first'), Promise.resolve('second')]);
  expect((await values.next()).value).toBe('first');
  expect((await values.next()).value).toBe('second');
  slow.resolve('last');
  expect(await collect(values)).toEqual(['last']);
});

test('what fails ends it, and a second failure is nobody’s', async () => {
  const failing = [Promise.reject(new Error('one')), Promise.reject(new Error('two'))];
  await expect(collect(asTheyCome(failing))).rejects.toThrow('one');
});
