import type { Figure } from '@groundwork/contract/report-document';
import { expect, test } from 'vitest';
import { evidenceOfField } from '../../../../test/field.ts';
import {
  ADVICE,
  builtinOf,
  COMMAND,
  DESCRIPTION,
  evidenceOf,
  FAILS,
  KEEPS,
  writer,
  writeSection,
  yes,
} from '../../../../test/model/written-section.ts';
import { aRecord } from '../../../../test/records.ts';
import { type DraftBlock, sentence, sentencesOf } from '../../draft.ts';
import { findFigure } from '../../evidence.ts';
import type { SecondLook } from '../../prose/second-look.port.ts';
import { publishSection } from '../../statements/publish.ts';
import { num, words } from '../../statements/statement.ts';

async function published(sentences: string[], options: Parameters<typeof writer>[1] & { id?: string } = {}) {
  const evidence = await evidenceOf();
  const model = writer(sentences, options);
  const written = await writeSection(builtinOf(options.id), evidence, model);
  const { section, report } = publishSection(written ?? { ...builtinOf(), blocks: [] }, evidence);
  const texts = section.blocks.flatMap(sentencesOf).flatMap(({ text }) => (text === ADVICE.text ? [] : [text]));
  return { texts, withheld: report.withheld, section: written, ...model };
}

const TRUE = '@[The cell keeps] keeps 80 percent after 500 cycles [[The cell keeps]].';
const COMPARED =
  'The cell of @[The cell keeps] keeps 80 percent [[The cell keeps]], while that of @[A competing] lost half within 120 cycles [[A competing]].';

test('[RPT-21] a model writes free prose over the description, notes and figures; names are put in, tables and advice stay', async () => {
  const counted = 'Of the field 2 records are told [[about]].';
  const { texts, section, asked } = await published([TRUE, COMPARED, counted], { id: 'question-1' });
  expect(texts).toEqual([
    'Voltara Energy, Inc. keeps 80 percent after 500 cycles.',
    'The cell of Voltara Energy, Inc. keeps 80 percent, while that of Helion Grid LLC lost half within 120 cycles.',
    'Of the field 2 records are told.',
  ]);
  // Behind them, what it rests on.
  expect(section!.blocks.map(({ type }) => type)).toEqual(['paragraph', 'list', 'table', 'table']);
  expect(Object.values(asked[0]!.project)).toEqual([
    'A cell with a ceramic separator for electric aircraft.',
    'It burns at no temperature.',
  ]);
});

