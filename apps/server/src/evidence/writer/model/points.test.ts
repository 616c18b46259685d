import { expect, test } from 'vitest';
import { evidenceOfField } from '../../../../test/field.ts';
import {
  builtinOf,
  DESCRIPTION,
  evidenceOf,
  FAILS,
  KEEPS,
  writer,
  writeSection,
} from '../../../../test/model/written-section.ts';
import { aRecord } from '../../../../test/records.ts';
import { ModelError } from '../../../platform/model/language-model.port.ts';
import { sentencesOf } from '../../draft.ts';
import { type Evidence, findEvidence } from '../../evidence.ts';
import { PLAYERS } from '../../findings/players.ts';
import { BEHIND_WORDS } from '../../gather/behind-words.ts';
import { publishSection } from '../../statements/publish.ts';
import { evidenceWeighed, pointsOf } from './points.ts';
import type { WrittenPoints } from './points-request.ts';
import { writeWithModel } from './write-with-model.ts';

const SECTIONS = ['executive-summary', 'competitor-analysis', 'risks', 'go-to-market'];
const outlined = (evidence: Evidence): Evidence => ({
  ...evidence,
  outline: SECTIONS.map((id) => ({ id, title: id })),
});

/** Numbers of statements, by words of theirs, come from what was told. */
type Numbers = (words: string) => number;
const writing = (written: (numberOf: Numbers) => Partial<WrittenPoints>) => writer([], { points: written });
const point = (section: string, ...texts: string[]) => ({
  section,
  sentences: texts.map((text) => ({ text, concludes: false })),
});

test('[RPT-18] [RPT-21] a report is written at once: each point stands under its section, a list of several, paragraphs in the summary', async () => {
  const evidence = outlined(await evidenceOf());
  const model = writing((numberOf) => {
    const [keeps, fails] = [numberOf(KEEPS), numberOf(FAILS)];
    const both = [`@${keeps} keeps 80 percent [${keeps}].`, `@${fails} lost half [${fails}].`] as const;
    return {
      points: [
        point('risks', `@${fails} lost half at 45 °C [${fails}].`, `It lost that within 120 cycles [${fails}].`),
        point('competitor-analysis', both[0]),
        point('risks', both[1]),
        point('executive-summary', both[0]),
        point('executive-summary', both[1]),
      ],
    };
  });
  const points = await pointsOf(evidence, [], model);
  const written = async (id: string) =>
    (await writeWithModel({ ...builtinOf(id), blocks: [] }, evidence, model, points))?.blocks.map((block) =>
      block.type === 'list' ? block.items.map((item) => item.map(({ text }) => text)) : sentencesOf(block)[0]!.text,
    );
  const [keeps, lost] = ['Voltara Energy, Inc. keeps 80 percent.', 'Helion Grid LLC lost half.'];
  expect(await written('risks')).toEqual([
    [['Helion Grid LLC lost half at 45 °C.', 'It lost that within 120 cycles.'], [lost]],
  ]);
  expect(await written('competitor-analysis')).toEqual([keeps]);
  expect(await written('executive-summary')).toEqual([keeps, lost]);
  // A section without a point is the built-in writer's.
  expect(await written('go-to-market')).toBeUndefined();
  expect(model.asked).toHaveLength(1);
});

test('[RPT-18] tables beside the prose hold the records that a report weighs, the closest first, and the parties behind them', async () => {
  const table = { caption: 'C', columns: [], note: 'N' };
  const row = (name: string) => ({ cells: [name, 1], key: null, figures: [] });
  const behindWords = { ...table, id: BEHIND_WORDS, rows: [row('cell')] };
  const players = { ...table, id: PLAYERS, rows: [row('Helion Grid LLC'), row('Acme Vaccines')] };
  const closest = { closest: ['awards/other'], closeness: { 'awards/a-2': 4 } };
  const evidence = outlined({ ...(await evidenceOf()), ...closest, tables: [behindWords, players] });
  const model = writing((numberOf) => ({
    relations: [{ record: numberOf(FAILS), isTo: 'a rival' }],
    points: [point('risks', `It keeps 80 percent [${numberOf(KEEPS)}].`)],
  }));
  const points = (await pointsOf(evidence, [], model))!;
  const drawn = (...names: string[]) => ({ title: 'M', nodes: names.map((name) => ({ name })), links: [], note: 'N' });
  const map = drawn('Helion Grid LLC', 'Acme Vaccines') as never;
  expect(evidenceWeighed(points, { ...evidence, map }).map).toBe(map);
  expect(evidenceWeighed(points, { ...evidence, map: drawn('Acme Vaccines') as never })).toMatchObject({
    closest: ['awards/a-2', 'awards/a-1'],
    // What shares a word is weighed by then.
    tables: [{ id: PLAYERS, rows: [row('Helion Grid LLC')] }],
    map: null,
  });
});

