import { expect, test } from 'vitest';
import { evidenceOfField } from '../../../../test/field.ts';
import {
  argumentOn,
  builtinOf,
  DESCRIPTION,
  evidenceOf,
  FAILS,
  KEEPS,
  writer,
} from '../../../../test/model/written-section.ts';
import { aRecord } from '../../../../test/records.ts';
import { ModelError } from '../../../platform/model/language-model.port.ts';
import { type Evidence, findEvidence } from '../../evidence.ts';
import { BEHIND_WORDS } from '../../gather/behind-words.ts';
import { argumentOf } from './argument.ts';
import type { WrittenArgument } from './argument-request.ts';
import { evidenceArgued } from './points.ts';
import { writeWithModel } from './write-with-model.ts';

const SECTIONS = ['executive-summary', 'competitor-analysis', 'risks', 'go-to-market'];
const outlined = (evidence: Evidence): Evidence => ({
  ...evidence,
  outline: SECTIONS.map((id) => ({ id, title: id })),
});

/** Numbers of statements, by words of theirs, come from what was told. */
type Numbers = (words: string) => number;

/** What each section is told of an argument that was written over the same evidence. */
async function toldWith(written: (numberOf: Numbers) => Partial<WrittenArgument>, evidence: Evidence) {
  const model = writer(['It keeps 80 percent [[The cell keeps]].'], {
    argues: (numberOf) => ({ relations: [], points: [], steps: [], ...written(numberOf) }),
  });
  const argument = await argumentOf(evidence, model);
  return {
    ...model,
    argument,
    told: async (id: string) => {
      model.asked.length = 0;
      await writeWithModel({ ...builtinOf(id), blocks: [] }, evidence, model, { argument });
      return model.asked[0];
    },
  };
}

test('[RPT-21] a point is told to its own section with the statements that it rests on, and to others as told elsewhere', async () => {
  const evidence = outlined(await evidenceOf());
  const { told } = await toldWith(
    (numberOf) => ({
      relations: [{ record: numberOf(FAILS), isTo: `Another cell: @${numberOf(FAILS)} is a rival.` }],
      points: [
        {
          section: 'competitor-analysis',
          point: `@${numberOf(FAILS)} loses what @${numberOf(KEEPS)} keeps [${numberOf(KEEPS)}].`,
          of: [numberOf(FAILS), numberOf(KEEPS)],
        },
        { section: 'risks', point: `Heat stopped @${numberOf(FAILS)}.`, of: [numberOf(FAILS)] },
      ],
    }),
    evidence,
  );
  const competitors = (await told('competitor-analysis'))!;
  const numberIn = (words: string) =>
    Number(competitors.records.flatMap(({ says }) => Object.entries(says)).find(([, said]) => said === words)![0]);
  // What a point speaks of comes first.
  expect(Object.values(competitors.records[0]!.says)).toContain(FAILS);
  const [fails, keeps] = [numberIn(FAILS), numberIn(KEEPS)];
  expect(competitors).toMatchObject({
    points: [{ point: `@${fails} loses what @${keeps} keeps.`, of: [fails, keeps] }],
    elsewhere: [`Heat stopped @${fails}.`],
    records: [{ isTo: `Another cell: @${fails} is a rival.` }, {}],
  });
  // Of other records a section is told nothing: who is behind them is somebody.
  const risks = (await told('risks'))!;
  expect(risks.records).toHaveLength(1);
  expect(risks).toMatchObject({ elsewhere: [expect.stringMatching(/^@\d+ loses what somebody keeps\.$/)] });
});

test('[RPT-18] a section without a point is not asked for; the summary is', async () => {
  const { told } = await toldWith(
    (numberOf) => ({ points: [{ section: 'risks', point: 'It fails.', of: [numberOf(FAILS)] }] }),
    outlined(await evidenceOf()),
  );
  expect(await told('competitor-analysis')).toBeUndefined();
  expect(await told('executive-summary')).toMatchObject({ points: [] });
});

