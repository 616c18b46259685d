import { z } from 'zod';
import { BOOKMARK_TEXTS } from './bookmarks.texts.ts';
import { Engine, MainTab } from './engines.ts';
import { FIELD_TEXTS } from './fields.texts.ts';
import {
  BOOKMARK_NOTE_MAX,
  BOOKMARK_TAG_MAX,
  BOOKMARK_TAGS_MAX,
  BOOKMARKS_AT_ONCE_MAX,
  PAGE_LIMIT_DEFAULT,
} from './limits.ts';
import { Page, PageLimit, pageOf } from './pagination.ts';
import { Withdrawn } from './records.ts';
import { route } from './route.ts';
import { ExportManifest } from './search-export.ts';
import { line, text } from './text.ts';

export { BOOKMARK_TEXTS };

/** Which record is bookmarked in which project. `itemId` is the record's id in its data set. */
export const BookmarkRef = z.object({
  id: z.uuid(),
  itemId: z.string(),
  searchEngine: Engine,
  projectId: z.uuid(),
});
export type BookmarkRef = z.infer<typeof BookmarkRef>;

/** The state of a record since then. `gone`: the catalogue no longer has it; `withdrawn`: its source took it back. */
export const BookmarkState = z.enum(['same', 'changed', 'withdrawn', 'gone']);
export type BookmarkState = z.infer<typeof BookmarkState>;

/** A bookmark with the record as it was when bookmarked, whatever has become of it. */
export const Bookmark = BookmarkRef.extend({
  title: z.string(),
  date: z.string().nullable(),
  amount: z.number().nullable(),
  summary: z.array(z.string()),
  /** The beginning of what it said. */
  text: z.string(),
  url: z.string().nullable(),
  source: z.string(),
  isSample: z.boolean(),
  /** Seen by the members of one’s organization alone. */
  isOwn: z.literal(true).optional(),
  note: z.string(),
  tags: z.array(z.string()),
  createdAt: z.iso.datetime(),
  state: BookmarkState,
  /** The fields that differ now: 'Title', 'Award amount', 'Details'. */
  changed: z.array(z.string()),
  withdrawn: Withdrawn.nullable(),
}).meta({ id: 'Bookmark' });
export type Bookmark = z.infer<typeof Bookmark>;

/** How many bookmarks a project has, by data set (only those that have some) and by main tab (all four). */
export const BookmarkCounts = z.object({
  total: z.number().int(),
  engines: z.array(z.object({ searchEngine: Engine, count: z.number().int() })),
  categories: z.array(z.object({ category: MainTab, count: z.number().int() })),
});
export type BookmarkCounts = z.infer<typeof BookmarkCounts>;

const Item = z.object({
  searchEngine: Engine,
  itemId: z
    .string()
    .min(1)
    .max(300)
    .refine((id) => !id.includes('\0'), FIELD_TEXTS.noSuchId),
});

/** `items` are all bookmarks of what was asked for, `missing` the records that the catalogue doesn't have. */
export const AddedBookmarks = z.object({
  items: z.array(BookmarkRef.extend({ isNew: z.boolean() })),
  added: z.number().int(),
  missing: z.array(Item),
});
export type AddedBookmarks = z.infer<typeof AddedBookmarks>;

const tooMany = FIELD_TEXTS.atOnce;
const Ids = z.array(z.uuid()).min(1).max(BOOKMARKS_AT_ONCE_MAX, tooMany);

export const BookmarkUpdate = z.object({
  id: z.uuid(),
  note: text().max(BOOKMARK_NOTE_MAX, FIELD_TEXTS.noteExceeds).optional(),
  tags: z
    .array(line().min(1, 'A tag is empty').max(BOOKMARK_TAG_MAX, `A tag cannot exceed ${BOOKMARK_TAG_MAX} characters`))
    .max(BOOKMARK_TAGS_MAX, `At most ${BOOKMARK_TAGS_MAX} tags`)
    .optional(),
});
export type BookmarkUpdate = z.infer<typeof BookmarkUpdate>;

