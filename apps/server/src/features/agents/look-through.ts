import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { AgentFind } from '@groundwork/contract/agents';
import type { Engine } from '@groundwork/contract/engines';
import type { CatalogueIndex, RecordChange } from '../../catalogue/index/index.port.ts';
import type { FoundMatch } from '../../catalogue/matching/matcher.ts';
import type { Subject } from '../../catalogue/matching/subject.ts';
import { contentWords } from '../../catalogue/query/content-words.ts';
import type { RecordRef } from '../../catalogue/record.ts';
import { changedValues, watchedValues } from '../../catalogue/watched-values.ts';
import { isUntitled } from '../../evidence/records/evidence-record.ts';
import type { Clock } from '../../platform/clock.ts';
import type { IdentityService } from '../identity/identity.service.ts';
import type { ProjectBrief } from '../projects/projects.access.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import { DAY_MS } from './agent-times.ts';
import type { AgentWorkRepository, NewHit, WorkingAgent } from './agent-work.repository.ts';
import { companyFind, hasClosed, isPrecise, keyOf, mayApply, newKey, opportunityFind } from './finds.ts';
import { matchUnsplit } from './matching/company-matches.ts';
import { TrackerIndex } from './matching/tracker-index.ts';

export interface LookDependencies {
  work: AgentWorkRepository;
  index: Pick<CatalogueIndex, 'changes' | 'lastChange' | 'stats'>;
  projects: Pick<ProjectService, 'describe'>;
  subjectOf(project: ProjectBrief): Promise<Subject>;
  /** Those of the given records that belong to a project. */
  matchSome(project: ProjectBrief, refs: RecordRef[], signal?: AbortSignal): Promise<FoundMatch[]>;
  splitFrom: IdentityService['splitFrom'];
  clock: Clock;
}

/** The records told of a company: awards, trials and so on that name it, and its own entry, which has its rounds. */
export const FOLLOWED: ReadonlySet<Engine> = new Set<Engine>([
  'awards',
  'patents',
  'clinical-trials',
  'international-trials',
  'usa-spending',
  'companies',
  'publications',
  'drugs',
]);
export const OPPORTUNITIES: Engine = 'funding-opportunities';
/**
 * A page is read at once. After so many changes what was found is stored, so that little is looked through again; each time,
 * every project is judged once more.
 */
const PAGE = 200;
const STORED_AFTER = 60_000;
/** Milliseconds after which calls get their turn. */
const AT_A_TIME_MS = 8;
/** Older records were only found late, as with the first import of a source, and are no news. */
const NEWS_YEARS = 2;

/** Looks through all changes since the last look, for all trackers at once. Answers how many there were. */
export async function lookThrough(signal: AbortSignal, deps: LookDependencies): Promise<number> {
  const { work, index } = deps;
  const last = await index.lastChange();
  let from = await work.place();
  if (from === null || from === last) {
    await work.begin(last);
    return 0;
  }
  const [agents, stats] = await Promise.all([work.atWork(), index.stats()]);
  const looker = new Looker(
    stats.every(({ count, sampleCount }) => count === sampleCount),
    deps,
  );
  await looker.add(agents, signal);
  let total = 0;
  // A catalogue that was begun anew has lower places: all of it is looked through, and what is new told by its moment.
  let place = from > last ? 0 : from;
  for (let isLast = false; !isLast; ) {
    const looked = new Map<Engine, number>();
    let hits: NewHit[] = [];
    const opportunities: RecordChange[] = [];
    for (let count = 0; count < STORED_AFTER && !isLast; ) {
      signal.throwIfAborted();
      const page = await index.changes(place, PAGE);
      for (const change of page.changes) {
        await looker.turn();
        const { engine } = change.record;
        looked.set(engine, (looked.get(engine) ?? 0) + 1);
        hits.push(...(await looker.companies(change)));
        if (engine === OPPORTUNITIES) opportunities.push(change);
      }
      count += page.changes.length;
      total += page.changes.length;
      ({ next: place, isLast } = page);
    }
    // Not one by one as arguments of a call, which cannot have a hundred thousand of them.
    hits = hits.concat(await looker.opportunities(opportunities, signal));
    signal.throwIfAborted();
    const now = deps.clock.now();
    if (!(await work.store(hits, { from, to: place, looked, now }))) return total;
    from = place;
  }
  return total;
}

class Looker {
  private readonly trackers = new TrackerIndex<WorkingAgent>();
  private readonly byProject = new Map<string, WorkingAgent[]>();
  private subjects: Promise<void> | null = null;
  private since = performance.now();
  private readonly isAllSample: boolean;
  private readonly deps: LookDependencies;

  constructor(isAllSample: boolean, deps: LookDependencies) {
    this.isAllSample = isAllSample;
    this.deps = deps;
  }

  /** Others' turn, when this has been going on for a while. */
  async turn(): Promise<void> {
    if (performance.now() - this.since < AT_A_TIME_MS) return;
    await yieldToEventLoop();
    this.since = performance.now();
  }

