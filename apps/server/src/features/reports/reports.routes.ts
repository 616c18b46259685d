import { contract, signedIn } from '../../platform/http/implement.ts';
import type { ReportEditingService } from './report-editing.service.ts';
import type { ReportService } from './reports.service.ts';

export function reportRoutes(service: ReportService, editing: ReportEditingService) {
  const { reports } = contract;
  return {
    list: reports.list.use(signedIn).handler(({ context, input }) => service.list(context.actor, input.projectId)),
    status: reports.status.use(signedIn).handler(({ context, input }) => service.status(context.actor, input)),
    get: reports.get.use(signedIn).handler(({ context, input }) => service.document(context.actor, input)),
    written: reports.written
      .use(signedIn)
      .handler(async ({ context, input }) => ({ document: await service.written(context.actor, input) })),
    cancel: reports.cancel.use(signedIn).handler(({ context, input }) => service.cancel(context.actor, input)),
    retry: reports.retry.use(signedIn).handler(({ context, input }) => service.retry(context.actor, input)),
    regenerate: reports.regenerate
      .use(signedIn)
      .handler(({ context, input }) => service.regenerate(context.actor, input)),
    changes: reports.changes.use(signedIn).handler(({ context, input }) => service.changes(context.actor, input)),
    check: reports.check.use(signedIn).handler(({ context, input }) => editing.check(context.actor, input)),
    edit: reports.edit.use(signedIn).handler(({ context, input }) => editing.edit(context.actor, input)),
    versions: reports.versions.use(signedIn).handler(({ context, input }) => editing.versions(context.actor, input)),
    version: reports.version.use(signedIn).handler(({ context, input }) => editing.version(context.actor, input)),
    restore: reports.restore.use(signedIn).handler(({ context, input }) => editing.restore(context.actor, input)),
    withheld: reports.withheld.use(signedIn).handler(({ context, input }) => editing.withheld(context.actor, input)),
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
