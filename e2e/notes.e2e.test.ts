import type { Page } from '@playwright/test';
import { createProject, expect, expectAccessible, signUp, test } from './server.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

const notesField = (page: Page) => page.getByRole('textbox', { name: 'Notes' });
const storedNotes = (page: Page, id: string): Promise<string> =>
  page.evaluate(async (each) => (await (await fetch(`/api/projects/${each}`)).json()).notes, id);

test('[PRJ-18] notes are saved as one writes, also when the tab is closed in the middle', async ({ page, context }) => {
  const id = await createProject(page);
  await page.goto('/dashboard');
  await notesField(page).fill('Call the makers of separators');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await storedNotes(page, id)).toBe('Call the makers of separators');
  await expectAccessible(page);
  const second = await context.newPage();
  // A browser gives a tab that is closed one second for its farewell: one whose charts are still being drawn may miss it.
  // What was written then is stored when the project is next opened.
  await second.goto('/dashboard', { waitUntil: 'networkidle' });
  await notesField(second).fill('Written a moment before the tab is closed');
  await second.close({ runBeforeUnload: true });
  await expect.poll(() => storedNotes(page, id)).toBe('Written a moment before the tab is closed');
});
