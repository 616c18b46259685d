import { contract, signedIn } from '../../platform/http/implement.ts';
import type { TableImportService } from './table-imports.service.ts';

export function tableImportRoutes(service: TableImportService) {
  const { tableImports } = contract;
  // Also by an API key: scripts of an operator import files.
  return {
    list: tableImports.list.use(signedIn).handler(({ context }) => service.list(context.actor)),
    begin: tableImports.begin.use(signedIn).handler(({ context, input }) => service.begin(context.actor, input)),
    fetch: tableImports.fetch
      .use(signedIn)
      .handler(({ context, input, signal }) => service.fetch(context.actor, input, signal)),
    resume: tableImports.resume
      .use(signedIn)
      .handler(({ context, input }) => service.resume(context.actor, input.importId)),
    look: tableImports.look
      .use(signedIn)
      .handler(({ context, input, signal }) => service.look(context.actor, input, signal)),
    run: tableImports.run.use(signedIn).handler(({ context, input }) => service.run(context.actor, input)),
    cancel: tableImports.cancel
      .use(signedIn)
      .handler(({ context, input }) => service.cancel(context.actor, input.importId)),
    undo: tableImports.undo.use(signedIn).handler(({ context, input }) => service.undo(context.actor, input.importId)),
  };
}
