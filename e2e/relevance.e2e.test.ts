import type { Page } from '@playwright/test';
import {
  createProject,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  test,
  untilMeaningIsKnown,
} from './server.ts';

// The first test waits until the server has learnt vectors.
test.slow();

/** Sample data has nothing of it, though some of its words. */
const FALCONRY = 'Hand-stitched leather hoods for falcons and hawks, with plumes, for falconers who hunt with raptors.';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
const bestMatches = (page: Page) => page.getByRole('region', { name: 'Best matches' });
const profileLine = (page: Page) => bestMatches(page).getByRole('group', { name: 'What this project is about' });
const matches = (page: Page, name: string) => card(page, name).getByRole('listitem').getByRole('link');

/** Somebody with a project, once records are judged by their meaning, too: before that, fewer are found. */
async function begin(page: Page, description?: string): Promise<string> {
  await signUp(page);
  await untilMeaningIsKnown(page);
  return createProject(page, description);
}

/** They stand below the panels and are asked for when they come into view; panels that come meanwhile move them out of it again. */
async function seeMatches(page: Page) {
  const first = bestMatches(page).getByRole('article').first();
  await expect(async () => {
    await bestMatches(page).scrollIntoViewIfNeeded();
    await first.scrollIntoViewIfNeeded({ timeout: 5_000 });
    await expect(first.getByText(/ of [\d,]+$/)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

async function openMatches(page: Page) {
  await page.goto('/dashboard');
  await seeMatches(page);
}

async function openProfile(page: Page) {
  await profileLine(page).getByRole('button', { name: 'Edit what this project is about' }).click();
  return page.getByRole('dialog', { name: 'What this project is about' });
}

/** The rules see the same parts at both widths; at 1124 px there may be too little room. */
async function expectFits(page: Page) {
  const usual = page.viewportSize()!;
  await page.setViewportSize({ width: 1124, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize(usual);
}

async function say(page: Page, title: string, what: string) {
  await page
    .getByRole('button', { name: `Is this about the project? ${title}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: what }).click();
}

test('[REL-04] [PULSE-06] [NAV-12] what is said not to be about the project leaves its matches and stays away; undone, it is back', async ({
  page,
}) => {
  await begin(page);
  await openMatches(page);
  await expect(matches(page, 'Patents')).toHaveCount(3);
  // Matches are asked for when they come into view.
  await page.getByRole('heading', { name: 'Industry' }).scrollIntoViewIfNeeded();
  await expect(matches(page, 'Companies')).toHaveCount(3);
  await expectFits(page);
  const title = (await matches(page, 'Patents').first().textContent())!;
  const first = card(page, 'Patents').getByRole('link', { name: title });
  await expect(card(page, 'Patents').getByRole('listitem').first()).toContainText('names ');
  await say(page, title, 'Not about this');
  await expect(page.getByText('Marked as not about this project. It will no longer be listed.')).toBeVisible();
  await expect(first).toHaveCount(0);
  await page.reload();
  // Panels above that are still growing may push the matches out of view again before they are asked for.
  await expect(async () => {
    await seeMatches(page);
    await expect(matches(page, 'Patents')).toHaveCount(3, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(first).toHaveCount(0);

  const profile = await openProfile(page);
  await profile.getByRole('button', { name: `Withdraw your judgment of ${title}` }).click();
  await expect(profile.getByText('None yet.')).toBeVisible();
  // Taken back by mistake, and then said again by undoing.
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(profile.getByRole('link', { name: title })).toBeVisible();
  await profile.getByRole('button', { name: `Withdraw your judgment of ${title}` }).click();
  await expect(profile.getByText('None yet.')).toBeVisible();
  await profile.getByRole('button', { name: 'Cancel' }).click();
  await expect(first).toBeVisible();
});

test('[REL-06] [NAV-12] the number of a card opens the search that finds as many, with the reasons, in all data sets', async ({
  page,
}) => {
  await begin(page);
  await openMatches(page);
  const counts = card(page, 'Patents').getByText(/^\d+ direct · \d+ in the field of 700$/);
  const [, direct, field] = /(\d+) direct · (\d+) in the field/.exec((await counts.textContent())!)!;
  await card(page, 'Patents').getByRole('link', { name: 'Patents', exact: true }).click();
  const results = page.getByRole('region', { name: 'Results' });
  const head = results.getByRole('status').first();
  await expect(head).toContainText(`${field} in the project’s field, of 700`);
  await expect(results.getByText(/^Direct · names /).first()).toBeVisible();
  await expectFits(page);
  await expect(page.getByRole('button', { name: /^Remove filter Solid electrolyte.*: field/ })).toBeVisible();
  await page.getByText('Table', { exact: true }).click();
  await expect(
    results
      .getByRole('row')
      .getByText(/^Direct · names /)
      .first(),
  ).toBeVisible();
  await openMatches(page);
  await card(page, 'Patents')
    .getByRole('link', { name: `${direct} direct` })
    .click();
  await expect(head).toContainText(`${direct} about the thing itself, of 700`);
  await page.getByRole('radiogroup', { name: 'How much of what belongs to the project' }).getByText('field').click();
  await expect(head).toContainText(`${field} in the project’s field, of 700`);

  // Another data set keeps the project, and what is said in the results holds there, too.
  await page
    .getByRole('navigation', { name: 'Data sets' })
    .getByRole('link', { name: /^Companies/ })
    .click();
  await expect(head).toContainText('in the project’s field, of 406');
  const before = await head.textContent();
  const title = (await results.locator('[data-row-link]').first().textContent())!;
  await say(page, title, 'Not about this');
  await expect(results.getByRole('link', { name: title })).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(head).toHaveText(before!);
  const onlyAbout = page.getByRole('switch', { name: /^Only about Solid electrolyte/ });
  await onlyAbout.click();
  await expect(head).toContainText('406 companies');
  await onlyAbout.click();
  await expect(head).toHaveText(before!);

  await results.getByRole('link', { name: title }).click();
  const about = page.getByRole('region', { name: 'About the project' });
  await expect(about).toContainText(
    /^(Direct for|Same use as|Same technology as) Solid electrolyte .*: (?:names|through) /,
  );
  await about.getByRole('button', { name: 'More like this' }).click();
  await expect(about).toContainText('You asked for more like this');
  await about.getByRole('button', { name: 'Withdraw' }).click();
  await expect(about).toContainText('Solid electrolyte');
  await expectAccessible(page);
});

test('[REL-01] [NAV-12] a phrase is excluded and another demanded: the matches follow, and so does the line before a report', async ({
  page,
}) => {
  await begin(page);
  await openMatches(page);
  const counts = card(page, 'Patents').getByText(/of 700$/);
  const before = await counts.textContent();
  const profile = await openProfile(page);
  await expectFits(page);
  const unwanted = profile.getByRole('combobox', { name: 'What it is not' });
  await unwanted.fill('pouch cell');
  await unwanted.press('Enter');
  await profile.getByRole('checkbox', { name: 'Must have dendrites' }).check();
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile).toBeHidden();
  await expect(profileLine(page)).toContainText('not pouch cell');
  await expect(counts).not.toHaveText(before!);
  await page.reload();
  await seeMatches(page);
  await expect(profileLine(page)).toContainText('not pouch cell');
  await expect(profileLine(page)).toContainText('dendrites');
  await expect(card(page, 'Patents').getByRole('link', { name: /pouch cell/i })).toHaveCount(0);
  await page.goto('/reports');
  const line = page.getByRole('group', { name: 'What this project is about' });
  await expect(line).toContainText('A report rests on records about');
  await line.getByRole('button', { name: 'Correct what this project is about' }).click();
  await expect(page.getByRole('dialog').getByText('pouch cell', { exact: true })).toBeVisible();
});

test('[REL-03] a project that nothing fits shows that nothing was found, and nothing else', async ({ page }) => {
  const projectId = await begin(page, FALCONRY);
  await page.goto('/dashboard');
  // One panel says so, and no five say each that they have nothing to draw.
  const nothing = page.getByRole('region', { name: 'Nothing on record is about this project' });
  await expect(nothing).toBeVisible();
  for (const name of ['Activity by year', 'Award money by agency', 'Next closing dates', 'Opportunities'])
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  await nothing.getByRole('link', { name: 'What is looked for, and what may be related' }).click();
  await expect(page.getByRole('heading', { name: 'Best matches' })).toBeInViewport();
  await page.goto('/dashboard');
  await bestMatches(page).scrollIntoViewIfNeeded();
  const best = bestMatches(page);
  await expect(best.getByText('Nothing in this catalog is about your project')).toBeVisible();
  await expect(best.getByRole('article')).toHaveCount(0);
  // Nothing half under the header, where it would be too small to be hit.
  await expectAccessible(page);
  await page.goto(`/search?engine=companies&f.about=${projectId}`);
  await expect(page.getByText('Nothing here is about this project')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('status').first()).toContainText(
    '0 in the project’s field, of 406',
  );
});

test('[REL-06] searches are suggested for the project: one click watches what is on its topic', async ({ page }) => {
  await begin(page);
  await page.goto('/search?engine=awards&query=x');
  await page.getByRole('button', { name: 'Saved searches' }).click();
  const list = page.getByRole('dialog', { name: 'Saved searches' });
  const suggested = list.getByRole('region', { name: /^Suggested for / });
  await expect(suggested.getByRole('listitem')).not.toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const before = await suggested.getByRole('listitem').count();
  const awards = suggested.getByRole('listitem').filter({ hasText: 'Awards' });
  const [said] = (await awards.innerText()).match(/\d+ records? on topic now/)!;
  await awards.getByRole('button', { name: /^Watch Awards about / }).click();
  await expect(list.getByText('Awards · daily alert')).toBeVisible();
  await expect(awards).toHaveCount(0);
  expect(await suggested.getByRole('listitem').count()).toBeLessThanOrEqual(before);
  await list.getByRole('link', { name: /^Awards about / }).click();
  await expect(page.getByText(`${Number.parseInt(said, 10)} in the project’s field, of`)).toBeVisible();
});
