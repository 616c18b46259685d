import type { PulseMatches } from '@groundwork/contract/pulse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { aRecord } from '../../../test/records.ts';

const GARNET = 'A garnet electrolyte is made for lithium metal batteries of electric aircraft.';
const award = (id: string, title: string, firm: string, text = GARNET) =>
  aRecord('awards', id, {
    title,
    text,
    organisations: [{ name: firm, role: 'Awardee' }],
  });
const PHASES = ['a', 'b', 'c', 'd'].map((id) =>
  award(`phase-${id}`, 'Garnet electrolyte for lithium metal batteries of electric aircraft', 'Kestrel Ceramics'),
);

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    env: { DEFAULT_PLAN: 'pro' },
    records: [
      ...PHASES,
      award(
        'glass',
        'Batteries with a glass',
        'Osprey Glass',
        'Lithium metal batteries last longer with a glass between their plates.',
      ),
      award(
        'rig',
        'A rig for cells',
        'Heron Instruments',
        'An electrolyte of lithium batteries is tested for aircraft in a rig.',
      ),
      ...Array.from({ length: 30 }, (_, at) =>
        aRecord('awards', `other-${at}`, {
          title: `Survey ${at} of dairy barns and hedges`,
          text: 'Hedges shelter barns from wind; herds were counted by season.',
        }),
      ),
    ],
  });
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

test('[PULSE-06] best matches are the surest first, and of one work in several phases one', async () => {
  const owner = await app.signedUp();
  const { body } = await owner.post('/projects', {
    areaOfInterest: 'A garnet electrolyte for lithium metal batteries of electric aircraft.',
    persona: 'tech_developer',
  });
  const { body: matches } = (await owner.post('/pulse/semantic-search-result', {
    projectId: body.newProject.id,
    searchEngine: 'awards',
  })) as { body: PulseMatches };
  expect(matches).toMatchObject({ total: 6, lookedAt: 36 });
  const sure = matches.results.map(({ judgement }) => judgement!.onTopic + judgement!.related);
  expect(sure).toEqual(sure.toSorted((one, other) => other - one));
  expect(matches.results.map(({ id }) => id.replace(/-.$/, '')).toSorted()).toEqual(['glass', 'phase', 'rig']);
});
