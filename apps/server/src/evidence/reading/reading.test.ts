import { afterAll, expect, test } from 'vitest';
import { openEncoder } from '../../catalogue/encoder/open-encoder.ts';
import { CLASSES, kindOf, probabilitiesOf } from './kind-head.ts';
import type { NoteKind } from './note.ts';
import { openReader } from './open-reader.ts';
import { passagePlaces, quotablePlaces } from './quotable.ts';
import { quantitiesIn, READER_VERSION, type Readable } from './read-notes.ts';

const encoder = openEncoder();
const reader = openReader(encoder);
afterAll(async () => {
  await reader.close();
  await encoder.close();
});

async function notesIn(engine: Readable['engine'], text: string): Promise<[NoteKind, string][]> {
  const [notes] = await reader.read([{ engine, text }]);
  return notes!.map(({ kind, at, length }) => [kind, text.slice(at, at + length)]);
}

test.each<[NoteKind, Readable['engine'], string]>([
  ['need', 'awards', 'Current membranes are expensive and are fouled within weeks, which limits their use.'],
  ['next', 'awards', 'In Phase II, we will build and test a full-scale prototype of the pump.'],
  ['stage', 'companies', 'Voltara was acquired by Acme Corporation on 2014-01-15.'],
  [
    'result',
    'publications',
    'Our results show that the treated group had significantly fewer infections than the control group.',
  ],
  ['what', 'companies', 'Voltara is a software platform for restaurants to manage their suppliers.'],
  ['how', 'awards', 'The sensor works by measuring the light that the film reflects when gas molecules bind to it.'],
  [
    'achieved',
    'awards',
    'In Phase I, we demonstrated a prototype that lifted 40 kg of water per minute with an efficiency of 62%.',
  ],
  ['regulation', 'companies', 'The device received FDA 510(k) clearance and the CE mark in 2019.'],
  ['market', 'awards', 'The global market for water pumps is expected to grow to $4.2 billion by 2031.'],
])('[READ-01] PLAIN %s', async (kind, engine, sentence) => {
  expect(await notesIn(engine, sentence)).toEqual([[kind, sentence]]);
});

test('[READ-01] notes stand word for word at their places within the text, over headings and between what tells nothing', async () => {
  const [need, next] = [
    'Current membranes are expensive and are fouled within weeks, which limits their use.',
    'In Phase II, we will build and test a full-scale prototype of the pump.',
  ];
  const text = `OBJECTIVE: The office is in Ohio.\n\n${need} It was.\n• ${next}`;
  expect(await notesIn('awards', text)).toEqual([
    ['need', need],
    ['next', next],
  ]);
});

test('[READ-01] how sure a kind is, is a probability; what is about as likely something else is no note', () => {
  const sentence = { engine: 'awards' as const, heading: null, place: 0.5, isFirst: false };
  for (const text of ['Current membranes are expensive.', 'The pump turns.', 'We will build a pump.']) {
    const likely = probabilitiesOf({ ...sentence, text }, null);
    expect(likely.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 10);
  }
  const oneOf = (share: number) => CLASSES.map((_, at) => (at === 1 ? share : (1 - share) / (CLASSES.length - 1)));
  expect(kindOf(oneOf(0.66), false)).toEqual({ kind: CLASSES[1], certainty: 0.66 });
  expect([kindOf(oneOf(0.64), false), kindOf(oneOf(0.49), true)]).toEqual([null, null]);
  expect(kindOf(oneOf(0.51), true)).toEqual({ kind: CLASSES[1], certainty: 0.51 });
});

test('[READ-01] [INS-06] of a record that is read whole more than five sentences are notes, and less sure ones', async () => {
  const held = Array.from(
    { length: 9 },
    (_, at) => `In test ${at + 1} the prototype lifted ${at + 31} kg of water per minute.`,
  );
  const text = ['The office is in Ohio, and so it has been.', ...held].join(' ');
  const read = async (isWhole: boolean) => {
    const [notes] = await reader.read([{ engine: 'awards', text }], { isWhole });
    return notes!.map(({ at, length }) => text.slice(at, at + length));
  };
  expect((await read(false)).length).toBeLessThanOrEqual(5);
  expect(await read(true)).toEqual(expect.arrayContaining(held));
});

test('[READ-01] [INS-06] read whole, a text is read in passages: what is half a sentence goes with what stands before it', async () => {
  const seal = 'The seal of the prototype is made of graphite.';
  const held = 'It held a pressure of 40 bar for 200 hours at 300 °C.';
  const text = `${seal} ${held} However, the price of graphite seals has doubled since 2019.`;
  const [notes] = await reader.read([{ engine: 'awards', text }], { isWhole: true });
  expect(notes!.map(({ at, length }) => text.slice(at, at + length))).toEqual([text]);
  const passages = (of: string) => passagePlaces(of).map(({ start, end }) => of.slice(start, end));
  expect(quotablePlaces(text)).toHaveLength(1);
  expect(passages(`${seal}\n\n${held}`)).toEqual([seal, held]);
  const list = 'The package has 1) tablets for pressure; 2) magnesium by the muscle; and 3) the way to a hospital.';
  expect(passages(`${seal} ${list}`)).toEqual([`${seal} ${list}`]);
  expect(passages(`${seal} See https://example.org for all that was measured.`)).toEqual([seal]);
});

test('[READ-01] [INS-06] read whole, a sentence that is too long to be quoted is read as well', async () => {
  const parts = Array.from(
    { length: 12 },
    (_, at) => `a ring of graphite that held ${at + 31} bar for ${at + 2} hours`,
  );
  const text = `The pump is light. The seal that we built has ${parts.join(', ')}.`;
  const read = async (isWhole: boolean) => {
    const [notes] = await reader.read([{ engine: 'patents', text }], { isWhole });
    return notes!.map(({ at, length }) => text.slice(at, at + length));
  };
  expect((await read(true)).join(' ')).toContain(parts.at(-1));
  expect((await read(false)).join(' ')).not.toContain(parts.at(-1));
});

