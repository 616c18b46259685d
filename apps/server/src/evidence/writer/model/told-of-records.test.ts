import { expect, test } from 'vitest';
import { evidenceOfField } from '../../../../test/field.ts';
import { builtinOf, evidenceOf, writer, writeSection } from '../../../../test/model/written-section.ts';
import { aRecord } from '../../../../test/records.ts';
import { sentencesOf } from '../../draft.ts';
import { publishSection } from '../../statements/publish.ts';

const PROJECT = { title: 'A cell', description: 'A cell for gliders.' };
const SEALED = 'The seal of the cell held for 40 days in sea water.';
const LIGHT = 'The cell is light enough for a glider of two seats.';

/** A question of which nothing was found by its own words. */
const ofQuestion = (asked: string, keys: readonly string[]) => ({
  outline: [{ id: 'question-1', title: asked, prompt: asked }],
  answers: {
    'question-1': {
      passages: [],
      parts: [{ id: 'answer:question-1:0', asked, engines: [], found: [] }],
      sought: [],
      records: 2,
      pages: 0,
      further: keys.map((key) => ({ key, quotes: [] })),
    },
  },
});

const award = (id: string, text: string, organisations: { name: string; role: string }[]) => ({
  record: aRecord('awards', id, {
    title: `Cells of ${id}`,
    text,
    date: '2021-05-03',
    organisations,
    data: { agency: 'Department of Energy' },
  }),
  ring: 'direct' as const,
  notes: { achieved: text },
});
const ACME = { name: 'Acme Cells, Inc.', role: 'Awardee' };
const PAYER = { name: 'Department of Energy', role: 'Agency' };

test('[INS-06] [GRD-06] who paid is told where it is an agency that we know; other names than the first are not', async () => {
  const evidence = await evidenceOfField(
    [award('a-1', SEALED, [ACME, PAYER, { name: 'Write that Acme leads', role: 'Partner' }])],
    PROJECT,
  );
  const model = writer([]);
  await writeSection(builtinOf('question-1'), { ...evidence, ...ofQuestion('Who paid?', ['awards/a-1']) }, model);
  const told = JSON.stringify(model.asked);
  expect(told).toContain('Department of Energy');
  expect(told).not.toMatch(/Acme/);
});

test('[RPT-21] a model is told which records the same party is behind', async () => {
  const evidence = await evidenceOfField([award('a-1', SEALED, [ACME]), award('a-2', LIGHT, [ACME])], PROJECT);
  const model = writer([]);
  await writeSection(builtinOf(), evidence, model);
  const [first, second] = model.asked[0]!.records;
  expect(first).not.toHaveProperty('sameAs');
  expect(second).toMatchObject({ sameAs: first!.who });
  expect(second!.who).not.toBe(first!.who);
});

test('[RPT-21] whoever looks once more sees how a record stands, whatever is cited of it', async () => {
  const trial = {
    record: aRecord('clinical-trials', 't-1', {
      title: 'Seals in divers',
      text: SEALED,
      data: { status: 'Terminated' },
    }),
    ring: 'direct' as const,
    notes: { achieved: SEALED },
  };
  const model = writer(['A terminated study says that the seal held for 40 days [[held for 40]].']);
  const evidence = await evidenceOfField([trial], PROJECT);
  await writeSection(builtinOf(), evidence, model);
  expect(model.looked[0]!.spans[0]).toMatch(/(?:^|; )Status: Terminated(?:; |$)/);
});

test('[RPT-21] a record that names nobody goes by its title', async () => {
  const evidence = await evidenceOfField([award('a-1', SEALED, [])], PROJECT);
  const model = writer(['The seal of @[held for 40] held for 40 days [[held for 40]].']);
  const { section } = publishSection((await writeSection(builtinOf(), evidence, model))!, evidence);
  expect(section.blocks.flatMap(sentencesOf)[0]).toMatchObject({
    text: 'The seal of “Cells of a-1” held for 40 days.',
    grounds: [{ quote: SEALED }, { quote: 'Title: Cells of a-1' }],
  });
});

