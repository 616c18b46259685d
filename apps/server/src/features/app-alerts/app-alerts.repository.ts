import type { AppAlertContent } from '@groundwork/contract/app-alerts';
import type { AppPage } from '@groundwork/contract/app-alerts.names';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { appAlert } from './app-alerts.table.ts';

export type AppAlertRow = typeof appAlert.$inferSelect;

/** Alerts are everybody's; that only admins change them is the service's concern. */
export function appAlertRepository({ db }: Database) {
  return {
    async find(page: AppPage): Promise<AppAlertRow | null> {
      const [row] = await db.select().from(appAlert).where(eq(appAlert.page, page));
      return row ?? null;
    },

    async list(): Promise<AppAlertRow[]> {
      return db.select().from(appAlert);
    },

    async save({ page, ...content }: AppAlertContent, now: Date): Promise<AppAlertRow> {
      const values = { ...content, updatedAt: now };
      const [row] = await db
        .insert(appAlert)
        .values({ page, ...values })
        .onConflictDoUpdate({ target: appAlert.page, set: values })
        .returning();
      return row!;
    },

    async delete(page: AppPage): Promise<boolean> {
      return (await db.delete(appAlert).where(eq(appAlert.page, page)).returning({ id: appAlert.id })).length > 0;
    },
  };
}

export type AppAlertRepository = ReturnType<typeof appAlertRepository>;
