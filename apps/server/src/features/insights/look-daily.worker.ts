import type { InsightWorkRepository } from './insight-work.repository.ts';

export interface LookDailyDependencies {
  work: Pick<InsightWorkRepository, 'projects'>;
  /** Soon; asked twice meanwhile, once. */
  lookAt(projectId: string): Promise<unknown>;
}

const BATCH = 200;

export async function run(_input: unknown, _context: unknown, { work, lookAt }: LookDailyDependencies): Promise<void> {
  for (let last: string | null = null; ; ) {
    const ids: string[] = await work.projects(last, BATCH);
    for (const projectId of ids) await lookAt(projectId);
    if (ids.length < BATCH) return;
    last = ids.at(-1)!;
  }
}
