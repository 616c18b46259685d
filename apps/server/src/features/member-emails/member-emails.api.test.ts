import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { aRecord } from '../../../test/records.ts';
import { type Award, awardRecord } from '../../catalogue/engines/awards.ts';

const source = { name: 'Test', url: null, retrievedAt: '2026-01-01T00:00:00Z', licence: 'None', isSample: false };
const award = (id: string, awardee: string, startDate: string, people: Partial<Award>) =>
  awardRecord({ title: id, awardee, startDate, ...people }, { id, url: null, source });

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await openTestApp({
    records: [
      aRecord('companies', 'brontide', {
        organisations: [{ name: 'Brontide Robotics, Inc.', role: 'Company' }],
        people: [{ name: 'Ada Okafor', role: 'Chief executive officer' }],
        data: { name: 'Brontide Robotics', email: 'info@brontide.example' },
      }),
      award('old', 'BRONTIDE ROBOTICS INC', '2015-01-01', {
        contact: { name: 'Dr. Ada N. Okafor', email: 'ada@old.example' },
      }),
      award('new', 'Brontide Robotics', '2021-01-01', {
        contact: { name: 'Okafor, Ada', email: ' ada@brontide.example ' },
        principalInvestigator: { name: 'Bo Lindqvist', email: 'bo@lab.brontide.example' },
      }),
      award('namesake', 'Other Works LLC', '2024-01-01', {
        principalInvestigator: { name: 'Ada Okafor', email: 'ada@other.example' },
      }),
      award('broken', 'Brontide Robotics', '2025-01-01', { contact: { name: 'Ada Okafor', email: 'n/a' } }),
      award('gone', 'Brontide Robotics', '2025-02-01', { contact: { name: 'Ada Okafor', email: 'gone@x.example' } }),
      aRecord('subject-matter-experts', 'bo', {
        people: [{ name: 'Bo Lindqvist', role: 'Expert' }],
        data: { name: 'Bo Lindqvist', email: 'bo.lindqvist@uni.example' },
      }),
    ],
  });
  await app.index.markWithdrawn([{ engine: 'awards', id: 'gone' }], 'Gone');
  visitor = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const find = async (query: Record<string, string>) =>
  (await visitor.get(`/member-emails?${new URLSearchParams(query)}`)).body;

test('[SRCH-10] a person of a record is found in another one of the same organisation, the newest first', async () => {
  expect(await find({ entity_id: 'companies/brontide', full_name: 'Ada Okafor' })).toEqual({
    email: 'ada@brontide.example',
    source: { searchEngine: 'awards', id: 'new', title: 'new', field: 'Contact email' },
  });
});

test.each([
  ['by company', { full_name: 'Ada Okafor', company_name: 'Brontide Robotics' }, 'ada@brontide.example'],
  ['by parts of the name', { first_name: 'A.', last_name: 'Okafor', company_name: 'Brontide' }, undefined],
  [
    'by initial and company',
    { first_name: 'A.', last_name: 'Okafor', company_name: 'brontide robotics' },
    'ada@brontide.example',
  ],
  ['by domain', { full_name: 'Bo Lindqvist', domain: 'https://www.brontide.example/team' }, 'bo@lab.brontide.example'],
  ['of a mere contact, by domain', { full_name: 'Ada Okafor', domain: 'brontide.example' }, 'ada@brontide.example'],
  ['by another domain', { full_name: 'Lindqvist, Bo', domain: 'uni.example' }, 'bo.lindqvist@uni.example'],
  ['in the record itself', { entity_id: 'awards/namesake', full_name: 'Ada Okafor' }, 'ada@other.example'],
  ['of the record, whoever it is', { entity_id: 'companies/brontide' }, 'info@brontide.example'],
  ['of the organisation', { company_name: 'Brontide Robotics Inc.' }, 'info@brontide.example'],
  ['of somebody else', { full_name: 'Ada Okafor', company_name: 'Unknown Ltd' }, undefined],
  ['of another given name', { full_name: 'Eve Okafor', company_name: 'Brontide Robotics' }, undefined],
  ['at a mail service', { full_name: 'Ada Okafor', domain: 'gmail.com' }, undefined],
])('[SRCH-10] an email %s', async (_what, query, expected) => {
  const answer = await find(query as Record<string, string>);
  if (expected) expect(answer).toMatchObject({ email: expected });
  else expect(answer).toMatchObject({ code: 'NOT_FOUND', status: 404, message: 'Failed to fetch email' });
});

test('[SRCH-10] a name alone, an unknown record and a visitor are refused', async () => {
  expect(await find({ full_name: 'Ada Okafor' })).toMatchObject({ code: 'VALIDATION' });
  expect(await find({ entity_id: 'ghosts' })).toMatchObject({ code: 'VALIDATION' });
  expect(await find({ entity_id: 'ghosts/1' })).toMatchObject({ code: 'NOT_FOUND' });
  expect((await app.visitor().get('/member-emails?entity_id=companies/brontide')).status).toBe(401);
});

test('[SRCH-10] a record says which emails it publishes itself', async () => {
  const { body } = await visitor.get('/records/awards/new');
  expect(body.hasFindableEmails).toBe(true);
  expect(body.contacts).toContainEqual({ name: 'Bo Lindqvist', email: 'bo@lab.brontide.example', field: 'PI email' });
});
