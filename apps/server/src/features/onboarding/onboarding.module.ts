import type { Ports } from '../../ports.ts';
import type { InsightService } from '../insights/insights.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { ReportService } from '../reports/reports.service.ts';
import { onboardingRepository } from './onboarding.repository.ts';
import { onboardingRoutes } from './onboarding.routes.ts';
import { onboardingService } from './onboarding.service.ts';

type Needed = Pick<Ports, 'database' | 'mailer' | 'clock'> & {
  projects: ProjectService;
  reports: ReportService;
  insights: InsightService;
};

export const onboardingModule = ({ database, mailer, projects, reports, insights, clock }: Needed) => ({
  routes: onboardingRoutes(
    onboardingService({
      people: onboardingRepository(database),
      clock,
      canMail: mailer !== null,
      hasProject: async (actor) => (await projects.count(actor)) > 0,
      hasReport: reports.hasComplete,
      hasInsight: insights.hasAsked,
    }),
  ),
});
