import { isOver } from '@groundwork/contract/closing';
import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { formatNumber } from '@groundwork/contract/format';
import { FEED_ITEMS_AT_ONCE } from '@groundwork/contract/limits';
import { FEED } from '@groundwork/contract/paths';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex, IndexHit, Selection } from '../../catalogue/index/index.port.ts';
import { diversify } from '../../catalogue/matching/diversify.ts';
import { matchesByRef, type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import { refKey } from '../../catalogue/record.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { notesOf, type ReadNotes } from '../../evidence/gather/notes-of.ts';
import { evidenceRecord, isUntitled, readPart } from '../../evidence/records/evidence-record.ts';
import { publishSection } from '../../evidence/statements/publish.ts';
import type { Clock } from '../../platform/clock.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import type { ProjectBrief } from '../projects/projects.access.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import { draftOf, feedContentOf, type Peers } from './feed-content.ts';
import { SETTLING_MS } from './feed-times.ts';
import type { FeedRepository, NewItem } from './innovation-feed.repository.ts';

const { newItem, newItems } = MESSAGES.words.notifications;

export interface FindItemsDependencies {
  feed: FeedRepository;
  projects: Pick<ProjectService, 'describe'>;
  index: CatalogueIndex;
  engineOf(engine: Engine): EngineDeclaration;
  matchesOf(project: ProjectBrief): Promise<ProjectMatches>;
  readNotes: ReadNotes;
  raiseNotification: NotificationService['raise'];
  clock: Clock;
}

type Project = NonNullable<Awaited<ReturnType<FindItemsDependencies['projects']['describe']>>>;

/** An expert or an intervention stands in awards, papers and trials that are told themselves. */
const TOLD: Engine[] = ENGINES.filter((engine) => engine !== 'subject-matter-experts' && engine !== 'interventions');
const LOOKED_THROUGH = 300;
const PEERS_LOOKED_AT = 60;
/** Some say too little to be told. */
const CANDIDATES = FEED_ITEMS_AT_ONCE * 3;
/** Older records are history, and no item of a feed. */
const YEARS_BACK = 15;

/**
 * Adds to a project's feed what came into the catalogue since the last look, and, where somebody asked, what is on topic and
 * was not told yet. What was found, the notifications and the new start are stored together or not at all.
 */
export async function run(
  { projectId, isScheduled }: { projectId: string; isScheduled: boolean },
  { signal, isLastAttempt }: Pick<JobContext, 'signal' | 'isLastAttempt'>,
  deps: FindItemsDependencies,
): Promise<void> {
  const { feed, projects, raiseNotification, clock } = deps;
  const [project, before] = await Promise.all([projects.describe(projectId), feed.run(projectId)]);
  if (!project || !before) return;
  const now = clock.now();
  const until = new Date(now.getTime() - SETTLING_MS);
  try {
    const items = await findItems(project, { from: before.seenUntil, until, isScheduled }, signal, deps);
    signal.throwIfAborted();
    await feed.transaction(async (tx) => {
      const added = await feed.add(projectId, items, now, tx);
      await feed.end(projectId, { state: 'ready', now, ...(until > before.seenUntil && { seenUntil: until }) }, tx);
      if (!isScheduled || added === 0) return;
      for (const userId of await feed.people(projectId, tx))
        await raiseNotification(
          {
            userId,
            projectId,
            kind: 'feed',
            key: `feed/${projectId}/${before.seenUntil.toISOString()}`,
            title: added === 1 ? newItem(project.title) : newItems(formatNumber(added), project.title),
            lines: [items[0]!.content.headline],
            forwardUrl: FEED,
          },
          tx,
        );
    });
  } catch (error) {
    if (!signal.aborted && isLastAttempt) await feed.end(projectId, { state: 'failed', now: clock.now() });
    throw error;
  }
}

async function findItems(
  project: Project,
  { from, until, isScheduled }: { from: Date; until: Date; isScheduled: boolean },
  signal: AbortSignal,
  deps: FindItemsDependencies,
): Promise<NewItem[]> {
  const { feed, index, engineOf, matchesOf, readNotes } = deps;
  const [matches, known] = await Promise.all([matchesOf(project), feed.known(project.id)]);
  const search = async (ranges: Selection['ranges']) => {
    const { hits } = await index.search(
      {
        engines: TOLD,
        query: null,
        among: within(matches),
        ...(ranges && { ranges }),
        sort: 'relevance',
        direction: 'desc',
        offset: 0,
        limit: LOOKED_THROUGH,
      },
      signal,
    );
    return hits.filter(
      ({ record }) =>
        !known.has(`${record.engine}/${record.id}`) &&
        !record.withdrawn &&
        !isUntitled(record) &&
        isOfNow(record, until),
    );
  };
  const fresh = until > from ? await search({ seen: { min: after(from), max: until.toISOString() } }) : [];
  const isNew = new Set(fresh.map(({ record }) => record));
  const matching = isScheduled ? [] : await search(undefined);
  const others = matching.filter(
    ({ record }) => !fresh.some((hit) => hit.record.engine === record.engine && hit.record.id === record.id),
  );
  const chosen = [...inTurn(diversify(fresh, LOOKED_THROUGH)), ...inTurn(diversify(others, LOOKED_THROUGH))].slice(
    0,
    CANDIDATES,
  );
  if (chosen.length === 0) return [];

  const byRef = matchesByRef(matches);
  const peers = await peersOf(chosen, matches, index, signal);
  const records = chosen.map(({ record }) => readPart(record));
  const notes = await notesOf(records, readNotes, { signal });
  const evidence = evidenceOf(project, records, engineOf);
  const items: NewItem[] = [];
  for (const [at, hit] of chosen.entries()) {
    const record = records[at]!;
    const match = byRef.get(refKey(hit.record));
    const told = draftOf(record, { notes, shown: match?.sentence ?? null });
    const { section } = publishSection(
      { id: 'item', title: 'Item', blocks: [{ type: 'paragraph', sentences: told }] },
      evidence,
    );
    const sentences = section.blocks.flatMap((block) => (block.type === 'paragraph' ? block.sentences : []));
    // A record that says nothing but its title is listed by a search; it is no news.
    if (sentences.length === 0) continue;
    if (items.length === FEED_ITEMS_AT_ONCE) break;
    const found = {
      record,
      sentences,
      has: match?.shared ?? [],
      peers: peers.get(record.engine)!,
    };
    const content = feedContentOf(found, engineOf(record.engine));
    items.push({ kind: isNew.has(hit.record) ? 'new' : 'matching', content });
  }
  return items;
}

/** Neither long past nor a call that has closed. */
function isOfNow({ date, closes }: IndexHit['record'], today: Date): boolean {
  if (closes && isOver(closes, today.getTime())) return false;
  return date === null || Number(date.slice(0, 4)) >= today.getUTCFullYear() - YEARS_BACK;
}

/** Records stored at the very moment were looked at before. */
const after = (moment: Date) => new Date(moment.getTime() + 1).toISOString();

/** One of each data set in turn, so that the many papers of a topic don't push out its one call. */
function inTurn(hits: readonly IndexHit[]): IndexHit[] {
  const byEngine = new Map<Engine, IndexHit[]>();
  for (const hit of hits) byEngine.set(hit.record.engine, [...(byEngine.get(hit.record.engine) ?? []), hit]);
  const lists = [...byEngine.values()];
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

async function peersOf(
  hits: readonly IndexHit[],
  matches: ProjectMatches,
  index: CatalogueIndex,
  signal: AbortSignal,
): Promise<Map<Engine, Peers>> {
  const peers = new Map<Engine, Peers>();
  for (const engine of new Set(hits.map(({ record }) => record.engine))) {
    const among = { engines: [engine], query: null, among: within(matches) };
    const [years, { hits: others }] = await Promise.all([
      index.aggregate({ ...among, by: { type: 'year' } }, signal),
      index.search({ ...among, sort: 'relevance', direction: 'desc', offset: 0, limit: PEERS_LOOKED_AT }, signal),
    ]);
    peers.set(engine, {
      amounts: others.flatMap(({ record: { amount } }) => (amount !== null && amount > 0 ? [amount] : [])),
      years: years.slice(-12).map(({ key, count }) => ({ year: Number(key), count })),
    });
  }
  return peers;
}

/** Each item rests on its own record alone. */
function evidenceOf(
  project: Project,
  records: readonly ReturnType<typeof readPart>[],
  engineOf: FindItemsDependencies['engineOf'],
): Evidence {
  const none = <Value>(value: () => Value) =>
    Object.fromEntries(ENGINES.map((engine) => [engine, value()])) as Record<Engine, Value>;
  return {
    asOf: new Date(0).toISOString(),
    project,
    totals: none(() => 0),
    related: none(() => 0),
    lookedAt: none(() => 0),
    records: none(() => []),
    cited: records.map((record) => evidenceRecord(record, engineOf(record.engine))),
    figures: [],
    series: [],
    isLifeScience: false,
  };
}
