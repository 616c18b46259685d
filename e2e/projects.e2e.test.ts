import type { Locator, Page } from '@playwright/test';
import { pdfOf } from '../apps/server/test/documents.ts';
import { overlap } from './boxes.ts';
import {
  BATTERY,
  call,
  createProject,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  test,
} from './server.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('[PRJ-01] [PRJ-02] [PRJ-07] a description is rewritten, reverted, rewritten again and becomes a project', async ({
  page,
}) => {
  await page.goto('/projects/new');
  await expect(page.getByRole('heading', { name: 'How will you innovate today?' })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: /Select a persona for this project/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Tech scout/ })).toBeChecked();
  const field = page.getByLabel('Describe your project');
  await field.fill(BATTERY);
  await expect(page.getByText(`${BATTERY.length}/2,000`)).toBeVisible();
  await field.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Create project' })).toBeVisible();
  await page.getByRole('button', { name: 'Revert to original' }).click();
  await expect(field).toHaveValue(BATTERY);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page).toHaveURL('/dashboard');
  const heading = page.getByRole('heading', { level: 1, name: /separator/i });
  await expect(heading).toBeVisible();
  const title = await heading.textContent();
  await expect(
    page.getByRole('region', { name: 'Your Projects' }).getByRole('button', { name: title! }),
  ).toHaveAttribute('aria-current', 'true');
});

test('[PRJ-05] a description that a project has already leads to that project', async ({ page }) => {
  await createProject(page);
  await createProject(page, 'A sensor that tells growers when to water their fields of maize.');
  await page.goto('/projects/new');
  await page.getByLabel('Describe your project').fill(`${BATTERY} Also for lithium!`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/separator/i);
  await expect(page.getByText('You already have a project with this description.')).toBeVisible();
  expect(((await call(page, 'GET', '/projects')) as { total: number }).total).toBe(2);
});

const EXTRACT = 'Extract project from file';
const pdf = (name: string, pages: string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfOf(pages)),
});

/** At the sizes of a small window, a laptop and a telephone: a message that stays must not lie over what leads on. */
async function expectNotOverButtons(page: Page, message: Locator) {
  const usual = page.viewportSize()!;
  for (const size of [usual, { width: 1366, height: 768 }, { width: 1124, height: 700 }, { width: 360, height: 740 }]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Continue' }).scrollIntoViewIfNeeded();
    // It stays for as long as the pointer rests on it, however slow the machine is.
    await message.hover();
    // It may be on its way to its place.
    await expect
      .poll(async () => {
        const place = (await message.boundingBox())!;
        const buttons = await page.getByRole('main').getByRole('button').filter({ visible: true }).all();
        const covered = [];
        for (const button of buttons)
          if (overlap(place, await button.boundingBox())) covered.push((await button.textContent()) ?? '');
        return covered;
      })
      .toEqual([]);
  }
  await page.setViewportSize(usual);
}

