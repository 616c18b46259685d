import type { AppAlertContent } from '@groundwork/contract/app-alerts';
import type { AppPage } from '@groundwork/contract/app-alerts.pages';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Admin } from '../../platform/http/require-role.ts';
import { appAlert } from './app-alerts.table.ts';

export type AppAlertRow = typeof appAlert.$inferSelect;

/** Alerts are everybody's to read, one page at a time; only admins list and change them. */
export function appAlertRepository({ db }: Database) {
  return {
    async find(page: AppPage): Promise<AppAlertRow | null> {
      const [row] = await db.select().from(appAlert).where(eq(appAlert.page, page));
      return row ?? null;
    },

    async list(_admin: Admin): Promise<AppAlertRow[]> {
      return db.select().from(appAlert);
    },

    async save(_admin: Admin, { page, ...content }: AppAlertContent, now: Date): Promise<AppAlertRow> {
      const values = { ...content, updatedAt: now };
      const [row] = await db
        .insert(appAlert)
        .values({ page, ...values })
        .onConflictDoUpdate({ target: appAlert.page, set: values })
        .returning();
      return row!;
    },

    async delete(_admin: Admin, page: AppPage): Promise<boolean> {
      return (await db.delete(appAlert).where(eq(appAlert.page, page)).returning({ id: appAlert.id })).length > 0;
    },
  };
}

export type AppAlertRepository = ReturnType<typeof appAlertRepository>;
