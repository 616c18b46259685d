import { contract, signedInByPerson } from '../../platform/http/implement.ts';
import type { WebhookService } from './webhooks.service.ts';

const DONE = { success: true as const };

/** For the person alone: nobody with a leaked key may have what happens sent elsewhere. */
export function webhookRoutes(service: WebhookService) {
  const { webhooks } = contract;
  return {
    list: webhooks.list
      .use(signedInByPerson)
      .handler(async ({ context }) => ({ items: await service.list(context.actor) })),
    create: webhooks.create.use(signedInByPerson).handler(({ context, input }) => service.create(context.actor, input)),
    update: webhooks.update.use(signedInByPerson).handler(({ context, input }) => service.update(context.actor, input)),
    delete: webhooks.delete.use(signedInByPerson).handler(async ({ context, input }) => {
      await service.delete(context.actor, input.id);
      return DONE;
    }),
    rotate: webhooks.rotate
      .use(signedInByPerson)
      .handler(({ context, input }) => service.rotate(context.actor, input.id)),
    test: webhooks.test.use(signedInByPerson).handler(async ({ context, input }) => {
      await service.test(context.actor, input.id);
      return DONE;
    }),
    deliveries: webhooks.deliveries
      .use(signedInByPerson)
      .handler(async ({ context, input }) => ({ items: await service.deliveries(context.actor, input.id) })),
    resend: webhooks.resend.use(signedInByPerson).handler(async ({ context, input }) => {
      await service.resend(context.actor, input.id, input.deliveryId);
      return DONE;
    }),
  };
}
