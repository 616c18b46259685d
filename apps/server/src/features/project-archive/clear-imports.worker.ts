import { UPLOAD_KEPT_MS } from '@groundwork/contract/limits';
import type { Clock } from '../../platform/clock.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { ProjectImportRepository } from './project-imports.repository.ts';
import { forgetArchives, forgetImported } from './stored-import.ts';

export interface ClearImportsDependencies {
  projectImports: ProjectImportRepository;
  jobs: Pick<JobQueue, 'enqueue'>;
  clock: Clock;
}

const SUMMARY_KEPT_MS = 30 * 86_400_000;

export async function run(
  _input: object,
  _context: unknown,
  { projectImports, jobs, clock }: ClearImportsDependencies,
) {
  const now = clock.now().getTime();
  const before = { begunBefore: new Date(now - UPLOAD_KEPT_MS), overBefore: new Date(now - SUMMARY_KEPT_MS) };
  await projectImports.transaction(async (tx) => {
    const rows = await projectImports.purge(before, tx);
    // The files of a complete import are the library's.
    const isKept = ({ status }: { status: string }) => status === 'complete';
    await forgetArchives(jobs, rows.filter(isKept), tx);
    await forgetImported(
      jobs,
      rows.filter((row) => !isKept(row)),
      tx,
    );
  });
}