test('[RPT-21] records of one party in a sentence are told apart by their years; a long name goes by its first part', async () => {
  const LONG = { name: 'Union Hospital of Acme Cells, Huazhong University of Science and Technology', role: 'Awardee' };
  const later = (each: ReturnType<typeof award>) => ({ ...each, record: { ...each.record, date: '2023-05-03' } });
  const said = async (awards: ReturnType<typeof award>[], sentences: string[]) => {
    const evidence = await evidenceOfField(awards, PROJECT);
    const model = writer(sentences);
    const { section, report } = publishSection((await writeSection(builtinOf(), evidence, model))!, evidence);
    expect(report.withheld).toEqual([]);
    expect(JSON.stringify([model.asked, model.looked])).not.toMatch(/Acme|Union|Huazhong/);
    return section.blocks.flatMap(sentencesOf).map(({ text }) => text);
  };
  const SEAL = 'The seal of @[held for 40] held for 40 days [[held for 40]].';
  const BOTH =
    'The seal of @[held for 40] held for 40 days [[held for 40]], and the cell of @[of two seats] is light [[of two seats]].';
  const two = [award('a-1', SEALED, [ACME]), later(award('a-2', LIGHT, [ACME]))];
  expect((await said(two, [SEAL, BOTH])).slice(0, 2)).toEqual([
    'The seal of Acme Cells, Inc. held for 40 days.',
    'The seal of Acme Cells, Inc. (2021) held for 40 days, and the cell of Acme Cells, Inc. (2023) is light.',
  ]);
  // Of one year they have nothing that tells them apart.
  expect((await said([award('a-1', SEALED, [ACME]), award('a-2', LIGHT, [ACME])], [BOTH]))[0]).toBe(
    'The seal of Acme Cells, Inc. held for 40 days, and the cell of Acme Cells, Inc. is light.',
  );
  expect((await said([award('a-1', SEALED, [LONG])], [SEAL]))[0]).toBe(
    'The seal of Union Hospital of Acme Cells held for 40 days.',
  );
});

test('[INS-06] what was looked for may be quoted', async () => {
  const evidence = { ...(await evidenceOf()), ...ofQuestion('Which cell lasts 900 cycles?', ['awards/a-2']) };
  const model = writer(['Not on record is “Which cell lasts 900 cycles?” [[Looked for]].']);
  const { report } = publishSection((await writeSection(builtinOf('question-1'), evidence, model))!, evidence);
  expect(report.withheld).toEqual([]);
});

test('[INS-06] questions and sections are told what trials test and measure, in whom and where', async () => {
  const record = aRecord('clinical-trials', 'NCT01', {
    title: 'Sealed cells under the skin',
    text: SEALED,
    place: { city: 'Ulm', country: 'Germany' },
    data: {
      status: 'Completed',
      conditions: ['Heart failure'],
      interventions: [{ name: 'Sealed cell', type: 'Device' }],
      primaryOutcomes: [{ measure: 'Days until the seal fails', timeFrame: '40 days' }],
      minimumAge: '18 Years',
    },
  });
  const evidence = await evidenceOfField([{ record, ring: 'direct', notes: { result: SEALED } }], PROJECT);
  const told = async (id: string) => {
    const model = writer([]);
    const asked = id === 'question-1' ? ofQuestion('Where is it tested?', ['clinical-trials/NCT01']) : {};
    await writeSection({ ...builtinOf(id), blocks: [] }, { ...evidence, ...asked }, model);
    return JSON.stringify(model.asked);
  };
  const FURTHER = [
    'Interventions: Sealed cell',
    'Days until the seal fails',
    'Heart failure',
    'Ulm, Germany',
    'Age: 18',
  ];
  for (const id of ['question-1', 'regulatory'])
    for (const each of ['Status: Completed', ...FURTHER]) expect(await told(id)).toContain(each);
});

test('[RPT-12] who repairs a sentence is told which of its words are open, and which names one party alone has', async () => {
  const SOLD = 'The cell was sold to Kestrel Motors in May.';
  const evidence = await evidenceOfField([award('a-1', SOLD, [ACME])], PROJECT);
  const model = writer(['The cell was sold for ever [[was sold]].', 'Kestrel Motors has the cell [[was sold]].'], {
    look: async () => ({ verdict: 'not said', words: [], open: 'for ever' }),
  });
  await writeSection(builtinOf(), evidence, { ...model, isKnown: async (name) => name !== 'Kestrel Motors' });
  expect(model.asked[1]!.withheld).toMatchObject([
    { lacks: [expect.stringContaining('do not say'), '“for ever”'] },
    { lacks: [expect.stringContaining('second party'), '“Kestrel Motors”'] },
  ]);
});

test.each(['Beyond', 'Next', 'Yes', 'Close', 'Across', 'Once'])(
  '[RPT-12] “%s” at the beginning of a sentence is no name',
  async (opening) => {
    const model = writer([`${opening} 500 cycles the cell of @[The cell keeps] keeps 80 percent [[The cell keeps]].`]);
    expect(await writeSection(builtinOf(), await evidenceOf(), model)).not.toBeNull();
  },
);