test('[READ-01] what tells nothing is no note', async () => {
  const text = 'Written informed consent was obtained from the participant prior to any study procedure.';
  expect(await notesIn('clinical-trials', `Inclusion Criteria:\n- ${text}`)).toEqual([]);
});

test('[READ-01] a note has its numbers in their places, with their units', async () => {
  const text =
    'The pump is new. In Phase I, we demonstrated a prototype that lifted 40 kg of water per minute with an efficiency of 62%.';
  const [notes] = await reader.read([{ engine: 'awards', text }]);
  expect(
    notes![0]!.quantities.map(({ at, length, value, unit }) => [text.slice(at, at + length), value, unit]),
  ).toEqual(
    expect.arrayContaining([
      ['40 kg', 40, 'kg'],
      ['62%', 62, '%'],
    ]),
  );
});

test('[READ-01] records read together, or at leisure, have the notes that each has alone', async () => {
  const records: Readable[] = Array.from({ length: 60 }, (_, at) => ({
    engine: 'awards',
    text: `In Phase II, we will build and test prototype ${at} of the pump. Pumps of today leak and are expensive to repair.`,
  }));
  const { signal } = new AbortController();
  const [together, atLeisure] = [await reader.read(records), await reader.read(records, { signal, atLeisure: true })];
  expect(together).toHaveLength(60);
  expect(atLeisure).toEqual(together);
  expect(together[59]).toEqual((await reader.read([records[59]!]))[0]);
  await expect(reader.read(records, { signal: AbortSignal.abort(new Error('no longer wanted')) })).rejects.toThrow(
    'no longer wanted',
  );
});

test('[READ-01] [RPT-18] of a work that is read closely the sentences are shown that tell most of it to whoever has the idea', async () => {
  const record = {
    engine: 'awards' as const,
    title: 'Nitrate sensor for rivers',
    text: [
      'The broader impact of this project is the money that may be saved in healthcare.',
      'Households ask whether their water is safe, and laboratories are far away.',
      'A disposable electrode in a microfluidic channel is read by an app on the phone and detects nitrate in river water.',
      'In Phase I the sensor detected 2 ppm of nitrate in thirty seconds.',
      'The principal investigator has led the laboratory for ten years.',
      'In Phase II, we will build a sensor for phosphate and test it with two water utilities.',
    ].join(' '),
  };
  const [places] = await reader.extract(
    [record],
    ['A strip that shows lead in tap water, read by the camera of a phone'],
  );
  const shown = places!.map(({ at, length }) => record.text.slice(at, at + length));
  expect(shown[0]).toMatch(/^A disposable electrode/);
  expect(shown.toSorted()).toEqual([
    expect.stringMatching(/^A disposable electrode/),
    expect.stringMatching(/^In Phase I /),
    expect.stringMatching(/^In Phase II,/),
  ]);
  // What a work is says the sentence that is like its title, though another lies as near to the idea.
  const [ofTitle] = await reader.extract(
    [{ ...record, title: 'Phosphate sensor for two water utilities' }],
    ['A strip that shows lead in tap water, read by the camera of a phone'],
  );
  expect(record.text.slice(ofTitle![0]!.at)).toMatch(/^In Phase II, we will build a sensor for phosphate/);
  // Without an encoder nothing tells what bears on an idea.
  expect(await openReader(null).extract([record], ['A strip'])).toEqual([[]]);
});

test.each([
  ['cut off by the source', 'The pump lifts water from a depth of forty metres and its seal exis...'],
  ['with half a bracket', 'The pump lifts water (from a depth of forty metres in dry regions.'],
  ['that begins in the middle', 'and lifts water from a depth of forty metres in dry regions.'],
  ['that goes on from another, in capitals', 'IT IS EXPECTED TO LIFT WATER FROM FORTY METRES IN DRY REGIONS.'],
  ['that leads to a list', 'The pump lifts water from forty metres and has these parts:'],
  ['that is a heading', 'Research and Development Pumps'],
])('[READ-02] a piece %s is not quoted', (_, text) => {
  expect(quotablePlaces(text)).toEqual([]);
});

test('[READ-01] without the encoder, words and place alone tell', async () => {
  const alone = openReader(null);
  try {
    const text = 'Current membranes are expensive and are fouled within weeks, which limits their use.';
    const [notes] = await alone.read([{ engine: 'awards', text }]);
    expect(notes!.map(({ kind, at, length }) => [kind, at, length])).toEqual([['need', 0, text.length]]);
  } finally {
    await alone.close();
  }
});

test('[READ-01] whoever reads quantities otherwise names the reader anew, so that kept notes are read again', () => {
  const said = [
    'It keeps 80% of 2.5 kg at −20 °C after five hundred cycles, up to 3.4x faster.',
    'Between $1.2 million and US$3m in 2019, for 12–14 days, two or more of them at 10MG.',
    'Three quarters of 1,200 mmHg, some 5 µm, 0.5 mg/kg, no more than 1 in 4.',
  ];
  const read = said.map((text) =>
    quantitiesIn(text, 0)
      .map(({ value, unit }) => `${value}${unit ?? ''}`)
      .join(' '),
  );
  expect({ version: READER_VERSION, read }).toEqual({
    version: '2',
    read: ['80% 2.5kg 20°C 500 3.4', '1200000$ 3000000US$ 2019 12 14days 2 10MG', '1200mmHg 5µm 0.5mg 1 4'],
  });
});