/** The contents of an export of bookmarks and where they come from. */
export const BookmarkManifest = ExportManifest.pick({
  product: true,
  address: true,
  rows: true,
  exportedAt: true,
  files: true,
  sources: true,
  hasSampleData: true,
}).extend({
  project: z.string(),
  /** How many records are as they were, have changed, or are no longer there and exported as they were bookmarked. */
  states: z.record(BookmarkState, z.number().int()),
});
export type BookmarkManifest = z.infer<typeof BookmarkManifest>;

const File = z.object({
  headers: z.record(z.string(), z.string()),
  // A file to callers; the server sends it while it is being written.
  body: z.union([z.file(), z.custom<ReadableStream<Uint8Array>>((body) => body instanceof ReadableStream)]),
});
const tags: [string] = ['Bookmarks'];
const errors: ['NOT_FOUND'] = ['NOT_FOUND'];
const Success = z.object({ success: z.literal(true) });
const ofProject = z.object({ projectId: z.uuid() });
const ofEngine = ofProject.extend({ searchEngine: Engine });

export const bookmarks = {
  list: route({ method: 'GET', path: '/bookmarks', summary: 'A project’s bookmarks of one data set', tags, errors })
    .input(ofEngine.extend({ page: Page.default(1), pageLimit: PageLimit.default(PAGE_LIMIT_DEFAULT) }))
    .output(pageOf(Bookmark)),
  counts: route({
    method: 'GET',
    path: '/bookmarks/project-count',
    summary: 'How many bookmarks a project has, by data set and by main tab',
    tags,
    errors,
  })
    .input(ofProject)
    .output(BookmarkCounts),
  all: route({
    method: 'GET',
    path: '/bookmarks/all',
    summary: 'Which records of a project are bookmarked, all of them',
    tags,
    errors,
  })
    .input(ofProject.extend({ searchEngine: Engine.optional() }))
    .output(z.object({ items: z.array(BookmarkRef) })),
  // A page of long ids is too long for an address.
  marked: route({
    method: 'POST',
    path: '/bookmarks/marked',
    summary: 'Which of these records are bookmarked',
    tags,
    errors,
  })
    .input(ofEngine.extend({ itemIds: z.array(Item.shape.itemId).max(BOOKMARKS_AT_ONCE_MAX, tooMany) }))
    .output(z.object({ items: z.array(BookmarkRef) })),
  add: route({
    method: 'POST',
    path: '/bookmarks',
    summary: 'Bookmark records; what is bookmarked already stays as it is',
    tags,
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(ofProject.extend({ items: z.array(Item).min(1).max(BOOKMARKS_AT_ONCE_MAX, tooMany) }))
    .output(AddedBookmarks),
  update: route({ method: 'PATCH', path: '/bookmarks', summary: 'Change a bookmark’s note or tags', tags, errors })
    .input(BookmarkUpdate)
    .output(z.object({ data: BookmarkRef.extend({ note: z.string(), tags: z.array(z.string()) }) })),
  remove: route({
    method: 'DELETE',
    path: '/bookmarks',
    summary: 'Remove bookmarks; for a day they can be restored',
    tags,
    errors,
    inputStructure: 'detailed',
  })
    .input(z.object({ query: z.object({ id: z.union([z.uuid(), Ids]) }) }))
    .output(Success),
  restore: route({
    method: 'POST',
    path: '/bookmarks/restore',
    summary: 'Bring removed bookmarks back as they were, with their notes',
    tags,
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(z.object({ ids: Ids }))
    .output(Success),
  exportOne: route({
    method: 'GET',
    path: '/bookmarks/export/bookmark',
    summary: 'One bookmark as a zip with CSV; without a project, the newest bookmark of the record',
    tags,
    errors,
    outputStructure: 'detailed',
  })
    .input(Item.extend({ projectId: z.uuid().optional() }))
    .output(File),
  exportEngine: route({
    method: 'GET',
    path: '/bookmarks/export/bookmarks',
    summary: 'A project’s bookmarks of one data set as a zip with CSV',
    tags,
    errors,
    outputStructure: 'detailed',
  })
    .input(ofEngine)
    .output(File),
  exportAll: route({
    method: 'GET',
    path: '/bookmarks/export/all',
    summary: 'All bookmarks of a project as a zip: one CSV for each main tab',
    tags,
    errors,
    outputStructure: 'detailed',
  })
    .input(ofProject)
    .output(File),
};
