// How long a look through an import's changes takes for all trackers at once, and how that grows with trackers and records;
// beside it, some of the same trackers searched in turn. `node bench/trackers.ts [trackers] [records]`
import { engineDeclarations } from '../apps/server/src/catalogue/engines/registry.ts';
import { openSqliteIndex } from '../apps/server/src/catalogue/index/sqlite/sqlite-index.ts';
import type { CatalogueRecord } from '../apps/server/src/catalogue/record.ts';
import { NO_CORRECTIONS, readSubject } from '../apps/server/src/catalogue/relevance/subject.ts';
import { generateSample } from '../apps/server/src/catalogue/sample/generate.ts';
import type { AgentWorkRepository, WorkingAgent } from '../apps/server/src/features/agents/agent-work.repository.ts';
import { lookThrough } from '../apps/server/src/features/agents/look-through.ts';
import {
  followedCompany,
  keysOfCompany,
  matchCompany,
} from '../apps/server/src/features/agents/matching/company-matches.ts';

const [trackersMax = 10_000, recordsMax = 50_000] = process.argv.slice(2).map(Number);
/** Trackers that are searched in turn; all of them would take hours. */
const NAIVE = 20;

const sample = [...generateSample()];
const companies = sample.filter(({ engine }) => engine === 'companies');
const calls = sample.filter(({ engine }) => engine === 'funding-opportunities');
/** An import of a day: of each data set as much as the sample has of it, under new names from the second round on. */
const recordAt = (at: number): CatalogueRecord => {
  const record = sample[at % sample.length]!;
  const round = Math.floor(at / sample.length);
  return {
    ...record,
    id: `${record.id}-${round}`,
    source: { ...record.source, isSample: false, name: `Bench ${round}` },
  };
};
const projectAt = (at: number) => {
  const call = calls[at % calls.length]!;
  return { id: String(at), title: `${call.title} ${at}`, description: call.text.slice(0, 600) };
};
const agentAt = (at: number): WorkingAgent =>
  ({
    id: String(at),
    projectId: String(at),
    kind: at % 2 === 0 ? 'company-tracker' : 'funding-opportunity-tracker',
    companies: at % 2 === 0 ? [followedCompany({ ...companies[(at / 2) % companies.length]!, id: `c-${at}` })] : [],
    eligibleApplicants: [],
    precision: 'broad',
    since: new Date(0),
  }) as unknown as WorkingAgent;

async function measure(trackers: number, records: number) {
  const index = await openSqliteIndex({ file: ':memory:', engines: engineDeclarations, readers: 1 });
  try {
    for (let at = 0; at < records; at += 1000)
      await index.upsert(Array.from({ length: Math.min(1000, records - at) }, (_, i) => recordAt(at + i)));
    const agents = Array.from({ length: trackers }, (_, at) => agentAt(at));
    let place = 0;
    let hits = 0;
    const work = {
      place: async () => place,
      begin: async () => undefined,
      atWork: async () => agents,
      known: async () => new Set<string>(),
      store: async (found: unknown[], to: { to: number }) => {
        hits += found.length;
        place = to.to;
        return true;
      },
    } as unknown as AgentWorkRepository;
    const aboutOf = async ({ title, description }: { title: string; description: string }) => {
      const described = { title, description, corrections: NO_CORRECTIONS, marks: [], draft: null };
      return (await readSubject(described, { index, engines: engineDeclarations, embed: async () => null })).about;
    };
    let longest = 0;
    let last = performance.now();
    const ticking = setInterval(() => {
      longest = Math.max(longest, performance.now() - last - 20);
      last = performance.now();
    }, 20);
    let peak = 0;
    const watching = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 200);
    const began = performance.now();
    await lookThrough(new AbortController().signal, {
      work,
      index,
      projects: { describe: async (id: string) => ({ ...projectAt(Number(id)), persona: 'tech_developer' }) },
      aboutOf,
      splitFrom: async () => [],
      clock: { now: () => new Date() },
    });
    const seconds = (performance.now() - began) / 1000;
    clearInterval(ticking);
    clearInterval(watching);

    const naiveBegan = performance.now();
    for (let at = 0; at < NAIVE; at++) {
      const agent = agents[at]!;
      if (agent.kind === 'company-tracker') {
        const groups = await index.findByIdentity(agent.companies.flatMap(keysOfCompany), { perEngine: 500 });
        for (const record of groups.flatMap((group) => group.records)) matchCompany(agent.companies, record);
      } else {
        const about = { subject: await aboutOf(projectAt(at)), atLeast: 'related' as const };
        const page = { sort: 'relevance' as const, direction: 'desc' as const, offset: 0, limit: 500 };
        await index.search({ engines: ['funding-opportunities'], query: null, about, ...page });
      }
    }
    const naive = ((performance.now() - naiveBegan) / 1000 / NAIVE) * trackers;
    console.log(
      `${trackers} trackers × ${records} records: ${seconds.toFixed(1)} s, ${hits} hits, peak ${Math.round(peak / 1e6)} MB, ` +
        `event loop held ${Math.round(longest)} ms at most; one by one ${naive.toFixed(0)} s (from ${NAIVE})`,
    );
  } finally {
    await index.close();
  }
}

await measure(Math.round(trackersMax / 10), Math.round(recordsMax / 10));
await measure(trackersMax, Math.round(recordsMax / 10));
await measure(Math.round(trackersMax / 10), recordsMax);
await measure(trackersMax, recordsMax);
