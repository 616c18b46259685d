import type { JobContext } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log/log.ts';
import { isModelAway } from '../model-usage/model-writing.service.ts';
import type { DescribedProject } from '../projects/projects.access.ts';

export interface JudgeIdeaDependencies {
  /** Null when the project is gone. */
  describe(projectId: string): Promise<DescribedProject | null>;
  judge(project: DescribedProject, task: string, signal: AbortSignal): Promise<void>;
  log: Pick<Log, 'warn'>;
}

/** Each answer is kept as it comes: killed, the job goes on with what is left. A model that is away leaves the estimates as they are. */
export async function run(
  { projectId }: { projectId: string },
  { jobId, signal }: Pick<JobContext, 'jobId' | 'signal'>,
  { describe, judge, log }: JudgeIdeaDependencies,
): Promise<void> {
  const project = await describe(projectId);
  if (!project) return;
  await judge(project, jobId, signal).catch((error) => {
    signal.throwIfAborted();
    if (!isModelAway(error)) throw error;
    log.warn('language model', { error });
  });
}
