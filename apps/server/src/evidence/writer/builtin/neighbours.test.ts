import { expect, test } from 'vitest';
import { evidenceFrom, observedOf } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import { engineDeclaration } from '../../../catalogue/engines/registry.ts';
import type { CatalogueRecord } from '../../../catalogue/record.ts';
import type { Evidence } from '../../evidence.ts';
import { nothing } from '../../findings/collect.ts';
import { evidenceRecord } from '../../gather/evidence-record.ts';
import { figuresOfNearby } from '../../gather/nearby.ts';
import { LOOKED, lookedTable, lookedThrough, SOUGHT } from '../../gather/sought.ts';
import { publishSection } from '../../statements/publish.ts';
import { builtinWriter } from './builtin-writer.ts';

const by = (role: string, name: string) => [{ name, role }];
const award = (id: string, title: string, awardee: string, agency: string, year: number) =>
  aRecord('awards', id, {
    title,
    date: String(year),
    organisations: by('Awardee', awardee),
    data: { title, awardee, agency, year },
  });

const TURBINES = award('a1', 'Scalable turbines', 'Mohawk Innovative Technology, Inc.', 'Department of Energy', 2024);
const PUMPS = award('a2', 'Pumps without leaks', 'Altex Corporation', 'Department of Energy', 2023);
const VALVES = award('a3', 'Valves of old', 'Bygone Works', 'Department of Energy', 1995);
const ALLOYS = aRecord('federal-lab-technologies', 'f1', {
  title: 'Alloys for brine',
  organisations: by('Laboratory', 'Oak Ridge National Laboratory'),
  data: { title: 'Alloys for brine', lab: 'Oak Ridge National Laboratory' },
});

/** Evidence of which nothing is on topic and this lies near. */
function evidenceNear(
  records: CatalogueRecord[],
  persona: Evidence['project']['persona'] = 'tech_developer',
  isClose = true,
): Evidence {
  const observed = observedOf([]);
  const evidence = evidenceFrom(observed, nothing());
  const neighbours = records.map((record) => ({
    record,
    shared: ['supercritical'],
    lacking: ['geothermal', 'wells'],
    isClose,
  }));
  const held = { ...evidence.totals, awards: 400, patents: 30 };
  const looked = lookedThrough({
    scope: 'field',
    engineOf: engineDeclaration,
    projectId: observed.projectId,
    years: observed.years,
    lookedAt: held,
    related: { ...evidence.totals, awards: records.length },
    onTopic: 0,
  });
  const word = { ...looked[0]!, id: `${SOUGHT}:awards:brine`, label: 'Awards, the word brine', value: 3 };
  const counts = Object.keys(evidence.totals).map((engine) => ({ ...looked[0]!, id: `${engine}:count`, value: 0 }));
  return {
    ...evidence,
    project: { ...evidence.project, persona },
    lookedAt: held,
    cited: records.map((record) => evidenceRecord(record, engineDeclaration(record.engine))),
    nearby: records.map(({ engine, id }) => `${engine}/${id}`),
    apart: neighbours.map(({ record: { engine, id }, ...apart }) => ({ key: `${engine}/${id}`, ...apart })),
    figures: [...evidence.figures, ...counts, word, ...looked, ...figuresOfNearby(neighbours)],
    tables: [
      lookedTable(looked, { engineOf: engineDeclaration, asOf: evidence.asOf }),
      {
        id: SOUGHT,
        caption: 'Words of the project',
        columns: [
          { label: 'Word', unit: 'text' },
          { label: 'Awards', unit: 'count' },
        ],
        rows: [{ cells: ['brine', 3], key: null, figures: [word.id] }],
        note: '',
      },
    ],
  };
}

/** All sentences of a section, none of which the gate withholds. */
async function sentencesOf(id: string, evidence: Evidence): Promise<string[]> {
  const { section, report } = publishSection(await builtinWriter.write(id, evidence), evidence);
  expect(report.withheld).toEqual([]);
  return section.blocks.flatMap((block) => {
    if (block.type === 'paragraph') return block.sentences.map(({ text }) => text);
    return block.type === 'list' ? block.items.flat().map(({ text }) => text) : [];
  });
}

test('[RPT-02] where nothing is on topic, a report says so first, and then what lies near, what sets it apart and what to do about it', async () => {
  const evidence = evidenceNear([TURBINES, ALLOYS]);
  const [first, ...others] = await sentencesOf('executive-summary', evidence);
  expect(first).toBe('None of the 430 records in 2 data sets that were compared with the project is clearly about it.');
  expect(others).toEqual(
    expect.arrayContaining([
      'Mohawk Innovative Technology, Inc. has worked on “Scalable turbines” with an award from the Department of Energy in 2024.',
      'It shares “supercritical” with the project; “geothermal” and “wells” are the project’s own.',
      'Oak Ridge National Laboratory holds the technology “Alloys for brine”.',
    ]),
  );
});

