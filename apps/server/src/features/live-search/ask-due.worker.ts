import type { LiveSearchService } from './live-search.service.ts';

export interface AskDueDependencies {
  asking: Pick<LiveSearchService, 'askDue'>;
}

export const run = async (_input: object, _context: unknown, { asking }: AskDueDependencies): Promise<void> =>
  asking.askDue();
