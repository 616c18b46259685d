import type { Database, Transaction } from '../../platform/db/database.ts';
import type { EditableProjectId } from '../projects/projects.access.ts';
import { ideaRepository, type StoredIdea } from './idea.repository.ts';
import { projectStatements, statementMark } from './idea.table.ts';

/** The statements and marks that people gave a project's idea, in an archive. */
export const ideasInArchive = (database: Database) => ({
  read: ideaRepository(database).find,

  async write(
    tx: Transaction,
    projectId: EditableProjectId,
    { version, statements, putFor, marks }: StoredIdea,
    at: Date,
  ): Promise<void> {
    if (statements)
      await tx
        .insert(projectStatements)
        .values({ projectId, version, statements, putFor: putFor ?? '', updatedAt: at });
    const rows = marks.map(({ id, ...mark }) => ({ projectId, itemId: id, ...mark, markedAt: at }));
    if (rows.length > 0) await tx.insert(statementMark).values(rows).onConflictDoNothing();
  },
});
