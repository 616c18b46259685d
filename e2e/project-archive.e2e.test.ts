import type { Page } from '@playwright/test';
import {
  call,
  createProject,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  test,
  withServer,
} from './server.ts';

/** A project with a bookmark, notes, a saved search and a file. */
async function fillProject(page: Page): Promise<string> {
  const facts = { fileName: 'plan.txt', fileType: 'text/plain', fileSize: 22 };
  const upload = (await call(page, 'POST', '/library/uploads', facts)) as {
    uploadId: string;
    parts: { url: string }[];
  };
  await page.request.put(upload.parts[0]!.url, { data: Buffer.from('A pilot line for cells') });
  await call(page, 'POST', '/library/files', { files: [{ ...facts, uploadId: upload.uploadId }] });
  const areaOfInterest = 'A solid electrolyte separator for lithium metal batteries in aircraft.';
  const { newProject } = (await call(page, 'POST', '/projects', { areaOfInterest, fileId: upload.uploadId })) as {
    newProject: { id: string };
  };
  const projectId = newProject.id;
  const found = (await call(page, 'POST', '/search/keyword', { searchEngine: 'awards', query: '' })) as {
    results: { id: string }[];
  };
  await call(page, 'POST', '/bookmarks', {
    projectId,
    items: [{ searchEngine: 'awards', itemId: found.results[0]!.id }],
  });
  await call(page, 'PATCH', '/projects/notes', { projectId, text: 'Call Mira about the pilot line.' });
  await call(page, 'POST', '/search/saved', { projectId, name: 'New awards', searchEngine: 'awards', query: 'cells' });
  return projectId;
}

test('[PRJ-09] [PRJ-18] [LIB-03] [BKM-05] a project downloaded from one server is imported in another, and is all there', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await signUp(page);
  await fillProject(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Download archive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download this project as an archive' });
  await expect(dialog.getByText('1 bookmark · 1 saved search · 0 reports')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /added to this project/ })).toBeChecked();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download archive' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d\.zip$/);
  const path = test.info().outputPath('archive.zip');
  await download.saveAs(path);

  // The first account of the other server is on Pro, and its catalogue is empty.
  const dataDir = test.info().outputPath('other-server');
  await withServer({ dataDir, sampleData: 'off', defaultPlan: 'starter' }, async ({ url }) => {
    const context = await browser.newContext({ baseURL: url });
    const other = await context.newPage();
    await signUp(other);
    await other.goto('/dashboard');
    await other.goto('/projects/import');
    await expect(other.getByRole('heading', { name: 'Import a project', level: 1 })).toBeVisible();
    await expectAccessible(other);

    await other.locator('input[type=file]').setInputFiles({
      name: 'photo.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('this is no archive at all'),
    });
    await expect(other.getByRole('alert').getByText('This is not a zip file.')).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Import another archive' }).click();

    await other.locator('input[type=file]').setInputFiles(path);
    const summary = other.getByRole('region', { name: 'What was imported' });
    await expect(
      summary.getByRole('row', { name: /^Bookmarks 1 1 for records that are not in this catalog/ }),
    ).toBeVisible();
    await expect(summary.getByRole('row', { name: 'Saved searches 1' })).toBeVisible();
    await expect(summary.getByRole('row', { name: 'Files 1' })).toBeVisible();
    await expectAccessible(other);
    for (const width of [360, 1124, 1366]) {
      await other.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(other);
    }
    await summary.getByRole('button', { name: 'Open project' }).click();
    await expect(other).toHaveURL(/\/dashboard$/);
    await expect(other.getByRole('textbox', { name: 'Notes' })).toHaveValue('Call Mira about the pilot line.');
    await other.goto('/library?tab=bookmarks&category=government');
    await expect(other.getByText('No longer in the catalog').first()).toBeVisible();
    await other.goto('/projects/import');
    await expect(other.getByRole('region', { name: 'Earlier imports' }).getByText(/^Imported:/)).toBeVisible();
    await expectAccessible(other);

    // The next account is on Starter, with room for one project.
    await context.clearCookies();
    await signUp(other);
    await createProject(other);
    await other.goto('/projects/import');
    await expect(
      other.getByText("Looks like you've hit the project limit on the free Innovator Starter plan."),
    ).toBeVisible();
    await expect(other.getByRole('main').getByRole('link', { name: 'Explore Plans' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Choose an archive' })).toHaveCount(0);
    await expectAccessible(other);
    await context.close();
  });
});
