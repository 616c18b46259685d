import { expect, test } from 'vitest';
import type { Evidence } from '../evidence.ts';
import { editGate, openReportGate } from './gate-thread.ts';
import type { EditedSentence } from './judge-edit.ts';

const record = {
  key: 'awards/a-1',
  fields: ['Title: Ceramic separators', 'Award amount: $1,100,000', 'Principal investigator: Mira Oland'],
  text: 'The project scales a ceramic electrolyte to a pilot line. Dendrites degrade cells.',
};
const grounds = { records: [record], figures: [], description: 'Separators.' };
const asked = (text: string, given: Partial<EditedSentence> = {}): EditedSentence => ({
  text,
  kind: null,
  keys: ['awards/a-1'],
  figures: [],
  quotes: [],
  ...given,
});

test('[GRD-10] the gate for edits reads a version once, and again when it was forgotten', async () => {
  const gate = editGate();
  let reads = 0;
  const read = async () => {
    reads += 1;
    return grounds;
  };
  const sentences = [asked('The principal investigator is Mira Oland.'), asked('The award is $2,200,000.')];
  const [held, not] = await gate.judge('r/1', read, sentences);
  expect(held).toMatchObject([
    {
      kind: 'fact',
      isSupported: true,
      grounds: [{ key: 'awards/a-1', quote: 'Principal investigator: Mira Oland' }],
    },
  ]);
  expect(not).toMatchObject([{ kind: 'editor', isSupported: false, missing: ['$2,200,000'], grounds: [] }]);
  await gate.judge('r/1', read, sentences);
  expect(reads).toBe(1);
  for (let version = 2; version < 12; version += 1) await gate.judge(`r/${version}`, read, sentences);
  expect(reads).toBe(11);
  await gate.judge('r/1', read, sentences);
  expect(reads).toBe(12);
});

test('[GRD-10] a failed call is that caller’s alone: others are answered, and the next one too', async () => {
  const gate = editGate();
  const failing = () => Promise.reject(new Error('The store is away'));
  await expect(gate.judge('r/1', failing, [asked('Dendrites degrade cells.')])).rejects.toThrow('The store is away');
  const broken = { ...asked(''), text: null as unknown as string };
  const held = [asked('Dendrites degrade cells.')];
  await gate.judge('r/1', async () => grounds, held);
  const answers = await Promise.allSettled([
    gate.judge('r/1', async () => grounds, [broken]),
    gate.judge('r/1', async () => grounds, held),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  const [verdicts] = await gate.judge('r/1', async () => grounds, held);
  expect(verdicts).toMatchObject([{ isSupported: true }]);
});

test('[GRD-10] sentences of one statement are judged one by one; a quotation of several stays whole', async () => {
  const gate = editGate();
  const judge = async (text: string, given: Partial<EditedSentence> = {}) =>
    (await gate.judge('r/1', async () => grounds, [asked(text, given)]))[0]!;
  expect(await judge('Dendrites degrade cells. It won a prize.')).toMatchObject([
    { text: 'Dendrites degrade cells.', isSupported: true },
    { text: 'It won a prize.', isSupported: false },
  ]);
  expect(await judge(`The abstract states: “${record.text}”`)).toMatchObject([
    { kind: 'quotation', isSupported: true },
  ]);
  expect(await judge('Cells may last longer.', { kind: 'inference' })).toMatchObject([
    { kind: 'inference', isSupported: true },
  ]);
  expect(await judge('Cells last longer.', { kind: 'inference' })).toMatchObject([{ isSupported: false }]);
  expect(await judge('Dendrites degrade cells.', { keys: [] })).toMatchObject([{ missing: ['a source'] }]);
});

test('a report’s gate that was never asked starts no thread, and closes', async () => {
  await openReportGate({} as never).close();
});

test('[GRD-10] of many versions the one is forgotten that nobody has asked for longest', async () => {
  const gate = editGate();
  const read: number[] = [];
  const ask = (version: number) =>
    gate.judge(`r/${version}`, async () => {
      read.push(version);
      return grounds;
    }, [asked('Dendrites degrade cells.')]);
  for (const version of [1, 2, 3, 4, 5, 6, 7, 8, 1, 9, 1, 2]) await ask(version);
  expect(read).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 2]);
});

test('[GRD-01] a report’s gate publishes what its evidence holds, in its thread', async () => {
  const evidence = {
    asOf: '2026-03-01T00:00:00Z',
    project: { id: 'p', description: 'Separators.' },
    records: { awards: [] },
    cited: [],
    series: [],
    figures: [{ id: 'awards:count', label: 'awards', value: 34, unit: 'count' }],
  } as unknown as Evidence;
  const gate = openReportGate(evidence);
  const said = (text: string) => ({ text, grounds: [], figures: ['awards:count'] });
  const sentences = [said('The search found 34 awards.'), said('The search found 35 awards.')];
  const draft = { id: 'x', title: 'Funding', blocks: [{ type: 'paragraph' as const, sentences }] };
  for (const published of await Promise.all([gate.publish(draft), gate.publish(draft)]))
    expect(published.report).toMatchObject({ made: 2, supported: 1, withheld: [{ missing: ['35'] }] });
  await gate.close();
});
