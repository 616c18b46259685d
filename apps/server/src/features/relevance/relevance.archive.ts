import type { ProfileCorrections, RecordMark, Scope } from '@groundwork/contract/relevance';
import { NO_CORRECTIONS } from '../../catalogue/matching/subject.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { EditableProjectId } from '../projects/projects.access.ts';
import { relevanceRepository } from './relevance.repository.ts';
import { projectProfile, recordMark } from './relevance.table.ts';

export interface ArchivedProfile {
  version: number;
  corrections: ProfileCorrections | null;
  scope?: Scope | null;
  marks: RecordMark[];
}

/** A project's profile in an archive: what people corrected. The rest is read off its description again. */
export const profilesInArchive = (database: Database) => ({
  read: relevanceRepository(database).find,

  async write(tx: Transaction, projectId: EditableProjectId, profile: ArchivedProfile, at: Date): Promise<void> {
    const { version, corrections, scope = null, marks } = profile;
    if (corrections || scope) {
      const values = { projectId, version, corrections: corrections ?? NO_CORRECTIONS, scope, updatedAt: at };
      await tx.insert(projectProfile).values(values);
    }
    const rows = marks.map(({ id, ...mark }) => ({ projectId, itemId: id, ...mark, markedAt: at }));
    if (rows.length > 0) await tx.insert(recordMark).values(rows).onConflictDoNothing();
  },
});
