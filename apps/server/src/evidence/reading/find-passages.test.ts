import { expect, test } from 'vitest';
import { readingForTests } from '../../../test/read-notes.ts';
import { findPassages } from './find-passages.ts';

const { encoder } = readingForTests();
const TEXTS = {
  'awards/risk':
    'Thermal runaway remains a hazard of every cell that is charged too quickly. The office is closed on Mondays.',
  'companies/users': 'Hospitals in six countries are the first buyers of the sensor.',
  'publications/price': 'The membrane is sold at $14 per square metre to water utilities.',
  'patents/other': 'The housing is screwed to the frame by four bolts of stainless steel.',
};
const records = Object.entries(TEXTS).map(([key, text]) => ({ key, text }));
const ask = (question: string, limit = 1) => findPassages(question, records, encoder, { limit });

test.each([
  ['What dangers come with charging fast?', 'awards/risk'],
  ['Which institutions buy the sensor?', 'companies/users'],
  ['What does the membrane cost?', 'publications/price'],
])('[INS-06] “%s” is answered by a sentence of its sense, in whatever words', async (question, key) => {
  const [found] = await ask(question);
  expect(found?.key).toBe(key);
  expect(TEXTS[key as keyof typeof TEXTS]).toContain(found!.quote);
});

test.each(['Who plays the violin?', 'What is the capital of France?'])(
  '[INS-06] “%s” is answered by none',
  async (question) => {
    expect(await ask(question)).toEqual([]);
  },
);

test('[INS-06] of one record few sentences are quoted, the best first', async () => {
  const text =
    'A filter removes lead from water. This filter removes lead from tap water as well. Lead is removed from water by such filters. Filters of lead in water are cheap to make.';
  const found = await findPassages('How is lead removed from water?', [{ key: 'awards/a', text }], encoder, {
    limit: 4,
  });
  expect(found).toHaveLength(2);
  expect(found[0]!.score).toBeGreaterThanOrEqual(found[1]!.score);
});

test('[INS-06] without an encoder the words alone tell', async () => {
  const found = (question: string) => findPassages(question, records, null, { limit: 1 });
  expect((await found('How are hospitals the buyers of sensors?')).map(({ key }) => key)).toEqual(['companies/users']);
  expect(await found('Who are the customers?')).toEqual([]);
});
