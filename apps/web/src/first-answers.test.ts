import { expect, test } from 'vitest';
import { knowAnswers } from './first-answers.ts';
import { api } from './lib/api.ts';
import { createAppQueryClient } from './lib/query-client.ts';
import { permissionsOptions } from './session/permissions.queries.ts';
import { projectsOptions } from './session/selected-project.ts';
import { sessionOptions } from './session/session.queries.ts';

test('what stands in the page is known where its parts look for it', () => {
  const queryClient = createAppQueryClient({ onUnauthorized: () => {}, onForbidden: () => {} });
  knowAnswers(queryClient, {
    '/api/auth/session': 1,
    '/api/permissions': 2,
    '/api/projects': 3,
    '/api/reports/custom/1f-2/status': 4,
    '/api/reports/custom/1f-2': 5,
  });
  // As `useReportDocument` asks for it, without a language.
  const input = { reportType: 'custom', reportId: '1f-2', language: undefined } as const;
  const asked = [
    sessionOptions,
    permissionsOptions,
    projectsOptions,
    api.reports.status.queryOptions({ input }),
    api.reports.get.queryOptions({ input }),
  ];
  expect(asked.map(({ queryKey }) => queryClient.getQueryData(queryKey as readonly unknown[]))).toEqual([
    1, 2, 3, 4, 5,
  ]);
});
