import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentInput, embedWorded, INPUT_CHARACTERS_MAX, modelId, nameIn, queryInput } from './outside-model.ts';

const none = { query: '', document: '' };

test('[SRCH-02] an id tells the model’s name back, whatever is in it, and only to its own kind', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.integer({ min: 1, max: 9999 }),
      fc.string(),
      (name, dimension, document) => {
        const id = modelId('openai', name, dimension, { query: '', document });
        expect(nameIn(id, 'openai')).toBe(name);
        expect(nameIn(id, 'transformers')).toBeNull();
      },
    ),
  );
  expect(modelId('openai', 'nomic-embed-text:v1.5', 768, none)).toBe('openai:nomic-embed-text:v1.5:768');
});

test('[SRCH-02] another dimension or document prefix makes another model; the query’s does not', () => {
  const id = (dimension: number, prefixes = none) => modelId('openai', 'e5', dimension, prefixes);
  expect(id(384)).not.toBe(id(512));
  expect(id(384, { query: '', document: 'passage: ' })).not.toBe(id(384));
  expect(id(384, { query: 'query: ', document: '' })).toBe(id(384));
});

test('[SRCH-02] texts have their prefix, are cut to a stated length, and never within a character', () => {
  const prefixes = { query: 'query: ', document: 'passage: ' };
  expect(documentInput({ title: 'A title', text: ' and text ' }, prefixes)).toBe('passage: A title\nand text');
  expect(queryInput(' anode ', prefixes)).toBe('query: anode');
  const long = documentInput({ title: 'x', text: '😀'.repeat(INPUT_CHARACTERS_MAX) }, none);
  expect(long).toHaveLength(INPUT_CHARACTERS_MAX);
  expect(long.isWellFormed()).toBe(true);
});

test('[SRCH-02] texts without a word have zeros for a vector and are not asked for', async () => {
  const input = (text: string) => documentInput({ title: ' ', text }, { query: '', document: 'passage: ' });
  const asked: string[][] = [];
  const vectors = await embedWorded([input('\n'), input('anode'), input('')], 2, async (inputs) => {
    asked.push(inputs);
    return inputs.map(() => Float32Array.of(0, 1));
  });
  expect(asked).toEqual([['passage: anode']]);
  expect(vectors.map((vector) => [...vector])).toEqual([
    [0, 0],
    [0, 1],
    [0, 0],
  ]);
});
