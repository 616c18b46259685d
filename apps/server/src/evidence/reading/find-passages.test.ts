import { expect, test } from 'vitest';
import { readingForTests } from '../../../test/read-notes.ts';
import { bearingRecords, quoteRecord, tellingLines, withNearness } from './find-passages.ts';

const { encoder } = readingForTests().anew;
const TEXTS = {
  'awards/risk':
    'Thermal runaway remains a hazard of every cell that is charged too quickly. The office is closed on Mondays.',
  'companies/users': 'Hospitals in six countries are the first buyers of the sensor.',
  'publications/price': 'The membrane is sold at $14 per square metre to water utilities.',
  'patents/other': 'The housing is screwed to the frame by four bolts of stainless steel.',
};
const records = Object.entries(TEXTS).map(([key, text]) => ({ key, title: key, text, weight: 0 }));
const ask = (question: string, some = records) =>
  bearingRecords({ texts: [question] }, some, encoder, { limit: 1, floor: 0.45 });

test.each([
  ['What dangers come with charging fast?', 'awards/risk'],
  ['Which institutions buy the sensor?', 'companies/users'],
  ['What does the membrane cost?', 'publications/price'],
])('[INS-06] “%s” is answered by a record with a sentence of its sense, in whatever words', async (question, key) => {
  const [found] = await ask(question);
  expect(found?.key).toBe(key);
  expect(TEXTS[key as keyof typeof TEXTS]).toContain(found!.quotes[0]);
});

test.each(['Who plays the violin?', 'What is the capital of France?'])(
  '[INS-06] “%s” is answered by none',
  async (question) => {
    expect(await ask(question)).toEqual([]);
  },
);

test('[INS-06] a title alone answers without a quotation, what belongs to the project comes before others, and no passage comes twice', async () => {
  const bare = { key: 'federal-lab-technologies/t', title: 'Removal of lead from tap water', text: '', weight: 0 };
  const like = { ...bare, key: 'federal-lab-technologies/u', weight: 0.1, title: 'Lead removal from tap water' };
  const found = await bearingRecords(
    { texts: ['How is lead removed from tap water?'] },
    [bare, like, { ...bare, key: 'federal-lab-technologies/v' }],
    encoder,
    { limit: 5, floor: 0.5 },
  );
  // Each of several patents of one title has its own number and its own end.
  expect(found.map(({ key, quotes }) => [key, ...quotes])).toEqual([
    ['federal-lab-technologies/u'],
    ['federal-lab-technologies/t'],
    ['federal-lab-technologies/v'],
  ]);
  const told = { ...bare, text: 'A filter of moss removes lead from tap water.' };
  const phases = [told, { ...told, key: 'federal-lab-technologies/phase' }];
  const once = await bearingRecords({ texts: ['How is lead removed from tap water?'] }, phases, encoder, {
    limit: 5,
    floor: 0.5,
  });
  expect(once.map(({ key }) => key)).toEqual(['federal-lab-technologies/t']);
});

test('[INS-06] of two sentences that bear on a question about as much the one with a number is quoted', async () => {
  const vague = 'In most of the homes that have it the filter removes much of the lead from tap water.';
  const exact = 'In one home after the other the filter removes 98 % of the lead from tap water.';
  const quoted = async (text: string) =>
    (
      await bearingRecords(
        { texts: ['How much lead is removed from tap water?'] },
        [{ key: 'a/a', title: '', text, weight: 0 }],
        encoder,
        {
          limit: 1,
          floor: 0.3,
        },
      )
    )[0]!.quotes[0];
  expect(await quoted(`${vague} ${exact}`)).toBe(exact);
  expect(await quoted(`${exact} ${vague}`)).toBe(exact);
  expect(await quoted(`${vague} The firm was founded by three friends from Ohio in 1998.`)).toBe(vague);
});

