import type { Page } from '@playwright/test';
import { call, createProject, expect } from './server.ts';

const WRITING_MS = 80_000;

/** Has a report written for a new project of who is signed in; answers its address. */
export const completeReport = async (page: Page): Promise<string> => reportOn(page, await createProject(page));

/** The same for a project that there is. */
export async function reportOn(page: Page, projectId: string): Promise<string> {
  const { reportId } = (await call(page, 'POST', '/reports/commercialization', { projectId })) as { reportId: string };
  const address = `/reports/commercialization/${reportId}`;
  const status = () => call(page, 'GET', `${address}/status`) as Promise<{ status: string }>;
  await expect.poll(async () => (await status()).status, { timeout: WRITING_MS }).toBe('complete');
  return address;
}
