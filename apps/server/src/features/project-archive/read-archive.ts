import { BOOKMARKS_MAX, PROJECT_NOTES_MAX } from '@groundwork/contract/limits';
import { messageRefOf } from '@groundwork/contract/message-refs';
import { type PlanPermissions, planNeeded } from '@groundwork/contract/plans';
import type { ImportSummary } from '@groundwork/contract/project-archive';
import type { Message } from '@groundwork/contract/texts';
import type { z } from 'zod';
import { refused } from '../../platform/archive/read-zip.ts';
import type { Actor } from '../../platform/http/context.ts';
import { MESSAGES } from '../../platform/messages.ts';
import {
  ArchivedBookmark,
  ArchivedEvent,
  ArchivedFile,
  ArchivedNotes,
  ArchivedProject,
  ArchivedReport,
  ArchivedSearch,
  NAMES,
} from './archive.format.ts';
import type { NewFile, Records } from './archive.parts.ts';
import { type OpenArchive, problemIn } from './open-archive.ts';
import { storable } from './storable.ts';

const EVENTS_MAX = 50_000;
const BATCH = 100;
/** Three bytes a character. */
const NOTES_MAX_BYTES = 4 * PROJECT_NOTES_MAX;
const LEFT_SHOWN = 200;
const REASON_MAX = 300;

/** Parts that could not be taken in, with a reason each. */
export class LeftOut {
  readonly left: ImportSummary['left'] = [];
  leftMore = 0;

  /** Names without a key are told in English: places in the archive, and what was done to it. */
  add(what: Message | string, why: Message | string): void {
    if (this.left.length === LEFT_SHOWN) this.leftMore += 1;
    else
      this.left.push({
        ...(typeof what === 'string' ? { what } : { what: what.text, whatSaid: messageRefOf(what) }),
        ...(typeof why === 'string'
          ? { reason: why.slice(0, REASON_MAX) }
          : { reason: why.text.slice(0, REASON_MAX), reasonSaid: messageRefOf(why) }),
      });
  }
}

type Options = { archive: OpenArchive; actor: Actor; records: Records; leftOut: LeftOut; canMail: boolean };

