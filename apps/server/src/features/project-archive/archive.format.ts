import { Language } from '@groundwork/contract/auth';
import { BookmarkUpdate } from '@groundwork/contract/bookmarks';
import { Engine, MainTab } from '@groundwork/contract/engines';
import { CorrectedIdea, IdeaMark } from '@groundwork/contract/idea';
import { IDEA_MARKS_MAX, PROFILE_RECORDS_MAX } from '@groundwork/contract/limits';
import { DASHBOARD } from '@groundwork/contract/paths';
import { ProjectEventKind } from '@groundwork/contract/project-history';
import { NotesUpdate, Persona, ProjectUpdate } from '@groundwork/contract/projects';
import { ProfileCorrections, RecordMark } from '@groundwork/contract/relevance';
import { ReportDocument } from '@groundwork/contract/report-document';
import { CustomData, FundingInput, Outline } from '@groundwork/contract/report-kinds';
import { ReportType } from '@groundwork/contract/reports';
import { NewSavedSearch } from '@groundwork/contract/saved-searches';
import { cleanText } from '@groundwork/contract/text';
import { z } from 'zod';
import { CatalogueRecord } from '../../catalogue/record.ts';

/** docs/guides/project-archive.md says the same for people who write or read archives with other programs. */
export const FORMAT = 'groundwork-project';
export const FORMAT_VERSION = 1;

export const NAMES = {
  manifest: 'manifest.json',
  project: 'project.json',
  notes: 'notes.md',
  searches: 'searches.json',
  history: 'history.jsonl',
  bookmarks: 'bookmarks/bookmarks.jsonl',
  files: 'files.json',
} as const;

/** Under which limits an archive is read. What we write ourselves stays far below. */
export const ZIP_LIMITS = { entries: 25_000, bytes: 2_000_000_000, ratio: 200 };
export const JSON_MAX_BYTES = 20_000_000;
export const LINE_MAX_BYTES = 2_000_000;

const Moment = z.iso.datetime();
const line = (max: number) =>
  z
    .string()
    .overwrite((value) => cleanText(value).trim())
    .max(max);

export const Manifest = z.object({
  format: z.literal(FORMAT),
  version: z.number().int().min(1),
  madeAt: z.string().max(100),
  product: z.object({ name: line(100), version: line(100) }),
  counts: z.record(z.string(), z.number().int()).default({}),
  /** Parts of the project that the archive lacks. */
  leftOut: z.array(z.object({ what: z.string(), reason: z.string() })).default([]),
  /** Every other entry. */
  entries: z.array(
    z.object({ name: z.string(), bytes: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

export const ArchivedProject = z.object({
  id: z.string().max(100).optional(),
  title: ProjectUpdate.shape.title,
  description: ProjectUpdate.shape.description,
  persona: Persona,
  /** Data sets of main tabs whose order was changed. */
  tabs: z.partialRecord(MainTab, z.array(Engine)).default({}),
  /** Corrections of what it is taken to be about, and what was said of records. */
  profile: z
    .object({
      version: z
        .number()
        .int()
        .min(0)
        .max(2 ** 31 - 1),
      corrections: ProfileCorrections.nullable(),
      marks: z.array(RecordMark).max(PROFILE_RECORDS_MAX),
    })
    .default({ version: 0, corrections: null, marks: [] }),
  /** The idea's statements, as people put them, and their marks on records. */
  idea: z
    .object({
      version: z
        .number()
        .int()
        .min(0)
        .max(2 ** 31 - 1),
      statements: CorrectedIdea.shape.statements,
      putFor: z.string().max(100).nullable(),
      marks: z.array(IdeaMark).max(IDEA_MARKS_MAX),
    })
    .default({ version: 0, statements: null, putFor: null, marks: [] }),
  createdAt: Moment,
  updatedAt: Moment,
});
export type ArchivedProject = z.infer<typeof ArchivedProject>;

export const ArchivedNotes = NotesUpdate.shape.text;

export const ArchivedSearch = NewSavedSearch.omit({ projectId: true }).extend({ createdAt: Moment });
export type ArchivedSearch = z.infer<typeof ArchivedSearch>;

const EVENT_TEXT_MAX = 6_000;
const EVENT_PATH_MAX = 8_000;

/** A place in this application; anything else leads to the dashboard. */
const ownPath = (path: string): string => {
  const base = 'http://here.invalid';
  return path.startsWith('/') && URL.canParse(path, base) && new URL(path, base).origin === base ? path : DASHBOARD;
};

export const ArchivedEvent = z.object({
  kind: ProjectEventKind,
  text: line(EVENT_TEXT_MAX),
  path: line(EVENT_PATH_MAX).transform(ownPath),
  /** The name of who did it. */
  by: line(200).nullable(),
  createdAt: Moment,
});
export type ArchivedEvent = z.infer<typeof ArchivedEvent>;

export const ArchivedBookmark = z.object({
  searchEngine: Engine,
  itemId: z.string().min(1).max(300),
  note: BookmarkUpdate.shape.note.unwrap().default(''),
  tags: BookmarkUpdate.shape.tags.unwrap().default([]),
  createdAt: Moment,
  /** Hash of the whole record as it was bookmarked: tells whether the catalogue's has changed since. */
  recordHash: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  record: CatalogueRecord,
});
export type ArchivedBookmark = z.infer<typeof ArchivedBookmark>;

export const ArchivedReport = z.object({
  id: z.string().max(100).optional(),
  type: ReportType,
  title: line(300),
  /** The project as it was then. */
  inputs: z.object({
    language: Language.optional(),
    title: z.string(),
    description: z.string(),
    persona: Persona,
    isSeeded: z.boolean().optional(),
    sections: Outline.optional(),
    funding: FundingInput.optional(),
    custom: CustomData.optional(),
  }),
  createdAt: Moment,
  completedAt: Moment.nullable(),
  document: ReportDocument,
});
export type ArchivedReport = z.infer<typeof ArchivedReport>;

/** Names are checked where the file is taken in, as those of uploads are. */
export const ArchivedFile = z.object({
  id: z.string().max(100).optional(),
  folderId: z.string().max(100).optional(),
  path: z.string(),
  folder: z.string(),
  name: z.string(),
  createdAt: Moment,
});
export type ArchivedFile = z.infer<typeof ArchivedFile>;
