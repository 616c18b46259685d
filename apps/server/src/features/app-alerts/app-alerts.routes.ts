import { contract, signedInByPerson } from '../../platform/http/implement.ts';
import type { AppAlertService } from './app-alerts.service.ts';

export function appAlertRoutes(service: AppAlertService) {
  const { appAlerts } = contract;
  return {
    ofPage: appAlerts.ofPage.handler(async ({ input }) => ({ alert: await service.ofPage(input.page) })),
    all: appAlerts.all
      .use(signedInByPerson)
      .handler(async ({ context }) => ({ items: await service.all(context.actor) })),
    save: appAlerts.save.use(signedInByPerson).handler(({ context, input }) => service.save(context.actor, input)),
    delete: appAlerts.delete.use(signedInByPerson).handler(async ({ context, input }) => {
      await service.delete(context.actor, input.page);
      return { success: true as const };
    }),
  };
}
