import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { fixturesDir } from '../apps/server/test/fixtures-dir.ts';
import { type ServerProcess, startServerProcess } from '../apps/server/test/server-process.ts';
import { expectAccessible } from './server.ts';

/** To hold an idea against the records takes seconds of a core, which here the rest of a run has as well. */
const HELD_MS = 240_000;
const STATEMENT = 'An antiviral is breathed in as a mist and stops the coronavirus in the lung';
const IMPORT = join(import.meta.dirname, '../apps/server/src/cli/import.ts');
const FOLDERS = [
  'awards',
  'publications',
  'clinical_trials',
  'intl_trials',
  'interventions',
  'patents',
  'companies',
  'drugs',
];

let dataDir = '';
let server: ServerProcess;

test.beforeAll(async () => {
  test.skip(!fixturesDir, 'The published files are not here: set FIXTURES_DIR to the folder that holds data/.');
  test.setTimeout(180_000);
  dataDir = mkdtempSync(join(tmpdir(), 'groundwork-e2e-'));
  server = await startServerProcess({ DATA_DIR: dataDir, SAMPLE_DATA: 'off' });
});
test.afterAll(async () => {
  await server?.stop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

/** Runs the import command beside the running server, as an operator would. */
async function importRealFiles() {
  const files = FOLDERS.flatMap((folder) => ['--file', join(fixturesDir!, 'data', folder)]);
  const args = ['--disable-warning=ExperimentalWarning', IMPORT, 'all', ...files, '--json'];
  const run = promisify(execFile)(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir },
    maxBuffer: 1e8,
  });
  const { stdout } = await run.catch((error: { stdout: string; stderr: string }) => {
    if (!error.stdout) throw new Error(error.stderr);
    return error;
  });
  return JSON.parse(stdout) as {
    summaries: { read: number; added: number; changed: number; unchanged: number; rejected: number }[];
  };
}

async function signUp(page: Page) {
  await page.goto(`${server.url}/`);
  await page.getByRole('link', { name: 'Create a Free Account!' }).first().click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/projects\/new$/);
}

test('[DATA-16] [RPT-02] from nothing to a cited report over records imported from the published files', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const { summaries } = await importRealFiles();
  expect(summaries.length).toBeGreaterThan(20);
  for (const { read, added, changed, unchanged, rejected } of summaries)
    expect(read).toBe(added + changed + unchanged + rejected);

  await signUp(page);

  await test.step('[PRJ-01] [PRJ-02] [PRJ-07] describe a project, see it kept as it was told, create it', async () => {
    await expect(page.getByRole('heading', { name: 'How will you innovate today?' })).toBeVisible();
    const description = page.getByLabel('Describe your project');
    await description.fill(
      'we develop an inhaled antiviral treatment for hospital patients with COVID-19 pneumonia.  Existing drugs are slow and costly today!! Our customers are hospitals. We are seeking partners for a clinical trial.',
    );
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(description).toHaveValue(/^We develop an inhaled antiviral treatment .* Our customers are hospitals/);
    await page.getByRole('button', { name: 'Create project' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Inhaled antiviral treatment');
  });

  await test.step('[REL-01] [REL-04] the idea is put in one’s own words, and what is near to it is said', async () => {
    const idea = page.getByRole('region', { name: 'The idea, statement by statement' });
    // It is held against the records when it comes near the screen.
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(idea).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await idea.getByRole('button', { name: 'Correct the statements' }).click({ timeout: HELD_MS });
    const dialog = page.getByRole('dialog', { name: 'The idea in statements' });
    await dialog.getByLabel('Statement 1', { exact: true }).fill(STATEMENT);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(idea.getByText(STATEMENT, { exact: true })).toBeVisible({ timeout: HELD_MS });
    const near = idea.getByRole('button', { name: new RegExp(`is near to “${STATEMENT}”`) }).first();
    await near.click();
    await expect(near).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
  });

  await test.step('[SRCH-05] search the trials, narrow by a facet, and find it all in the address', async () => {
    await page.goto(`${server.url}/search?engine=clinical-trials&query=covid-19`);
    await expect(page.locator('main a[href^="/clinical-trials/NCT"]').first()).toBeVisible();
    const found = page.getByRole('region', { name: 'Results' }).getByRole('status').first();
    const all = await found.textContent();
    await page
      .getByRole('checkbox', { name: /Interventional/ })
      .first()
      .click();
    await expect(page).toHaveURL(/Interventional/);
    // A link that gives way to another while it is clicked leads nowhere.
    await expect(found).not.toHaveText(all!);
    const narrowed = page.url();
    await page.locator('main a[href^="/clinical-trials/NCT"]').first().click();
    await expect(page).toHaveURL(/\/clinical-trials\/NCT/);
    await expect(page.getByText('ClinicalTrials.gov').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(narrowed);
    await expect(page.getByRole('checkbox', { name: /Interventional/ }).first()).toBeChecked();
  });

  await test.step('[RPT-05] generate the report and watch it to its end', async () => {
    await page.goto(`${server.url}/reports`);
    await page
      .getByRole('button', { name: /Generate/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Executive summary' })).toBeVisible({ timeout: 180_000 });
    await expect(page.getByRole('cell', { name: `1. ${STATEMENT}` })).toBeVisible();
  });
  const reportUrl = page.url();

  await test.step('[GRD-02] a citation opens its record at the passage', async () => {
    await expect(page.getByText(/claims made/).first()).toBeVisible();
    const citation = page.locator('main sup a, main a[href*="quote="]').first();
    await citation.click();
    await expect(page).toHaveURL(/quote=/);
    // Words of running text are marked, and so is a field.
    await expect(page.locator('main mark, main [data-quoted]').first()).toBeVisible();
  });

  await test.step('[RPT-07] the PDF holds the text of every source', async () => {
    const reportId = reportUrl.match(/[0-9a-f-]{36}/)![0];
    const path = `${server.url}/api/reports/commercialization/${reportId}`;
    const document = await (await page.request.get(path)).json();
    expect(document.sources.length).toBeGreaterThan(10);
    expect(document.claims.withheld).toBe(0);
    expect(document.usesSample).toBe(false);
    const pdf = await page.request.get(`${path}/document?format=pdf`);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.body())), { mergePages: true });
    const plain = (words: string) => words.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
    for (const { title, number } of document.sources)
      expect(plain(text), `source ${number}`).toContain(plain(title).slice(0, 60));
    for (const format of ['docx', 'md'])
      expect((await page.request.get(`${path}/document?format=${format}`)).status()).toBe(200);
  });
});
