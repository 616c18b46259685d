import { REWRITES_PER_DAY, REWRITES_PER_MINUTE } from '@groundwork/contract/limits';
import { sharedRateLimit } from '../../platform/http/rate-limit.ts';
import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { LibraryService } from '../library/library.service.ts';
import { extractionService } from './extraction.service.ts';
import { historyRepository } from './history.repository.ts';
import { historyService } from './history.service.ts';
import { projectsInArchive } from './projects.archive.ts';
import { projectData } from './projects.personal-data.ts';
import { projectRepository } from './projects.repository.ts';
import { projectRoutes } from './projects.routes.ts';
import { projectService } from './projects.service.ts';
import { projectUsage } from './projects.usage.ts';
import { builtinRewriter } from './rewrite/builtin-rewriter.ts';

type Needed = Pick<Ports, 'config' | 'database' | 'encoder' | 'model' | 'events' | 'clock' | 'log'> & {
  files: LibraryService;
  audit: AuditLog;
};

const DAY_SECONDS = 86_400;

/** Projects, and what is written down of them. */
export function projectsModule({ database, encoder, model, config, events, files, audit, clock, log }: Needed) {
  const rewriter = builtinRewriter;
  const history = historyService({ events: historyRepository(database), clock, log });
  const service = projectService({
    projects: projectRepository(database),
    history,
    audit,
    events,
    clock,
    rewriter,
    encoder,
    isReadByModel: model !== null && config.MODEL_STEPS.includes('read'),
    takeRewrite: sharedRateLimit(database, 'rewrite', [
      { turns: REWRITES_PER_MINUTE, perSeconds: 60 },
      { turns: REWRITES_PER_DAY, perSeconds: DAY_SECONDS },
    ]),
    files,
  });
  return {
    service,
    history,
    routes: projectRoutes({ projects: service, extraction: extractionService({ files, rewriter }) }),
    personalData: projectData(database),
    archive: projectsInArchive(database),
    usage: projectUsage,
  };
}