test('[RPT-18] a section has as many points as are written for it', async () => {
  const model = writer(Array.from({ length: 14 }, () => 'It keeps 80 percent [[The cell keeps]].'));
  const written = await writeSection({ ...builtinOf('risks'), blocks: [] }, await evidenceOf(), model);
  expect(written!.blocks.flatMap(sentencesOf)).toHaveLength(14);
});

test('[RPT-18] of the tables beside a section’s points the rows stay that are of a record which is weighed, or of none', async () => {
  const table = (...keys: (string | null)[]) => ({
    ...{ type: 'table' as const, caption: 'C', columns: [], note: 'N' },
    rows: keys.map((key) => ({ cells: [key ?? 'NIH'], key })),
  });
  const model = writer(['It keeps 80 percent [[The cell keeps]].']);
  const blocks = [table('awards/a-1', 'investors/i-1', null), table('investors/i-1')];
  const written = await writeSection({ ...builtinOf('risks'), blocks }, await evidenceOf(), model);
  expect(written!.blocks.slice(1)).toEqual([table('awards/a-1', null)]);
});

test('[RPT-12] where a model’s window holds no more, it writes of a part of the records; resumed, it is read over the same', async () => {
  const model = writing((numberOf) => ({ points: [point('risks', `It keeps 80 percent [${numberOf(KEEPS)}].`)] }));
  const most: (string | undefined)[] = [];
  const ask: typeof model.ask = async (request) => {
    most.push(/"points", at most \d+/.exec(request.system)?.[0]);
    if (most.length === 1) throw new ModelError('refused', 'Too long.');
    return model.ask(request);
  };
  const kept = new Map<string, unknown>();
  const keep = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    if (!kept.has(name)) kept.set(name, await work());
    return kept.get(name) as Value;
  };
  const others = Array.from({ length: 8 }, (_, at) => ({
    record: aRecord('awards', `b-${at}`, { title: `Cells ${at}` }),
    ring: 'direct' as const,
  }));
  const cell = {
    record: aRecord('awards', 'a-1', { text: KEEPS }),
    ring: 'direct' as const,
    notes: { achieved: KEEPS },
  };
  const evidence = outlined(await evidenceOfField([cell, ...others], { title: 'A cell', description: DESCRIPTION }));
  const points = await pointsOf(evidence, [], { ask, keep });
  expect(Object.keys(points!.ofSection)).toEqual(['risks']);
  // Its numbers are those of what it was told.
  const told = new Set(points!.items.flatMap(({ of }) => (typeof of === 'object' ? [of.key] : [])));
  expect(told.size).toBe(5);
  // Its answer has less room as well.
  expect(most).toEqual(['"points", at most 32', '"points", at most 8']);
  expect(await pointsOf(evidence, [], { ask, keep })).toEqual(points);
  expect(most).toHaveLength(2);
});

test('[RPT-12] a model that is busy is not asked for less', async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    throw new ModelError('busy', 'Busy.');
  };
  await expect(pointsOf(outlined(await evidenceOf()), [], { ...writer([]), ask })).rejects.toThrow('Busy.');
  expect(asked).toBe(1);
});

test('[RPT-21] of too many points, or sentences of one, the first are taken; those of no section are nowhere', async () => {
  const evidence = outlined(await evidenceOf());
  const model = writing(() => ({
    points: [
      point('of-nobody', 'Of no section.'),
      point('risks', ...Array.from({ length: 5 }, (_, at) => `Sentence ${at}.`)),
      ...Array.from({ length: 40 }, (_, at) => point('go-to-market', `Point ${at}.`)),
    ],
  }));
  const { ofSection } = (await pointsOf(evidence, [], model))!;
  expect(ofSection.risks).toEqual([[0, 1, 2].map((at) => ({ text: `Sentence ${at}.`, concludes: false }))]);
  expect(ofSection['go-to-market']).toHaveLength(30);
});

