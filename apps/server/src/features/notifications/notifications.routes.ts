import { alertOffPath } from '@groundwork/contract/paths';
import { contract, signedIn } from '../../platform/http/implement.ts';
import type { NotificationService } from './notifications.service.ts';
import type { PreferencesService } from './preferences.service.ts';

const DONE = { success: true as const };

export function notificationRoutes(
  service: NotificationService,
  preferences: PreferencesService,
  { appUrl }: { appUrl: string },
) {
  const { notifications } = contract;
  return {
    list: notifications.list.use(signedIn).handler(({ context, input }) => service.list(context.actor, input.filter)),
    read: notifications.read.use(signedIn).handler(async ({ context, input }) => {
      await service.read(context.actor, input.id);
      return DONE;
    }),
    readAll: notifications.readAll.use(signedIn).handler(async ({ context }) => {
      await service.readAll(context.actor);
      return DONE;
    }),
    clear: notifications.clear.use(signedIn).handler(async ({ context, input }) => {
      await service.clear(context.actor, input.query.filter);
      return DONE;
    }),
    stream: notifications.stream.use(signedIn).handler(({ context, lastEventId, signal }) => {
      // Proxies that gather answers before passing them on must not do so here.
      context.responseHeaders.set('x-accel-buffering', 'no');
      const { actor, isStillAllowed } = context;
      return service.stream(actor, { lastEventId, signal, isStillAllowed });
    }),
    preferences: notifications.preferences.use(signedIn).handler(({ context }) => preferences.get(context.actor)),
    updatePreferences: notifications.updatePreferences
      .use(signedIn)
      .handler(({ context, input }) => preferences.update(context.actor, input)),
    unsubscribe: notifications.unsubscribe.handler(async ({ input }) => {
      await preferences.unsubscribe(input.token);
      return DONE;
    }),
    unsubscribeByMail: notifications.unsubscribeByMail.handler(async ({ input }) => {
      await preferences.unsubscribe(input.token);
      return DONE;
    }),
    unsubscribePage: notifications.unsubscribePage.handler(({ input }) => ({
      headers: { location: appUrl + alertOffPath(input.token) },
    })),
  };
}
