import { expect, test } from 'vitest';
import { evidenceOfField } from '../../../../test/field.ts';
import { builtinOf, writer, writeSection } from '../../../../test/model/written-section.ts';
import { heldIdea } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import { type DraftSection, type DraftSentence, sentencesOf } from '../../draft.ts';
import { publishSection } from '../../statements/publish.ts';
import { materialOfReport } from './material.ts';
import { OF_REPORT } from './record-items.ts';

const PROJECT = { title: 'A cell', description: 'A cell for gliders.' };
const ASKED = 'Whom do they turn away, and who leads it?';
const SEALED = 'The seal of the cell held for 40 days in people.';
const EXCLUDED = 'Adults who have had any earlier cell';
const TRIAL = aRecord('clinical-trials', 'NCT01', {
  title: 'Sealed cells under the skin',
  text: `${SEALED}\nAdults of 30 to 70 years\n${EXCLUDED}`,
  organisations: [{ name: 'Acme Cells, Inc.', role: 'Sponsor' }],
  people: [{ name: 'Ada Example', role: 'Principal Investigator' }],
  data: {
    eligibilityCriteria: `Inclusion Criteria:\n\n* Adults of 30 to 70 years\n\nExclusion Criteria:\n\n* ${EXCLUDED}`,
  },
});
const OTHER = aRecord('awards', 'a-1', {
  title: 'Light cells',
  text: 'The cell is light enough for a glider of two seats.',
  organisations: [{ name: 'Acme Cells, Inc.', role: 'Awardee' }],
});

const ASKED_OF = 'Who keeps PCBs out?';

async function evidenceOfQuestion(asked = ASKED) {
  const evidence = await evidenceOfField(
    [
      { record: TRIAL, ring: 'direct', notes: { result: SEALED } },
      { record: OTHER, ring: 'direct', notes: { what: OTHER.text } },
    ],
    PROJECT,
  );
  const further = ['clinical-trials/NCT01', 'awards/a-1'].map((key) => ({ key, quotes: [] }));
  const part = { id: 'answer:question-1:0', asked, engines: [], found: [] };
  const answers = { 'question-1': { passages: [], parts: [part], sought: [], records: 2, pages: 0, further } };
  return { ...evidence, outline: [{ id: 'question-1', title: asked, prompt: asked }], answers };
}
const empty: DraftSection = { ...builtinOf('question-1'), blocks: [] };

async function answered(sentences: string[], builtin = empty, asked = ASKED, known?: readonly string[]) {
  const evidence = await evidenceOfQuestion(asked);
  const model = { ...writer(sentences), ...(known && { isKnown: async (name: string) => known.includes(name) }) };
  const written = await writeSection(builtin, evidence, model);
  const { report } = publishSection(written ?? empty, evidence);
  const blocks = written?.blocks ?? [];
  return { blocks, texts: blocks.flatMap(sentencesOf).map(({ text }) => text), withheld: report.withheld, ...model };
}

test('[INS-06] a question is told whom a trial takes and whom it turns away, each as what it is', async () => {
  const { asked, looked, texts, withheld } = await answered([
    'Those who have had any earlier cell are turned away [[Turns away]].',
  ]);
  const told = Object.values(asked[0]!.records[0]!.says);
  expect(told).toEqual(expect.arrayContaining(['Takes: Adults of 30 to 70 years', `Turns away: ${EXCLUDED}`]));
  expect(withheld).toEqual([]);
  expect(texts).toHaveLength(1);
  expect(looked[0]!.spans).toContain(`Turns away: ${EXCLUDED}`);
});

test('[INS-06] [GRD-06] others behind a record have marks by their roles; their names are read by no model and stand in the answer', async () => {
  const { asked, looked, texts } = await answered(['It is led by @[The seal]b [[The seal]].']);
  const { others, who } = asked[0]!.records[0]!;
  expect(others).toEqual({ [`${who}b`]: 'Principal Investigator' });
  expect(texts).toEqual(['It is led by Ada Example.']);
  expect(JSON.stringify([asked, looked])).not.toMatch(/Ada|Acme/);
});

test('[INS-06] a question is told the day of the data, and of a medicine its products', async () => {
  const drug = aRecord('drugs', 'NDA1', {
    title: 'Sealed drops',
    text: SEALED,
    data: { products: [{ number: '001', brandName: 'Sealed', form: 'SOLUTION', route: 'ORAL', strength: '5MG/ML' }] },
  });
  const evidence = await evidenceOfField([{ record: drug, ring: 'direct', notes: { what: SEALED } }], PROJECT);
  const { answers, outline } = await evidenceOfQuestion();
  const further = [{ key: 'drugs/NDA1', quotes: [] }];
  const asked = { outline, answers: { 'question-1': { ...answers['question-1'], further } } };
  const model = writer([]);
  await writeSection(empty, { ...evidence, ...asked, asOf: '2026-03-01T12:00:00.000Z' }, model);
  expect(model.asked[0]).toMatchObject({ asOf: '1 March, 2026' });
  expect(JSON.stringify(model.asked[0]!.records)).toMatch(/Products: [^"]*SOLUTION[^"]*5MG/);
});

