// How long it takes to look through an import's changes for all trackers and all saved searches at once, and how that grows with
// their number and with the changes; beside it, some of the same trackers and searches one by one.
// `node bench/trackers.ts [trackers] [records]`

import { setTimeout as sleep } from 'node:timers/promises';
import { engineDeclaration, engineDeclarations } from '../apps/server/src/catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../apps/server/src/catalogue/index/index.port.ts';
import { openSqliteIndex } from '../apps/server/src/catalogue/index/sqlite/sqlite-index.ts';
import { type Matcher, openMatcher } from '../apps/server/src/catalogue/matching/matcher.ts';
import { within } from '../apps/server/src/catalogue/matching/matches.ts';
import { NO_CORRECTIONS } from '../apps/server/src/catalogue/matching/subject.ts';
import type { CatalogueRecord } from '../apps/server/src/catalogue/record.ts';
import { generateSample } from '../apps/server/src/catalogue/sample/generate.ts';
import type { AgentWorkRepository, WorkingAgent } from '../apps/server/src/features/agents/agent-work.repository.ts';
import { lookThrough } from '../apps/server/src/features/agents/look-through.ts';
import {
  followedCompany,
  keysOfCompany,
  matchCompany,
} from '../apps/server/src/features/agents/matching/company-matches.ts';
import { jobProjectId } from '../apps/server/src/features/projects/projects.access.ts';
import { alertSelection, storedBetween } from '../apps/server/src/features/saved-searches/count-matched.ts';
import { lookForAlerts } from '../apps/server/src/features/saved-searches/find-due-alerts.ts';
import type { AlertChangeRepository } from '../apps/server/src/features/saved-searches/matched-changes.repository.ts';
import type { SavedSearchRow } from '../apps/server/src/features/saved-searches/saved-searches.repository.ts';
import { searchReader } from '../apps/server/src/features/search/selection.ts';
import { matchesBy } from '../apps/server/test/subject.ts';
import { withFolder } from './catalogue.ts';
import { printTable, timed, withLoopDelay } from './measure.ts';

const [trackersMax = 10_000, recordsMax = 50_000] = process.argv.slice(2).map(Number);
/** So many are searched one by one, the others reckoned from them. */
const NAIVE_TRACKERS = 20;
const NAIVE_SEARCHES = 200;
/** Records that stay as they are, without calls, which would all be near the same projects. */
const UNCHANGED = 50_000;
/** The sample's records come by data set; an import brings all of them. */
const STRIDE = 7_919;
const NEVER = new AbortController().signal;

const sample = [...generateSample()];
const companies = sample.filter(({ engine }) => engine === 'companies');
const calls = sample.filter(({ engine }) => engine === 'funding-opportunities');

/** An import of a day: of each data set as much as the sample has of it, under new names from the second round on. */
const recordAt = (at: number): CatalogueRecord => {
  const record = sample[(at * STRIDE) % sample.length]!;
  const round = Math.floor(at / sample.length);
  return {
    ...record,
    id: `${record.id}-${round}`,
    source: { ...record.source, isSample: false, name: `Bench ${round}` },
  };
};
/** Every second one was there before, with another amount. */
const wasThere = (at: number) => at % 2 === 1;

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

/** Words of some record in its data set, in the ways in which people ask. */
function savedSearchAt(at: number): SavedSearchRow {
  const { engine, title, text, facets } = sample[(at * STRIDE) % sample.length]!;
  const words = `${title} ${text}`.match(/\p{L}{4,}/gu) ?? [title];
  const [one, two, three] = [1, 5, 11].map((step) => words[(at * step) % words.length]!);
  const queries = [
    `${one} ${two}`,
    `"${words[0]} ${words[1]}"`,
    `${one}* -${three}`,
    `${one} OR ${two} OR ${three}`,
    '',
  ];
  const query = queries[at % queries.length]!;
  const [field, values] = Object.entries(facets).find(([, values]) => values.length > 0) ?? [];
  const filters = field && (query === '' || at % 3 === 0) ? { [field]: values!.slice(0, 1) } : {};
  const asked = { id: String(at), userId: 'bench', searchEngine: engine, query, filters };
  return { ...asked, alert: 'notify', lastCheckedAt: new Date(0), newsAt: null } as unknown as SavedSearchRow;
}

interface Took {
  seconds: number;
  /** Of the processor, in all threads: what others do on the machine disturbs it less. */
  processor: number;
}
interface Figures extends Took {
  hits: number;
  held: number;
  peak: number;
  naive: Took;
}

async function took<Value>(run: () => Promise<Value>): Promise<Took & { value: Value }> {
  const before = process.cpuUsage();
  const { ms, value } = await timed(run);
  const { user, system } = process.cpuUsage(before);
  return { value, seconds: ms / 1000, processor: (user + system) / 1e6 };
}
const times = ({ seconds, processor }: Took, factor: number): Took => ({
  seconds: seconds * factor,
  processor: processor * factor,
});

async function measured(run: () => Promise<number>, naive: () => Promise<Took>): Promise<Figures> {
  let peak = 0;
  const watching = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 200);
  const { value, max } = await withLoopDelay(() => took(run));
  clearInterval(watching);
  const { seconds, processor, value: hits } = value;
  return { seconds, processor, hits, held: max, peak, naive: await naive() };
}

const subjectBy =
  (matcher: Matcher) =>
  ({ title, description }: { title: string; description: string }) =>
    matcher.read({ title, description, corrections: NO_CORRECTIONS, marks: [], draft: null });

