import type { Precision } from '@groundwork/contract/agents';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineDeclarations } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { openSqliteIndex } from '../../catalogue/index/sqlite/sqlite-index.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { NO_CORRECTIONS, readSubject } from '../../catalogue/relevance/subject.ts';
import { generateSample } from '../../catalogue/sample/generate.ts';
import { workedOn } from '../projects/projects.access.ts';
import type { AgentWorkRepository, NewHit, WorkingAgent } from './agent-work.repository.ts';
import { isOver, isPrecise } from './finds.ts';
import { FOLLOWED, lookThrough, OPPORTUNITIES } from './look-through.ts';
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
beforeAll(async () => {
  index = await openSqliteIndex({ file: ':memory:', engines: engineDeclarations, readers: 1 });
  await index.upsert(records);
});
afterAll(() => index.close());

const projectAt = (at: number) => {
  const { title, text } = calls[at % calls.length]!;
  return { id: String(at), title: `${title} ${at}`, description: text.slice(0, 200 + (at % 5) * 100) };
};
const aboutOf = async ({ title, description }: { title: string; description: string }) => {
  const described = { title, description, corrections: NO_CORRECTIONS, marks: [], draft: null };
  return (await readSubject(described, { index, engines: engineDeclarations, embed: async () => null })).about;
};

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
      describe: async (id) => ({ ...projectAt(Number(id)), id: workedOn(id), persona: 'tech_developer' as const }),
    },
    aboutOf,
    splitFrom: async () => [],
    clock: { now: () => NOW },
  });
  return found.map(({ agentId, content }) => `${agentId} ${content.searchEngine}/${content.recordId}`).sort();
}

/** Every tracker by itself, held against every record. */
async function oneByOne(agents: WorkingAgent[]): Promise<string[]> {
  const found: string[] = [];
  for (const agent of agents) {
    const about = agent.kind === 'company-tracker' ? null : await aboutOf(projectAt(Number(agent.projectId)));
    const wanted = records.filter(({ engine }) => (about ? engine === OPPORTUNITIES : FOLLOWED.has(engine)));
    const judged = about ? await index.judge(about, wanted) : [];
    for (const [at, record] of wanted.entries()) {
      const isHit = about
        ? isPrecise(judged[at]!, agent.precision) && !isOver(record, NOW.toISOString().slice(0, 10))
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
}, 60_000);

test('[AGT-08] only what changed behind the last look is judged', async () => {
  const about = await aboutOf(projectAt(3));
  const to = await index.lastChange();
  const all = await index.judgeChanges(about, { engine: OPPORTUNITIES, after: 0, to });
  expect(all.length).toBeGreaterThan(0);
  expect(await index.judgeChanges(about, { engine: OPPORTUNITIES, after: to, to: to + 1 })).toEqual([]);
  const changed = all.at(0)!.ref;
  const [record] = await index.get([changed]);
  await index.upsert([{ ...record!, amount: 123_456 }]);
  const next = await index.lastChange();
  const again = await index.judgeChanges(about, { engine: OPPORTUNITIES, after: to, to: next });
  expect(again.map(({ ref }) => ref)).toEqual([changed]);
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
      judgeChanges: async () =>
        Array.from({ length: many }, (_, at) => ({
          ref: { engine: OPPORTUNITIES, id: `${at}` },
          judgement: { grade: 'on topic', related: 1, has: [] },
        })),
    } as never,
    projects: {
      describe: async (id) => ({ id: workedOn(id), title: '', description: '', persona: 'tech_developer' as const }),
    },
    aboutOf: async () => ({ terms: [{ variants: ['batteries'] }], phrases: [] }) as never,
    splitFrom: async () => [],
    clock: { now: () => NOW },
  });
  expect(stored).toBe(3 * many);
});
