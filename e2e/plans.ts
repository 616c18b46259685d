import type { Browser, Page } from '@playwright/test';
import { call, type Person } from './server.ts';

/** The first account of a server is its admin; first-start.ts signs it up. */
export const ADMIN: Person = { email: 'admin@example.org', password: 'correct horse' };

export const signInAsAdmin = (page: Page) => call(page, 'POST', '/auth/sign-in/email', ADMIN);

export async function setPlan(browser: Browser, url: string, page: Page, plan: string) {
  const { user } = (await call(page, 'GET', '/auth/session')) as { user: { id: string } };
  const other = await browser.newPage({ baseURL: url });
  await signInAsAdmin(other);
  await call(other, 'PATCH', `/admin/users/${user.id}/plan`, { plan });
  await other.close();
}