test('[RPT-21] steps stand in one section, in their order; the summary names the first', async () => {
  const { told } = await toldWith(
    (numberOf) => ({
      points: [{ section: 'risks', point: 'It fails.', of: [numberOf(FAILS)] }],
      steps: ['Cool it.', 'Sell it.'].map((step) => ({ step, of: [numberOf(FAILS)] })),
    }),
    outlined(await evidenceOf()),
  );
  const pointsIn = async (id: string) => ((await told(id)) as unknown as { points: object[] }).points;
  expect(await pointsIn('go-to-market')).toMatchObject([{ point: 'Cool it.' }, { point: 'Sell it.' }]);
  expect(await pointsIn('executive-summary')).toMatchObject([{ point: 'Cool it.' }]);
  expect(await told('risks')).toMatchObject({ points: [{}], elsewhere: ['Cool it.', 'Sell it.'] });
});

test('[RPT-18] tables beside the prose hold the records that the argument speaks of, the closest first', async () => {
  const behindWords = { id: BEHIND_WORDS, caption: 'C', columns: [], rows: [], note: 'N' };
  const closest = { closest: ['awards/other'], closeness: { 'awards/a-2': 4 } };
  const evidence = outlined({ ...(await evidenceOf()), ...closest, tables: [behindWords] });
  const { argument } = await toldWith(
    (numberOf) => ({
      relations: [{ record: numberOf(FAILS), isTo: 'a rival' }],
      points: [{ section: 'risks', point: 'It keeps.', of: [numberOf(KEEPS)] }],
    }),
    evidence,
  );
  expect(evidenceArgued(argument!, evidence)).toMatchObject({
    closest: ['awards/a-2', 'awards/a-1'],
    // What shares a word is weighed by then.
    tables: [],
  });
});

test('[RPT-12] where a model’s window holds no more, it argues over a part of the records', async () => {
  const model = writer([], {
    argues: (numberOf) => ({ relations: [], points: [], steps: [{ step: 'Cool it.', of: [numberOf(KEEPS)] }] }),
  });
  let asked = 0;
  const points: (string | undefined)[] = [];
  const ask: typeof model.ask = async (request) => {
    asked += 1;
    points.push(/"points": at most \d+/.exec(request.system)?.[0]);
    if (asked === 1) throw new ModelError('refused', 'Too long.');
    return model.ask(request);
  };
  const argument = await argumentOf(outlined(await evidenceOf()), { ...model, ask });
  expect(argument!.steps).toMatchObject([{ text: 'Cool it.' }]);
  // Its answer has less room as well.
  expect(points).toEqual(['"points": at most 20', '"points": at most 8']);
  asked = 0;
  await expect(
    argumentOf(outlined(await evidenceOf()), {
      ...model,
      ask: async () => {
        asked += 1;
        throw new ModelError('busy', 'Busy.');
      },
    }),
  ).rejects.toThrow('Busy.');
  expect(asked).toBe(1);
});

test('[RPT-21] what rests on nothing that was told, is of no section, or is markup is no point', async () => {
  const { argument } = await toldWith(
    (numberOf) => ({
      relations: [
        { record: 99, isTo: 'a rival' },
        { record: numberOf(FAILS), isTo: 'see https://example.org' },
      ],
      points: [
        { section: 'risks', point: 'Of nothing.', of: [99] },
        { section: 'of-nobody', point: 'Of no section.', of: [numberOf(FAILS)] },
        { section: 'risks', point: '<b>Marked.</b>', of: [numberOf(FAILS)] },
        ...Array.from({ length: 30 }, (_, at) => ({ section: 'risks', point: `Point ${at}.`, of: [numberOf(FAILS)] })),
      ],
      steps: Array.from({ length: 9 }, () => ({ step: 'Cool it. '.repeat(90), of: [numberOf(FAILS)] })),
    }),
    outlined(await evidenceOf()),
  );
  expect(argument!.relations).toEqual({});
  expect(argument!.points.map(({ text }) => text)).toEqual(Array.from({ length: 17 }, (_, at) => `Point ${at}.`));
  expect(argument!.steps.map(({ text }) => text.split(' ').length)).toEqual([60, 60, 60, 60, 60]);
});

