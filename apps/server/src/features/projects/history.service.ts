import type { ProjectRole } from '@groundwork/contract/collaboration';
import { messageRefOf } from '@groundwork/contract/message-refs';
import type { ProjectEvent, ProjectEventKind, SortValue } from '@groundwork/contract/project-history';
import type { Message } from '@groundwork/contract/texts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { Log } from '../../platform/log/log.ts';
import type { HistoryRepository } from './history.repository.ts';
import type { AccessibleProjectId, ReadableProjectId } from './projects.access.ts';

/** `text`: what is called something by somebody, such as a file, is a plain string. */
type Happening = { kind: ProjectEventKind; text: Message | string; path: string };
export type PageOfProject<Id extends string = string> = {
  projectId: Id;
  page: number;
  pageSize: number;
  sortValue: SortValue;
};
type Dependencies = { events: HistoryRepository; clock: Clock; log: Pick<Log, 'error'> };

/** Paging through a search, or coming back to it, is one search. */
const SAME_SEARCH_MS = 60 * 60_000;

/** Events in projects, written by the feature in which they happen. */
export function historyService({ events, clock, log }: Dependencies) {
  return {
    /** A deed stays done: that it could not be noted down is for the operator, not for the person who did it. */
    async record(actor: Pick<Actor, 'userId'>, projectId: AccessibleProjectId, happening: Happening): Promise<void> {
      const createdAt = clock.now();
      const { text } = happening;
      const told = typeof text === 'string' ? { text, said: null } : { text: text.text, said: messageRefOf(text) };
      const event = { ...happening, ...told, projectId, userId: actor.userId, createdAt };
      try {
        const isSearch = happening.kind === 'searched';
        if (isSearch && (await events.has(event, new Date(createdAt.getTime() - SAME_SEARCH_MS)))) return;
        await events.add(event);
      } catch (error) {
        log.error('project history', { error, projectId, kind: happening.kind });
      }
    },

    async page(
      { userId }: Actor,
      role: ProjectRole,
      { projectId, page, pageSize, sortValue }: PageOfProject<ReadableProjectId>,
    ) {
      const paging = { sort: sortValue, limit: pageSize, offset: (page - 1) * pageSize };
      const { rows, total } = await events.page(projectId, paging);
      // A file is in the library of who added it, and nobody else's; one that came with an archive, in its owner's.
      const isInOwnLibrary = (doneBy: string | null) => doneBy === userId || (doneBy === null && role === 'owner');
      const items: ProjectEvent[] = rows.map(({ userId: doneBy, path, createdAt, said, ...row }) => ({
        ...row,
        ...(said && { said }),
        path: row.kind === 'file-added' && !isInOwnLibrary(doneBy) ? null : path,
        createdAt: createdAt.toISOString(),
      }));
      return { items, total, page, pageLimit: pageSize };
    },
  };
}

export type HistoryService = ReturnType<typeof historyService>;
