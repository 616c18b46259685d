import type { Ports } from '../../ports.ts';
import { feedbackData } from './feedback.personal-data.ts';
import { feedbackRepository } from './feedback.repository.ts';
import { feedbackRoutes } from './feedback.routes.ts';
import { feedbackService } from './feedback.service.ts';

export const feedbackModule = ({ database, clock }: Pick<Ports, 'database' | 'clock'>) => ({
  routes: feedbackRoutes(feedbackService({ feedback: feedbackRepository(database), clock })),
  personalData: feedbackData(database),
});
