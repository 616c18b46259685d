import type { Page } from '@playwright/test';
import { docxOf, pdfOf } from '../apps/server/test/documents.ts';
import { call, expect, expectAccessible, signUp, test } from './server.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

type Upload = { name: string; mimeType: string; buffer: Buffer };
const upload = (name: string, content: string | Uint8Array): Upload => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content as Uint8Array),
});
/** The library with its folders there. */
async function openLibrary(page: Page) {
  await page.goto('/library');
  await expect(page.getByRole('heading', { level: 2, name: 'Other Documents' })).toBeVisible();
}
const choose = (page: Page, files: Upload[]) => page.getByLabel('Upload files').last().setInputFiles(files);
const table = (page: Page) => page.getByRole('table', { name: 'Files' });
const names = (page: Page) => table(page).locator('tbody tr td:first-child button');
const done = (page: Page) => expect(page.getByText(/^(Uploading|Processing|Waiting)/)).toHaveCount(0);
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Lets files fall onto the element, as from the desktop. */
async function drop(page: Page, selector: string, files: { name: string; content: string }[]) {
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, content } of all) transfer.items.add(new File([content], name));
    return transfer;
  }, files);
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent(selector, type, { dataTransfer: data });
}

test('[LIB-01] folders are created by the rules, renamed, counted and deleted after a question', async ({ page }) => {
  await openLibrary(page);
  await expect(page.getByText('No files found in this folder.')).toBeVisible();
  await page.getByRole('button', { name: 'New folder' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Folder name');
  for (const [typed, problem] of [
    ['', 'Folder name is required'],
    ['a/b', 'Folder name cannot contain slashes'],
    ['R&D', 'Folder name contains one or more of the following forbidden characters: \\ : * ? " < > | & %'],
    ['other documents', 'A folder with this name already exists. Choose another name.'],
  ] as const) {
    await name.fill(typed);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(problem)).toBeVisible();
  }
  await expectAccessible(page);
  await name.fill('Grants 2026 😀');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Grants 2026 😀' })).toBeVisible();
  await choose(page, [upload('a.txt', 'Text.'), upload('b.txt', 'Text.')]);
  await expect(names(page)).toHaveText(['a.txt', 'b.txt']);
  const folders = page.getByRole('region', { name: 'Folders' });
  await expect(folders.getByRole('button', { name: 'Grants 2026 😀 2 files', exact: true })).toBeVisible();
  await folders.getByRole('button', { name: 'Menu of Grants 2026 😀' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await name.fill('Grants');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await folders.getByRole('button', { name: 'Menu of Grants' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog.getByText('The folder “Grants” and its 2 files will be deleted.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Other Documents' })).toBeVisible();
  await expect(folders.getByRole('listitem')).toHaveCount(1);
  await expect(folders.getByRole('button', { name: 'Menu of Other Documents' })).toHaveCount(0);
});

test('[LIB-02] [LIB-05] [LIB-06] files are dropped, processed, found by what they say, and previewed', async ({
  page,
}) => {
  await openLibrary(page);
  await expect(page.getByText('No files found in this folder.')).toBeVisible();
  await drop(page, 'main table, main section + div', [{ name: 'dropped.md', content: '# Solid electrolytes' }]);
  await expect(names(page)).toHaveText(['dropped.md']);
  const pages = ['Introduction', 'The garnet electrolyte conducts lithium ions', 'Conclusion'];
  await choose(page, [
    upload('report.pdf', pdfOf(pages)),
    upload('plan.docx', docxOf('<w:p><w:r><w:t>A plan for garnets</w:t></w:r></w:p>')),
    upload('broken.pdf', 'MZ'),
  ]);
  await expect(names(page)).toHaveText(['broken.pdf', 'dropped.md', 'plan.docx', 'report.pdf']);
  await done(page);
  await expect(table(page).getByText('Unsupported file type: the content is not a PDF')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Search in your files' }).fill('garnet');
  const found = page.getByRole('region', { name: 'Files found' });
  await expect(found.getByRole('status')).toHaveText('2 files');
  await expect(found.locator('mark')).toHaveCount(2);
  await expect(
    found.getByRole('paragraph').filter({ hasText: 'garnet electrolyte conducts lithium ions' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/library?query=garnet');
  await expectAccessible(page);
  await found.getByRole('button', { name: 'report.pdf' }).click();
  const preview = page.getByRole('dialog', { name: 'report.pdf' });
  await expect(preview.getByText(/^PDF · .* · 3 pages · /)).toBeVisible();
  await expect(preview.getByRole('img', { name: 'Page 1' })).toBeVisible();
  // A page that was drawn is not all white.
  const ink = () =>
    preview.getByRole('img', { name: 'Page 1' }).evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return data.some((value, at) => at % 4 === 0 && value < 128 && data[at + 3]! > 0);
    });
  await expect.poll(ink).toBe(true);
  await preview.getByRole('button', { name: 'Show page 2' }).click();
  await expect(preview.getByRole('img', { name: 'Page 2' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await preview.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('report.pdf');
  await page.keyboard.press('Escape');
  await found.getByRole('button', { name: 'plan.docx' }).click();
  await expect(page.getByRole('dialog').getByText('A plan for garnets')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('xyzzyplugh');
  await expect(page.getByText('No file has “xyzzyplugh” in its name or its text.')).toBeVisible();
});

test('[LIB-02] [LIB-04] a transfer is paused and resumed, survives a broken connection, and can be retried', async ({
  page,
}) => {
  await openLibrary(page);
  let hold: (() => void) | undefined;
  await page.route('**/api/library/transfers/*', async (route) => {
    await new Promise<void>((resolve) => {
      hold = resolve;
    });
    await route.continue().catch(() => undefined);
  });
  await choose(page, [upload('big.txt', 'line\n'.repeat(200_000))]);
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect.poll(() => hold, { message: 'the transfer is under way' }).toBeDefined();
  await uploads.getByRole('button', { name: 'Pause big.txt' }).click();
  await expect(uploads.getByText(/^Paused/)).toBeVisible();
  await expectAccessible(page);
  hold!();
  await page.unrouteAll();
  // Breaks once, then goes on by itself.
  await page.route('**/api/library/transfers/*', (route) => route.abort(), { times: 1 });
  await uploads.getByRole('button', { name: 'Resume big.txt' }).click();
  await expect(uploads).toBeHidden();
  await done(page);

  await page.route('**/api/library/transfers/*', (route) =>
    route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', status: 503, message: 'No room left.' } }),
  );
  await choose(page, [upload('full.txt', 'Text.')]);
  await expect(toast(page, 'Error uploading files')).toContainText('File failed to upload, please try again.');
  await expect(uploads.getByText('Failed: No room left.')).toBeVisible();
  await page.unrouteAll();
  await uploads.getByRole('button', { name: 'Retry full.txt' }).click();
  await expect(uploads).toBeHidden();
  await expect(names(page)).toHaveText(['big.txt', 'full.txt']);
});

test('[LIB-04] [LIB-06] files are sorted, renamed, moved, processed again and deleted', async ({ page }) => {
  const { id } = (await call(page, 'POST', '/library/folders', { name: 'Target' })) as { id: string };
  await openLibrary(page);
  await choose(page, [upload('b.txt', 'Text.'), upload('a.pdf', 'no pdf')]);
  await expect(names(page)).toHaveText(['a.pdf', 'b.txt']);
  await done(page);
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(names(page)).toHaveText(['b.txt', 'a.pdf']);
  await expect(page).toHaveURL('/library?sort=name-desc');
  await page.getByRole('button', { name: 'Added' }).click();
  await expect(page.getByRole('columnheader', { name: 'Added' })).toHaveAttribute('aria-sort', 'descending');
  // A menu that is opened while rows change places closes with them.
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');

  const menu = async (name: string, item: string) => {
    // The one before may still be fading.
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.getByRole('button', { name: `Menu of ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await page.route('**/api/library/files/*/reprocess', (route) => route.abort(), { times: 3 });
  await menu('a.pdf', 'Process again');
  await expect(toast(page, 'Error reprocessing file')).toContainText('File failed to reprocess, please try again.');
  await page.unrouteAll();
  await menu('b.txt', 'Rename');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File name').fill('c.pdf');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The name has to end in .txt')).toBeVisible();
  await dialog.getByLabel('File name').fill('c.txt');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'c.txt', exact: true })).toBeVisible();
  await menu('c.txt', 'Move to folder');
  await dialog.getByRole('button', { name: /^Target/ }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(names(page)).toHaveText(['a.pdf']);
  await menu('a.pdf', 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No files found in this folder.')).toBeVisible();
  await page.goto(`/library?folder=${id}`);
  await expect(names(page)).toHaveText(['c.txt']);
});

test('[LIB-10] folders and files that do not load say so in the specified words, with Retry', async ({ page }) => {
  const refuse = { status: 403, json: { code: 'FORBIDDEN', status: 403, message: 'Not now.' } };
  await page.route('**/api/library/folders?*', (route) => route.fulfill(refuse));
  await page.route('**/api/library/files/paginated?*', (route) => route.fulfill(refuse));
  await page.goto('/library');
  await expect(page.getByText('An error occurred while loading your folders.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/library/folders?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('An error occurred while loading your files.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No files found in this folder.')).toBeVisible();
});
