import { contract, signedIn } from '../../platform/http/implement.ts';
import type { ReportService } from './reports.service.ts';

export function reportRoutes(service: ReportService) {
  const { reports } = contract;
  return {
    list: reports.list.use(signedIn).handler(({ context, input }) => service.list(context.actor, input.projectId)),
    createCommercialization: reports.createCommercialization.use(signedIn).handler(async ({ context, input }) => ({
      reportId: await service.create(context.actor, 'commercialization', input.projectId, input.idempotencyKey),
    })),
    status: reports.status.use(signedIn).handler(({ context, input }) => service.status(context.actor, input)),
    get: reports.get.use(signedIn).handler(({ context, input }) => service.document(context.actor, input)),
    cancel: reports.cancel.use(signedIn).handler(({ context, input }) => service.cancel(context.actor, input)),
    retry: reports.retry.use(signedIn).handler(({ context, input }) => service.retry(context.actor, input)),
    delete: reports.delete.use(signedIn).handler(async ({ context, input }) => {
      await service.delete(context.actor, input);
      return { success: true as const };
    }),
    document: reports.document.use(signedIn).handler(async ({ context, input }) => ({
      headers: { 'x-content-type-options': 'nosniff' },
      body: await service.file(context.actor, input, input.format),
    })),
  };
}