/** The parts of an archive as they may be taken in; what may not is noted and left out. Broken JSON refuses all of it. */
export function readArchive({ archive, actor, records, leftOut, canMail }: Options) {
  const has = (name: string) => archive.sizeOf(name) !== undefined;

  /** Null, noted, where the value is not what it should be. */
  function valid<Value>(schema: z.ZodType<Value>, value: unknown, what: string): Value | null {
    const checked = schema.safeParse(value);
    if (checked.success) return checked.data;
    leftOut.add(what, problemIn(checked.error));
    return null;
  }

  /** False, noted once, where the actor's plan has no such thing. */
  function isInPlan(permission: keyof PlanPermissions, feature: string, what: string): boolean {
    const reason = planNeeded(actor.plan, permission, feature);
    if (reason) leftOut.add(what, reason);
    return reason === null;
  }

  async function list(name: string): Promise<unknown[]> {
    const value = has(name) ? await archive.json(name) : [];
    if (!Array.isArray(value)) throw refused(`${name}: not a list.`);
    return value;
  }

  return {
    async project(): Promise<ArchivedProject & { notes: string }> {
      if (!has(NAMES.project)) throw refused(`The archive has no ${NAMES.project}.`);
      const project = ArchivedProject.safeParse(await archive.json(NAMES.project));
      if (!project.success) throw refused(`${NAMES.project}: ${problemIn(project.error)}`);
      const notes = ArchivedNotes.safeParse(has(NAMES.notes) ? await archive.text(NAMES.notes, NOTES_MAX_BYTES) : '');
      if (!notes.success) throw refused(`${NAMES.notes}: ${problemIn(notes.error)}`);
      return { ...project.data, notes: notes.data };
    },

    async searches(): Promise<ArchivedSearch[]> {
      const all = await list(NAMES.searches);
      if (all.length === 0 || !isInPlan('savedSearches', 'Saving searches', 'Saved searches')) return [];
      return all.flatMap((value, at) => {
        const what = `Saved search ${at + 1}`;
        const search = valid(ArchivedSearch, storable(value), what);
        if (search?.alert !== 'notify-and-mail' || canMail) return search ?? [];
        leftOut.add(`${what}, its emails`, MESSAGES.savedSearches.noMail);
        return { ...search, alert: 'notify' as const };
      });
    },

    async *events(): AsyncGenerator<ArchivedEvent[]> {
      if (!has(NAMES.history)) return;
      let taken = 0;
      let batch: ArchivedEvent[] = [];
      for await (const { number, value } of archive.lines(NAMES.history)) {
        const what = `History, line ${number}`;
        if (taken === EVENTS_MAX) leftOut.add(what, `A history of at most ${EVENTS_MAX} entries is taken in.`);
        const event = taken < EVENTS_MAX ? valid(ArchivedEvent, value, what) : null;
        if (!event) continue;
        taken += 1;
        batch.push(event);
        if (batch.length < BATCH) continue;
        yield batch;
        batch = [];
      }
      yield batch;
    },

    /** With how many of the batch the catalogue doesn't have. */
    async *bookmarks(): AsyncGenerator<{ items: ArchivedBookmark[]; unknown: number }> {
      if (!archive.sizeOf(NAMES.bookmarks)) return;
      if (!isInPlan('canBookmark', 'Bookmarking search results', 'Bookmarks')) return;
      const taken = new Set<string>();
      let batch: ArchivedBookmark[] = [];
      for await (const { number, value } of archive.lines(NAMES.bookmarks)) {
        const what = `Bookmark, line ${number}`;
        const bookmark = valid(ArchivedBookmark, value, what);
        if (!bookmark) continue;
        const problem = problemOf(bookmark, taken);
        if (problem) leftOut.add(what, problem);
        else batch.push(bookmark);
        if (batch.length < BATCH) continue;
        yield counted(batch);
        batch = [];
      }
      yield counted(batch);
    },

    async *reports(): AsyncGenerator<ArchivedReport> {
      const names = archive.names.filter((name) => /^reports\/[^/]+\/report\.json$/.test(name)).sort();
      if (names.length === 0 || !isInPlan('viewReports', 'A report', 'Reports')) return;
      for (const name of names) {
        const report = valid(ArchivedReport, storable(await archive.json(name)), name);
        if (report) yield report;
      }
    },

    async files(): Promise<(NewFile & ArchivedFile)[]> {
      const listed = await list(NAMES.files);
      const paths = new Set<string>();
      const files = listed.flatMap((value, at) => {
        const file = valid(ArchivedFile, value, `File ${at + 1}`);
        if (!file) return [];
        const size = file.path.startsWith('files/') ? archive.sizeOf(file.path) : undefined;
        const isTwice = paths.has(file.path);
        paths.add(file.path);
        if (size !== undefined && !isTwice) return { ...file, size, sha256: archive.sha256Of(file.path) };
        leftOut.add(file.path, isTwice ? `${NAMES.files} names it twice.` : 'The archive does not have it.');
        return [];
      });
      for (const name of archive.names)
        if (name.startsWith('files/') && !paths.has(name)) leftOut.add(name, `${NAMES.files} does not name it.`);
      return files;
    },
  };

  function problemOf({ searchEngine, itemId, record }: ArchivedBookmark, taken: Set<string>): Message | string | null {
    if (record.engine !== searchEngine || record.id !== itemId) return 'The record is not the bookmark’s.';
    const key = `${searchEngine}/${itemId}`;
    if (taken.has(key)) return 'This record is bookmarked twice.';
    const problem = records.problemOf(record);
    if (problem) return problem;
    if (taken.size === BOOKMARKS_MAX) return `A project holds at most ${BOOKMARKS_MAX} bookmarks.`;
    taken.add(key);
    return null;
  }

  async function counted(items: ArchivedBookmark[]) {
    const isThere = await records.areThere(
      items.map(({ searchEngine, itemId }) => ({ engine: searchEngine, id: itemId })),
    );
    return { items, unknown: isThere.filter((each) => !each).length };
  }
}

export type ReadArchive = ReturnType<typeof readArchive>;
