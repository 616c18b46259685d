import { contract, signedIn } from '../../platform/http/implement.ts';
import type { BookmarkExportService } from './bookmark-export.service.ts';
import type { BookmarkService } from './bookmarks.service.ts';

export function bookmarkRoutes(service: BookmarkService, exports: BookmarkExportService) {
  const { bookmarks } = contract;
  const success = { success: true as const };
  return {
    list: bookmarks.list.use(signedIn).handler(({ context, input }) => service.list(context.actor, input)),
    counts: bookmarks.counts
      .use(signedIn)
      .handler(({ context, input }) => service.counts(context.actor, input.projectId)),
    all: bookmarks.all
      .use(signedIn)
      .handler(({ context, input }) => service.refs(context.actor, input.projectId, input.searchEngine)),
    marked: bookmarks.marked
      .use(signedIn)
      .handler(({ context, input }) => service.refs(context.actor, input.projectId, input.searchEngine, input.itemIds)),
    add: bookmarks.add
      .use(signedIn)
      .handler(({ context, input }) => service.add(context.actor, input.projectId, input.items)),
    update: bookmarks.update
      .use(signedIn)
      .handler(async ({ context, input }) => ({ data: await service.update(context.actor, input) })),
    remove: bookmarks.remove.use(signedIn).handler(async ({ context, input: { query } }) => {
      await service.remove(context.actor, [query.id].flat());
      return success;
    }),
    restore: bookmarks.restore.use(signedIn).handler(async ({ context, input }) => {
      await service.restore(context.actor, input.ids);
      return success;
    }),
    exportOne: bookmarks.exportOne
      .use(signedIn)
      .handler(({ context, input, signal }) => exports.exportOne(context.actor, input, signal)),
    exportEngine: bookmarks.exportEngine
      .use(signedIn)
      .handler(({ context, input, signal }) =>
        exports.exportProject(context.actor, input.projectId, input.searchEngine, signal),
      ),
    exportAll: bookmarks.exportAll
      .use(signedIn)
      .handler(({ context, input, signal }) =>
        exports.exportProject(context.actor, input.projectId, undefined, signal),
      ),
  };
}
