import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { isWithin, type ProjectMatches } from '../../catalogue/matching/matches.ts';
import type { Occurrence } from '../../platform/events/event.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { ProjectBrief } from '../projects/projects.access.ts';
import type { ReadingService } from './reading.service.ts';

export interface ReadMatchesDependencies {
  /** Null when the project is gone. */
  describe(projectId: string): Promise<ProjectBrief | null>;
  matchesOf(project: ProjectBrief): Promise<ProjectMatches>;
  index: Pick<CatalogueIndex, 'get'>;
  reading: ReadingService;
}

/** Reports quote from no more. */
const READ_MAX = 300;

/** Reads the records that are directly about a project, and those of its field, the surest first. */
export async function run(
  { payload: { projectId } }: Occurrence<{ projectId: string }>,
  { signal }: Pick<JobContext, 'signal'>,
  { describe, matchesOf, index, reading }: ReadMatchesDependencies,
): Promise<void> {
  const project = await describe(projectId);
  if (!project) return;
  const { matches } = await matchesOf(project);
  const wanted = matches.filter((match) => isWithin(match, 'field')).slice(0, READ_MAX);
  const records = await index.get(wanted.map(({ engine, id }) => ({ engine, id })));
  await reading.notesOf(
    records.flatMap((record) => record ?? []),
    { signal, atLeisure: true },
  );
}
