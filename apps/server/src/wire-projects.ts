import { REWRITES_PER_DAY, REWRITES_PER_MINUTE } from '@groundwork/contract/limits';
import type { CatalogueIndex } from './catalogue/index/index.port.ts';
import type { AuditLog } from './features/audit/audit.service.ts';
import type { LibraryService } from './features/library/library.service.ts';
import { extractionService } from './features/projects/extraction.service.ts';
import { historyRepository } from './features/projects/history.repository.ts';
import { historyService } from './features/projects/history.service.ts';
import { projectRepository } from './features/projects/projects.repository.ts';
import { projectService } from './features/projects/projects.service.ts';
import { builtinRewriter } from './features/projects/rewrite/builtin-rewriter.ts';
import { knownWords } from './features/search/known-words.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { sharedRateLimit } from './platform/http/rate-limit.ts';
import type { Log } from './platform/log/log.ts';

type Options = {
  database: Database;
  index: CatalogueIndex;
  files: LibraryService;
  audit: AuditLog;
  clock: Clock;
  log: Log;
};

const DAY_SECONDS = 86_400;

/** Projects, and what is written down of them. */
export function wireProjects({ database, index, files, audit, clock, log }: Options) {
  // People who describe a technology use the words of the catalogue.
  const rewriter = builtinRewriter(knownWords(index));
  const history = historyService({ events: historyRepository(database), clock, log });
  const projects = projectService({
    projects: projectRepository(database),
    history,
    audit,
    clock,
    rewriter,
    takeRewrite: sharedRateLimit(database, 'rewrite', [
      { turns: REWRITES_PER_MINUTE, perSeconds: 60 },
      { turns: REWRITES_PER_DAY, perSeconds: DAY_SECONDS },
    ]),
    files,
  });
  return { projects, history, extraction: extractionService({ files, rewriter }) };
}
