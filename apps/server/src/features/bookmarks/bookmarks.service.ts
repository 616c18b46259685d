import type {
  AddedBookmarks,
  Bookmark,
  BookmarkCounts,
  BookmarkRef,
  BookmarkUpdate,
} from '@groundwork/contract/bookmarks';
import type { Engine } from '@groundwork/contract/engines';
import { MAIN_TABS } from '@groundwork/contract/engines.names';
import { formatNumber } from '@groundwork/contract/format';
import { BOOKMARKS_MAX } from '@groundwork/contract/limits';
import { bookmarksPath, recordPath } from '@groundwork/contract/paths';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { CatalogueOf } from '../organisations/organisations.access.ts';
import type { HistoryService } from '../projects/history.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import { bookmarkedRecord } from './bookmarked-record.ts';
import type { BookmarkRepository } from './bookmarks.repository.ts';
import { presentBookmark } from './present-bookmark.ts';

type Item = { searchEngine: Engine; itemId: string };
type Dependencies = {
  bookmarks: BookmarkRepository;
  projects: Pick<ProjectService, 'get' | 'getEditable'>;
  catalogueOf: CatalogueOf;
  engineOf(engine: Engine): EngineDeclaration;
  clock: Clock;
  history: Pick<HistoryService, 'record'>;
};

const DAY_MS = 86_400_000;
const FULL = MESSAGES.words.refusals.bookmarks(formatNumber(BOOKMARKS_MAX));

