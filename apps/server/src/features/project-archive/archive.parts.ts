import type { Engine } from '@groundwork/contract/engines';
import type { ReportDocument } from '@groundwork/contract/report-document';
import type { Message } from '@groundwork/contract/texts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { EditableProjectId, ReadableProjectId } from '../projects/projects.access.ts';
import type {
  ArchivedBookmark,
  ArchivedEvent,
  ArchivedFile,
  ArchivedProject,
  ArchivedReport,
  ArchivedSearch,
} from './archive.format.ts';

/**
 * The parts that each feature gives to an archive and takes from one. They stand beside the features' tables, in
 * `*.archive.ts`: of a project that the actor was found to see, and for one that was made for them.
 */
export interface ArchiveParts {
  projects: {
    read(
      projectId: ReadableProjectId,
    ): Promise<(Omit<ArchivedProject, 'tabs' | 'profile' | 'idea'> & { notes: string }) | null>;
    countEvents(projectId: ReadableProjectId): Promise<number>;
    /** Oldest first. */
    events(projectId: ReadableProjectId): AsyncIterable<ArchivedEvent[]>;
    /** Null when the actor has `max` projects already. */
    create(
      tx: Transaction,
      actor: Actor,
      project: Omit<ArchivedProject, 'tabs' | 'profile' | 'idea'> & { notes: string },
      max: number,
    ): Promise<EditableProjectId | null>;
    /** Without `by` it is the actor who did it. */
    addEvents(tx: Transaction, actor: Actor, projectId: EditableProjectId, events: ArchivedEvent[]): Promise<void>;
  };
  tabs: {
    read(projectId: ReadableProjectId): Promise<ArchivedProject['tabs']>;
    write(tx: Transaction, projectId: EditableProjectId, tabs: ArchivedProject['tabs']): Promise<void>;
  };
  profile: {
    read(project: { id: ReadableProjectId }): Promise<ArchivedProject['profile']>;
    write(tx: Transaction, projectId: EditableProjectId, profile: ArchivedProject['profile'], at: Date): Promise<void>;
  };
  idea: {
    read(project: { id: ReadableProjectId }): Promise<ArchivedProject['idea']>;
    write(tx: Transaction, projectId: EditableProjectId, idea: ArchivedProject['idea'], at: Date): Promise<void>;
  };
  bookmarks: {
    count(projectId: ReadableProjectId): Promise<number>;
    /** Oldest first. */
    read(projectId: ReadableProjectId): AsyncIterable<ArchivedBookmark[]>;
    add(tx: Transaction, actor: Actor, projectId: EditableProjectId, bookmarks: ArchivedBookmark[]): Promise<void>;
  };
  searches: {
    read(actor: Actor, projectId: ReadableProjectId): Promise<ArchivedSearch[]>;
    /** Adds as many as fit, in their order; answers how many. */
    add(
      tx: Transaction,
      actor: Actor,
      projectId: EditableProjectId,
      searches: ArchivedSearch[],
      now: Date,
    ): Promise<number>;
  };
  reports: {
    /** Without their documents; those that are not complete, too. */
    heads(projectId: ReadableProjectId): Promise<{ id: string; isComplete: boolean }[]>;
    read(projectId: ReadableProjectId, reportId: string): Promise<ArchivedReport | null>;
    add(tx: Transaction, actor: Actor, projectId: EditableProjectId, report: ArchivedReport): Promise<string>;
  };
  files: {
    /** Those of these ids, or all that the actor has; without those that have not arrived. */
    list(actor: Actor, ids?: string[]): Promise<StoredFile[]>;
    read(file: StoredFile): AsyncIterable<Uint8Array>;
    /** A file of the actor's with this name in this folder and this content. */
    findSame(actor: Actor, file: NewFile): Promise<{ id: string; folderId: string } | null>;
    put(key: string, bytes: Uint8Array): Promise<void>;
    /** Answers why it was not taken, or where it is now; its text is read afterwards, as that of every upload. */
    add(tx: Transaction, actor: Actor, file: NewFile & { storageKey: string }, now: Date): Promise<TakenFile | Message>;
  };
}

export type StoredFile = ArchivedFile & { id: string; folderId: string; size: number; storageKey: string };
export interface NewFile {
  folder: string;
  name: string;
  size: number;
  sha256: string;
  createdAt: string;
}
interface TakenFile {
  id: string;
  folderId: string;
  /** Differs where the folder had another file of its name. */
  name: string;
}

/** Whether records are in the catalogue here, and what they must look like. */
export interface Records {
  areThere(refs: { engine: Engine; id: string }[]): Promise<boolean[]>;
  problemOf(record: ArchivedBookmark['record']): Message | string | null;
}

export type Render = (document: ReportDocument, format: 'docx' | 'pdf' | 'md') => Promise<Uint8Array>;
