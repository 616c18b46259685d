import type { Language } from '@groundwork/contract/languages';
import type { EmailUpdate, PasswordUpdate, Profile, ProfileUpdate } from '@groundwork/contract/settings';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { messageOf } from '../../platform/messages.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { RecoveryService } from '../auth/recovery.service.ts';
import type { DeletionRepository } from './deletion.repository.ts';
import type { SettingsRepository } from './settings.repository.ts';

type Dependencies = {
  settings: SettingsRepository;
  deletions: Pick<DeletionRepository, 'isLastAdmin'>;
  auth: Pick<AuthService, 'hasPassword' | 'confirmPassword' | 'changePassword'>;
  recovery: Pick<RecoveryService, 'changeEmail'>;
  clock: Clock;
};

export function settingsService({ settings, deletions, auth, recovery, clock }: Dependencies) {
  async function profile(actor: Actor): Promise<Profile> {
    const row = await settings.profile(actor);
    if (!row) throw new AppError('UNAUTHORIZED');
    return {
      firstName: row.firstName,
      lastName: row.lastName,
      phone: row.phone,
      email: row.email,
      isEmailVerified: row.emailVerified,
      hasPassword: await auth.hasPassword(actor),
      deletionAt: row.deletionAt?.toISOString() ?? null,
      isLastAdmin: await deletions.isLastAdmin(actor),
    };
  }

  return {
    profile,

    async updateProfile(actor: Actor, change: ProfileUpdate): Promise<Profile> {
      await settings.updateProfile(actor, change, clock.now());
      return profile(actor);
    },

    setLanguage: (actor: Actor, language: Language): Promise<void> => settings.setLanguage(actor, language),

    async updateEmail(actor: Actor, { currentPassword, newEmail }: EmailUpdate, headers: Headers) {
      await auth.confirmPassword(actor, currentPassword, headers);
      const { isChanged, message } = await recovery.changeEmail(actor, newEmail);
      return { isChanged, ...messageOf(message) };
    },

    /** Answers the cookies of the session that goes on; all others end. */
    async updatePassword(actor: Actor, { currentPassword, newPassword }: PasswordUpdate, headers: Headers) {
      await auth.confirmPassword(actor, currentPassword, headers);
      return auth.changePassword({ currentPassword, newPassword }, headers);
    },
  };
}

export type SettingsService = ReturnType<typeof settingsService>;