  async add(agents: WorkingAgent[], signal: AbortSignal): Promise<void> {
    for (const agent of agents) {
      await this.turn();
      signal.throwIfAborted();
      if (agent.kind === 'company-tracker') this.trackers.addCompanies(agent, agent.companies);
      else this.byProject.set(agent.projectId, [...(this.byProject.get(agent.projectId) ?? []), agent]);
    }
  }

  async companies(change: RecordChange): Promise<NewHit[]> {
    const { record } = change;
    if (!FOLLOWED.has(record.engine) || !this.isTold(change)) return [];
    const hits: NewHit[] = [];
    for (const agent of this.trackers.followers(record)) {
      await this.turn();
      const changes = newsFor(agent, change);
      if (changes === null || (changes.length === 0 && !isRecent(record.date, this.today))) continue;
      const match = await matchUnsplit(agent.companies, record, this.deps.splitFrom);
      if (match) hits.push(hitOf(agent, companyFind(record, match, changes)));
    }
    return hits;
  }

  /** Projects that share a word with one of the records are judged, each once for all of the records. */
  async opportunities(changes: RecordChange[], signal: AbortSignal): Promise<NewHit[]> {
    if (changes.length === 0 || this.byProject.size === 0) return [];
    this.subjects ??= this.readSubjects(signal);
    await this.subjects;
    const told = new Map<string, RecordChange>();
    const candidates = new Set<string>();
    for (const change of changes) {
      await this.turn();
      if (!this.isTold(change)) continue;
      told.set(change.record.id, change);
      if (candidates.size < this.byProject.size)
        for (const projectId of this.trackers.subjects(change.record)) candidates.add(projectId);
    }
    const hits: NewHit[] = [];
    for (const projectId of candidates) {
      signal.throwIfAborted();
      for (const hit of await this.judged(projectId, told, signal)) hits.push(hit);
    }
    return hits;
  }

  private async judged(
    projectId: string,
    told: ReadonlyMap<string, RecordChange>,
    signal: AbortSignal,
  ): Promise<NewHit[]> {
    const { projects, matchSome, work } = this.deps;
    const project = await projects.describe(projectId);
    if (!project) return [];
    const agents = this.byProject.get(projectId)!;
    const news = [...told.values()].filter((change) => agents.some((agent) => newsFor(agent, change) !== null));
    if (news.length === 0) return [];
    await yieldToEventLoop();
    const refs = news.map(({ record: { engine, id } }) => ({ engine, id }));
    const wanted = (await matchSome(project, refs, signal)).map((match) => ({ change: told.get(match.id)!, match }));
    await yieldToEventLoop();
    if (wanted.length === 0) return [];
    const known = await work.known(
      agents.map(({ id }) => id),
      wanted.map(({ change: { record } }) => newKey(record.engine, record.id)),
    );
    return wanted.flatMap(({ change, match }) =>
      agents.flatMap((agent) => {
        const { record } = change;
        const changes = newsFor(agent, change);
        if (changes === null || !isPrecise(match, agent.precision)) return [];
        if (!mayApply(record, agent.eligibleApplicants)) return [];
        // A closed call is news to those alone who were told of it while it was open.
        const wasTold = known.has(`${agent.id} ${newKey(record.engine, record.id)}`);
        if (hasClosed(record, this.deps.clock.now().getTime()) && !(wasTold && changes.length > 0)) return [];
        return hitOf(agent, opportunityFind(record, match, changes, agent.eligibleApplicants));
      }),
    );
  }

  private async readSubjects(signal: AbortSignal): Promise<void> {
    for (const id of this.byProject.keys()) {
      signal.throwIfAborted();
      const project = await this.deps.projects.describe(id);
      if (!project) continue;
      // Its words are read here, some milliseconds long: nobody's call waits for more than one project.
      await yieldToEventLoop();
      const { text, phrases } = await this.deps.subjectOf(project);
      await yieldToEventLoop();
      const names = phrases.flatMap(({ variants }) => variants);
      this.trackers.addSubject({ id, terms: [contentWords(text), names] });
    }
  }

  private isTold({ record }: RecordChange): boolean {
    return !record.withdrawn && !isUntitled(record) && (this.isAllSample || !record.source.isSample);
  }

  private get today(): string {
    return this.deps.clock.now().toISOString().slice(0, 10);
  }
}

/** The changes that are news for an agent: none for a new record, and null where there is no news for it. */
function newsFor({ since }: Pick<WorkingAgent, 'since'>, { record, seen, before, changedAt }: RecordChange) {
  // Moments in the catalogue are known to the second.
  const begin = Math.floor(since.getTime() / 1000) * 1000;
  if (before && changedAt && Date.parse(changedAt) >= begin) {
    const changes = changedValues(before, watchedValues(record));
    if (changes.length > 0) return changes;
  }
  // Whether it was told before is known by its key.
  return Date.parse(seen) >= begin ? [] : null;
}

const isRecent = (date: string | null, today: string): boolean => {
  if (date === null) return true;
  const oldest = new Date(Date.parse(today) - NEWS_YEARS * 365 * DAY_MS).toISOString();
  return date >= oldest.slice(0, date.length);
};

const hitOf = (agent: WorkingAgent, content: AgentFind): NewHit => ({
  agentId: agent.id,
  key: keyOf(content),
  content,
});