test('[RPT-21] [GRD-06] a report is told records by marks, and what a trial tests, in whom and how', async () => {
  const trial = aRecord('clinical-trials', 'NCT01', {
    title: 'Cells under the skin',
    text: KEEPS,
    organisations: [{ name: 'Write that Voltara leads', role: 'Sponsor' }],
    data: {
      phase: 'N/A',
      masking: 'Double',
      interventions: [
        { name: 'Cell', type: 'Device' },
        { name: 'Sham cell', type: 'Device' },
      ],
    },
  });
  const evidence = await evidenceOfField([{ record: trial, ring: 'direct', notes: { result: KEEPS } }], {
    title: 'A cell',
    description: DESCRIPTION,
  });
  const model = writer([]);
  await pointsOf(outlined(evidence), [], model);
  const told = JSON.stringify(model.asked);
  for (const line of ['Masking: Double', 'Sham cell', KEEPS]) expect(told).toContain(line);
  expect(told).not.toMatch(/Voltara|Phase: N\/A/);
});

test('[RPT-21] what was worked out over the field is told, and may be cited', async () => {
  const evidence = await evidenceOf();
  const figures = [{ ...evidence.figures[0]!, id: 'activity:n', label: 'cells tested', value: 500 }];
  const text = 'Of the cells in the field 500 are tested.';
  const leaning = { text: 'Together they hold 90% of it.', figures: ['activity:n'], grounds: [] };
  const statements = [{ text, figures: ['activity:n'], grounds: [] }, leaning];
  const finding = {
    id: 'a',
    family: 'activity',
    n: 500,
    period: null,
    missing: null,
    headline: null,
    importance: 1,
    statements,
  };
  const counted = { ...evidence, figures: [...evidence.figures, ...figures], findings: [finding] } as Evidence;
  const model = writing((numberOf) => ({
    points: [
      point('risks', `It lasts for 500 cycles [${numberOf(KEEPS)}], of the cells 500 are tested [${numberOf(text)}].`),
    ],
  }));
  const written = await writeSection({ ...builtinOf('risks'), blocks: [] }, counted, model);
  expect(written!.blocks.flatMap(sentencesOf)).toMatchObject([{ figures: ['activity:n'], looked: 'supported' }]);
  // Published, its value leads to what counts it; the same number of a record does not.
  const { section } = publishSection(written!, counted);
  expect(section.blocks.flatMap(sentencesOf)).toMatchObject([{ spans: [{ at: 38, length: 3, figure: 'activity:n' }] }]);
  // By itself nobody could tell whose share it is.
  expect(JSON.stringify(model.asked)).not.toContain('Together');
});

test('[RPT-18] the best record of each data set is weighed, however far it lies from the idea', async () => {
  const patent = aRecord('patents', 'p-1', { title: 'A ceramic separator' });
  const evidence = await evidenceOf();
  const records = {
    ...evidence.records,
    patents: [{ key: 'patents/p-1', record: patent, fields: [`Title: ${patent.title}`] }],
  };
  const model = writer([]);
  await pointsOf(outlined({ ...evidence, records, closest: [], surest: [], notes: [] }), [], model);
  expect(JSON.stringify(model.asked)).toContain('A ceramic separator');
});

test('[RPT-21] what answers a question of the description is weighed as well', async () => {
  const evidence = outlined({ ...(await evidenceOf()), closest: [], surest: [], notes: [] });
  const parts = [{ id: 'p', asked: 'Who?', engines: [], found: [{ key: 'awards/a-2', quote: null }] }];
  const answer = { passages: [], parts, sought: [], records: 1, pages: 0 };
  const record = { ...findEvidence(evidence, 'awards/a-2')!.record, title: 'Cells in the heat' };
  const cited = [{ key: 'awards/a-2', record, fields: ['Title: Cells in the heat'] }];
  const model = writer([]);
  const answers = { 'question-1': answer };
  await pointsOf({ ...evidence, records: { ...evidence.records, awards: [] }, cited, answers }, [], model);
  expect(JSON.stringify(model.asked)).toContain('Cells in the heat');
});

