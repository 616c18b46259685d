import type { Engine } from '@groundwork/contract/engines';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { ProjectMatches } from '../../catalogue/matching/matches.ts';
import type { SourceCount } from '../../evidence/evidence.ts';
import type { ReadNotes } from '../../evidence/gather/notes-of.ts';
import type { FindOn } from '../../evidence/gather/question-records.ts';
import type { Encodes } from '../../evidence/reading/find-passages.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import type { IdeaService } from '../idea/idea.service.ts';
import type { ModelUsageService } from '../model-usage/model-usage.service.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import type { ProjectBrief } from '../projects/projects.access.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { InsightWorkRepository } from './insight-work.repository.ts';

/** The means to work out insights, and answers to questions. */
export interface InsightJobDependencies {
  work: InsightWorkRepository;
  projects: Pick<ProjectService, 'describe'>;
  index: CatalogueIndex;
  engineOf(engine: Engine): EngineDeclaration;
  matchesOf(project: ProjectBrief): Promise<ProjectMatches>;
  /** The whole counts of the public sources that were asked for a project. */
  sourceCounts(projectId: ProjectBrief['id']): Promise<SourceCount[]>;
  /** The project's idea held against the records. */
  ideaOf: IdeaService['ideaOf'];
  find: FindOn;
  readNotes: ReadNotes;
  /** Null where there is none. */
  encoder: Encodes | null;
  /** Answers questions in prose; null where no language model is configured. */
  model: { usage: Pick<ModelUsageService, 'name' | 'judge' | 'ask' | 'look'>; log: Log } | null;
  raiseNotification: NotificationService['raise'];
  clock: Clock;
}
