import type { Page } from '@playwright/test';
import { call, createProject, expect, expectAccessible, signUp, test } from './server.ts';

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

test('[PRJ-18] offline the text is kept and said, and it is sent as soon as one is back', async ({ page, context }) => {
  const id = await createProject(page);
  await page.goto('/dashboard');
  await expect(notesField(page)).toBeVisible();
  await context.setOffline(true);
  await notesField(page).fill('Written in the train');
  await expect(page.getByText('Error updating notes')).toBeVisible();
  await expect(page.getByText('Please try again later.')).toBeVisible();
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await expect(notesField(page)).toHaveValue('Written in the train');
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await storedNotes(page, id)).toBe('Written in the train');
});

test('[PRJ-18] two who write at once do not overwrite each other', async ({ page }) => {
  const id = await createProject(page);
  // Else the window may hear of the other text before anything is written in it.
  await page.route('**/api/notifications/stream*', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(notesField(page)).toBeVisible();
  await call(page, 'PATCH', '/projects/notes', { projectId: id, text: 'Theirs', version: 0 });
  await notesField(page).fill('Mine');
  const conflict = page.getByRole('alert').filter({ hasText: 'These notes have since been changed elsewhere.' });
  await expect(conflict.getByText('Theirs', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Keep both' }).click();
  await expect.poll(() => storedNotes(page, id)).toBe('Theirs\n\nMine');
  await expect(conflict).toBeHidden();
});
