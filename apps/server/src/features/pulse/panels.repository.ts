import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { ReadableProjectId } from '../projects/projects.access.ts';
import { pulsePanel } from './pulse.table.ts';

export interface StoredPanel {
  state: string;
  answer: unknown;
  computedAt: Date;
  expiresAt: Date;
}

/** Null for what is of no project. */
export interface PanelKey {
  key: string;
  projectId: ReadableProjectId | null;
}

export function panelRepository({ db }: Database) {
  return {
    async find({ key }: Pick<PanelKey, 'key'>): Promise<StoredPanel | null> {
      const { state, answer, computedAt, expiresAt } = pulsePanel;
      const [row] = await db
        .select({ state, answer, computedAt, expiresAt })
        .from(pulsePanel)
        .where(eq(pulsePanel.key, key));
      return row ?? null;
    },

    /** Expired answers go with it, so that the table holds no more than hours of answers. */
    async save({ key, projectId }: PanelKey, panel: StoredPanel): Promise<void> {
      await db
        .insert(pulsePanel)
        .values({ key, projectId, ...panel })
        .onConflictDoUpdate({ target: pulsePanel.key, set: panel });
      await db.delete(pulsePanel).where(lt(pulsePanel.expiresAt, panel.computedAt));
    },
  };
}

export type PanelRepository = ReturnType<typeof panelRepository>;
