import type { RecordJudgement } from '@groundwork/contract/relevance';
import { afterEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { aRecord } from '../../../test/records.ts';

const RECORDS = [
  aRecord('publications', 'vaccine', {
    title: 'Immunogenicity of a Plasmodium falciparum malaria vaccine candidate',
    text: 'Infants were vaccinated in three doses. Protection against malaria infection lasted for a year.',
  }),
  aRecord('publications', 'strips', {
    title: 'Test strips for malaria at village clinics',
    text: 'Nurses at clinics read malaria test strips; a shot of blood from the finger is enough for each.',
  }),
  aRecord('publications', 'peening', {
    title: 'Shot peening keeps turbine blades from cracking',
    text: 'A shot of steel beads keeps the surface under pressure. The process is catching on among makers of engines.',
  }),
  ...Array.from({ length: 40 }, (_, at) =>
    aRecord('publications', `other-${at}`, {
      title: `Survey ${at} of dairy barns and hedges`,
      text: 'Hedges shelter barns from wind; herds were counted by season and yields of milk were weighed.',
    }),
  ),
];

let app: TestApp;
let owner: Visitor;
afterEach(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

async function ringsOf(env: Record<string, string>): Promise<Record<string, RecordJudgement['ring']>> {
  app = await openTestApp({ env, records: RECORDS });
  owner = await app.signedUp();
  const { body } = await owner.post('/projects', {
    areaOfInterest: 'We make a shot that keeps babies from catching malaria.',
    persona: 'tech_developer',
  });
  const id = body.newProject.id;
  const judged = async (record: string) =>
    ((await owner.get(`/projects/${id}/profile/judgements/publications/${record}`)).body as RecordJudgement).ring;
  const found = await owner.post('/search/keyword', {
    searchEngine: 'publications',
    filters: { about: [id, 'wide'] },
    pageLimit: 20,
  });
  const rings = Object.fromEntries(
    await Promise.all(['vaccine', 'strips', 'peening'].map(async (each) => [each, await judged(each)])),
  );
  // A search about it finds the records that are judged about it, and no others.
  expect(found.body.results.map((hit: { id: string }) => hit.id).toSorted()).toEqual(
    Object.keys(rings)
      .filter((each) => rings[each] !== null)
      .toSorted(),
  );
  return rings;
}

test('[REL-02] a project in everyday words is found what says it in the field’s', async () => {
  const { vaccine, peening } = await ringsOf({ SENTENCE_ENCODER: 'on' });
  expect(['direct', 'same use', 'same technology']).toContain(vaccine);
  expect([null, 'near']).toContain(peening);
});

test('[REL-02] by words alone, where the encoder is switched off, it is not', async () => {
  const { vaccine } = await ringsOf({ SENTENCE_ENCODER: 'off' });
  expect([null, 'near']).toContain(vaccine);
});
