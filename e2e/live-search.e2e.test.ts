import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type ServerProcess, startServerProcess } from '../apps/server/test/server-process.ts';
import { openStandIn, type StandIn } from '../apps/server/test/stand-in-sources.ts';
import { expectAccessible, expectAccessibleAt } from './accessibility.ts';

const DESCRIPTION =
  'A sodium ion battery with a hard carbon anode for stationary storage of solar energy overnight. It is safe and costs little.';
const CHOSEN = ['NIH RePORTER', 'ClinicalTrials.gov', 'PubMed', 'arXiv', 'ISRCTN', 'NSF Award Search'];

let folder = '';
let sources: StandIn;
let server: ServerProcess;

// A fresh machine with an empty catalogue, and the public sources on this one, as slow as they are.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), 'groundwork-e2e-live-'));
  sources = await openStandIn({ matches: 41_203, topic: 'Sodium ion battery with hard carbon anode' });
  server = await startServerProcess({
    DATA_DIR: folder,
    SAMPLE_DATA: 'off',
    SENTENCE_ENCODER: 'off',
    DEFAULT_PLAN: 'pro',
    SOURCES_MIRROR: sources.url,
    FETCH_ALLOW_HOSTS: '127.0.0.1',
  });
});
test.afterAll(async () => {
  await server?.stop();
  await sources?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test('[LIVE-01] [LIVE-02] [LIVE-03] [LIVE-04] [LIVE-05] from an empty catalogue to records about the project, by the words agreed to', async ({
  page,
}) => {
  const data = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada', lastName: 'Example' };
  expect((await page.request.post(`${server.url}/api/auth/sign-up/email`, { data })).status()).toBe(201);
  const made = await page.request.post(`${server.url}/api/projects`, { data: { areaOfInterest: DESCRIPTION } });
  expect(made.status()).toBe(201);
  sources.down.add('api.nsf.gov');

  await page.goto(`${server.url}/dashboard`);
  const panel = page.getByRole('region', { name: 'Ask the public sources' });
  await expect(panel).toContainText('19 sources can be asked for records about this project.');
  // What a new project needs first stands open, before what little there is of it.
  await expect(panel.getByText('sodium ion battery', { exact: true })).toBeVisible();
  await expectAccessibleAt(page, 1366, 1124, 360);
  await page.setViewportSize({ width: 1366, height: 900 });
  expect(sources.askedAt.size).toBe(0);

  await panel.getByRole('button', { name: 'None', exact: true }).click();
  await expect(panel.getByText('Choose at least one source.')).toBeVisible();
  for (const name of CHOSEN) await panel.getByRole('checkbox', { name, exact: true }).check();
  await panel.getByRole('button', { name: 'Ask 6 sources' }).click();
  await expect(panel.getByText(/^Asking: \d of 6 sources are done/)).toBeVisible();
  const row = (name: string) => panel.getByRole('row', { name: new RegExp(name.replace('.', '\\.')) });
  await expect(row('NIH RePORTER').getByText('200 of 41,203')).toBeVisible({ timeout: 60_000 });
  await expect(row('NSF Award Search').getByText(/answered 503: Down for maintenance/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(panel.getByText(/^Asked just now by Ada Example: [\d,]+ records from 5 sources/)).toBeVisible({
    timeout: 60_000,
  });
  await expectAccessible(page);
  await expect(panel.getByRole('link', { name: /^ClinicalTrials\.gov/ })).toHaveAttribute(
    'href',
    /clinicaltrials\.gov\/search\?term=/,
  );

  await test.step('trends are the sources’ own counts, and lead to the source', async () => {
    const trends = page.getByRole('region', { name: 'Activity by year' });
    await expect(trends.getByRole('link', { name: /^41,203/ }).first()).toHaveAttribute('href', /^https:/);
    await expect(trends.getByText(/Counted by the sources themselves on .*PubMed/)).toBeVisible();
  });

  sources.down.clear();
  const again = row('NSF Award Search').getByRole('button', { name: 'Try again: NSF Award Search' });
  // A server that has too much to do may refuse, says so, and is asked once more.
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(row('NSF Award Search').getByRole('cell', { name: /^\d+$/ }).first()).toHaveText(/[1-9]/, {
      timeout: 20_000,
    });
  }).toPass({ timeout: 90_000 });

  await test.step('the records are like any others', async () => {
    await page.goto(`${server.url}/search?engine=publications&query=sodium`);
    await expect(page.getByRole('link', { name: /Sodium ion battery with hard carbon anode, / }).first()).toBeVisible();
  });

  await test.step('[LIVE-03] who comes back while the sources are asked sees it before the figures', async () => {
    await page.route('**/api/projects/*/live-search', async (route) => {
      const answer = await route.fetch();
      const live = await answer.json();
      live.asks[0].endedAt = null;
      await route.fulfill({ response: answer, json: live });
    });
    await page.goto(`${server.url}/dashboard`);
    await expect(panel).toContainText('Asking: ');
    const figures = page.getByRole('region', { name: 'Key figures' });
    await expect(figures).toBeVisible();
    expect((await panel.boundingBox())!.y).toBeLessThan((await figures.boundingBox())!.y);
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('a report says how many of how many were read, and its numbers lead to the sources', async () => {
    await page.goto(`${server.url}/reports`);
    await page
      .getByRole('button', { name: /Generate/ })
      .first()
      .click();
    const held = page.getByRole('table', { name: /What the public sources hold/ });
    await expect(held.getByRole('row', { name: /ClinicalTrials\.gov 41,203/ })).toContainText('200', {
      timeout: 60_000,
    });
    await expect(held.getByRole('link', { name: /^41,203/ }).first()).toHaveAttribute('href', /^https:/);
    await expectAccessible(page);
  });

  await test.step('[LIVE-01] a report’s plan has the same way to the sources', async () => {
    await page.goto(`${server.url}/reports/new/commercialization`);
    await expect(panel).toContainText('Asked');
    await panel.getByRole('button', { name: 'Choose words and sources' }).click();
    await panel.getByText('Ask again, with other words or sources').click();
    // As it was agreed to the last time.
    await expect(panel.getByRole('button', { name: 'Ask 6 sources' })).toBeVisible();
  });

  await test.step('a search that finds nothing offers to ask the sources for its words', async () => {
    await page.goto(`${server.url}/search?engine=publications&query=perovskite`);
    await expect(panel.getByText('Few records here have these words.')).toBeVisible();
    await panel.getByRole('button', { name: 'Choose words and sources' }).click();
    await expect(panel.getByText('perovskite', { exact: true })).toBeVisible();
  });
});
