import { expect, signUp, test } from './server.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
  const areaOfInterest =
    'Solid-state lithium metal batteries with a ceramic electrolyte for electric vehicles that charge in ten minutes.';
  await page.request.post('/api/projects', { data: { areaOfInterest, persona: 'tech_developer' } });
});

test('[SRCH-06] the search opens with the project’s own data set, and Back leaves it', async ({ page }) => {
  await page.goto('/dashboard');
  const { items } = await (await page.request.get('/api/projects')).json();
  const { engine } = await (
    await page.request.get(`/api/search/tab-order/default-engine?projectId=${items[0].id}`)
  ).json();
  await page.getByRole('link', { name: 'Advanced Search' }).first().click();
  await expect(page).toHaveURL(`/search?engine=${engine}`);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('[SRCH-06] data sets are put in another order, which the project keeps', async ({ page }) => {
  // The kept order comes after the change to it: it must not undo what was changed meanwhile.
  await page.route('**/api/search/tab-order?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/search?engine=awards');
  const tabs = page.getByRole('navigation', { name: 'Data sets' });
  const labels = async () =>
    (await tabs.getByRole('list').nth(1).getByRole('link').allTextContents()).map((text) =>
      text.replace(/[\d,\s]+$/, ''),
    );
  await expect(tabs.getByRole('list').nth(1).getByRole('link')).toHaveCount(4);
  const before = await labels();
  await tabs.getByRole('button', { name: 'Arrange Government' }).click();
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: `Move ${before[0]} down` }).click();
  await kept;
  await expect.poll(labels).toEqual([before[1], before[0], before[2], before[3]]);
  await page.reload();
  await expect.poll(labels).toEqual([before[1], before[0], before[2], before[3]]);
});
