import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { officeTables } from '../apps/server/test/tables/office-tables.ts';
import { expectScreenAccessible } from './accessibility.ts';
import { signInAsAdmin } from './plans.ts';
import { expect, expectNoSidewaysScroll, signUp, test } from './server.ts';

test('[DATA-19] [DATA-22] an office’s table: dropped, corrected, seen as it will look, imported, found, and undone', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/service-admin/import');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.context().clearCookies();
  await signInAsAdmin(page);
  await page.goto('/service-admin');
  await page.getByRole('link', { name: 'Import a file' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import a file');

  const [table] = officeTables();
  await page.getByLabel('Choose a file').setInputFiles({
    name: table!.file,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(table!.bytes),
  });
  await expect(page.getByLabel('Data set')).toHaveValue('university-technologies');
  await expect(page.getByLabel('Field of Invention title')).toHaveValue('title');
  const preview = page.getByRole('region', { name: 'How the records will look' });
  await expect(preview.getByRole('listitem')).toHaveCount(table!.rows);
  await expectScreenAccessible(page);

  await page.getByLabel('Field of Invention title').selectOption('Kept under its own heading');
  await expect(preview.getByText('18 rows cannot be imported')).toBeVisible();
  await expect(page.getByText('Say which column is the title or name')).toBeVisible();
  await page.getByLabel('Field of Invention title').selectOption('Title');
  await page.getByLabel('Field of Keywords').selectOption('Category');
  await expect(preview.getByRole('listitem')).toHaveCount(table!.rows);
  await page.getByLabel('The same for every record').selectOption('University');
  await page.getByRole('textbox', { name: 'University' }).fill('Northfield University');
  await expect(preview.getByText('Northfield University').first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 820 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1366, height: 820 });

  await page.getByLabel('Name of the source').fill('Northfield portfolio');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const history = page.getByRole('region', { name: 'Imported files' });
  await expect(history.getByText('18 read, 18 added, 0 changed, 0 rejected')).toBeVisible();
  await expect(history.getByText('Complete')).toBeVisible();
  await page.goto('/search?engine=university-technologies&query=hydrogel');
  await page
    .getByRole('link', { name: /hydrogel of type/ })
    .first()
    .click();
  await expect(page.getByText('Northfield portfolio').first()).toBeVisible();

  await page.goto('/service-admin/import');
  await history.getByRole('button', { name: 'Undo the import of Portfolio June.xlsx' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(history.getByText('Undone', { exact: true })).toBeVisible();
  await expect(history.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test('[DATA-19] several files at once are looked at one after the other, and what came in is a click away', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto('/service-admin/import');
  const files = officeTables().slice(1, 3);
  await page.getByLabel('Choose a file').setInputFiles(
    files.map(({ file, bytes }) => ({
      name: file,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(bytes),
    })),
  );
  await expect(page.getByText(`After this one: ${files[1]!.file}`)).toBeVisible();
  // The same button stands beside a file being sent: it is pressed once the look has taken its place.
  await expect(page.getByLabel('Data set')).toHaveValue(files[0]!.engine);
  await page.getByRole('button', { name: 'Skip to the next file' }).click();
  await expect(page.getByText('After this one')).toBeHidden();
  await expect(page.getByLabel('Data set')).toHaveValue(files[1]!.engine);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const history = page.getByRole('region', { name: 'Imported files' });
  await history.getByRole('link', { name: 'Search this data set' }).first().click();
  await expect(page).toHaveURL(new RegExp(`engine=${files[1]!.engine}`));
  await page.goto('/service-admin/import');
  await history.getByRole('button', { name: `Undo the import of ${files[1]!.file}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(history.getByText('Undone', { exact: true }).first()).toBeVisible();
});

test('[DATA-19] a folder, dropped or chosen: its files and those of its folders are looked at one after the other', async ({
  page,
}, { outputDir }) => {
  const folder = join(outputDir, 'portfolio');
  mkdirSync(join(folder, 'older'), { recursive: true });
  const [table, next] = officeTables();
  writeFileSync(join(folder, table!.file), table!.bytes);
  writeFileSync(join(folder, 'older', next!.file), next!.bytes);
  writeFileSync(join(folder, '.index'), 'what a system keeps for itself');
  writeFileSync(join(folder, 'older', 'empty.csv'), '');
  const others = page.getByText('After this one');
  await signInAsAdmin(page);
  await page.goto('/service-admin/import');

  const { x, y, width, height } = (await page.getByText('CSV, TSV, XLSX').boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data: { items: [], files: [folder], dragOperationsMask: 1 },
    });
  await expect(others).toContainText('Portfolio June.xlsx');
  await expect(page.getByText('empty.csv: The file is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Skip to the next file' }).click();
  await expect(page.getByLabel('Data set')).toHaveValue(next!.engine);

  await page.reload();
  await page.getByLabel('Choose a folder').setInputFiles(folder);
  await expect(others).toContainText('empty.csv');
  await expect(others).not.toContainText('.index');
});
