import { contract, signedIn } from '../../platform/http/implement.ts';
import type { ProjectArchiveService } from './project-archive.service.ts';
import type { ProjectImportService } from './project-imports.service.ts';

export function projectArchiveRoutes(archive: ProjectArchiveService, imports: ProjectImportService) {
  const { projectArchive } = contract;
  return {
    contents: projectArchive.contents
      .use(signedIn)
      .handler(({ context, input }) => archive.contents(context.actor, input.id)),
    download: projectArchive.download
      .use(signedIn)
      .handler(({ context, input, signal }) => archive.download(context.actor, input, signal)),
    imports: projectArchive.imports.use(signedIn).handler(({ context }) => imports.latest(context.actor)),
    beginImport: projectArchive.beginImport
      .use(signedIn)
      .handler(({ context, input }) => imports.begin(context.actor, input)),
    resumeImport: projectArchive.resumeImport
      .use(signedIn)
      .handler(({ context, input }) => imports.resume(context.actor, input.id)),
    startImport: projectArchive.startImport
      .use(signedIn)
      .handler(({ context, input }) => imports.start(context.actor, input.id)),
    getImport: projectArchive.getImport
      .use(signedIn)
      .handler(({ context, input }) => imports.get(context.actor, input.id)),
    cancelImport: projectArchive.cancelImport
      .use(signedIn)
      .handler(({ context, input }) => imports.cancel(context.actor, input.id)),
  };
}
