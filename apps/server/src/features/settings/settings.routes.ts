import { contract, signedIn, signedInByPerson } from '../../platform/http/implement.ts';
import type { ApiKeyService } from '../api-keys/api-keys.service.ts';
import type { PersonalDataService } from '../personal-data/personal-data.service.ts';
import type { DeletionService } from './deletion.service.ts';
import type { SessionService } from './sessions.service.ts';
import type { SettingsService } from './settings.service.ts';

type Services = {
  settings: SettingsService;
  sessions: SessionService;
  apiKeys: ApiKeyService;
  personalData: PersonalDataService;
  deletion: DeletionService;
};

const DONE = { success: true as const };

export function settingsRoutes(services: Services) {
  const { settings } = contract;
  return {
    // The one call of the account that a key may make: programs learn whose key they have.
    profile: settings.profile.use(signedIn).handler(({ context }) => services.settings.profile(context.actor)),
    updateProfile: settings.updateProfile
      .use(signedInByPerson)
      .handler(({ context, input }) => services.settings.updateProfile(context.actor, input)),
    setLanguage: settings.setLanguage.use(signedInByPerson).handler(async ({ context, input }) => {
      await services.settings.setLanguage(context.actor, input.language);
      return DONE;
    }),
    updateEmail: settings.updateEmail
      .use(signedInByPerson)
      .handler(({ context, input }) => services.settings.updateEmail(context.actor, input, context.headers)),
    updatePassword: settings.updatePassword.use(signedInByPerson).handler(async ({ context, input }) => {
      const cookies = await services.settings.updatePassword(context.actor, input, context.headers);
      for (const cookie of cookies) context.responseHeaders.append('set-cookie', cookie);
      return DONE;
    }),
    sessions: settings.sessions.use(signedInByPerson).handler(async ({ context }) => ({
      items: await services.sessions.list(context.actor, context.headers),
    })),
    endSession: settings.endSession.use(signedInByPerson).handler(async ({ context, input }) => {
      await services.sessions.end(context.actor, input.id);
      return DONE;
    }),
    endOtherSessions: settings.endOtherSessions.use(signedInByPerson).handler(async ({ context }) => ({
      ended: await services.sessions.endOthers(context.actor, context.headers),
    })),
    apiKeys: settings.apiKeys.use(signedInByPerson).handler(async ({ context }) => ({
      items: await services.apiKeys.list(context.actor),
    })),
    createApiKey: settings.createApiKey
      .use(signedInByPerson)
      .handler(({ context, input }) => services.apiKeys.create(context.actor, input)),
    revokeApiKey: settings.revokeApiKey.use(signedInByPerson).handler(async ({ context, input }) => {
      await services.apiKeys.revoke(context.actor, input.id);
      return DONE;
    }),
    exportData: settings.exportData
      .use(signedInByPerson)
      .handler(({ context, signal }) => services.personalData.exportAll(context.actor, signal)),
    deleteAccount: settings.deleteAccount
      .use(signedInByPerson)
      .handler(({ context, input }) => services.deletion.schedule(context.actor, input, context.headers)),
    keepAccount: settings.keepAccount.use(signedInByPerson).handler(async ({ context }) => {
      await services.deletion.keep(context.actor);
      return DONE;
    }),
  };
}
