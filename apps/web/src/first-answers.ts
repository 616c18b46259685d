import type { ReportType } from '@groundwork/contract/reports';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { api } from './lib/api.ts';
import { permissionsOptions } from './session/permissions.queries.ts';
import { projectsOptions } from './session/selected-project.ts';
import { sessionOptions } from './session/session.queries.ts';

/** What the server has answered already to what a page asks first, by the addresses of these calls. */
export type FirstAnswers = Record<string, unknown>;

const KEYS: Record<string, QueryKey> = {
  '/api/auth/session': sessionOptions.queryKey,
  '/api/permissions': permissionsOptions.queryKey,
  '/api/projects': projectsOptions.queryKey,
};

/** Puts each where the page's parts look for it, so that they are drawn with it from the start. */
export function knowAnswers(queryClient: QueryClient, answers: FirstAnswers): void {
  for (const [address, answer] of Object.entries(answers))
    queryClient.setQueryData(KEYS[address] ?? keyOfReport(address), answer);
}

function keyOfReport(address: string): QueryKey {
  const [, , , reportType, reportId, isStatus] = address.split('/') as [
    string,
    string,
    string,
    ReportType,
    string,
    string?,
  ];
  const input = { reportType, reportId };
  return (isStatus ? api.reports.status : api.reports.get).queryOptions({ input }).queryKey;
}
