import { contract, signedIn } from '../../../platform/http/implement.ts';
import type { FollowedFileService } from './followed-files.service.ts';

export function followedFileRoutes(service: FollowedFileService) {
  const { followedFiles } = contract;
  return {
    list: followedFiles.list.use(signedIn).handler(({ context }) => service.list(context.actor)),
    change: followedFiles.change.use(signedIn).handler(({ context, input }) => service.change(context.actor, input)),
    run: followedFiles.run.use(signedIn).handler(({ context, input }) => service.run(context.actor, input.id)),
    delete: followedFiles.delete.use(signedIn).handler(async ({ context, input }) => {
      await service.delete(context.actor, input.id);
      return { success: true as const };
    }),
  };
}
