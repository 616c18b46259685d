import type { Precision } from '@groundwork/contract/agents';
import type { Engine } from '@groundwork/contract/engines';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import { engineDeclarations } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex, RecordChange } from '../../catalogue/index/index.port.ts';
import { openSqliteIndex } from '../../catalogue/index/sqlite/sqlite-index.ts';
import { type Matcher, openMatcher } from '../../catalogue/matching/matcher.ts';
import { NO_CORRECTIONS } from '../../catalogue/matching/subject.ts';
import type { CatalogueRecord, RecordRef } from '../../catalogue/record.ts';
import { generateSample } from '../../catalogue/sample/generate.ts';
import { watchedValues } from '../../catalogue/watched-values.ts';
import { jobProjectId } from '../projects/projects.access.ts';
import type { AgentWorkRepository, NewHit, WorkingAgent } from './agent-work.repository.ts';
import { hasClosed, isPrecise } from './finds.ts';
import { FOLLOWED, type LookDependencies, lookThrough, OPPORTUNITIES } from './look-through.ts';
import { followedCompany, matchCompany } from './matching/company-matches.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const LONG_AGO = '2020-01-01';

/** Real texts: a part of the sample, as if it had just been imported. */
const records = [...generateSample()]
  .filter((_, at) => at % 7 === 0)
  .map((record): CatalogueRecord => ({ ...record, source: { ...record.source, isSample: false } }));
const calls = records.filter(({ engine }) => engine === OPPORTUNITIES);
const companies = records.filter(({ engine }) => engine === 'companies');

let index: CatalogueIndex;
let matcher: Matcher;
beforeAll(async () => {
  index = await openSqliteIndex({ file: ':memory:', engines: engineDeclarations, readers: 1 });
  await index.upsert(records);
  matcher = openMatcher({ index, encoder: null, engines: engineDeclarations, onError: console.error });
});
afterAll(async () => {
  await matcher.close();
  await index.close();
});

const projectAt = (at: number) => {
  const { title, text } = calls[at % calls.length]!;
  return { id: String(at), title: `${title} ${at}`, description: text.slice(0, 200 + (at % 5) * 100) };
};
const subjectOf = ({ title, description }: { title: string; description: string }) =>
  matcher.read({ title, description, corrections: NO_CORRECTIONS, marks: [], draft: null });
const matchSome: LookDependencies['matchSome'] = async (project, refs) =>
  matcher.matchSome(await subjectOf(project), refs);

async function look(agents: WorkingAgent[]): Promise<string[]> {
  const found: NewHit[] = [];
  let place = 0;
  const work: Pick<AgentWorkRepository, 'place' | 'begin' | 'atWork' | 'known' | 'store'> = {
    place: async () => place,
    begin: async () => undefined,
    atWork: async () => agents,
    known: async () => new Set(),
    async store(hits, to) {
      found.push(...hits);
      place = to.to;
      return true;
    },
  };
  await lookThrough(new AbortController().signal, {
    work: work as AgentWorkRepository,
    index,
    projects: {
      describe: async (id) => ({ ...projectAt(Number(id)), id: jobProjectId(id), persona: 'tech_developer' as const }),
    },
    subjectOf,
    matchSome,
    splitFrom: async () => [],
    clock: { now: () => NOW },
  });
  return found.map(({ agentId, content }) => `${agentId} ${content.searchEngine}/${content.recordId}`).sort();
}

/** Every tracker by itself, held against every record. */
async function oneByOne(agents: WorkingAgent[]): Promise<string[]> {
  const found: string[] = [];
  for (const agent of agents) {
    const subject = agent.kind === 'company-tracker' ? null : await subjectOf(projectAt(Number(agent.projectId)));
    const wanted = records.filter(({ engine }) => (subject ? engine === OPPORTUNITIES : FOLLOWED.has(engine)));
    const judged = new Map(subject ? (await matcher.matchSome(subject, wanted)).map((each) => [each.id, each]) : []);
    for (const record of wanted) {
      const match = judged.get(record.id);
      const isHit = subject
        ? match && isPrecise(match, agent.precision) && !hasClosed(record, NOW.getTime())
        : isNews(record) && matchCompany(agent.companies, record) !== null;
      if (isHit) found.push(`${agent.id} ${record.engine}/${record.id}`);
    }
  }
  return found.sort();
}

const isNews = ({ date }: CatalogueRecord) => date === null || date >= '2024-06-01'.slice(0, date.length);

const anAgent = fc.record({
  at: fc.nat({ max: 500 }),
  kind: fc.constantFrom('company-tracker', 'funding-opportunity-tracker'),
  precision: fc.constantFrom<Precision>('precise', 'balanced', 'broad'),
});

test('[AGT-08] one look over all changes finds for each tracker what it would find by itself', async () => {
  let hits = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anAgent, { minLength: 1, maxLength: 12 }), async (drawn) => {
      const agents = drawn.map(
        ({ at, kind, precision }, place) =>
          ({
            id: `agent-${place}`,
            projectId: String(at),
            kind,
            companies: kind === 'company-tracker' ? [followedCompany(companies[at % companies.length]!)] : [],
            eligibleApplicants: [],
            precision,
            since: new Date(LONG_AGO),
          }) as unknown as WorkingAgent,
      );
      const found = await look(agents);
      expect(found).toEqual(await oneByOne(agents));
      hits += found.length;
    }),
    { numRuns: 12, seed: 33 },
  );
  expect(hits).toBeGreaterThan(50);
});

