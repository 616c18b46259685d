import type { Engine } from '@groundwork/contract/engines';
import type { EngineDeclaration } from './catalogue/engine.ts';
import { engineDeclarations } from './catalogue/engines/registry.ts';
import type { CatalogueIndex } from './catalogue/index/index.port.ts';
import type { Semantics } from './catalogue/semantics/semantics.service.ts';
import { modelUsageRepository } from './features/model-usage/model-usage.repository.ts';
import { modelUsageService } from './features/model-usage/model-usage.service.ts';
import type { ProjectService } from './features/projects/projects.service.ts';
import { modelReadingRepository } from './features/relevance/model-reading.repository.ts';
import { modelReadingService } from './features/relevance/model-reading.service.ts';
import type { ModelReader, ReadWithModelDependencies } from './features/relevance/read-with-model.worker.ts';
import { readWithModelJob } from './features/relevance/relevance.jobs.ts';
import { relevanceRepository } from './features/relevance/relevance.repository.ts';
import { relevanceService } from './features/relevance/relevance.service.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import type { Log } from './platform/log/log.ts';
import { openModel } from './platform/model/open-model.ts';

type Options = {
  config: Config;
  database: Database;
  jobs: JobQueue;
  projects: ProjectService;
  index: CatalogueIndex;
  semantics: Semantics;
  engineOf(engine: Engine): EngineDeclaration;
  clock: Clock;
  log: Log;
};

export type RelevanceJobDependencies = ReadWithModelDependencies;

/** What projects are about, which records are, and the language model's part in both where one is configured. */
export function wireRelevance({ config, database, jobs, projects, index, semantics, engineOf, clock, log }: Options) {
  const model = openModel(config);
  const usage = model && modelUsageService({ calls: modelUsageRepository(database), model, settings: config, clock });
  const readings = modelReadingRepository(database);
  const reading = usage && modelReadingService({ readings, usage, index, jobs, clock });
  const profiles = relevanceRepository(database);
  const relevance = relevanceService({
    profiles,
    projects,
    index,
    engines: engineDeclarations,
    semantics,
    clock,
    reading,
  });
  const modelReader: ModelReader | null = usage &&
    reading && {
      readings,
      usage,
      index,
      engineOf,
      subjectOf: relevance.subjectOf,
      stateOf: reading.stateOf,
      isDone: reading.isDone,
      clock,
      log,
    };
  return { relevance, modelReader, jobs: model ? [readWithModelJob] : [] };
}
