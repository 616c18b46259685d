import { contract, signedIn } from '../../platform/http/implement.ts';
import type { FolderService } from './folders.service.ts';
import type { LibraryService } from './library.service.ts';
import type { TemplateService } from './templates.service.ts';
import type { UploadService } from './uploads.service.ts';

type Services = {
  folders: FolderService;
  uploads: UploadService;
  files: LibraryService;
  templates: TemplateService;
};

export function libraryRoutes({ folders, uploads, files, templates }: Services) {
  const { library } = contract;
  const success = { success: true as const };
  return {
    folders: library.folders.use(signedIn).handler(({ context, input }) => folders.list(context.actor, input.sort)),
    folder: library.folder.use(signedIn).handler(({ context, input }) => folders.findByName(context.actor, input.name)),
    createFolder: library.createFolder
      .use(signedIn)
      .handler(({ context, input }) => folders.create(context.actor, input.name)),
    renameFolder: library.renameFolder
      .use(signedIn)
      .handler(({ context, input }) => folders.rename(context.actor, input.id, input.name)),
    deleteFolder: library.deleteFolder.use(signedIn).handler(async ({ context, input }) => {
      await folders.delete(context.actor, input.id);
      return success;
    }),

    beginUpload: library.beginUpload.use(signedIn).handler(({ context, input }) => uploads.begin(context.actor, input)),
    resumeUpload: library.resumeUpload
      .use(signedIn)
      .handler(({ context, input }) => uploads.resume(context.actor, input.id)),
    register: library.register
      .use(signedIn)
      .handler(async ({ context, input }) => ({ files: await uploads.register(context.actor, input.files) })),

    files: library.files.use(signedIn).handler(({ context, input }) => files.all(context.actor, input.folderId)),
    filesPage: library.filesPage
      .use(signedIn)
      .handler(({ context, input: { folderId, pageSize, sortBy, ...rest } }) =>
        files.page(context.actor, folderId, { ...rest, sort: sortBy, pageLimit: pageSize }),
      ),
    fileNames: library.fileNames
      .use(signedIn)
      .handler(async ({ context, input }) => ({ names: await files.names(context.actor, input.folderId) })),
    filesById: library.filesById
      .use(signedIn)
      .handler(async ({ context, input }) => ({ files: await files.byId(context.actor, input.ids) })),
    updateFile: library.updateFile.use(signedIn).handler(({ context, input }) => files.update(context.actor, input)),
    deleteFile: library.deleteFile.use(signedIn).handler(async ({ context, input }) => {
      await files.delete(context.actor, input.id);
      return success;
    }),
    reprocess: library.reprocess
      .use(signedIn)
      .handler(({ context, input }) => files.reprocess(context.actor, input.id)),
    cancelProcessing: library.cancelProcessing
      .use(signedIn)
      .handler(({ context, input }) => files.cancel(context.actor, input.id)),
    download: library.download.use(signedIn).handler(({ context, input }) => files.download(context.actor, input.id)),
    pages: library.pages
      .use(signedIn)
      .handler(({ context, input: { id, ...paging } }) => files.pages(context.actor, id, paging)),
    search: library.search.use(signedIn).handler(({ context, input }) => files.search(context.actor, input)),

    templates: library.templates
      .use(signedIn)
      .handler(async ({ context, input }) => ({ folders: await templates.list(context.actor, input.folderPath) })),
    templatesDownload: library.templatesDownload
      .use(signedIn)
      .handler(async ({ context, input }) => ({ zipUrl: await templates.zipUrl(context.actor, input) })),
    templatesZip: library.templatesZip
      .use(signedIn)
      .handler(({ context, input }) => templates.zip(context.actor, input)),
  };
}
