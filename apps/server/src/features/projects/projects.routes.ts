import { contract, signedIn } from '../../platform/http/implement.ts';
import type { ExtractionService } from './extraction.service.ts';
import type { ProjectService } from './projects.service.ts';

type Services = {
  projects: ProjectService;
  extraction: ExtractionService;
};

export function projectRoutes({ projects: service, extraction }: Services) {
  const { projects } = contract;
  return {
    list: projects.list.use(signedIn).handler(({ context }) => service.list(context.actor)),
    get: projects.get.use(signedIn).handler(({ context, input }) => service.get(context.actor, input.id)),
    rewrite: projects.rewrite
      .use(signedIn)
      .handler(({ context, input }) => service.rewrite(context.actor, input.interest)),
    create: projects.create.use(signedIn).handler(async ({ context, input }) => ({
      success: true as const,
      newProject: await service.create(context.actor, input),
    })),
    extract: projects.extract
      .use(signedIn)
      .handler(({ context, input, signal }) => extraction.extract(context.actor, input, signal)),
    updateNotes: projects.updateNotes
      .use(signedIn)
      .handler(({ context, input }) => service.updateNotes(context.actor, input)),
    history: projects.history.use(signedIn).handler(({ context, input }) => service.history(context.actor, input)),
    update: projects.update.use(signedIn).handler(async ({ context, input: { id, ...change } }) => ({
      data: await service.update(context.actor, id, change),
    })),
    delete: projects.delete.use(signedIn).handler(async ({ context, input }) => {
      await service.delete(context.actor, input.id);
      return { success: true as const };
    }),
  };
}