test('[RPT-21] a party may be named by the number of any record that it is behind', async () => {
  const { texts } = await answered(['The seal of @[Light cells] held for 40 days [[The seal]].']);
  expect(texts).toEqual(['The seal of Acme Cells, Inc. held for 40 days.']);
});

test('[RPT-21] one party behind two records that are told together is named once', async () => {
  const titles = '“Sealed cells under the skin” [[Sealed cells]] and “Light cells” [[Light cells]]';
  const { texts } = await answered([
    `${titles} are works of @[The seal] and @[Light cells] [[The seal]][[light enough]].`,
  ]);
  expect(texts).toEqual(['“Sealed cells under the skin” and “Light cells” are works of Acme Cells, Inc.']);
});

test('[INS-06] [GRD-09] what the question names may be said not to be told; a name that it lacks may not', async () => {
  const denied = (name: string) =>
    answered([`What is told of the seal does not name ${name} [[The seal]].`], empty, ASKED_OF);
  expect((await denied('PCBs')).texts).toHaveLength(1);
  expect((await denied('NZVI')).texts).toEqual([]);
});

test('[GRD-09] a word that opens a sentence is a name unless records write it small', async () => {
  const told = async (known: readonly string[]) =>
    (await answered(['Behind the seal people went for 40 days [[The seal]].'], empty, ASKED, known)).texts;
  expect(await told(['behind'])).toHaveLength(1);
  expect(await told([])).toEqual([]);
  // Of 'Seal-type' its first part is asked for.
  const ofType = async (known: readonly string[]) =>
    (await answered(['Seal-type parts held for 40 days [[The seal]].'], empty, ASKED, known)).texts;
  expect(await ofType(['seal'])).toHaveLength(1);
  expect(await ofType([])).toEqual([]);
});

test('[GRD-09] who looks at a sentence is given one source for each record, with its title, whatever two of them have in common', async () => {
  const { looked } = await answered([
    'The seal held for 40 days [[The seal]], in people [[The seal]], and the cell is light [[light enough]].',
  ]);
  expect(looked[0]!.spans).toEqual([
    expect.stringMatching(/Title: Sealed cells under the skin.* — The seal/),
    expect.stringMatching(/Title: Light cells.* — The cell is light/),
  ]);
});

test('[INS-06] an answer stands over the records that it rests on, and over no others', async () => {
  const row = (key: string) => ({ key, cells: [] });
  const table = { type: 'table', caption: 'C', columns: [], note: 'N' } as const;
  const section = (...keys: string[]) =>
    ({ ...empty, blocks: [{ ...table, rows: keys.map(row) }] }) as unknown as DraftSection;
  const SEAL = 'The seal of “Sealed cells under the skin” held for 40 days [[Sealed cells]][[The seal]].';
  // The built-in writer has found another one.
  const other = await answered([SEAL], section('clinical-trials/NCT01', 'awards/a-1'));
  expect(other.blocks.map(({ type }) => type)).toEqual(['paragraph', 'table']);
  expect(other.blocks.at(-1)).toMatchObject({
    caption: 'Records that it rests on',
    // Quoted as it is cited.
    rows: [{ key: 'clinical-trials/NCT01', cells: expect.arrayContaining([TRIAL.title, `“${SEALED}”`]) }],
  });
  // What is only named as nearest to what was looked for carries nothing.
  const denied = await answered(['Nothing told names a price [[Looked for]].'], section('awards/a-1'));
  expect(denied.blocks.filter(({ type }) => type === 'table')).toEqual([]);
  expect(denied.blocks.flatMap(sentencesOf)).toMatchObject([{ grounds: [], figures: ['looked:compared'] }]);
});

test('[INS-06] counts of what the program found are not told beside records that were found in the words of records', async () => {
  const evidence = await evidenceOfQuestion();
  const paid = {
    ...evidence.figures[0]!,
    id: 'answer:question-1:0:paid',
    label: 'awards that bear on the question',
    value: 7,
  };
  const figures = [...evidence.figures, paid];
  const sentences = [{ text: 'Q', grounds: [], figures: [paid.id] }];
  const builtin: DraftSection = { ...empty, blocks: [{ type: 'paragraph', sentences }] };
  const told = async (further: { key: string; quotes: string[] }[]) => {
    const model = writer([]);
    const answers = { 'question-1': { ...evidence.answers['question-1'], further } };
    await writeSection(builtin, { ...evidence, figures, answers }, model);
    return JSON.stringify(model.asked[0]!.figures);
  };
  expect(await told([])).toContain('awards that bear on the question: 7');
  expect(await told([{ key: 'awards/a-1', quotes: [] }])).not.toContain('awards that bear');
});