test('[GRD-06] a model is told no name and no address, and nothing that speaks to a reader, a title as little as a sentence', async () => {
  const { asked } = await published([TRUE]);
  const told = JSON.stringify(asked[0]);
  expect(told).toContain(KEEPS);
  expect(told).not.toMatch(/roulette|Voltara|Helion|leads|https?:|awards\//);
});

test('[RPT-12] a quotation that ends as a sentence ends the sentence', async () => {
  const { texts } = await published([`@[The cell keeps] says “${KEEPS}” [[The cell keeps]].`]);
  expect(texts).toEqual([`Voltara Energy, Inc. says “${KEEPS}”`]);
});

test('[INS-06] [GRD-06] a passage of which our own reader made no note is told to no model', async () => {
  const evidence = await evidenceOf();
  const model = writer([TRUE]);
  const notes = evidence.notes!.filter(({ quote }) => quote !== KEEPS);
  await writeSection(builtinOf(), { ...evidence, notes }, model);
  expect(JSON.stringify(model.asked)).toContain('A competing');
  expect(JSON.stringify(model.asked)).not.toContain(KEEPS);
});

test('[GRD-09] a sentence is looked at with what it cites alone, once its values hold', async () => {
  const { looked, texts } = await published([
    TRUE,
    '@[The cell keeps] keeps 90 percent [[The cell keeps]].',
    'It is the best of all.',
  ]);
  expect(texts).toHaveLength(1);
  expect(looked).toEqual([
    {
      sentence: 'party 1 keeps 80 percent after 500 cycles.',
      spans: [expect.stringMatching(/^Awardee: party 1\b.* — The cell keeps 80 percent of its capacity/)],
      isInference: false,
    },
  ]);
});

const SECOND_LOOKS: [what: string, look: SecondLook, key: string][] = [
  ['finds it not said', async () => ({ verdict: 'not said', words: [], open: '' }), 'notSaid'],
  ['finds it contradicted', async () => ({ verdict: 'contradicted', words: [KEEPS], open: '' }), 'contradicted'],
  [
    'shows words that stand nowhere',
    async () => ({ verdict: 'supported', words: ['keeps its promise'], open: '' }),
    'shownByNothing',
  ],
  ['shows no words', async () => ({ verdict: 'supported', words: ['', 'the'], open: '' }), 'shownByNothing'],
  ['cannot be read', async () => null, 'notChecked'],
];
test.each(SECOND_LOOKS)(
  '[GRD-09] where a second look %s the sentence is withheld, and the reason told',
  async (_what, look, key) => {
    const evidence = await evidenceOf();
    const other = '@[A competing] lost half within 120 cycles [[A competing]].';
    const model = writer([TRUE, other], {
      look: (each) => (each.sentence.includes('keeps 80') ? look(each) : yes(each)),
    });
    const written = await writeSection(builtinOf(), evidence, model);
    const { report } = publishSection(written!, evidence);
    expect(report.withheld).toMatchObject([
      { text: expect.stringContaining('Voltara'), missingSaid: [{ key: `contract/withheld-reasons.${key}` }] },
    ]);
  },
);

test('[RPT-12] what is withheld is repaired once, told its reasons, and looked at in its turn', async () => {
  const wrong = '@[The cell keeps] keeps 90 percent [[The cell keeps]].';
  const { texts, asked, looked } = await published([wrong, 'It cites nothing.'], {
    repairs: [TRUE, TRUE.replace('500', '600')],
  });
  expect(asked[1]!.withheld).toMatchObject([
    { sentence: 1, lacks: ['90'] },
    { sentence: 2, lacks: ['a source'] },
  ]);
  expect(texts).toEqual(['Voltara Energy, Inc. keeps 80 percent after 500 cycles.']);
  expect(looked).toHaveLength(1);
  expect(asked).toHaveLength(2);
});

test('[GRD-08] a conclusion names what it rests on, is looked at as one, and is marked', async () => {
  const bare = await published(['The project should hurry.', TRUE], { concludes: true });
  expect(bare.texts).toHaveLength(1);
  expect(bare.looked[0]).toMatchObject({ isInference: true });
  expect(bare.section!.blocks.flatMap(sentencesOf)[1]).toMatchObject({ kind: 'inference' });
});

test('[RPT-12] a model that writes nothing that holds leaves the section to the built-in writer, and one without material is not asked', async () => {
  expect((await published(['It is the best of all.'])).section).toBeNull();
  const empty = { ...builtinOf(), blocks: [{ type: 'nothing-found' as const, text: 'Nothing.' }] };
  const evidence = { ...(await evidenceOf()), notes: [] };
  const model = writer([TRUE]);
  expect(await writeSection(empty, evidence, model)).toBeNull();
  expect(model.asked).toEqual([]);
});

test.each([
  '[99]',
  '[[The cell keeps]] <b>',
  '[[The cell keeps]] see www.evil.example',
  '@[A competing] of [[The cell keeps]]',
])('[GRD-06] a sentence with %s is not published', async (mark) => {
  expect((await published([`@[The cell keeps] keeps 80 percent ${mark}.`])).texts).toEqual([]);
});

test('[RPT-21] a section for which the built-in writer has nothing is written of the records that its points rest on, by their titles, fields and notes', async () => {
  const evidence = await evidenceOfField(
    [{ record: aRecord('patents', 'p-1', { title: 'A ceramic separator', date: '2020-01-01' }), ring: 'direct' }],
    { title: 'A cell', description: DESCRIPTION },
  );
  const empty = { ...builtinOf('ip-landscape'), blocks: [{ type: 'nothing-found' as const, text: 'Nothing.' }] };
  const model = writer(['A patent of 2020 is titled “A ceramic separator” [[A ceramic separator]].']);
  const { section } = publishSection((await writeSection(empty, evidence, model))!, evidence);
  expect(section.blocks.map(({ type }) => type)).toEqual(['paragraph']);
  expect(section.blocks.flatMap(sentencesOf).map(({ text }) => text)).toEqual([
    'A patent of 2020 is titled “A ceramic separator”.',
  ]);
});

test('[RPT-21] of the data what they cannot show stays beside its prose, and is not told to it', async () => {
  const evidence = await evidenceOf();
  const ofData = sentence(words`Of the data sets ${num(findFigure(evidence, 'looked:about')!)} were compared.`);
  const builtin = { ...builtinOf('risks'), blocks: [{ type: 'paragraph' as const, sentences: [ofData] }] };
  const model = writer([TRUE]);
  const written = await writeSection(builtin, evidence, model);
  expect(JSON.stringify(model.asked)).not.toContain('were compared.');
  expect(written!.blocks.flatMap(sentencesOf).at(-1)).toEqual(ofData);
});

test('[INS-06] [RPT-21] a model can deny what a prompt asks: with what was looked for, and what comes nearest', async () => {
  const evidence = await evidenceOf();
  const asked = 'Which cell lasts 900 cycles?';
  const outline = [{ id: 'question-1', title: 'Cells that last', prompt: asked }];
  const found = [{ key: 'awards/a-1', quote: KEEPS }];
  const part = { id: 'answer:question-1:0', asked, engines: [], found };
  const answers = { 'question-1': { passages: [], parts: [part], sought: [], records: 2, pages: 0 } };
  const model = writer(['Not on record is which cell lasts so long [[Looked for]].']);
  const builtin = builtinOf('question-1');
  const written = (await writeSection(builtin, { ...evidence, outline, answers }, model))!;
  expect(publishSection(written, evidence).report.withheld).toEqual([]);
  expect(model.asked[0]).toMatchObject({ asks: asked });
  expect(model.looked[0]!.spans).toContainEqual(expect.stringContaining(`“${asked}”`));
  // A title that speaks to its reader is told to nobody.
  expect(JSON.stringify(model.looked)).not.toContain('leads');
});

test('[INS-06] [RPT-21] what was found in the words of records is told beside what the program found, with its passages', async () => {
  const evidence = await evidenceOf();
  const part = { id: 'answer:question-1:0', asked: 'Which cell lasts?', engines: [], found: [] };
  const further = [{ key: 'awards/a-2', quotes: [FAILS, COMMAND] }];
  const answers = { 'question-1': { passages: [], parts: [part], sought: [], records: 2, pages: 0, further } };
  const model = writer([TRUE]);
  const builtin = { ...builtinOf('question-1'), blocks: [] };
  await writeSection(builtin, { ...evidence, answers }, model);
  expect(model.asked[0]!.records.map(({ says }) => Object.values(says))).toEqual([expect.arrayContaining([FAILS])]);
  expect(JSON.stringify(model.asked)).not.toContain('roulette');
});

test('[READ-03] [RPT-21] a model is told which years the data sets hold, to conclude nothing from the others', async () => {
  const evidence = await evidenceOf();
  const figure = (id: string, label: string, value: number, unit: 'year' | 'count'): Figure => ({
    ...findFigure(evidence, 'looked:about')!,
    id: `looked:${id}:awards`,
    label,
    value,
    unit,
  });
  const figures = [
    ...evidence.figures,
    figure('latest', 'latest year', 2017, 'year'),
    figure('after', 'after it', 5, 'count'),
  ];
  const model = writer([TRUE]);
  const told = { ...evidence, asOf: '2026-11-29T00:00:00.000Z', figures, totals: { ...evidence.totals, awards: 2 } };
  await writeSection(builtinOf(), told, model);
  expect(Object.values(model.asked[0]!.figures)).toContainEqual(expect.stringContaining('5 awards after 2017'));
});

test('[RPT-05] how far a section is never goes beyond its end, though repairs are looked at as well', async () => {
  const seen = new Set<string>();
  /** The first look finds each sentence contradicted; a repaired one is another sentence. */
  const look: SecondLook = async (each) =>
    /again/.test(each.sentence) ? yes(each) : { verdict: 'contradicted', words: [each.spans.at(-1)!], open: '' };
  const again = (text: string) => text.replace('keeps 80 percent', 'again keeps 80 percent');
  const evidence = await evidenceOf();
  const shares: number[] = [];
  const model = writer([TRUE, COMPARED], { look, repairs: [again(TRUE), again(COMPARED)] });
  const tell = async ({ blocks }: { blocks: DraftBlock[] }, share: number) => {
    shares.push(share);
    for (const { text } of blocks.flatMap(sentencesOf)) seen.add(text);
  };
  expect(await writeSection(builtinOf(), evidence, { ...model, tell })).not.toBeNull();
  expect(model.looked).toHaveLength(4);
  expect(shares.length).toBeGreaterThan(0);
  expect(Math.max(...shares)).toBe(1);
  expect(seen.size).toBeGreaterThan(0);
});
