import { IDEA_NEAR_FROM } from '@groundwork/contract/limits';
import { afterAll, expect, test } from 'vitest';
import { openEncoder } from '../../catalogue/encoder/open-encoder.ts';
import { claimChart, NO_CHART } from './claim-chart.ts';
import { clausesOf } from './clauses.ts';
import { ideaStatements } from './idea-statements.ts';

const encoder = openEncoder()!;
afterAll(() => encoder.close());

const TITLE = 'Charging ferries through a wet plug';
const DESCRIPTION =
  'Crews of ferries wait for hours today. We lift a plug of graphite from the quay into the hull, and a pump presses brine between both so that they conduct. Two ports in Norway will pay for the first ones. Our team built cranes for ten years.';

test('[RPT-18] a text is cut into clauses that say something each, word for word', () => {
  expect(
    clausesOf('A wax melts in warm water, freezes far below at depth, and the pump charges a battery; cheap, robust.'),
  ).toEqual(['A wax melts in warm water', 'freezes far below at depth, and the pump charges a battery; cheap, robust']);
  // A comma within a list cuts nothing.
  const list = 'A cheap paper strip reads oxalate, citrate, calcium and acidity in a spot of morning urine';
  expect(clausesOf(`${list}, so the app computes supersaturation for each week.`)).toEqual([
    list,
    'the app computes supersaturation for each week',
  ]);
  expect(clausesOf('')).toEqual([]);
});

test('[RPT-18] what the thing is and does are its statements, not who pays, who makes it and what there is today', async () => {
  expect(await ideaStatements({ title: TITLE, description: DESCRIPTION }, encoder)).toEqual([
    TITLE,
    'We lift a plug of graphite from the quay into the hull',
    'a pump presses brine between both so that they conduct',
  ]);
  // A question says nothing of the thing.
  const asks = `${DESCRIPTION} Who has lifted a plug of graphite from the quay into a hull before?`;
  expect((await ideaStatements({ title: TITLE, description: asks }, encoder)).join()).not.toContain('?');
  // A title that a clause says in full is not told twice.
  expect(await ideaStatements({ title: 'A plug of graphite', description: DESCRIPTION }, encoder)).toEqual([
    'We lift a plug of graphite from the quay into the hull',
    'a pump presses brine between both so that they conduct',
  ]);
  // A code name tells nothing of the idea.
  const coded = await ideaStatements({ title: 'Project Falcon', description: DESCRIPTION }, encoder);
  expect(coded).not.toContain('Project Falcon');
  expect(coded.length).toBe(2);
  expect(
    await ideaStatements(
      {
        title: 'Laden von Fähren',
        description: 'Ein Stecker aus Graphit wird vom Kai in den Rumpf gehoben, und eine Pumpe presst Sole hinein.',
      },
      encoder,
    ),
  ).toEqual([]);
  expect(await ideaStatements({ title: TITLE, description: DESCRIPTION }, null)).toEqual([]);
});

const record = (key: string, title: string, text: string, related = 0.9) => ({ key, title, text, related });
const asked = {
  statements: [
    'We lift a plug of graphite from the quay into the hull',
    'a pump presses brine between both so that they conduct',
  ],
  description: DESCRIPTION,
  terms: [],
  records: [
    record(
      'patents/plug',
      'Charging of ships',
      'A connector of graphite is raised from the pier into an opening of the hull of a ship.',
    ),
    record(
      'awards/pump',
      'Wet contacts',
      'Salt water is pumped into the gap between two contacts, and current flows through it.',
    ),
    record('drugs/other', 'Tablets', 'These tablets are taken twice a day by adults with a headache.', 0),
  ],
};

test('[RPT-18] [RPT-19] a record comes near to what it says in other words, the sentence that says it is quoted, and another field’s comes near to nothing', async () => {
  const { near, held, shown } = await claimChart(asked, encoder);
  const likely = (key: string) => near[key]?.filter(({ certainty }) => certainty >= IDEA_NEAR_FROM);
  expect(likely('patents/plug')).toEqual([
    { at: 0, certainty: expect.any(Number), quote: asked.records[0]!.text, by: 'estimate' },
  ]);
  expect(likely('awards/pump')?.map(({ at }) => at)).toEqual([1]);
  expect(near['drugs/other']).toBeUndefined();
  expect([...held]).toEqual(['patents/plug', 'awards/pump', 'drugs/other']);
  expect(shown.map(({ key }) => key)).toContain('patents/plug');
  expect(shown.map(({ key }) => key)).not.toContain('drugs/other');
  expect(await claimChart(asked, null)).toEqual(NO_CHART);
});

test('[RPT-18] what is near to one statement alone is perhaps near: it shares the subject, or a detail', async () => {
  const dock = record(
    'awards/dock',
    'Charging ferries',
    'Batteries of ferries are charged at the dock by a cable on a crane.',
  );
  const { near } = await claimChart(
    { ...asked, statements: [TITLE, ...asked.statements], records: [...asked.records, dock] },
    encoder,
  );
  const likely = (key: string) => near[key]?.filter(({ certainty }) => certainty >= IDEA_NEAR_FROM).map(({ at }) => at);
  expect(likely('awards/dock')).toEqual([]);
  expect(likely('patents/plug')).toEqual([0, 1]);
});