test('[GRD-06] of many behind a record no name is read by a model', async () => {
  const people = Array.from({ length: 30 }, (_, at) => ({ name: `Author${at} Example`, role: 'Author' }));
  const text = people.map(({ name }) => `The seal of ${name} held for 40 days in water.`).join(' ');
  const record = aRecord('publications', 'p-1', { title: 'Seals', text, people });
  const notes = { result: 'The seal of Author29 Example held for 40 days in water.' };
  const model = writer([]);
  const evidence = await evidenceOfField([{ record, ring: 'direct', notes }], PROJECT);
  await writeSection(builtinOf(), evidence, model);
  expect(JSON.stringify(model.asked)).toContain('held for 40 days');
  expect(JSON.stringify(model.asked)).not.toMatch(/Author\d/);
});

test('[INS-06] [READ-01] of the first records that answer a question a model reads nearly all, in the order of the text; of the others a part', async () => {
  const sentences = Array.from(
    { length: 20 },
    (_, at) => `In test ${at + 1} the seal held a pressure of ${at + 31} bar.`,
  );
  const evidence = await evidenceOfQuestion();
  const records = Array.from({ length: 8 }, (_, at) =>
    aRecord('awards', `w-${at}`, { title: `Seals ${at}`, text: sentences.join(' ') }),
  );
  const field = await evidenceOfField(
    records.map((record) => ({ record, ring: 'direct' })),
    PROJECT,
  );
  const notes = records.flatMap(({ id }) =>
    sentences.toReversed().map((quote) => ({
      key: `awards/${id}`,
      kind: 'result' as const,
      quote,
      certainty: 0.9,
      quantities: [],
      isPassage: true as const,
    })),
  );
  const { answers, outline } = evidence;
  const further = records.map(({ id }) => ({ key: `awards/${id}`, quotes: [] }));
  const model = writer([]);
  const asked = { outline, notes, answers: { 'question-1': { ...answers['question-1'], further } } };
  await writeSection(empty, { ...field, ...asked }, model);
  const told = model.asked[0]!.records.map(({ says }) =>
    Object.values(says).filter((each) => each.startsWith('In test')),
  );
  expect(told.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => sentences));
  expect(told.slice(5).map(({ length }) => length)).toEqual([6, 6, 6]);
});

test('[GRD-09] the project’s statement that a record comes near to is told with any number of that record', async () => {
  const statement = 'A cell under the skin of Zorblaxia';
  const idea = heldIdea([statement], [TRIAL], { 'clinical-trials/NCT01': [{ number: 1 }] });
  const near = await evidenceOfField([{ record: TRIAL, ring: 'direct', notes: { result: SEALED } }], {
    ...PROJECT,
    idea,
  });
  const { answers, outline } = await evidenceOfQuestion();
  const told = async (words: string) => {
    const written = await writeSection(
      empty,
      { ...near, answers, outline },
      writer([`It comes near to “${words}” [[The seal]].`]),
    );
    return written?.blocks.flatMap(sentencesOf).length ?? 0;
  };
  expect(await told(statement)).toBe(1);
  expect(await told('A cell under the skin of Atlantis')).toBe(0);
});

test('[RPT-18] to what builds on an answer a denial is told as nobody’s, though it names what lies nearest', async () => {
  const evidence = await evidenceOfQuestion();
  const ground = { key: 'clinical-trials/NCT01', quote: `Title: ${TRIAL.title}` };
  const said = (text: string, told?: string): DraftSentence => ({
    text,
    grounds: [ground],
    figures: [],
    stretches: [
      { text, rests: [{ grounds: [ground], figures: told ? ['looked:compared'] : [], ...(told && { told }) }] },
    ],
  });
  const blocks = [
    {
      type: 'paragraph' as const,
      sentences: [said('Nothing names a price.', 'Looked for: a price'), said('The cell is sealed.')],
    },
  ];
  const section = { section: { ...empty, blocks }, report: { made: 2, supported: 2, withheld: [] } };
  const items = materialOfReport(evidence, [section], OF_REPORT);
  const of = (text: string) => items.find((item) => item.text === text)?.of;
  expect(of('Nothing names a price.')).toBe('section');
  expect(of('The cell is sealed.')).toEqual({ key: 'clinical-trials/NCT01' });
});