test('[RPT-02] who pays for what lies near is named, with how many where there are several', async () => {
  const single =
    'Ask the Department of Energy whether a program of its own takes the project: it has paid for work nearby, or asked for it.';
  expect(await sentencesOf('funding-landscape', evidenceNear([TURBINES, ALLOYS]))).toEqual([single]);
  expect(await sentencesOf('funding-landscape', evidenceNear([TURBINES, PUMPS, ALLOYS]))).toEqual([
    'Of the 3 records near the project, 2 are awards, contracts or calls of the Department of Energy.',
    single,
  ]);
  expect((await sentencesOf('funding-landscape', evidenceNear([TURBINES, PUMPS])))[0]).toBe(
    'Both records near the project are awards, contracts or calls of the Department of Energy.',
  );
});

test('[RPT-02] firms nearby are watched, those of long ago not', async () => {
  expect(await sentencesOf('competitor-analysis', evidenceNear([VALVES, TURBINES, PUMPS]))).toEqual([
    'Watch Mohawk Innovative Technology, Inc. and Altex Corporation: they work nearby, and may move into the field.',
  ]);
});

test('[RPT-02] the plan rests on what lies near, in the order in which each persona would take it', async () => {
  const records = [TURBINES, ALLOYS];
  const developer = await sentencesOf('go-to-market', evidenceNear(records));
  const investor = await sentencesOf('go-to-market', evidenceNear(records, 'tech_investor'));
  expect(developer).toContain(
    'Write down what the project does that “Scalable turbines” of Mohawk Innovative Technology, Inc. may not: it lies near, and a reviewer may take one for the other.',
  );
  expect(developer.join(' ')).toContain(
    'sk Mohawk Innovative Technology, Inc. what its award from the Department of Energy has taught',
  );
  expect(investor.join(' ')).toContain('sk the team what the product does that “Scalable turbines”');
  expect(developer).not.toEqual(investor);
});

test('[RPT-02] the risks say how many records of which data sets were looked through', async () => {
  const evidence = evidenceNear([TURBINES]);
  const { section } = publishSection(await builtinWriter.write('risks', evidence), evidence);
  const table = section.blocks.find((block) => block.type === 'table');
  expect(table?.rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
    ['Patents', 30, 0],
    ['Awards', 400, 1],
  ]);
  expect(table?.rows.at(1)?.figures).toContain(`${LOOKED}:compared:awards`);
});

test('[RPT-02] what is said of what lies near stands once in a report', async () => {
  const evidence = evidenceNear([TURBINES, PUMPS, ALLOYS]);
  const sections = [
    'executive-summary',
    'competitor-analysis',
    'funding-landscape',
    'partners-and-experts',
    'go-to-market',
  ];
  const texts = (await Promise.all(sections.map((id) => sentencesOf(id, evidence)))).flat();
  expect(texts).toContain('Ask what came of it: the answer may save a detour.');
  expect(texts.toSorted().filter((text, at, all) => text === all[at + 1])).toEqual([]);
});

test('[RPT-02] what to change in the description is a step to take, and no risk', async () => {
  const evidence = evidenceNear([TURBINES]);
  const advice = expect.stringMatching(/^Begin the description with what the thing is/);
  expect(await sentencesOf('go-to-market', evidence)).toContainEqual(advice);
  expect(await sentencesOf('risks', evidence)).not.toContainEqual(advice);
});

test('[RPT-02] what lies near and not close is named, and no advice rests on it but to ask who paid', async () => {
  const far = evidenceNear([TURBINES, ALLOYS], 'tech_developer', false);
  const told = await sentencesOf('executive-summary', far);
  expect(told).toContain(
    'Mohawk Innovative Technology, Inc. has worked on “Scalable turbines” with an award from the Department of Energy in 2024.',
  );
  const ids = ['competitor-analysis', 'funding-landscape', 'partners-and-experts', 'go-to-market'];
  const texts = [told, ...(await Promise.all(ids.map((id) => sentencesOf(id, far))))].flat();
  expect(
    texts.filter((text) => /what came of it|Watch|taught|one for the other|license|a part to build/.test(text)),
  ).toEqual([]);
  expect(texts.join(' ')).toContain('sk the Department of Energy whether a program of its own takes the project');
});