export function bookmarkService({ bookmarks, projects, catalogueOf, engineOf, clock, history }: Dependencies) {
  /** People who lose the plan keep, read and remove what is there. */
  const requireBookmarks = (actor: Actor) => requirePlan(actor, 'canBookmark', MESSAGES.words.needs.bookmarking);

  /** Refuses when one of them is in a project that may only be read. Of unknown ones nothing is said here. */
  async function requireEditable(actor: Actor, ids: string[]): Promise<void> {
    for (const id of await bookmarks.projectsOf(actor, ids)) await projects.getEditable(actor, id);
  }

  return {
    async list(actor: Actor, input: { projectId: string; searchEngine: Engine; page: number; pageLimit: number }) {
      const { projectId, searchEngine, page, pageLimit } = input;
      await projects.get(actor, projectId);
      const [rows, counts] = await Promise.all([
        bookmarks.list(actor, projectId, searchEngine, { offset: (page - 1) * pageLimit, limit: pageLimit }),
        bookmarks.counts(actor, projectId),
      ]);
      const records = await (await catalogueOf(actor)).get(
        rows.map(({ itemId }) => ({ engine: searchEngine, id: itemId })),
      );
      const engine = engineOf(searchEngine);
      const items: Bookmark[] = rows.map((row, at) => presentBookmark(row, records[at] ?? null, engine));
      const total = counts.find((each) => each.searchEngine === searchEngine)?.count ?? 0;
      return { items, total, page, pageLimit };
    },

    async counts(actor: Actor, projectId: string): Promise<BookmarkCounts> {
      await projects.get(actor, projectId);
      const engines = await bookmarks.counts(actor, projectId);
      const sum = (some: typeof engines) => some.reduce((all, { count }) => all + count, 0);
      const categories = MAIN_TABS.map((category) => ({
        category,
        count: sum(engines.filter(({ searchEngine }) => engineOf(searchEngine).tab === category)),
      }));
      return { total: sum(engines), engines, categories };
    },

    async refs(
      actor: Actor,
      projectId: string,
      engine?: Engine,
      itemIds?: string[],
    ): Promise<{ items: BookmarkRef[] }> {
      await projects.get(actor, projectId);
      return { items: await bookmarks.refs(actor, projectId, engine, itemIds) };
    },

    /** Records of one data set in any project that they see, each once: as they are now, or were when they were kept. */
    async recordsOf(who: Pick<Actor, 'userId'>, engine: Engine): Promise<CatalogueRecord[]> {
      const kept = new Map((await bookmarks.ofEngine(who, engine)).map(({ itemId, record }) => [itemId, record]));
      const now = await (await catalogueOf(who)).get([...kept.keys()].map((id) => ({ engine, id })));
      return [...kept.values()].map((record, at) => now[at] ?? record);
    },

    /** All of one data set, each as it was kept and as the catalogue has it now. */
    async withCurrent(actor: Actor, projectId: string, engine: Engine) {
      await projects.get(actor, projectId);
      const refs = await bookmarks.refs(actor, projectId, engine);
      const rows = await bookmarks.findMany(
        actor,
        refs.map(({ id }) => id),
      );
      const records = await (await catalogueOf(actor)).get(rows.map(({ itemId }) => ({ engine, id: itemId })));
      return rows.map((row, at) => {
        const now = records[at] ?? null;
        return { kept: row.record, now, present: () => presentBookmark(row, now, engineOf(engine)) };
      });
    },

    /** For jobs, which have no actor: of every project, page by page. */
    savedAnywhere: bookmarks.savedAnywhere,

    /** Adding what is there already changes nothing. */
    async add(actor: Actor, projectId: string, wanted: Item[]): Promise<AddedBookmarks> {
      requireBookmarks(actor);
      const project = await projects.getEditable(actor, projectId);
      if (wanted.some(({ searchEngine }) => !engineOf(searchEngine).isBookmarkable))
        throw new AppError('SERVICE_UNAVAILABLE', MESSAGES.bookmarks.unavailable);
      const items = [...new Map(wanted.map((item) => [`${item.searchEngine}/${item.itemId}`, item])).values()];
      const found = await (await catalogueOf(actor)).get(
        items.map(({ searchEngine, itemId }) => ({ engine: searchEngine, id: itemId })),
      );
      const missing = items.filter((_, at) => !found[at]);
      const records = found.filter((record) => record !== null);
      if (records.length === 0) throw new AppError('NOT_FOUND', MESSAGES.words.refusals.noneOfThese);
      const now = clock.now();
      const newIds = await bookmarks.add(project.id, records.map(bookmarkedRecord), {
        max: BOOKMARKS_MAX,
        now,
        forgetBefore: new Date(now.getTime() - DAY_MS),
      });
      if (newIds === null) throw new AppError('CONFLICT', FULL);
      const keys = new Set(records.map(({ engine, id }) => `${engine}/${id}`));
      const itemIds = records.map(({ id }) => id);
      const all = await bookmarks.refs(actor, projectId, undefined, itemIds);
      const isNew = ({ id }: BookmarkRef) => newIds.includes(id);
      const newRefs = all.filter(isNew);
      const [first] = records.filter(({ engine, id }) =>
        newRefs.some(({ searchEngine, itemId }) => searchEngine === engine && itemId === id),
      );
      if (first)
        await history.record(actor, project.id, bookmarkedEvent(first, newRefs.length, engineOf(first.engine)));
      return {
        items: all
          .filter(({ searchEngine, itemId }) => keys.has(`${searchEngine}/${itemId}`))
          .map((ref) => ({ ...ref, isNew: isNew(ref) })),
        added: newIds.length,
        missing,
      };
    },

    async update(actor: Actor, { id, note, tags }: BookmarkUpdate) {
      requireBookmarks(actor);
      await requireEditable(actor, [id]);
      const change = { ...(note !== undefined && { note }), ...(tags && { tags: withoutRepeats(tags) }) };
      const [before] = await bookmarks.findMany(actor, [id]);
      const row = Object.keys(change).length > 0 ? await bookmarks.update(actor, id, change) : before;
      if (!row) throw new AppError('NOT_FOUND');
      const { itemId, searchEngine, projectId } = row;
      return { id, itemId, searchEngine, projectId, note: row.note, tags: row.tags };
    },

    async remove(actor: Actor, ids: string[]): Promise<void> {
      await requireEditable(actor, ids);
      if ((await bookmarks.remove(actor, ids, clock.now())) === 0) throw new AppError('NOT_FOUND');
    },

    async restore(actor: Actor, ids: string[]): Promise<void> {
      requireBookmarks(actor);
      await requireEditable(actor, ids);
      const restored = await bookmarks.restore(actor, ids, BOOKMARKS_MAX);
      if (restored === null) throw new AppError('CONFLICT', FULL);
      if (restored === 0) throw new AppError('NOT_FOUND');
    },
  };
}

export type SavedItem = Awaited<ReturnType<BookmarkRepository['savedAnywhere']>>[number];
export type BookmarkService = ReturnType<typeof bookmarkService>;

/** One leads to its record, several to the bookmarks of their data set. */
function bookmarkedEvent(
  { engine, id, title, collection }: CatalogueRecord,
  added: number,
  { singular, tab: category }: EngineDeclaration,
) {
  // Others of the project read it who may not see what is an organization's own.
  const name = collection ? singular : title;
  const text = added === 1 ? name : `${name} and ${formatNumber(added - 1)} more`;
  const path = added === 1 && !collection ? recordPath({ engine, id }) : bookmarksPath({ category, engine });
  return { kind: 'bookmarked' as const, text, path };
}

/** 'Ceramic' and 'ceramic' are one tag: as it was written first. */
function withoutRepeats(tags: string[]): string[] {
  const folded = tags.map((tag) => tag.toLowerCase());
  return tags.filter((_, at) => folded.indexOf(folded[at]!) === at);
}
