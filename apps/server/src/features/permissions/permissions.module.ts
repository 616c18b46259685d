import type { AgentService } from '../agents/agents.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { ReportService } from '../reports/reports.service.ts';
import { permissionRoutes } from './permissions.routes.ts';
import { permissionService } from './permissions.service.ts';

export const permissionsModule = (needed: {
  projects: ProjectService;
  reports: ReportService;
  agents: AgentService;
}) => ({
  routes: permissionRoutes(permissionService(needed)),
});