test('[AGT-08] more hits than a call can have arguments are stored like few', async () => {
  const record = calls[0]!;
  const many = 60_000;
  const agents = [1, 2, 3].map(
    (id) =>
      ({ id: `${id}`, projectId: 'p', kind: OPPORTUNITIES, precision: 'broad', since: new Date(LONG_AGO) }) as never,
  );
  const change = (at: number) => ({
    record: { ...record, id: `${at}`, title: 'Batteries', text: '', closes: null, facets: {} },
    seen: NOW.toISOString(),
    before: null,
    changedAt: null,
  });
  let stored = 0;
  await lookThrough(new AbortController().signal, {
    work: {
      place: async () => 0,
      begin: async () => undefined,
      atWork: async () => agents.map((agent) => ({ ...(agent as WorkingAgent), eligibleApplicants: [] })),
      known: async () => new Set(),
      store: async (hits: NewHit[]) => {
        stored += hits.length;
        return true;
      },
    } as unknown as AgentWorkRepository,
    index: {
      lastChange: async () => many,
      stats: async () => [],
      changes: async (after: number, limit: number) => ({
        changes: Array.from({ length: limit }, (_, at) => change(after + at)),
        next: after + limit,
        isLast: after + limit >= many,
      }),
    } as never,
    projects: {
      describe: async (id) => ({
        id: jobProjectId(id),
        title: '',
        description: '',
        persona: 'tech_developer' as const,
      }),
    },
    subjectOf: async () => ({ text: 'batteries', phrases: [] }) as never,
    matchSome: async (_project, refs) =>
      refs.map(({ engine, id }) => ({ engine, id, scope: 'direct', shared: [] }) as never),
    splitFrom: async () => [],
    clock: { now: () => NOW },
  });
  expect(stored).toBe(3 * many);
});

const ACME = aRecord('companies', 'acme', {
  title: 'Acme Ceramics',
  organisations: [{ name: 'Acme Ceramics', role: 'Company' }],
  place: { city: 'Dayton', state: 'Ohio', country: 'United States' },
  amount: 5_000_000,
});
/** The records that a tracker of this company is told of, among these that are stored today. */
async function toldOfAcme(
  changes: { record: CatalogueRecord; before?: RecordChange['before'] }[],
  { splitFrom = [] as RecordRef[] } = {},
): Promise<NewHit[]> {
  const stored: NewHit[] = [];
  const agent = { id: 'a', kind: 'company-tracker', companies: [followedCompany(ACME)], since: new Date(LONG_AGO) };
  await lookThrough(new AbortController().signal, {
    work: {
      place: async () => 0,
      begin: async () => undefined,
      atWork: async () => [agent],
      store: async (hits: NewHit[]) => stored.push(...hits) >= 0,
    } as unknown as AgentWorkRepository,
    index: {
      lastChange: async () => 1,
      stats: async () => [{ count: 9, sampleCount: 1 }],
      changes: async () => ({
        changes: changes.map(({ record, before = null }) => ({
          record,
          seen: before ? LONG_AGO : NOW.toISOString(),
          before,
          changedAt: before && NOW.toISOString(),
        })),
        next: 1,
        isLast: true,
      }),
    } as never,
    projects: { describe: async () => null },
    subjectOf,
    matchSome,
    splitFrom: async () => splitFrom,
    clock: { now: () => NOW },
  });
  return stored;
}
const ofAcme = (engine: Engine, role: string, given: Partial<CatalogueRecord> = {}) =>
  aRecord(engine, `${engine}-1`, {
    title: 'A cell of garnet',
    date: '2026-05-01',
    organisations: [{ name: 'Acme Ceramics, Inc.', role }],
    ...given,
  });

test('[AGT-03] of a company its awards, patents, trials, contracts, papers and drugs are told, and its new money', async () => {
  const named: [Engine, string][] = [
    ['awards', 'Awardee'],
    ['patents', 'Assignee'],
    ['clinical-trials', 'Sponsor'],
    ['international-trials', 'Primary sponsor'],
    ['usa-spending', 'Recipient'],
    ['publications', 'Affiliation'],
    ['drugs', 'Sponsor'],
    // A call names nobody who wins it.
    ['funding-opportunities', 'Agency'],
  ];
  const hits = await toldOfAcme([
    ...named.map(([engine, role]) => ({ record: ofAcme(engine, role) })),
    { record: { ...ACME, amount: 9_000_000 }, before: watchedValues(ACME) },
    { record: { ...ACME, id: 'other', title: 'Other', organisations: [{ name: 'Other', role: 'Company' }] } },
  ]);
  expect(hits.map(({ content }) => content.searchEngine)).toEqual([
    ...named.slice(0, -1).map(([engine]) => engine),
    'companies',
  ]);
  expect(hits.at(-1)!.content).toMatchObject({
    kind: 'changed',
    recordId: 'acme',
    changes: [{ field: 'amount', before: 5_000_000, after: 9_000_000 }],
  });
  expect(hits[0]!.content.reasons[0]).toContain('Acme Ceramics');
});

test('[AGT-03] nobody is told of a namesake elsewhere, of made-up records beside real ones, of old news, or of what was told apart', async () => {
  const award = ofAcme('awards', 'Awardee');
  const none = async (...args: Parameters<typeof toldOfAcme>) => expect(await toldOfAcme(...args)).toEqual([]);
  await none([{ record: { ...award, place: { city: 'Essen', state: null, country: 'Germany' } as never } }]);
  await none([{ record: { ...award, source: { ...award.source, isSample: true } } }]);
  await none([{ record: { ...award, date: '2019-05-01' } }]);
  await none([{ record: { ...award, withdrawn: { at: LONG_AGO, reason: '' } as never } }]);
  await none([{ record: award }], { splitFrom: [{ engine: 'awards', id: award.id }] });
  expect(await toldOfAcme([{ record: award }])).toHaveLength(1);
});
