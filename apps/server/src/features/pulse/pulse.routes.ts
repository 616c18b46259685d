import { contract, signedIn } from '../../platform/http/implement.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import type { AssessmentService } from './assessment/assessment.service.ts';
import type { PanelService } from './panels.service.ts';
import type { PulseService } from './pulse.service.ts';
import type { TrendingService } from './trending/trending.service.ts';

type Services = {
  matches: PulseService;
  panels: PanelService;
  assessments: AssessmentService;
  trending: TrendingService;
  takeTurn: RateLimit;
};

export function pulseRoutes({ matches, panels, assessments, trending, takeTurn }: Services) {
  const { pulse } = contract;
  /** Limited like searches: each reads the catalogue as one does. */
  const limited = signedIn.concat(async ({ context, next }) => {
    await takeTurn(context.actor.userId);
    return next();
  });
  return {
    matches: pulse.matches
      .use(signedIn)
      .handler(({ context, input, signal }) =>
        matches.matches(context.actor, input.projectId, input.searchEngine, signal),
      ),
    keyFigures: pulse.keyFigures
      .use(limited)
      .handler(({ context, input }) => panels.keyFigures(context.actor, input.projectId)),
    marketTrends: pulse.marketTrends
      .use(limited)
      .handler(({ context, input }) => panels.marketTrends(context.actor, input.projectId)),
    fundingTrends: pulse.fundingTrends
      .use(limited)
      .handler(({ context, input: { query, projectId } }) =>
        panels.fundingTrends(context.actor, { text: query, projectId }),
      ),
    agencies: pulse.agencies
      .use(limited)
      .handler(({ context, input: { projectDescription, projectId } }) =>
        panels.agencies(context.actor, { text: projectDescription, projectId }),
      ),
    biotechCheck: pulse.biotechCheck
      .use(limited)
      .handler(({ context, input: { projectDescription, projectId } }) =>
        panels.biotechCheck(context.actor, { text: projectDescription, projectId }),
      ),
    opportunityAssessment: pulse.opportunityAssessment
      .use(limited)
      .handler(({ context, input }) => assessments.assessment(context.actor, input.projectId)),
    places: pulse.places.use(limited).handler(({ context, input }) => panels.places(context.actor, input.projectId)),
    fieldMap: pulse.fieldMap
      .use(limited)
      .handler(({ context, input }) => panels.fieldMap(context.actor, input.projectId)),
    closingDates: pulse.closingDates
      .use(limited)
      .handler(({ context, input, signal }) => panels.closingDates(context.actor, input.projectId, signal)),
    whatIsNew: pulse.whatIsNew
      .use(limited)
      .handler(({ context, input, signal }) => panels.whatIsNew(context.actor, input.projectId, signal)),
    trendingAreas: pulse.trendingAreas.use(signedIn).handler(() => trending.areas()),
  };
}