test('[PRJ-08] a description is extracted from a PDF, added to what was typed, and the file stands in the history', async ({
  page,
}) => {
  await page.goto('/projects/new');
  const field = page.getByLabel('Describe your project');
  await field.fill('Typed before.');
  const toggle = page.getByRole('button', { name: EXTRACT });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  const zone = page.getByRole('region', { name: 'Project file' });
  await expect(zone.getByText('PDF. 10MB maximum.')).toBeVisible();
  await expectAccessible(page);
  await zone.getByRole('button', { name: 'Choose from Library' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose files from your library' });
  await picker.getByRole('button', { name: /^Other Documents/ }).click();
  await expect(picker.getByText('No files found in this folder.')).toBeVisible();
  await expectAccessible(page);
  await picker.getByRole('button', { name: 'Cancel' }).click();
  // Answered when what is shown meanwhile has been seen.
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/projects/extract', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await zone
    .getByLabel('Upload from Computer')
    .last()
    .setInputFiles([pdf('proposal.pdf', [BATTERY])]);
  await expect(page.getByText('Reading the file and looking for the description')).toBeVisible();
  seen.resolve();
  const toast = page.getByRole('alert').filter({ hasText: 'The project description was successfully extracted' });
  await expect(toast).toBeVisible();
  await expectNotOverButtons(page, toast);
  await expect(field).toHaveValue(/^Typed before\.\n\nA solid electrolyte separator/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page).toHaveURL('/dashboard');
  const { items } = (await call(page, 'GET', '/projects')) as { items: { id: string }[] };
  await page.goto(`/projects/${items[0]!.id}/history`);
  await page.getByRole('link', { name: 'proposal.pdf' }).click();
  await expect(page).toHaveURL(/\/library\?folder=.+&file=.+/);
});

test('[PRJ-10] [PRJ-11] [PRJ-12] [PRJ-14] a project is edited; deleting the selected one asks first and selects the first of the others', async ({
  page,
}) => {
  const kept = await createProject(page);
  await createProject(page, 'A sensor that tells growers when to water their fields of maize.');
  await page.goto('/dashboard');
  const list = page.getByRole('region', { name: 'Your Projects' });
  await list
    .getByRole('button', { name: /^Sensor|^A sensor|sensor/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sensor/i);
  await page.getByRole('button', { name: 'Edit project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit project' });
  await dialog.getByLabel('Title').fill('A better sensor');
  await dialog.getByRole('radio', { name: /Investor/ }).check();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Project updated')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'A better sensor' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Investor', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sensor/i);
  await list.getByRole('button', { name: /^Menu of .*sensor/i }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['View History', 'Saved Opportunities', 'Delete']);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByText('Project deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/separator/i);
  await expect(list.getByRole('button', { name: /^Menu of/ })).toHaveCount(0);
  expect(kept).toBeTruthy();
});

test('[PRJ-16] the history is opened from the menu, sorted and paged in its address, and leads to each place', async ({
  page,
}) => {
  const id = await createProject(page);
  await createProject(page, 'A sensor that tells growers when to water their fields of maize.');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Menu of .*separator/i }).click();
  await page.getByRole('menuitem', { name: 'View History' }).click();
  await expect(page).toHaveURL(`/projects/${id}/history`);
  await expect(page.getByRole('heading', { level: 1, name: 'Project history' })).toBeVisible();
  const rows = page.getByRole('region', { name: 'Project history' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  // The project of the history is now the selected one, so that a search here is its search.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/separator/i);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Advanced Search' }).click();
  await page.getByRole('textbox', { name: /^Search / }).fill('lithium');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem').first()).toBeVisible();
  for (let n = 1; n <= 11; n += 1)
    await call(page, 'PATCH', '/projects', { id, title: `Separator ${n}`, description: `Text ${n}` });
  await page.goto(`/projects/${id}/history`);
  await expect(page.getByText('13 entries')).toBeVisible();
  await expect(rows.first()).toContainText('Edited');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Showing Newest to Oldest' }).click();
  await expect(page).toHaveURL(/\?sort=asc$/);
  await expect(rows.first()).toContainText('Created');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL(/page=2/);
  await page.goto(`/projects/${id}/history?page=99`);
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(rows).toHaveCount(3);
  await page.goto(`/projects/${id}/history?sort=asc`);
  await rows.getByRole('link', { name: /: lithium$/ }).click();
  await expect(page).toHaveURL(/\/search\?engine=.+query=lithium/);
  await expect(page.getByRole('textbox', { name: /^Search / })).toHaveValue('lithium');
});

test('[PRJ-17] saved opportunities are listed with the days that are left, soonest first', async ({ page }) => {
  const id = await createProject(page);
  await page.goto(`/projects/${id}/saved-opportunities`);
  await expect(page.getByText('No saved opportunities')).toBeVisible();
  await expectAccessible(page);
  const searchEngine = 'funding-opportunities';
  const found = (await call(page, 'POST', '/search/keyword', { searchEngine, pageLimit: 12 })) as {
    results: { id: string }[];
  };
  const items = found.results.map((result) => ({ searchEngine, itemId: result.id }));
  await call(page, 'POST', '/bookmarks', { projectId: id, items });
  await page.reload();
  await expect(page.getByText(`${items.length} opportunities`)).toBeVisible();
  const rows = page.getByRole('region', { name: 'Saved Opportunities' }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText(/in \d+ (day|year)s?|today|Closed|No closing date/);
  await expectAccessible(page);
  const title = rows.first().getByRole('link').first();
  const soonest = (await title.textContent())!;
  await page.getByRole('button', { name: 'Showing Soonest to Latest' }).click();
  await expect(page).toHaveURL(/sort=desc/);
  // Until the others have come, the rows stay.
  await expect(title).not.toHaveText(soonest);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  const name = await title.textContent();
  await title.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name!.slice(0, 20));
});
