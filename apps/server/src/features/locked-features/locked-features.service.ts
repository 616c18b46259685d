import type { LockedFeature, LockedFeatureCount, LockedFeatureKind } from '@groundwork/contract/locked-features';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { requireAdmin } from '../../platform/http/require-role.ts';
import type { LockedFeatureRepository } from './locked-features.repository.ts';

const DAY_MS = 86_400_000;
/** Shown when no days are asked for. */
const DAYS_SHOWN = 30;

type Dependencies = { events: LockedFeatureRepository; takeTurn: RateLimit; clock: Clock };

export function lockedFeatureService({ events, takeTurn, clock }: Dependencies) {
  return {
    async record(actor: Actor, feature: LockedFeature, kind: LockedFeatureKind): Promise<void> {
      await takeTurn(actor.userId);
      await events.add(actor, feature, kind, clock.now());
    },

    /** Both days are included. */
    async counts(
      actor: Actor,
      days: { from?: string | undefined; to?: string | undefined },
    ): Promise<LockedFeatureCount[]> {
      requireAdmin(actor);
      const to = Date.parse(days.to ?? clock.now().toISOString().slice(0, 10)) + DAY_MS;
      const from = days.from ? Date.parse(days.from) : to - DAYS_SHOWN * DAY_MS;
      return events.counts(actor, { from: new Date(from), to: new Date(to) });
    },
  };
}

export type LockedFeatureService = ReturnType<typeof lockedFeatureService>;