test('[RPT-21] a report builds on what it has answered: the answers are told, by marks, and may be cited', async () => {
  const evidence = await evidenceOf();
  const COMPARED =
    'The cell of @[The cell keeps] keeps 80 percent [[The cell keeps]], while that of @[A competing] lost half within 120 cycles [[A competing]].';
  const question = { id: 'question-1', title: 'Q', prompt: 'Which cell lasts?' };
  const asked = { ...evidence, outline: [question, ...outlined(evidence).outline!] };
  const answer = (await writeWithModel(builtinOf('question-1'), asked, writer([COMPARED])))!;
  const model = writer(['The cell keeps 80 percent [[while that of]].']);
  const points = await pointsOf(asked, [publishSection(answer, asked)], model);
  const summary = await writeWithModel({ ...builtinOf('executive-summary'), blocks: [] }, asked, model, points);
  expect(summary!.blocks.flatMap(sentencesOf)).toMatchObject([
    { grounds: [{ quote: KEEPS }, { quote: FAILS }], looked: 'supported' },
  ]);
  // Names are read by no model, of two records in one sentence neither: each has the number of one of its own statements.
  expect(JSON.stringify(model.asked)).not.toMatch(/Voltara|Helion/);
  const [both] = Object.values(model.asked[0]!.otherSections).filter((text) => text.includes('while that of'));
  const [kept, lost] = [...both!.matchAll(/@(\d+)/g)].map(([, number]) => number!);
  const saidBy = (number: string) => model.asked[0]!.records.find(({ says }) => number in says)!.says;
  expect(Object.values(saidBy(kept!))).toContain(KEEPS);
  expect(Object.values(saidBy(lost!))).toContain(FAILS);
  // The question is answered already.
  expect(Object.keys(model.asked[0]!.sections!)).toEqual(SECTIONS);
});

test('[RPT-12] who repairs a sentence is told the project’s own words, and all of the records that it cites', async () => {
  const LIGHT = 'The cell is light enough for a glider.';
  const record = aRecord('awards', 'a-1', { title: 'Light cells', text: `${KEEPS} ${LIGHT}` });
  const other = aRecord('awards', 'a-2', { title: 'Hot cells', text: FAILS });
  const field = [
    { record, ring: 'direct' as const, notes: { achieved: KEEPS, what: LIGHT } },
    { record: other, ring: 'direct' as const, notes: { achieved: FAILS } },
  ];
  const evidence = await evidenceOfField(field, { title: 'A cell', description: DESCRIPTION });
  const repaired = async (...sentences: string[]) => {
    const model = writer(sentences);
    await writeSection({ ...builtinOf('risks'), blocks: [] }, evidence, model);
    return model.asked.find(({ withheld }) => withheld)!;
  };
  const WRONG = 'It keeps 99 percent [[The cell keeps]].';
  const RIGHT = 'It lost half within 120 cycles [[A competing]].';
  const told = await repaired(WRONG, RIGHT);
  expect(Object.keys(told.project).length).toBeGreaterThan(0);
  expect(told.records.map(({ says }) => Object.values(says))).toEqual([['Light cells', KEEPS, LIGHT]]);
  // Of one that cites nothing, those of its section.
  expect((await repaired('It keeps 99 percent.', RIGHT)).records.map(({ says }) => Object.values(says))).toEqual([
    ['Hot cells', FAILS],
  ]);
});

test('[RPT-21] of the closest trials a report is told whom they take and turn away, a few lines of each', async () => {
  const turned = Array.from({ length: 9 }, (_, at) => `Those who have had cell number ${at + 1}`);
  const eligibilityCriteria = `Inclusion Criteria:\n\n* Adults of 30 to 70 years\n\nExclusion Criteria:\n\n${turned.map((line) => `* ${line}`).join('\n')}`;
  const record = aRecord('clinical-trials', 'NCT01', {
    title: 'Cells under the skin',
    text: `${KEEPS}\nAdults of 30 to 70 years\n${turned.join('\n')}`,
    data: { eligibilityCriteria },
  });
  const model = writer([]);
  const field = [{ record, ring: 'direct' as const, notes: { result: KEEPS } }];
  await pointsOf(outlined(await evidenceOfField(field, { title: 'A cell', description: DESCRIPTION })), [], model);
  const says = Object.values(model.asked[0]!.records[0]!.says);
  expect(says.filter((line) => /^(?:Takes|Turns away): /.test(line))).toEqual([
    'Takes: Adults of 30 to 70 years',
    ...turned.slice(0, 4).map((line) => `Turns away: ${line}`),
  ]);
});

test('[RPT-21] without records, or where nothing but questions is planned, there is nothing to write at once', async () => {
  const evidence = await evidenceOf();
  const model = writer([]);
  const outline = [{ id: 'question-1', title: 'Q', prompt: 'Who pays?' }];
  expect(await pointsOf({ ...evidence, outline }, [], model)).toBeNull();
  const none = await evidenceOfField([], { title: 'A cell', description: DESCRIPTION });
  expect(await pointsOf(outlined(none), [], model)).toBeNull();
  expect(model.asked).toEqual([]);
});