test('[RPT-21] [GRD-06] an argument is told records as sections are: names by marks, and what a trial tests, in whom and how', async () => {
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
  const { asked } = await toldWith(() => ({}), outlined(evidence));
  const told = JSON.stringify(asked);
  for (const line of ['Masking: Double', 'Sham cell', KEEPS]) expect(told).toContain(line);
  expect(told).not.toMatch(/Voltara|Phase: N\/A/);
});

test('[RPT-21] a figure that a point rests on is told to its section, once; a question without a point is asked all the same', async () => {
  const evidence = await evidenceOf();
  const figures = [{ ...evidence.figures[0]!, id: 'activity:n', label: 'cells tested', value: 7 }];
  const text = 'Of the cells in the field 7 are tested.';
  const statements = [{ text, figures: ['activity:n'], grounds: [] }];
  const finding = {
    id: 'a',
    family: 'activity',
    n: 7,
    period: null,
    missing: null,
    headline: null,
    importance: 1,
    statements,
  };
  const question = { id: 'question-1', title: 'Who pays?', prompt: 'Who pays?' };
  const counted = {
    ...evidence,
    figures: [...evidence.figures, ...figures],
    findings: [finding],
    outline: [...SECTIONS.map((id) => ({ id, title: id })), question],
  } as Evidence;
  const { told } = await toldWith(
    (numberOf) => ({
      points: ['risks', 'market-sizing'].map((section) => ({ section, point: 'Seven.', of: [numberOf(text)] })),
    }),
    { ...counted, outline: [...counted.outline!, { id: 'market-sizing', title: 'Market sizing' }] },
  );
  // The section of markets tells such findings anyhow.
  for (const id of ['risks', 'market-sizing'])
    expect(Object.values((await told(id))!.figures).filter((each) => each === text)).toEqual([text]);
  expect(await told('question-1')).toMatchObject({ points: [], elsewhere: ['Seven.', 'Seven.'] });
});

test('[RPT-21] what answers a question of the description is weighed in the argument as well', async () => {
  const evidence = outlined({ ...(await evidenceOf()), closest: [], surest: [], notes: [] });
  const parts = [{ id: 'p', asked: 'Who?', engines: [], found: [{ key: 'awards/a-2', quote: null }] }];
  const answer = { passages: [], parts, sought: [], records: 1, pages: 0 };
  const record = { ...findEvidence(evidence, 'awards/a-2')!.record, title: 'Cells in the heat' };
  const cited = [{ key: 'awards/a-2', record, fields: ['Title: Cells in the heat'] }];
  const { asked } = await toldWith(() => ({}), {
    ...evidence,
    records: { ...evidence.records, awards: [] },
    cited,
    answers: { 'question-1': answer },
  });
  expect(JSON.stringify(asked)).toContain('Cells in the heat');
});

test('[RPT-12] who repairs a sentence is told the project’s own words: what a record is to it needs them', async () => {
  const evidence = outlined(await evidenceOf());
  const model = writer(['It keeps 99 percent [[The cell keeps]].']);
  const argument = await argumentOn('risks', [KEEPS], evidence);
  await writeWithModel({ ...builtinOf('risks'), blocks: [] }, evidence, model, { argument });
  expect(Object.keys(model.asked.find(({ withheld }) => withheld)!.project).length).toBeGreaterThan(0);
});

test('[RPT-21] without records, or where nothing but questions is planned, there is nothing to argue', async () => {
  const evidence = await evidenceOf();
  const model = writer([]);
  expect(
    await argumentOf({ ...evidence, outline: [{ id: 'question-1', title: 'Q', prompt: 'Who pays?' }] }, model),
  ).toBeNull();
  const none = await evidenceOfField([], { title: 'A cell', description: DESCRIPTION });
  expect(await argumentOf(outlined(none), model)).toBeNull();
  expect(model.asked).toEqual([]);
});
