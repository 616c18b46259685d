import type { Page } from '@playwright/test';
import { call, createProject, expect } from './server.ts';

const WRITING_MS = 80_000;

/** Has a report written for a new project of who is signed in; answers its address. */
export const completeReport = async (page: Page): Promise<string> => reportOn(page, await createProject(page));

/** The same for a project that there is. */
export async function reportOn(page: Page, projectId: string): Promise<string> {
  const { reportId } = (await call(page, 'POST', '/reports/commercialization', { projectId })) as { reportId: string };
  const address = `/reports/commercialization/${reportId}`;
  await untilComplete(page, address);
  return address;
}

/** A report of few sections: what readers do with one is the same in a short page, which takes less than half the work. */
export async function completeShortReport(page: Page): Promise<string> {
  const projectId = await createProject(page);
  const { reportId } = (await call(page, 'POST', '/reports/custom', { projectId })) as { reportId: string };
  const address = `/reports/custom/${reportId}`;
  const prompts = [
    { title: 'Rivals', prompt: 'Who are the competitors?' },
    { title: 'Awards', prompt: 'Which awards were made?' },
  ];
  await call(page, 'PATCH', `${address}/data`, { prompts, scope: 'records', searchEngines: ['awards', 'companies'] });
  await call(page, 'POST', `${address}/generate`, {});
  await untilComplete(page, address);
  return address;
}

async function untilComplete(page: Page, address: string): Promise<void> {
  const status = () => call(page, 'GET', `${address}/status`) as Promise<{ status: string }>;
  await expect.poll(async () => (await status()).status, { timeout: WRITING_MS }).toBe('complete');
}