function measureTrackers(index: CatalogueIndex, agents: WorkingAgent[], begin: number): Promise<Figures> {
  const matcher = openMatcher({ index, encoder: null, engines: engineDeclarations, onError: console.error });
  const subjectOf = subjectBy(matcher);
  const look = async () => {
    let place = begin;
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
    await lookThrough(NEVER, {
      work,
      index,
      projects: {
        describe: async (id: string) => ({ ...projectAt(Number(id)), id: jobProjectId(id), persona: 'tech_developer' }),
      },
      subjectOf,
      matchSome: async (project, refs) => matcher.matchSome(await subjectOf(project), refs),
      splitFrom: async () => [],
      clock: { now: () => new Date() },
    });
    return hits;
  };
  const oneByOne = async () => {
    const some = await took(async () => {
      for (const agent of agents.slice(0, NAIVE_TRACKERS)) {
        if (agent.kind === 'company-tracker') {
          const groups = await index.findByIdentity(agent.companies.flatMap(keysOfCompany), { perEngine: 500 });
          for (const record of groups.flatMap((group) => group.records)) matchCompany(agent.companies, record);
        } else {
          const among = within(await matchesBy(matcher, projectAt(Number(agent.id))), 'wide');
          const page = { sort: 'relevance' as const, direction: 'desc' as const, offset: 0, limit: 500 };
          await index.search({ engines: ['funding-opportunities'], query: null, among, ...page });
        }
      }
    });
    return times(some, agents.length / NAIVE_TRACKERS);
  };
  return measured(look, oneByOne);
}

function measureSearches(index: CatalogueIndex, searches: SavedSearchRow[], begin: number): Promise<Figures> {
  const catalogueOf = async () => index;
  const readSearch = searchReader({
    catalogueOf,
    semantics: { embedQuery: async () => null },
    about: async () => Promise.reject(new Error('None of the searches asks about a project.')),
  });
  const matcher = { catalogueOf, engineOf: engineDeclaration, readSearch };
  const look = async () => {
    let hits = 0;
    const alertChanges = {
      place: async () => ({ place: begin, beganAt: new Date(0) }),
      watching: async () => searches,
      store: async (found: { newest: Date | null; changed: unknown[] }[]) => {
        for (const { newest, changed } of found) hits += Number(newest !== null) + changed.length;
        return true;
      },
    } as unknown as AlertChangeRepository;
    await lookForAlerts(NEVER, { alertChanges, matcher, clock: { now: () => new Date() } });
    return hits;
  };
  const oneByOne = async () => {
    const some = searches.slice(0, NAIVE_SEARCHES);
    const one = await took(async () => {
      for (const search of some) {
        const selection = await alertSelection(matcher, search, storedBetween(new Date(0), new Date()));
        await index.search({ ...selection, sort: 'relevance', direction: 'desc', offset: 0, limit: 3 });
      }
    });
    return times(one, searches.length / some.length);
  };
  return measured(look, oneByOne);
}

async function fill(index: CatalogueIndex, records: number): Promise<number> {
  const store = async (each: (at: number) => CatalogueRecord | null) => {
    for (let from = 0; from < records; from += 500) {
      const batch = Array.from({ length: Math.min(500, records - from) }, (_, i) => each(from + i));
      await index.upsert(batch.filter((record) => record !== null));
    }
  };
  const unchanged = (record: CatalogueRecord) => ({ ...record, id: `${record.id}-unchanged` });
  for (let from = 0; from < UNCHANGED; from += 500)
    await index.upsert(
      Array.from({ length: 500 }, (_, i) => unchanged(recordAt(from + i))).filter(
        ({ engine }) => engine !== 'funding-opportunities',
      ),
    );
  await store((at) => (wasThere(at) ? { ...recordAt(at), amount: 1 } : null));
  const begin = await index.lastChange();
  await store(recordAt);
  return begin;
}

const rows: string[][] = [];
function note(what: string, count: number, records: number, { seconds, processor, hits, held, peak, naive }: Figures) {
  rows.push([
    `${count} ${what}`,
    String(records),
    seconds.toFixed(1),
    processor.toFixed(1),
    naive.seconds.toFixed(0),
    naive.processor.toFixed(0),
    String(hits),
    String(Math.round(held)),
    String(Math.round(peak / 1e6)),
  ]);
  console.log(rows.at(-1)!.join(' · '));
}

for (const records of [...new Set([Math.round(recordsMax / 10), recordsMax])])
  await withFolder(async (folder) => {
    const index = await openSqliteIndex({ file: `${folder}/catalogue.db`, engines: engineDeclarations, readers: 1 });
    const begin = await fill(index, records);
    for (const count of [...new Set([Math.round(trackersMax / 10), trackersMax])]) {
      const [agents, searches] = [agentAt, savedSearchAt].map((make) =>
        Array.from({ length: count }, (_, at) => make(at)),
      );
      await sleep(100);
      note('saved searches', count, records, await measureSearches(index, searches as SavedSearchRow[], begin));
      note('trackers', count, records, await measureTrackers(index, agents as WorkingAgent[], begin));
    }
    await index.close();
  });
console.log('');
const header = [
  'at once',
  'changes',
  's',
  'processor',
  'one by one, s',
  'processor',
  'found',
  'loop held, ms',
  'peak, MB',
];
printTable(header, rows);