test('[INS-06] words answer by how much of the question they tell, wherever in the record they stand', async () => {
  const words = new Map([
    ['zeppelin', 3],
    ['copper', 1],
  ]);
  const read = (key: string, text: string, lines: string[] = []) => ({
    key,
    title: 'A record',
    text,
    lines,
    weight: 0,
  });
  const found = async (...some: ReturnType<typeof read>[]) =>
    (await bearingRecords({ texts: ['zeppelin copper'], words }, some, null, { limit: 5, floor: 0.5 })).map(
      ({ key }) => key,
    );
  expect(await found(read('a', 'It is a zeppelin.'), read('b', 'It is made of copper.'))).toEqual(['a']);
  expect(await found(read('a', '', ['Partners: Zeppelin Works']))).toEqual(['a']);
  const rare = new Set(['copper']);
  const records = [read('a', 'It is a zeppelin.'), read('b', 'It is made of copper.')];
  const asked = { texts: ['zeppelin copper'], words, rare };
  expect((await bearingRecords(asked, records, null, { limit: 5, floor: 0.5 })).map(({ key }) => key)).toEqual(['b']);
});

test('[INS-06] a few records are read whole: another sentence is quoted that says what the first does not', async () => {
  const weighs = 'The purifier that a squad of thirteen carries weighs no more than ten pounds.';
  const flows = 'From salt water it makes between six and ten gallons in each hour of work.';
  const text = `The founders met at a school in Ohio long ago. ${weighs} ${flows}`;
  const question = { texts: ['How much does the purifier weigh, and how many gallons of water does it make?'] };
  const { quotes } = await quoteRecord(question, { title: 'Squad purifier', text }, encoder);
  expect(quotes.toSorted()).toEqual([flows, weighs]);
  // A text of one sentence is all there is.
  const bought = { title: 'Acme', text: 'Acme was taken over by Widget Works in the summer of 2013.' };
  expect((await quoteRecord({ texts: ['zeppelins?'] }, bought, encoder)).quotes).toEqual([]);
  expect((await quoteRecord({ texts: ['zeppelins?'] }, bought, encoder, { isWhole: true })).quotes).toEqual([
    bought.text,
  ]);
});

test('[INS-06] fields are told that the question names, or that say what is asked and nothing else of the record does', () => {
  const record = {
    title: 'Harbour Fund',
    organisations: ['Harbour Fund'],
    lines: [
      'Investor: Harbour Fund',
      'Portfolio company: Acme',
      'Rounds: Acme, 3 May, 2007',
      'Principal investigator: Ada',
    ],
  };
  const words = new Map([['acm', 1]]);
  const told = (asked: string, quotes: string[] = []) => tellingLines(record, quotes, { asked, words });
  expect(told('Who backed Acme?')).toEqual(['Rounds: Acme, 3 May, 2007']);
  expect(told('Who backed Acme?', ['It backs Acme.'])).toEqual([]);
  expect(told('Which investor backs it?', ['It backs Acme.'])).toEqual([]);
  expect(told('Who is the principal investigator?', ['It backs Acme.'])).toEqual(['Principal investigator: Ada']);
});

test('[INS-06] without an encoder the words alone tell', async () => {
  const found = async (question: string) =>
    (await bearingRecords({ texts: [question] }, records, null, { limit: 1, floor: 0.45 })).map(({ key }) => key);
  expect(await found('How are hospitals the buyers of sensors?')).toEqual(['companies/users']);
  expect(await found('Who are the customers?')).toEqual([]);
});

test('[RPT-18] a note is told with how near it lies to a description', async () => {
  const quote = 'Thermal runaway remains a hazard of every cell that is charged too quickly.';
  const note = { key: 'awards/risk', kind: 'need' as const, quote, certainty: 0.9, quantities: [] };
  const [told] = await withNearness([note], 'A charger that never lets a cell run away thermally.', encoder);
  expect(told!.nearness).toBeGreaterThan(0.45);
  expect(await withNearness([note], 'A charger.', null)).toEqual([note]);
});
