import { contract, signedIn } from '../../platform/http/implement.ts';
import type { RelevanceService } from './relevance.service.ts';

export function relevanceRoutes(service: RelevanceService) {
  const { relevance } = contract;
  return {
    profile: relevance.profile
      .use(signedIn)
      .handler(({ context, input }) => service.profile(context.actor, input.projectId)),
    correct: relevance.correct.use(signedIn).handler(({ context, input }) => service.correct(context.actor, input)),
    setScope: relevance.setScope.use(signedIn).handler(({ context, input }) => service.setScope(context.actor, input)),
    preview: relevance.preview.use(signedIn).handler(({ context, input }) => service.preview(context.actor, input)),
    judgement: relevance.judgement
      .use(signedIn)
      .handler(({ context, input }) => service.judgement(context.actor, input)),
    mark: relevance.mark.use(signedIn).handler(({ context, input }) => service.mark(context.actor, input)),
  };
}
