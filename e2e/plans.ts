import type { Browser, Page } from '@playwright/test';
import { call, type Person, signUp, somebody } from './server.ts';

const admins = new Map<string, Person>();

/** The first account of a server is its admin; who signs up after it is on the default plan until the admin says otherwise. */
export async function signUpAfterAdmin(page: Page, url: string) {
  if (!admins.has(url)) {
    admins.set(url, await signUp(page, somebody()));
    await page.context().clearCookies();
  }
  await signUp(page);
}

export const signInAsAdmin = (page: Page, url: string) => call(page, 'POST', '/auth/sign-in/email', admins.get(url));

export async function setPlan(browser: Browser, url: string, page: Page, plan: string) {
  const { user } = (await call(page, 'GET', '/auth/session')) as { user: { id: string } };
  const other = await browser.newPage({ baseURL: url });
  await signInAsAdmin(other, url);
  await call(other, 'PATCH', `/admin/users/${user.id}/plan`, { plan });
  await other.close();
}
