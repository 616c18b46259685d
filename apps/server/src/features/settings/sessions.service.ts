import type { Session } from '@groundwork/contract/settings';
import type { Auth } from '../../platform/auth/auth.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { deviceName } from './device-name.ts';
import type { SettingsRepository } from './settings.repository.ts';

type Dependencies = { settings: SettingsRepository; auth: Auth; clock: Clock };

export function sessionService({ settings, auth, clock }: Dependencies) {
  async function current(headers: Headers) {
    const session = await auth.api.getSession({ headers, query: { disableCookieCache: true } });
    if (!session) throw new AppError('UNAUTHORIZED');
    return session.session;
  }

  return {
    /** The caller's own first, then the last seen. */
    async list(actor: Actor, headers: Headers): Promise<Session[]> {
      const { id } = await current(headers);
      const rows = await settings.sessions(actor, clock.now());
      const own = rows.findIndex((row) => row.id === id);
      const ordered = own > 0 ? [rows[own]!, ...rows.toSpliced(own, 1)] : rows;
      return ordered.map((row) => ({
        id: row.id,
        device: deviceName(row.userAgent),
        address: row.ipAddress || null,
        signedInAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        isCurrent: row.id === id,
      }));
    },

    async end(actor: Actor, id: string): Promise<void> {
      if (!(await settings.endSession(actor, id))) throw new AppError('NOT_FOUND');
    },

    async endOthers(actor: Actor, headers: Headers): Promise<number> {
      return settings.endOtherSessions(actor, (await current(headers)).id);
    },

    /** When the caller's own session began. */
    async signedInAt(headers: Headers): Promise<Date> {
      return (await current(headers)).createdAt;
    },
  };
}

export type SessionService = ReturnType<typeof sessionService>;
