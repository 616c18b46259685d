import {
  NotificationKind,
  type NotificationPreferences,
  type NotificationPreferencesUpdate,
} from '@groundwork/contract/notifications';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { MESSAGES, offer } from '../../platform/messages.ts';
import type { PreferencesRepository } from './preferences.repository.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

type Dependencies = {
  preferences: PreferencesRepository;
  tokens: UnsubscribeTokens;
  /** Whether this server can send mail. */
  canMail: boolean;
};

export function preferencesService({ preferences, tokens, canMail }: Dependencies) {
  async function get({ userId }: Actor): Promise<NotificationPreferences> {
    const [choices, { timeZone, hour }] = await Promise.all([
      preferences.choicesOf(userId),
      preferences.digestTimeOf(userId),
    ]);
    return {
      kinds: NotificationKind.options.map((kind) => ({ kind, choice: choices[kind] })),
      timeZone,
      digestHour: hour,
      mail: offer(canMail ? null : MESSAGES.notifications.noMail),
    };
  }

  return {
    get,

    async update(actor: Actor, { kinds = [], timeZone, digestHour }: NotificationPreferencesUpdate) {
      if (!canMail && kinds.some(({ choice }) => choice === 'mail' || choice === 'digest'))
        throw AppError.validation({ kinds: [MESSAGES.notifications.noMail] });
      await preferences.choose(actor.userId, kinds);
      await preferences.setDigestTime(actor.userId, {
        ...(timeZone !== undefined && { timeZone }),
        ...(digestHour !== undefined && { hour: digestHour }),
      });
      return get(actor);
    },

    /** Needs no actor: the token's signature is the permission. What was mailed is told in the app from then on. */
    async unsubscribe(token: string): Promise<void> {
      const read = tokens.read(token);
      if (!read) throw AppError.validation({ token: [MESSAGES.notifications.invalidToken] });
      const { userId, scope } = read;
      const choices = await preferences.choicesOf(userId);
      const isMeant = (kind: NotificationKind) => scope === 'all' || scope === kind || scope === choices[kind];
      const mailed = NotificationKind.options.filter((kind) => choices[kind] === 'mail' || choices[kind] === 'digest');
      await preferences.choose(
        userId,
        mailed.filter(isMeant).map((kind) => ({ kind, choice: 'app' as const })),
      );
    },
  };
}

export type PreferencesService = ReturnType<typeof preferencesService>;
